import type { User } from '@qadam/contract'
import { useSyncExternalStore } from 'react'
import type { SessionStore } from './session-store.ts'

export interface SessionHooks {
  /** The person as the session holds them; null while signed out. */
  useFindUser: () => User | null
  /** Whether a session that had been working has ended, so that the password is to be asked for in place. */
  useSessionEnded: () => boolean
  /** The person, for screens behind the login guard. @throws while signed out. */
  useUser: () => User
}

export function createSessionHooks(session: SessionStore): SessionHooks {
  function useFindUser(): User | null {
    return useSyncExternalStore(session.subscribe, () => {
      const held = session.get()
      if (held) return held.user
      // A session that ended unexpectedly asks for the password in place, above a screen that stays.
      const out = session.signedOut()
      return out.reason === 'ended' ? out.user : null
    })
  }

  function useSessionEnded(): boolean {
    // Its own snapshot: the user data shown before and after the end are the same object.
    return useSyncExternalStore(
      session.subscribe,
      () => session.get() === null && session.signedOut().reason === 'ended',
    )
  }

  function useUser(): User {
    const user = useFindUser()
    if (!user) throw new Error('useUser outside of the login guard')
    return user
  }

  return { useFindUser, useSessionEnded, useUser }
}
