import { Backoff, type BackoffOptions } from './backoff.ts'
import { isOnline, onOnline } from './connection.ts'
import { serverPause_ms } from './server-pause.ts'

export interface DeliveryPorts {
  /** Whether anything is left to deliver. */
  isWaiting: () => boolean
  /** One pass over what waits, as far as it goes; what is left is tried again. */
  send: () => Promise<unknown>
  /** Whether its owner is signed in here: nothing is sent under another account. */
  isAllowed?: () => boolean
  /** Other triggers of a retry, such as a new session: each calls `wake`, and returns what unsubscribes. */
  wakeOn?: readonly ((wake: () => void) => () => void)[]
  /** Where a failure of `send` itself is reported; what is refused for good is the queue's own matter. */
  onError?: (error: unknown) => void
  backoff?: BackoffOptions
}

type State = { kind: 'idle' } | { kind: 'sending'; isWokenAgain: boolean } | { kind: 'disposed' }

const DEFAULT_BACKOFF: BackoffOptions = { first_ms: 4000, longest_ms: 60_000 }

/**
 * When a queue sends: at the start, when the connection or the session returns, and by itself after a pause that grows
 * with each failure and is never shorter than a busy server asked for. One pass runs at a time. What the queue holds, in which order, and what a refusal means is its own.
 */
export class Delivery {
  readonly #ports: DeliveryPorts
  readonly #backoff: Backoff
  #state: State = { kind: 'idle' }
  #unsubscribe: (() => void)[] | undefined

  constructor(ports: DeliveryPorts) {
    this.#ports = ports
    this.#backoff = new Backoff(ports.backoff ?? DEFAULT_BACKOFF)
  }

  /** Listens from now on, and sends what waits. */
  start(): void {
    if (this.#state.kind === 'disposed' || this.#unsubscribe) return
    const wake = () => this.wake()
    this.#unsubscribe = [onOnline, ...(this.#ports.wakeOn ?? [])].map((subscribe) => subscribe(wake))
    this.wake()
  }

  /** There is new hope, or something new: what waits goes now, and pauses are short again. */
  wake(): void {
    this.#backoff.reset()
    if (this.#state.kind === 'sending') this.#state.isWokenAgain = true
    else this.#go()
  }

  /** Something could not be sent just now: it is tried after a pause, unless that is seen to already. */
  later(): void {
    if (this.#state.kind !== 'idle' || this.#backoff.isPending || !this.#ports.isWaiting()) return
    this.#backoff.later(() => this.#go(true), serverPause_ms())
  }

  /** For good: no timer and no listener is left. A pass under way ends, and is not followed by another. */
  dispose(): void {
    this.#state = { kind: 'disposed' }
    this.#backoff.reset()
    for (const unsubscribe of this.#unsubscribe ?? []) unsubscribe()
    this.#unsubscribe = undefined
  }

  /** @param isDue the pause is over: a browser may be wrong about having no network, so that is tried anyway. */
  #go(isDue = false): void {
    const { isWaiting, isAllowed = () => true } = this.#ports
    if (this.#state.kind !== 'idle' || !isWaiting() || !isAllowed()) return
    if (serverPause_ms() === 0 && (isDue || isOnline())) void this.#send()
    else this.later()
  }

  async #send(): Promise<void> {
    const own: State = { kind: 'sending', isWokenAgain: false }
    this.#state = own
    try {
      await this.#ports.send()
    } catch (error) {
      this.#ports.onError?.(error)
    }
    if (this.#state !== own) return
    this.#state = { kind: 'idle' }
    if (!this.#ports.isWaiting()) this.#backoff.reset()
    else if (own.isWokenAgain) this.#go()
    else this.later()
  }
}
