import type { Attempt, AttemptResult, TryResult } from '@qadam/contract'
import { Delivery } from '@qadam/delivery/delivery'
import { Emitter } from '@qadam/delivery/emitter'
import type { TabChannel } from '@qadam/delivery/tab-channel'
import {
  attemptReducer,
  initialAttempt,
  isRunning,
  runOf,
  type AttemptEvent,
  type AttemptState,
  type Refusal,
  type Run,
} from './attempt-machine.ts'
import { clockOffset, millisecondsUntil } from './server-clock.ts'

/** What the server does for an attempt. Every method may throw. */
export interface AttemptServer {
  start: () => Promise<Attempt>
  answer: (attemptId: number, questionId: number, answer: unknown) => Promise<TryResult>
  finish: (attemptId: number) => Promise<AttemptResult>
  leave: (attemptId: number) => Promise<AttemptResult>
}

/** Where answers and ends wait that could not be sent. */
export interface AttemptOutbox {
  putAnswer: (attemptId: number, questionId: number, answer: unknown) => void
  putLeave: (attemptId: number) => void
  /** The test is done, and only the server does not know it yet: also where the student goes elsewhere meanwhile. */
  putFinish: (attemptId: number) => void
  savedQuestions: (attemptId: number) => readonly number[]
  hasSaved: (attemptId: number) => boolean
  /**
   * Tries to send everything, also for others; `onVerdict` receives the answers of this attempt that left the outbox.
   */
  flush: (
    attemptId: number,
    onVerdict: (questionId: number, result: TryResult | undefined) => void,
  ) => Promise<void>
}

export type AttemptMessage =
  | { type: 'answered'; attempt_id: number; question_id: number; result: TryResult }
  | { type: 'finished'; attempt_id: number; result: AttemptResult }
  | { type: 'left'; attempt_id: number }

export interface AttemptPorts {
  server: AttemptServer
  outbox: AttemptOutbox
  /** The other tabs of this student on this device. */
  channel: Pick<TabChannel<AttemptMessage>, 'say' | 'listen'>
  /** Remembers on this device that an attempt runs, so that a reload resumes it at once. */
  remember: (attempt: Attempt | null) => void
  refusalOf: (error: unknown) => Refusal
  /** Whether an error may pass by itself: no network, a busy server, a session that must be renewed. */
  isTransient: (error: unknown) => boolean
  /** Calls when the session is back, so that what waits can go. Returns what unsubscribes. */
  onSignedIn?: (wake: () => void) => () => void
  onAnswered?: (result: TryResult) => void
  /** An author changed what is asked: it is shown anew. */
  onChanged?: () => void
  onFinished?: (result: AttemptResult, run: Run) => void
  now?: () => number
}

/** A test is a matter of minutes. */
const BACKOFF = { first_ms: 4000, longest_ms: 15_000 }
/** setTimeout takes no more. */
const LONGEST_TIMER_MS = 2_147_483_647

/** Runs one attempt: calls the server, stores what cannot be sent, watches the clock, follows other tabs. */
export class AttemptSession {
  readonly #ports: AttemptPorts
  readonly #now: () => number
  readonly #changes = new Emitter()
  readonly #delivery: Delivery
  readonly #stopListening: () => void
  #state: AttemptState = initialAttempt
  #deadline: ReturnType<typeof setTimeout> | undefined
  #isFinishing = false
  #isDisposed = false

  constructor(ports: AttemptPorts) {
    this.#ports = ports
    this.#now = ports.now ?? Date.now
    this.#stopListening = ports.channel.listen((message) => this.#hear(message))
    this.#delivery = new Delivery({
      isWaiting: () => this.#isWaiting,
      send: () => this.sendSaved(),
      wakeOn: ports.onSignedIn ? [ports.onSignedIn] : [],
      backoff: BACKOFF,
    })
    this.#delivery.start()
  }

  getState = (): AttemptState => this.#state

  readonly subscribe = this.#changes.subscribe

  /** Starts an attempt, or resumes the one that runs. */
  async start(): Promise<void> {
    if (this.#state.phase === 'loading' || runOf(this.#state)) return
    this.#dispatch({ type: 'starting' })
    try {
      const attempt = await this.#ports.server.start()
      if (this.#isDisposed) return
      const offset_ms = clockOffset(attempt.now, this.#now())
      const saved = this.#ports.outbox.savedQuestions(attempt.attempt_id)
      this.#ports.remember(attempt)
      this.#dispatch({ type: 'started', attempt, offset_ms, saved })
      this.#watchDeadline()
      if (saved.length > 0) void this.sendSaved()
    } catch (error) {
      this.#dispatch({ type: 'refused', refusal: this.#ports.refusalOf(error) })
    }
  }

  /** Gives an answer; what cannot be sent now is stored and the student goes on. */
  async answer(questionId: number, answer: unknown): Promise<void> {
    const state = this.#state
    if (state.phase !== 'asking' || state.question_id !== questionId) return
    const { attempt_id } = state.run.attempt
    this.#dispatch({ type: 'answering', question_id: questionId })
    try {
      const result = await this.#ports.server.answer(attempt_id, questionId, answer)
      this.#tookVerdict(attempt_id, questionId, result)
    } catch (error) {
      if (this.#ports.isTransient(error)) {
        this.#ports.outbox.putAnswer(attempt_id, questionId, answer)
        this.#dispatch({ type: 'answered', question_id: questionId, answered: { kind: 'saved' } })
        this.#delivery.later()
      } else if (this.#isOver(error)) {
        this.#dispatch({ type: 'deadline' })
        void this.#finish()
      } else if (this.#ports.refusalOf(error).code === 'account.frozen') {
        // It goes once the payment has come. Until then no answer counts, and the screen says why.
        this.#ports.outbox.putAnswer(attempt_id, questionId, answer)
        this.#refuse(error)
      } else {
        this.#dispatch({ type: 'answer_failed', question_id: questionId })
        await this.#askAnew(error)
      }
    }
  }

  /** A question that an author changed or took out meanwhile would be refused as often as it is answered. */
  async #askAnew(error: unknown): Promise<void> {
    const { code } = this.#ports.refusalOf(error)
    if (code !== 'validation.failed' && code !== 'not_found') return
    this.#ports.onChanged?.()
    this.#dispatch({ type: 'reset' })
    await this.start()
  }

  next(): void {
    this.#dispatch({ type: 'next' })
  }

  /** Abandons the attempt. It is spent even if the server is notified later. */
  async leave(): Promise<void> {
    const run = runOf(this.#state)
    if (!run || !isRunning(this.#state)) return
    const { attempt_id } = run.attempt
    this.#dispatch({ type: 'left' })
    this.#ports.channel.say({ type: 'left', attempt_id })
    try {
      await this.#ports.server.leave(attempt_id)
    } catch (error) {
      if (this.#ports.isTransient(error)) this.#ports.outbox.putLeave(attempt_id)
    }
  }

  /** Back to before the start, to take another attempt. */
  reset(): void {
    this.#dispatch({ type: 'reset' })
  }

  /** Sends what waits: on the return of the connection, of the session, and every few seconds. */
  async sendSaved(): Promise<void> {
    const run = runOf(this.#state)
    if (!run) return
    const { attempt_id } = run.attempt
    await this.#ports.outbox.flush(attempt_id, (questionId, result) => {
      if (result) this.#tookVerdict(attempt_id, questionId, result)
      else this.#dispatch({ type: 'answered', question_id: questionId, answered: { kind: 'refused' } })
    })
    if (this.#state.phase === 'finishing') await this.#finish()
    else if (this.#ports.outbox.hasSaved(attempt_id)) this.#delivery.later()
  }

  dispose(): void {
    this.#isDisposed = true
    clearTimeout(this.#deadline)
    this.#delivery.dispose()
    this.#stopListening()
    this.#changes.clear()
  }

  get #isWaiting(): boolean {
    const run = runOf(this.#state)
    if (!run) return false
    return this.#state.phase === 'finishing' || this.#ports.outbox.hasSaved(run.attempt.attempt_id)
  }

  #dispatch(event: AttemptEvent): void {
    const before = this.#state
    this.#state = attemptReducer(before, event)
    if (this.#state === before) return
    this.#changes.emit()
    const { phase } = this.#state
    if (phase === before.phase) return
    if (phase === 'finished' || phase === 'left') this.#ports.remember(null)
    if (phase === 'finishing') void this.#finish()
  }

  #tookVerdict(attempt_id: number, question_id: number, result: TryResult): void {
    const known = runOf(this.#state)?.answered[question_id]
    this.#dispatch({ type: 'answered', question_id, answered: { kind: 'judged', result } })
    if (known?.kind === 'judged') return
    this.#ports.channel.say({ type: 'answered', attempt_id, question_id, result })
    this.#ports.onAnswered?.(result)
  }

  async #finish(): Promise<void> {
    const run = runOf(this.#state)
    if (!run || this.#state.phase !== 'finishing' || this.#isFinishing || this.#isDisposed) return
    const { attempt_id } = run.attempt
    this.#isFinishing = true
    try {
      if (this.#ports.outbox.hasSaved(attempt_id))
        await this.#ports.outbox.flush(attempt_id, (questionId, result) => {
          const answered = result ? ({ kind: 'judged', result } as const) : ({ kind: 'refused' } as const)
          this.#dispatch({ type: 'answered', question_id: questionId, answered })
        })
      if (this.#ports.outbox.hasSaved(attempt_id)) return this.#waitToFinish()
      const result = await this.#ports.server.finish(attempt_id)
      this.#dispatch({ type: 'finished', result })
      this.#ports.channel.say({ type: 'finished', attempt_id, result })
      this.#ports.onFinished?.(result, runOf(this.#state) ?? run)
    } catch (error) {
      if (this.#ports.isTransient(error)) this.#waitToFinish()
      else {
        this.#refuse(error)
        this.#ports.remember(null)
      }
    } finally {
      this.#isFinishing = false
    }
  }

  #refuse(error: unknown): void {
    this.#dispatch({ type: 'reset' })
    this.#dispatch({ type: 'starting' })
    this.#dispatch({ type: 'refused', refusal: this.#ports.refusalOf(error) })
  }

  #waitToFinish(): void {
    const run = runOf(this.#state)
    if (run) this.#ports.outbox.putFinish(run.attempt.attempt_id)
    this.#dispatch({ type: 'finish_waits' })
    this.#delivery.later()
  }

  #watchDeadline(): void {
    const run = runOf(this.#state)
    clearTimeout(this.#deadline)
    if (!run || this.#isDisposed) return
    const left_ms = millisecondsUntil(run.attempt.expires_at, run.offset_ms, this.#now())
    // Timers of a sleeping phone come late or early, so the clock is asked again rather than trusted once.
    if (left_ms > 0)
      this.#deadline = setTimeout(() => this.#watchDeadline(), Math.min(left_ms, LONGEST_TIMER_MS))
    else this.#dispatch({ type: 'deadline' })
  }

  #hear(message: AttemptMessage): void {
    if (runOf(this.#state)?.attempt.attempt_id !== message.attempt_id) return
    if (message.type === 'answered')
      this.#dispatch({
        type: 'answered',
        question_id: message.question_id,
        answered: { kind: 'judged', result: message.result },
      })
    else if (message.type === 'finished') this.#dispatch({ type: 'finished', result: message.result })
    else this.#dispatch({ type: 'left' })
  }

  #isOver(error: unknown): boolean {
    const { code } = this.#ports.refusalOf(error)
    return code === 'attempt.expired' || code === 'attempt.not_open'
  }
}
