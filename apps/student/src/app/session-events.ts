import type { AnyRouter } from '@tanstack/react-router'
import { askUser } from '../features/access/accounts/use-user.ts'
import { forgetReplies } from '../platform/forget-replies.ts'
import { paths, safeNext } from '../platform/paths.ts'
import { queryClient } from '../platform/query-client.ts'
import { session } from '../platform/session.ts'

/**
 * Follows the session for as long as the page lives: fresh user data on start, /login when it is gone, no data of one
 * account shown to another. Starts before the first screen, whose own requests may end the session.
 */
export function followSession(router: AnyRouter): void {
  let account = session.get()?.user.id

  function signedIn(id: number): void {
    if (account !== undefined && account !== id) {
      queryClient.clear()
      void forgetReplies()
    }
    account = id
    // Signed in here or in another tab: on to where the student wanted to go.
    const { pathname, search } = router.state.location
    if (pathname === paths.login)
      void router.navigate({ to: safeNext(search.next) ?? paths.home, replace: true })
  }

  function signedOut(): void {
    const { reason } = session.signedOut()
    const { pathname, href } = router.state.location
    // A session that had been working opens sign-in-again in place, so that nothing unsaved is lost.
    if (reason === 'ended') return
    void forgetReplies()
    if (pathname === paths.login) return
    const next = reason === 'logout' ? undefined : safeNext(href)
    void router
      .navigate({ to: paths.login, search: next && next !== paths.home ? { next } : {} })
      .then(() => queryClient.clear())
  }

  const onChange = () => {
    const held = session.get()
    if (held) signedIn(held.user.id)
    else signedOut()
  }
  session.subscribe(onChange)
  if (account !== undefined) void askUser()
}
