import { pushLimits } from '@qadam/contract'
import type { Database } from '../../../database/database.ts'
import { claimDeliveries, delayDelivery, endDelivery, type Delivery } from './deliveries-store.ts'
import type { PushMessage, PushOutcome, PushProviderName, PushProviders } from './provider.ts'
import { moveRecipients } from './contacts-store.ts'
import { quietHours } from './quiet-hours.ts'
import { countFailure, markReached, removeRecipient } from './recipients-store.ts'
import { isQuiet, pauseAfter } from './when-to-send.ts'
import type { TimeZone } from '../../../time/time-zone.ts'

/** A notification, and its recipient. */
export type PushedNotification = Pick<Delivery, 'notification_id' | 'reader' | 'is_shared' | 'to'>

export interface SendingTools {
  db: Database
  providers: PushProviders
  /** The text of a notification; undefined for one that was read or removed meanwhile. */
  messageOf: (about: PushedNotification) => Promise<PushMessage | undefined>
  clock: () => Date
  timeZone: TimeZone
  log: { warn: (about: object, message: string) => void }
  /** Once true, no more are claimed. */
  isEnding?: () => boolean
  /** Told what became of every try. */
  onEnd?: (channel: PushProviderName, result: Try['kind'] | 'given_up') => void
}

/** Sent side by side. */
const BATCH = 20
/** Longer than any try takes: after it the process that claimed it has died. */
const LEASE_S = 120

/** Sends what is due, each delivery by one process; at night nothing. @returns how many were tried. */
export async function sendDuePushes(tools: SendingTools): Promise<number> {
  let tried = 0
  while (tools.isEnding?.() !== true) {
    const now = tools.clock()
    // Read anew each time: an admin may have changed it in another process.
    if (isQuiet(now, tools.timeZone, await quietHours.find(tools.db))) break
    const until = new Date(now.getTime() + LEASE_S * 1000)
    const claimed = await claimDeliveries(tools.db, { now, until, limit: BATCH })
    if (claimed.length === 0) break
    const outcomes = await Promise.all(claimed.map(async (delivery) => await tryToSend(tools, delivery)))
    for (const [index, delivery] of claimed.entries()) {
      const outcome = outcomes[index]
      if (outcome) await settle(tools, delivery, outcome)
    }
    tried += claimed.length
  }
  return tried
}

type Try = PushOutcome | { kind: 'needless' }

async function tryToSend(tools: SendingTools, delivery: Delivery): Promise<Try> {
  const send = tools.providers[delivery.to.provider]
  if (!send) return { kind: 'needless' }
  try {
    const message = await tools.messageOf(delivery)
    return message ? await send(delivery.to, message) : { kind: 'needless' }
  } catch (error) {
    return { kind: 'later', reason: String(error), after_s: undefined }
  }
}

async function settle(tools: SendingTools, delivery: Delivery, outcome: Try): Promise<void> {
  const { db, log } = tools
  const now = tools.clock()
  const isLast = delivery.tries >= pushLimits.tries
  const isGivenUp = isLast && (outcome.kind === 'later' || outcome.kind === 'moved')
  tools.onEnd?.(delivery.to.provider, isGivenUp ? 'given_up' : outcome.kind)
  const about = { delivery: delivery.id, provider: delivery.to.provider, tries: delivery.tries }
  switch (outcome.kind) {
    case 'sent':
      await endDelivery(db, delivery, 'sent')
      await markReached(db, delivery.recipient_id, now)
      return
    case 'needless':
      await endDelivery(db, delivery, 'dropped')
      return
    case 'gone':
      await removeRecipient(db, delivery.recipient_id)
      return
    case 'later':
      if (!isLast) {
        const pause_ms = pauseAfter(delivery.tries, outcome.after_s) * 1000
        await delayDelivery(db, delivery, new Date(now.getTime() + pause_ms))
        return
      }
      break
    case 'moved':
      await moveRecipients(db, delivery.to, outcome.address)
      if (!isLast) {
        await delayDelivery(db, delivery, now)
        return
      }
      break
    case 'refused':
      break
  }
  log.warn(
    { ...about, reason: outcome.kind === 'moved' ? 'it moves without end' : outcome.reason },
    'push given up',
  )
  await endDelivery(db, delivery, 'dropped')
  // Telegram reports when a chat is gone, and SMS never does: days of failures, as with a token that ran out, must not
  // remove a chat that was joined by hand.
  if (outcome.kind === 'later' && isContact(delivery)) return
  await countFailure(db, delivery.recipient_id)
}

const isContact = ({ to }: Delivery): boolean => to.provider === 'telegram' || to.provider === 'sms'
