import type { Exam, ExamLevel, ExamPart } from '@qadam/contract'

/** A part as this device follows it. */
export interface ExamRun {
  sitting_id: number
  part: ExamPart
  deadline: string
  /** The server's clock minus this device's, in milliseconds. */
  offset_ms: number
  /** The option given to each question that was answered. */
  given: Readonly<Record<number, number>>
}

export type EndReason = 'complete' | 'timeout'

export type ExamState =
  | { phase: 'loading' }
  | { phase: 'failed'; error: unknown }
  /** A part may be begun: the first, or the next after a pause. */
  | { phase: 'ready'; exam: Exam; next: ExamLevel; isStarting: boolean; problem?: unknown }
  | { phase: 'asking'; exam: Exam; run: ExamRun; question_id: number }
  /** All is answered or the time is out, and the server has not sent the result yet. */
  | { phase: 'ending'; exam: Exam; run: ExamRun; reason: EndReason; isWaiting: boolean }
  /** A part was passed a moment ago: applause, then the next one starts. */
  | { phase: 'passed'; exam: Exam; passed: ExamPart; next: ExamLevel; isStarting: boolean; problem?: unknown }
  | { phase: 'finished'; exam: Exam }

export const loadingExam: ExamState = { phase: 'loading' }

/** The first question of the part without an answer. */
export function nextQuestion({ part, given }: ExamRun): number | undefined {
  return part.questions.find(({ id }) => given[id] === undefined)?.id
}

/** Goes on where the run stands. */
export function stateOfRun(exam: Exam, run: ExamRun): ExamState {
  const question_id = nextQuestion(run)
  return question_id === undefined
    ? { phase: 'ending', exam, run, reason: 'complete', isWaiting: false }
    : { phase: 'asking', exam, run, question_id }
}

/**
 * What the screen shows, from the server's view of the exam.
 * @param saved answers that wait on this device; the school's own count before them.
 */
export function stateOfExam(
  exam: Exam,
  saved: Readonly<Record<number, number>>,
  offset_ms: number,
  before: ExamState,
): ExamState {
  if (exam.state === 'finished') return { phase: 'finished', exam }
  const running = exam.parts.find(({ state }) => state === 'running')
  if (running && exam.deadline !== undefined && exam.sitting_id !== undefined) {
    const { deadline, sitting_id } = exam
    const isSame =
      'run' in before && before.run.sitting_id === sitting_id && before.run.part.title === running.title
    // A reply may have been on its way while an answer went the other.
    const here = isSame ? before.run.given : {}
    const given = { ...saved, ...here, ...numbered(exam.selected ?? {}) }
    return stateOfRun(exam, { sitting_id, part: running, deadline, offset_ms, given })
  }
  const open = exam.parts.findIndex(({ state }) => state === 'open')
  const next = exam.parts[open]?.title ?? 'Part 1'
  const passed = exam.parts[open - 1]
  // Only who has just handed a part in is applauded; who comes back later begins when they like.
  const isFresh = before.phase === 'ending' || before.phase === 'passed'
  return passed && isFresh
    ? { phase: 'passed', exam, passed, next, isStarting: false }
    : { phase: 'ready', exam, next, isStarting: false }
}

const numbered = (record: Readonly<Record<string, number>>): Record<number, number> =>
  Object.fromEntries(Object.entries(record).map(([id, option]) => [Number(id), option]))

/**
 * Whether a clock runs or the next part is about to start: the language is locked, and leaving needs a confirmation.
 */
export function isUnderWay({ phase }: ExamState): boolean {
  return phase === 'asking' || phase === 'ending' || phase === 'passed'
}
