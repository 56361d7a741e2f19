import { hintRungs, type HelperMessage, type HelperReply } from '@qadam/contract'
import type { HelperListening, HelperQuestion } from './helper-call.ts'

export type Asks = HelperQuestion['asks']

export interface TalkState {
  phase: 'loading' | 'open' | 'failed'
  /** Why the talk could not be loaded. */
  error: unknown
  messages: readonly HelperMessage[]
  /** What is being answered, as far as it came. */
  pending: { asks: Asks; text: string } | undefined
  /** What the last question came to, where it got no answer. */
  failure: { asks: Asks; error: unknown } | undefined
  leftToday: number | undefined
  answeredBy: 'model' | 'built_in' | undefined
}

export interface TalkPorts {
  load: () => Promise<{ messages: HelperMessage[]; left_today: number; answered_by: 'model' | 'built_in' }>
  ask: (asks: Asks, listening: HelperListening) => Promise<HelperReply | null>
  now: () => Date
}

/** The talk with the helper about one question: its messages, the one being streamed, and what failed. */
export class HelperTalk {
  readonly #ports: TalkPorts
  readonly #listeners = new Set<() => void>()
  #state: TalkState = {
    phase: 'loading',
    error: undefined,
    messages: [],
    pending: undefined,
    failure: undefined,
    leftToday: undefined,
    answeredBy: undefined,
  }
  #asking: AbortController | undefined

  constructor(ports: TalkPorts) {
    this.#ports = ports
  }

  readonly get = (): TalkState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async load(): Promise<void> {
    this.#change({ phase: 'loading', error: undefined })
    try {
      const { messages, left_today, answered_by } = await this.#ports.load()
      this.#change({ phase: 'open', messages, leftToday: left_today, answeredBy: answered_by })
    } catch (error) {
      this.#change({ phase: 'failed', error })
    }
  }

  /** The rung of the last hint; 0 before the first. */
  get rung(): number {
    return this.#state.messages.findLast(({ level }) => level !== null)?.level ?? 0
  }

  /** @returns whether it was answered; false as well where the student stopped it before its first letter. */
  async ask(asks: Asks): Promise<boolean> {
    if (this.#state.pending) return false
    const asking = new AbortController()
    let received = ''
    this.#asking = asking
    this.#change({ pending: { asks, text: '' }, failure: undefined })
    const reply = await this.#ports.ask(asks, {
      signal: asking.signal,
      onPiece: (text) => {
        received += text
        if (this.#asking === asking) this.#change({ pending: { asks, text: received } })
      },
      onFailure: (error) => {
        this.#change({ failure: { asks, error }, leftToday: leftOf(error) ?? this.#state.leftToday })
      },
    })
    if (this.#asking !== asking) return false
    this.#asking = undefined
    this.#change({ pending: undefined })
    if (reply) {
      this.#append(asks, reply)
      return true
    }
    if (!asking.signal.aborted || received.trim() === '') return false
    // The server stores what was streamed before the stop, and so does the screen.
    const { leftToday = 1, answeredBy = 'model' } = this.#state
    const level = 'message' in asks ? null : asks.retry ? Math.min(this.rung + 1, hintRungs) : 1
    const left_today = Math.max(leftToday - 1, 0)
    this.#append(asks, {
      reply: `${received.trim()} …`,
      html: '',
      answered_by: answeredBy,
      level,
      left_today,
    })
    return true
  }

  /** Lets the answer be. */
  stop(): void {
    this.#asking?.abort()
  }

  dismissFailure(): void {
    if (this.#state.failure) this.#change({ failure: undefined })
  }

  #append(asks: Asks, reply: HelperReply): void {
    const created_at = this.#ports.now().toISOString()
    const { level, answered_by } = reply
    const content = 'message' in asks ? asks.message : ''
    this.#change({
      messages: [
        ...this.#state.messages,
        { role: 'user', content, html: '', level, answered_by: null, created_at },
        { role: 'assistant', content: reply.reply, html: reply.html, level, answered_by, created_at },
      ],
      leftToday: reply.left_today,
    })
  }

  #change(change: Partial<TalkState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

/** The rungs of the ladder, from the first. */
export const rungNames = ['idea', 'place', 'example'] as const

/** Whether a rung of the ladder can be asked for now: the first always, then one by one. */
export function canAskRung(rung: number, last: number): boolean {
  return rung === 1 || rung === Math.min(last + 1, hintRungs)
}

function leftOf(error: unknown): number | undefined {
  const details: unknown = error instanceof Error && 'details' in error ? error.details : undefined
  const left: unknown =
    typeof details === 'object' && details !== null && 'left_today' in details
      ? details.left_today
      : undefined
  return typeof left === 'number' ? left : undefined
}
