import type { Attempt, AttemptResult, TryResult } from '@qadam/contract'

/** What is known of an answer: the server judged it, or it waits in the outbox, or it came too late. */
export type Answered = { kind: 'judged'; result: TryResult } | { kind: 'saved' } | { kind: 'refused' }

/** One attempt as this device follows it. */
export interface Run {
  attempt: Attempt
  /** The server's clock minus this device's, in milliseconds. */
  offset_ms: number
  answered: Readonly<Record<number, Answered>>
}

export interface Refusal {
  code: string
  message: string
  details: Readonly<Record<string, unknown>>
}

export type FinishReason = 'complete' | 'timeout'

export type AttemptState =
  | { phase: 'idle' }
  | { phase: 'loading' }
  | { phase: 'refused'; refusal: Refusal }
  | { phase: 'asking'; run: Run; question_id: number }
  | { phase: 'checking'; run: Run; question_id: number }
  | { phase: 'feedback'; run: Run; question_id: number; answered: Answered }
  | { phase: 'finishing'; run: Run; reason: FinishReason; isWaiting: boolean }
  | { phase: 'finished'; run: Run; reason: FinishReason; result: AttemptResult }
  | { phase: 'left' }

export type AttemptEvent =
  | { type: 'starting' }
  | { type: 'refused'; refusal: Refusal }
  /** `saved` are questions whose answers still wait in the outbox. */
  | { type: 'started'; attempt: Attempt; offset_ms: number; saved: readonly number[] }
  | { type: 'answering'; question_id: number }
  /** It failed and nothing was stored: the student may retry. */
  | { type: 'answer_failed'; question_id: number }
  /** From the server, the outbox or another tab. */
  | { type: 'answered'; question_id: number; answered: Answered }
  | { type: 'next' }
  | { type: 'deadline' }
  /** The server cannot be reached; finishing goes on when it can. */
  | { type: 'finish_waits' }
  | { type: 'finished'; result: AttemptResult }
  | { type: 'left' }
  | { type: 'reset' }

export const initialAttempt: AttemptState = { phase: 'idle' }

/** The run of every phase that has one. */
export function runOf(state: AttemptState): Run | undefined {
  return 'run' in state ? state.run : undefined
}

/** Whether leaving now would cost the attempt. */
export function isRunning(state: AttemptState): boolean {
  return state.phase === 'asking' || state.phase === 'checking' || state.phase === 'feedback'
}

/** The first question without an answer, in the order of the attempt. */
function nextQuestion(run: Run): number | undefined {
  return run.attempt.question_ids.find((id) => !run.answered[id])
}

function goOn(run: Run): AttemptState {
  const question_id = nextQuestion(run)
  return question_id === undefined
    ? { phase: 'finishing', run, reason: 'complete', isWaiting: false }
    : { phase: 'asking', run, question_id }
}

function withAnswer(run: Run, question_id: number, answered: Answered): Run {
  // The first verdict stays; what was only saved gives way to it.
  if (run.answered[question_id]?.kind === 'judged') return run
  return { ...run, answered: { ...run.answered, [question_id]: answered } }
}

function takeAnswer(state: AttemptState, question_id: number, answered: Answered): AttemptState {
  const before = runOf(state)
  if (!before || !before.attempt.question_ids.includes(question_id)) return state
  const run = withAnswer(before, question_id, answered)
  const isOnScreen = 'question_id' in state && state.question_id === question_id
  if (isOnScreen && (state.phase === 'asking' || state.phase === 'checking'))
    return { phase: 'feedback', run, question_id, answered }
  if (isOnScreen && state.phase === 'feedback')
    return { ...state, run, answered: run.answered[question_id] ?? answered }
  if (state.phase === 'finished') return { ...state, run }
  return 'run' in state ? { ...state, run } : state
}

/** The whole course of an attempt. Events that do not fit the phase change nothing: late replies are harmless. */
export function attemptReducer(state: AttemptState, event: AttemptEvent): AttemptState {
  switch (event.type) {
    case 'starting':
      return isRunning(state) || state.phase === 'finishing' ? state : { phase: 'loading' }
    case 'refused':
      return state.phase === 'loading' ? { phase: 'refused', refusal: event.refusal } : state
    case 'started': {
      if (state.phase !== 'loading') return state
      const judged = Object.entries(event.attempt.answered).map(
        ([id, result]) => [Number(id), { kind: 'judged', result } satisfies Answered] as const,
      )
      const saved = event.saved.map((id) => [id, { kind: 'saved' } satisfies Answered] as const)
      const answered: Record<number, Answered> = {
        ...Object.fromEntries(saved),
        ...Object.fromEntries(judged),
      }
      return goOn({ attempt: event.attempt, offset_ms: event.offset_ms, answered })
    }
    case 'answering':
      return state.phase === 'asking' && state.question_id === event.question_id
        ? { ...state, phase: 'checking' }
        : state
    case 'answer_failed':
      return state.phase === 'checking' && state.question_id === event.question_id
        ? { ...state, phase: 'asking' }
        : state
    case 'answered':
      return takeAnswer(state, event.question_id, event.answered)
    case 'next':
      return state.phase === 'feedback' ? goOn(state.run) : state
    case 'deadline':
      return isRunning(state) && 'run' in state
        ? { phase: 'finishing', run: state.run, reason: 'timeout', isWaiting: false }
        : state
    case 'finish_waits':
      return state.phase === 'finishing' ? { ...state, isWaiting: true } : state
    case 'finished': {
      const run = runOf(state)
      if (!run || state.phase === 'finished' || event.result.attempt_id !== run.attempt.attempt_id)
        return state
      if (event.result.state === 'left') return { phase: 'left' }
      return { phase: 'finished', run, reason: reasonOf(event.result), result: event.result }
    }
    case 'left':
      return state.phase === 'finished' ? state : { phase: 'left' }
    case 'reset':
      return initialAttempt
  }
}

const reasonOf = (result: AttemptResult): FinishReason =>
  result.state === 'timeout' ? 'timeout' : 'complete'
