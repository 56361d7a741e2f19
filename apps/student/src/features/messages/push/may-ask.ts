import * as z from 'zod/mini'
import { noteOffer, wasOfferedLately } from '../../../platform/offer-pause.ts'
import { session } from '../../../platform/session.ts'
import { localStore } from '../../../platform/storage.ts'
import { pushSupport, thisBrowser, type PushSupport } from './push-support.ts'
import { isTurnedOff } from './set-up-push.ts'

/** A student who declined is asked once more, this long after. */
const MOST = 2
const PAUSE_ms = 30 * 24 * 3600 * 1000

const KEY = 'qadam.push.asked'
const asked = z.object({ times: z.int(), last_ms: z.number() })
type Asked = z.infer<typeof asked>

export interface Circumstances {
  support: PushSupport
  permission: NotificationPermission
  /** The student turned pushes off on this device. */
  isOff: boolean
  /** A student who may learn is signed in. */
  isActive: boolean
  asked: Asked | null
}

/** Whether a student is offered pushes now: the browser’s own question, which can be refused for good, comes only after a yes. */
export function mayAsk(
  { support, permission, isOff, isActive, asked }: Circumstances,
  now_ms: number,
): boolean {
  if (support !== 'supported' || permission !== 'default' || isOff || !isActive) return false
  return asked === null || (asked.times < MOST && now_ms - asked.last_ms >= PAUSE_ms)
}

export function mayAskHere(now_ms = Date.now()): boolean {
  const support = pushSupport(thisBrowser())
  if (support !== 'supported' || wasOfferedLately(now_ms)) return false
  const isActive = session.get()?.user.status === 'active'
  return mayAsk(
    { support, permission: Notification.permission, isOff: isTurnedOff(), isActive, asked: readAsked() },
    now_ms,
  )
}

/** To be called once it is shown: an ignored offer counts as asked too. */
export function noteAsked(now_ms = Date.now()): void {
  localStore.write(KEY, JSON.stringify({ times: (readAsked()?.times ?? 0) + 1, last_ms: now_ms }))
  noteOffer(now_ms)
}

function readAsked(): Asked | null {
  try {
    return asked.parse(JSON.parse(localStore.read(KEY) ?? 'null'))
  } catch {
    return null
  }
}
