import { limits, type EventName } from '@qadam/contract'
import { call } from './call.ts'
import { session } from './session.ts'

const { batch, commentMaxLength, send_s, sendFrom } = limits.eventLog

export interface LoggedEvent {
  event_action: EventName
  comment?: string
  /** ISO 8601, UTC. */
  at: string
}

export interface EventLogPorts {
  send: (events: LoggedEvent[], keepalive: boolean) => Promise<unknown>
  /** Whose token the next call would carry; null while signed out. */
  accountId: () => number | null
  now: () => Date
}

interface Waiting {
  event: LoggedEvent
  accountId: number
  failed: boolean
}

/**
 * Gathers events and sends them in batches. A failed batch is retried once and then dropped: no caller waits for it.
 */
export class EventLog {
  readonly #ports: EventLogPorts
  #waiting: Waiting[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #isSending = false

  constructor(ports: EventLogPorts) {
    this.#ports = ports
  }

  log(event_action: EventName, comment?: string): void {
    const accountId = this.#ports.accountId()
    if (accountId === null) return
    const event: LoggedEvent = {
      event_action,
      at: this.#ports.now().toISOString(),
      ...(comment && { comment: comment.slice(0, commentMaxLength) }),
    }
    this.#waiting.push({ event, accountId, failed: false })
    if (this.#waiting.length >= sendFrom) void this.flush()
    else this.#sendLater()
  }

  /** Sends what waits; `keepalive` where the page may be going away. */
  async flush(keepalive = false): Promise<void> {
    if (this.#isSending && !keepalive) return
    // Another student's token must not carry what the one before did.
    const accountId = this.#ports.accountId()
    const mine = this.#waiting.filter((one) => one.accountId === accountId)
    const now = mine.slice(0, batch)
    this.#waiting = mine.slice(batch)
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (now.length === 0) return
    this.#isSending = true
    try {
      await this.#ports.send(
        now.map(({ event }) => event),
        keepalive,
      )
    } catch {
      const again = now.filter(({ failed }) => !failed).map((one) => ({ ...one, failed: true }))
      this.#waiting = [...again, ...this.#waiting]
    } finally {
      this.#isSending = false
    }
    if (this.#waiting.length > 0) this.#sendLater()
  }

  #sendLater(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      void this.flush()
    }, send_s * 1000)
  }
}

const log = new EventLog({
  send: (events, keepalive) => call('event_log', { events }, { keepalive }),
  accountId: () => session.get()?.user.id ?? null,
  now: () => new Date(),
})

const farewell = () => void log.flush(true)
window.addEventListener('pagehide', farewell)
document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && farewell())

/** Notes for the course team what the student does, as `question 12 at 34 s`. Costs the student nothing, fails in silence. */
export function logEvent(name: EventName, comment?: string): void {
  log.log(name, comment)
}
