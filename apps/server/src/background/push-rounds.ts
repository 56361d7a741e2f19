import type { Database } from '../database/database.ts'
import type { Logger } from '../log/logger.ts'
import { findPaymentLink, readPaymentLink } from '../modules/access/accounts/index.ts'
import { findPushMessage } from '../modules/messages/notifications/index.ts'
import { sendDuePushes, type PushProviders, type SendingTools } from '../modules/messages/push/index.ts'
import type { ReadTimeZone } from '../time/time-zone.ts'

const pause_ms = 2_000

interface Rounds {
  db: Database
  providers: PushProviders
  timeZone: ReadTimeZone
  log: Logger
  onEnd: SendingTools['onEnd']
}

/**
 * Sends pending push deliveries. Every process polls; each delivery is taken by one of them.
 * @returns what stops the rounds, after the deliveries under way.
 */
export function startPushRounds({ db, providers, timeZone, log, onEnd }: Rounds): () => Promise<void> {
  let isEnding = false
  let round: Promise<void> | undefined
  const timer = setInterval(() => {
    round ??= timeZone()
      .then(
        async (zone) =>
          await sendDuePushes({
            db,
            providers,
            timeZone: zone,
            log,
            clock: () => new Date(),
            messageOf: async (about) =>
              await findPushMessage(db, about, async () => readPaymentLink(await findPaymentLink(db))),
            isEnding: () => isEnding,
            ...(onEnd && { onEnd }),
          }),
      )
      // A database that is away now is there for a later round.
      .then(
        () => {},
        (error: unknown) => log.warn({ err: error }, 'pushes could not be sent'),
      )
      .finally(() => (round = undefined))
  }, pause_ms)
  timer.unref()
  return async () => {
    isEnding = true
    clearInterval(timer)
    await round
  }
}
