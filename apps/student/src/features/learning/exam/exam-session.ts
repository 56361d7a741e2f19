import type { Exam, ExamLevel, ExamStarted } from '@qadam/contract'
import { Delivery } from '@qadam/delivery/delivery'
import { Emitter } from '@qadam/delivery/emitter'
import type { TabChannel } from '@qadam/delivery/tab-channel'
import { clockOffset, millisecondsUntil } from '../attempts/server-clock.ts'
import { loadingExam, stateOfExam, stateOfRun, type EndReason, type ExamState } from './exam-state.ts'

/** Where answers and ends lie until the school has taken them. */
export interface ExamOutbox {
  putAnswer: (sittingId: number, questionId: number, optionId: number) => void
  putEnd: (
    sittingId: number,
    level: ExamLevel,
    given: Readonly<Record<number, number>>,
    isTimeOut: boolean,
  ) => void
  listAnswers: (sittingId: number) => Readonly<Record<number, number>>
  hasEnd: (sittingId: number, level: ExamLevel) => boolean
  hasAny: () => boolean
  /** Sends what waits, as far as it goes. @returns whether the school refused something of it for good. */
  flush: () => Promise<boolean>
}

export interface ExamMessage {
  type: 'moved'
}

export interface ExamPorts {
  server: {
    refresh: () => Promise<Exam>
    start: (level: ExamLevel) => Promise<ExamStarted>
  }
  outbox: ExamOutbox
  /** The other tabs of this student on this device. */
  channel: Pick<TabChannel<ExamMessage>, 'say' | 'listen'>
  /** Calls when the session is back, so that what waits can go. Returns what unsubscribes. */
  onSignedIn?: (wake: () => void) => () => void
  now?: () => number
}

/** The last minutes of a part are few. */
const BACKOFF = { first_ms: 2000, longest_ms: 10_000 }

/** Runs the exam on this device: what is given lies in the outbox before anything else happens to it. */
export class ExamSession {
  readonly #ports: ExamPorts
  readonly #now: () => number
  readonly #changes = new Emitter()
  readonly #delivery: Delivery
  readonly #stopListening: () => void
  #state: ExamState = loadingExam
  #deadline: ReturnType<typeof setTimeout> | undefined
  /** Counts fetches and starts: a reply to an older one is stale. */
  #asked = 0
  #isDisposed = false

  constructor(ports: ExamPorts) {
    this.#ports = ports
    this.#now = ports.now ?? Date.now
    this.#stopListening = ports.channel.listen(() => void this.refresh())
    this.#delivery = new Delivery({
      isWaiting: () => this.#isWaiting,
      send: () => this.#send(),
      wakeOn: ports.onSignedIn ? [ports.onSignedIn] : [],
      backoff: BACKOFF,
    })
    this.#delivery.start()
    if (!this.#isWaiting) void this.#send()
  }

  getState = (): ExamState => this.#state

  readonly subscribe = this.#changes.subscribe

  /** Fetches the state of the exam; the screen stays as it was where that fails. */
  async refresh(): Promise<void> {
    const asked = (this.#asked += 1)
    try {
      const exam = await this.#ports.server.refresh()
      if (asked === this.#asked) this.#take(exam)
    } catch (error) {
      if (asked !== this.#asked) return
      if (this.#state.phase === 'loading' || this.#state.phase === 'failed')
        this.#show({ phase: 'failed', error })
      else if (this.#state.phase === 'ending') this.#show({ ...this.#state, isWaiting: true })
      this.#delivery.later()
    }
  }

  /** Begins the part that is open. */
  async start(): Promise<void> {
    const before = this.#state
    if ((before.phase !== 'ready' && before.phase !== 'passed') || before.isStarting) return
    const { problem: _, ...rest } = before
    this.#show({ ...rest, isStarting: true })
    this.#asked += 1
    try {
      const started = await this.#ports.server.start(before.next)
      // A fetch that returns meanwhile is stale.
      this.#asked += 1
      this.#begin(before.exam, started)
      this.#ports.channel.say({ type: 'moved' })
    } catch (problem) {
      const { phase } = this.#state
      if (phase === 'ready' || phase === 'passed') this.#show({ ...rest, isStarting: false, problem })
    }
  }

  /** Gives an answer and goes on to the next question. */
  answer(questionId: number, optionId: number): void {
    const state = this.#state
    if (state.phase !== 'asking' || state.question_id !== questionId) return
    const run = { ...state.run, given: { ...state.run.given, [questionId]: optionId } }
    const next = stateOfRun(state.exam, run)
    if (next.phase === 'ending') return this.#end({ ...state, run }, 'complete')
    this.#ports.outbox.putAnswer(run.sitting_id, questionId, optionId)
    this.#show(next)
    this.#delivery.wake()
  }

  dispose(): void {
    this.#isDisposed = true
    this.#asked += 1
    clearTimeout(this.#deadline)
    this.#delivery.dispose()
    this.#stopListening()
    this.#changes.clear()
  }

  get #isWaiting(): boolean {
    const { phase } = this.#state
    return phase === 'failed' || phase === 'ending' || this.#ports.outbox.hasAny()
  }

  /** Sends what waits, and fetches the state where that is unknown. */
  async #send(): Promise<void> {
    const isRefused = await this.#ports.outbox.flush()
    if (this.#isDisposed) return
    const state = this.#state
    if (state.phase === 'ending' && this.#ports.outbox.hasEnd(state.run.sitting_id, state.run.part.title)) {
      this.#show({ ...state, isWaiting: true })
      this.#delivery.later()
      return
    }
    const isUnknown = state.phase === 'loading' || state.phase === 'failed' || state.phase === 'ending'
    if (isUnknown || isRefused) {
      await this.refresh()
      if (state.phase === 'ending') this.#ports.channel.say({ type: 'moved' })
    }
    this.#delivery.later()
  }

  #take(exam: Exam): void {
    const { phase } = this.#state
    const offset_ms = clockOffset(exam.now, this.#now())
    const saved = exam.sitting_id === undefined ? {} : this.#ports.outbox.listAnswers(exam.sitting_id)
    const next = stateOfExam(exam, saved, offset_ms, this.#state)
    // A part that is being started is not started again by a concurrent fetch.
    if (phase === 'passed' && next.phase === 'passed') return
    this.#show(next)
    this.#watch()
  }

  #begin(exam: Exam, { part, deadline, now, sitting_id, selected }: ExamStarted): void {
    const parts = exam.parts.map((each) => (each.title === part.title ? part : each))
    this.#take({ ...exam, state: 'running', parts, deadline, now, sitting_id, selected })
  }

  /** What a fetch or a start returned may have ended already: the answers were all given, or the time is out. */
  #watch(): void {
    clearTimeout(this.#deadline)
    const state = this.#state
    if (this.#isDisposed || (state.phase !== 'asking' && state.phase !== 'ending')) return
    if (state.phase === 'ending') return this.#end(state, 'complete')
    const { deadline, offset_ms } = state.run
    const left_ms = millisecondsUntil(deadline, offset_ms, this.#now())
    // Timers of a sleeping laptop come late, so the clock is asked again rather than trusted once.
    if (left_ms > 0) this.#deadline = setTimeout(() => this.#watch(), left_ms)
    else this.#end(state, 'timeout')
  }

  #end({ exam, run }: Extract<ExamState, { run: object }>, reason: EndReason): void {
    clearTimeout(this.#deadline)
    this.#ports.outbox.putEnd(run.sitting_id, run.part.title, run.given, reason === 'timeout')
    this.#show({ phase: 'ending', exam, run, reason, isWaiting: false })
    this.#delivery.wake()
  }

  #show(state: ExamState): void {
    if (this.#isDisposed) return
    this.#state = state
    this.#changes.emit()
  }
}
