import type { EventName } from '@qadam/contract'
import { isCallError } from './call-error.ts'

/** `logEvent` for screens of the first view: the log itself loads with the first event. Without it nothing is lost but that. */
export function noteEvent(name: EventName, comment?: string): void {
  import('./event-log.ts').then(
    ({ logEvent }) => logEvent(name, comment),
    () => undefined,
  )
}

/** That a student saw something fail: what it was and on which screen, as `call courses: network, /courses`. */
export function noteError(kind: 'call' | 'chunk' | 'render' | 'unexpected', error: unknown): void {
  const said = isCallError(error)
    ? error.code
    : error instanceof Error
      ? `${error.name}: ${error.message}`
      : String(error)
  noteEvent('error_seen', `${kind}, ${location.pathname}: ${said}`)
}
