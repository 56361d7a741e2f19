import type { User } from '@qadam/contract'
import { createSessionHooks } from '@qadam/web/session-hooks'
import { call, replyOrder } from '../../../platform/call.ts'
import { session } from '../../../platform/session.ts'

/** Just now: a screen that opens need not ask again. */
const FRESH_MS = 10_000

let refreshing: Promise<User | null> | undefined
let refreshedAt = Number.NEGATIVE_INFINITY

export const { useFindUser, useSessionEnded, useUser } = createSessionHooks(session)

/**
 * Refetches the user after something that changed them here: a request under way may be older than that, and is repeated.
 * Concurrent calls share one request. A network failure leaves the user as it is; a refused token ends the session.
 */
export function refreshUser(): Promise<User | null> {
  if (refreshing) replyOrder.overtake(['profile'], { position: null })
  return askUser()
}

/** As refreshUser, for a screen that is opened: user data that came just now is fresh enough. */
export async function freshenUser(): Promise<void> {
  if (performance.now() - refreshedAt > FRESH_MS) await askUser()
}

/** Refetches the user, or waits for a request under way. */
export function askUser(): Promise<User | null> {
  refreshing ??= call('profile', {})
    .then((user) => {
      session.update(user)
      refreshedAt = performance.now()
      return user
    })
    .catch(() => null)
    .finally(() => {
      refreshing = undefined
    })
  return refreshing
}

/** What of the user is known otherwise than by all of their data. */
export function changeUser(changes: Partial<User>): void {
  const user = session.get()?.user
  if (user) session.update({ ...user, ...changes })
}
