import type { User } from '@qadam/contract'
import { useSyncExternalStore } from 'react'
import { session } from '../../platform/session.ts'

/** The member of staff as the session holds them; null while signed out. */
export function useFindUser(): User | null {
  return useSyncExternalStore(session.subscribe, () => {
    const held = session.get()
    if (held) return held.user
    const out = session.signedOut()
    return out.reason === 'ended' ? out.user : null
  })
}

/** Whether a session that had been working has ended, so that the password is to be asked for in place. */
export function useSessionEnded(): boolean {
  return useSyncExternalStore(
    session.subscribe,
    () => session.get() === null && session.signedOut().reason === 'ended',
  )
}

/** The member of staff, for screens behind the guard. @throws where nobody is signed in. */
export function useUser(): User {
  const user = useFindUser()
  if (!user) throw new Error('useUser outside of the guard')
  return user
}
