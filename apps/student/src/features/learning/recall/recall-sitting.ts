import type { RecallSession, RecallVerdict } from '@qadam/contract'
import { Emitter } from '@qadam/delivery/emitter'
import type { Outcome } from '../attempts/answer-sheet.tsx'
import type { CardAnswer } from './recall-outbox.ts'
import { goOn, outcomeOf, runOf, withOutcome, type RecallRun } from './recall-run.ts'

export type RecallState =
  | { phase: 'loading' }
  | { phase: 'failed'; error: unknown }
  | { phase: 'empty'; next_due: string | null }
  | { phase: 'asking' | 'checking'; run: RecallRun; place: number }
  | { phase: 'feedback'; run: RecallRun; place: number; outcome: Outcome }
  | { phase: 'finished'; run: RecallRun }

export interface RecallPorts {
  server: {
    begin: () => Promise<RecallSession>
    answer: (input: CardAnswer) => Promise<RecallVerdict>
  }
  /** Takes an answer that cannot be sent now. */
  put: (input: CardAnswer) => void
  /** Whether what was refused may be taken later. */
  mayGoLater: (error: unknown) => boolean
  newId: () => string
  onVerdict: (verdict: RecallVerdict) => void
  /** It is over, or was left: what it earned is to be shown. */
  onEnd: (run: RecallRun) => void
}

/** Asks what is due, a card after the other, for as long as the screen is shown. */
export class RecallSitting {
  readonly #ports: RecallPorts
  readonly #changes = new Emitter()
  #state: RecallState = { phase: 'loading' }
  /** Counts what was begun: a reply to an older one is stale. */
  #begun = 0

  constructor(ports: RecallPorts) {
    this.#ports = ports
    void this.begin()
  }

  getState = (): RecallState => this.#state

  readonly subscribe = this.#changes.subscribe

  /** Begins a sitting: the first, or another after one that is over. */
  async begin(): Promise<void> {
    const begun = (this.#begun += 1)
    this.#show({ phase: 'loading' })
    try {
      const session = await this.#ports.server.begin()
      if (begun !== this.#begun) return
      if (session.cards.length === 0) this.#show({ phase: 'empty', next_due: session.next_due })
      else this.#ask(runOf(session))
    } catch (error) {
      if (begun === this.#begun) this.#show({ phase: 'failed', error })
    }
  }

  /** Gives an answer; what cannot be sent now is stored and the student goes on. */
  async answer(answer: unknown, hinted: boolean): Promise<void> {
    const state = this.#state
    if (state.phase !== 'asking') return
    const { run, place } = state
    const card = run.cards[place]
    if (!card) return
    const begun = this.#begun
    const input = { question_id: card.question.id, answer, hinted, request_id: this.#ports.newId() }
    this.#show({ phase: 'checking', run, place })
    const outcome = await this.#judge(input)
    if (begun !== this.#begun) return
    this.#show({ phase: 'feedback', run: withOutcome(run, outcome), place, outcome })
  }

  /** Goes on to the next card, or to the end. */
  next(): void {
    const state = this.#state
    if (state.phase === 'feedback') this.#ask(goOn(state.run, state.outcome))
  }

  /** Whoever leaves in the middle has earned what was answered. */
  dispose(): void {
    this.#begun += 1
    if ('run' in this.#state && this.#state.phase !== 'finished') this.#ports.onEnd(this.#state.run)
    this.#changes.clear()
  }

  async #judge(input: CardAnswer): Promise<Outcome> {
    try {
      const verdict = await this.#ports.server.answer(input)
      this.#ports.onVerdict(verdict)
      return outcomeOf(verdict)
    } catch (error) {
      if (!this.#ports.mayGoLater(error)) return { kind: 'refused' }
      this.#ports.put(input)
      return { kind: 'saved' }
    }
  }

  #ask(run: RecallRun): void {
    const [place] = run.left
    if (place !== undefined) return this.#show({ phase: 'asking', run, place })
    this.#show({ phase: 'finished', run })
    this.#ports.onEnd(run)
  }

  #show(state: RecallState): void {
    this.#state = state
    this.#changes.emit()
  }
}
