import type { User } from '@qadam/contract'
import { useSyncExternalStore } from 'react'
import { call } from '../../platform/call.ts'
import { session } from '../../platform/session.ts'

let refreshing: Promise<User | null> | undefined

/** The student's data as the session holds it; null while signed out. */
export function useFindUser(): User | null {
  return useSyncExternalStore(session.subscribe, () => {
    const held = session.get()
    if (held) return held.user
    // A session that ended in the middle of work asks for the password in place, above a screen that stays.
    const out = session.signedOut()
    return out.reason === 'ended' ? out.user : null
  })
}

/** Whether a session that had been working has ended, so that the password is to be asked for in place. */
export function useSessionEnded(): boolean {
  // Its own snapshot: the user data shown before and after the end are the same object.
  return useSyncExternalStore(
    session.subscribe,
    () => session.get() === null && session.signedOut().reason === 'ended',
  )
}

/** The student's data, for screens behind the login guard. @throws where nobody is signed in. */
export function useUser(): User {
  const user = useFindUser()
  if (!user) throw new Error('useUser outside of the login guard')
  return user
}

/**
 * Asks the server for fresh user data, once however many ask at the same time. A dead network keeps what is there;
 * a refused token ends the session.
 */
export function refreshUser(): Promise<User | null> {
  refreshing ??= call('profile', {})
    .then((user) => {
      session.update(user)
      return user
    })
    .catch(() => null)
    .finally(() => {
      refreshing = undefined
    })
  return refreshing
}
