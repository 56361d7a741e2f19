import { localStore } from './storage.ts'

/** One thing at a time is offered to a student: pushes, the app on the device. The next waits so long. */
const PAUSE_ms = 3_600_000

const KEY = 'qadam.offered_at'

/** Whether something was offered just now: at the end of a lesson there may be reason for two offers. */
export function wasOfferedLately(now_ms = Date.now()): boolean {
  const passed_ms = now_ms - Number(localStore.read(KEY) ?? Number.NaN)
  return passed_ms >= 0 && passed_ms < PAUSE_ms
}

/** To be called once an offer is shown. */
export function noteOffer(now_ms = Date.now()): void {
  localStore.write(KEY, String(now_ms))
}
