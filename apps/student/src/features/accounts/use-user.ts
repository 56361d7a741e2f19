import type { User } from '@qadam/contract'
import { createSessionHooks } from '@qadam/web/session-hooks'
import { call } from '../../platform/call.ts'
import { session } from '../../platform/session.ts'

let refreshing: Promise<User | null> | undefined

export const { useFindUser, useSessionEnded, useUser } = createSessionHooks(session)

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
