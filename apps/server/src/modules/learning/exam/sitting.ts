import { limits } from '@qadam/contract'

const { exam } = limits

/** A part of a sitting that was started. */
export interface StartedPart {
  part: number
  expires_at: Date
  finished_at: Date | null
  /** Null until it is finished. */
  correct: number | null
  total: number
  timed_out: boolean
}

/** The state of a sitting. */
export type Standing =
  | { at: 'part'; part: number }
  /** A part was passed, and the next one waits to be started. */
  | { at: 'pause'; next: number; since: Date }
  | { at: 'end'; level: number }

export interface PartScore {
  correct: number
  total: number
  timed_out: boolean
}

/** Compared without rounding. */
export function isPassed({ correct, total }: Pick<PartScore, 'correct' | 'total'>): boolean {
  return total > 0 && correct * 100 >= exam.passPercent * total
}

/** The count of consecutive parts, in order, that were passed (specification 4). */
export function levelOf(parts: readonly Pick<PartScore, 'correct' | 'total'>[]): number {
  const failed = parts.findIndex((part) => !isPassed(part))
  return failed === -1 ? parts.length : failed
}

/** The deadline of a part that starts now. @param duration_s the student's own. */
export function deadlineOf(startedAt: Date, duration_s: number): Date {
  return new Date(startedAt.getTime() + duration_s * 1000)
}

/** Whether an answer now is too late for the part; a short grace allows for network latency. */
export function isLate({ expires_at }: Pick<StartedPart, 'expires_at'>, now: Date): boolean {
  return now.getTime() > expires_at.getTime() + exam.grace_s * 1000
}

/**
 * How a part ends that ends now. Where every question is answered the time did not run out on it, whenever the end is
 * heard of: the answers came in time.
 */
export function endOfPart(
  { expires_at }: Pick<StartedPart, 'expires_at'>,
  answered: { correct: number; count: number; total: number },
  now: Date,
): PartScore {
  return {
    correct: answered.correct,
    total: answered.total,
    timed_out: answered.count < answered.total && now >= expires_at,
  }
}

/** @param parts those that were started, in order. */
export function standingOf(parts: readonly StartedPart[]): Standing {
  const last = parts.at(-1)
  if (!last) return { at: 'end', level: 0 }
  if (last.finished_at === null) return { at: 'part', part: last.part }
  const scores = parts.map(({ correct, total }) => ({ correct: correct ?? 0, total }))
  const hasPassed = isPassed({ correct: last.correct ?? 0, total: last.total }) && !last.timed_out
  if (hasPassed && last.part < exam.parts)
    return { at: 'pause', next: last.part + 1, since: last.finished_at }
  return { at: 'end', level: levelOf(scores) }
}

/**
 * Whether the keys of what was answered may leave: the whole sitting is over, and no other was granted since. A part
 * that was failed on purpose sells nothing while there is more to come.
 */
export function tellsKey(sitting: { finished_at: Date | null; set_aside_at: Date | null }): boolean {
  return sitting.finished_at !== null && sitting.set_aside_at === null
}

/** A sitting that was left between two parts ends at the level it has. */
export function isAbandoned(since: Date, now: Date): boolean {
  return now.getTime() > since.getTime() + exam.pause_s * 1000
}

/** Whether a part may be started or is running, or why not. */
export function startOf(
  standing: Standing | undefined,
  part: number,
): 'start' | 'resume' | 'exam.part_locked' | 'exam.finished' {
  if (!standing) return part === 1 ? 'start' : 'exam.part_locked'
  if (standing.at === 'end') return 'exam.finished'
  const current = standing.at === 'part' ? standing.part : standing.next
  if (part > current) return 'exam.part_locked'
  if (part < current) return 'exam.finished'
  return standing.at === 'part' ? 'resume' : 'start'
}
