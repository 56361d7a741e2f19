import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { refreshUser } from '../features/accounts/use-user.ts'
import { paths, safeNext } from '../platform/paths.ts'
import { queryClient } from '../platform/query-client.ts'
import { session } from '../platform/session.ts'

/** Follows the session: fresh user data on start, /login when it is gone, no data of one account seen by another. */
export function useSessionEvents(): void {
  const router = useRouter()
  useEffect(() => {
    let account = session.get()?.user.id
    if (account) void refreshUser()

    return session.subscribe(() => {
      const held = session.get()
      if (held) {
        if (account !== undefined && account !== held.user.id) queryClient.clear()
        account = held.user.id
        return
      }
      const { reason } = session.signedOut()
      const { pathname, href } = router.state.location
      // A session that had been working asks for the password in place (sign-in-again), so that no work is lost.
      if (reason === 'ended' || pathname === paths.login) return
      const next = reason === 'logout' ? undefined : safeNext(href)
      void router
        .navigate({ to: paths.login, search: next && next !== paths.home ? { next } : {} })
        .then(() => queryClient.clear())
    })
  }, [router])
}
