import type { User } from '@qadam/contract'
import { createSessionHooks } from '@qadam/web/session-hooks'
import { call } from '../../platform/call.ts'
import { session } from '../../platform/session.ts'

let refreshing: Promise<User | null> | undefined

export const { useFindUser, useSessionEnded, useUser } = createSessionHooks(session)

/**
 * Refetches the user; concurrent calls share one request. A network failure leaves the user as it is; a refused token
 * ends the session.
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
