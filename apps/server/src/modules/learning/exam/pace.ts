import { limits, type ExamPace } from '@qadam/contract'
import type { GivenAnswer } from './question.ts'

const { pace } = limits.exam

interface AnsweredPart {
  started_at: Date
  /** In the order in which they came. */
  answers: readonly GivenAnswer[]
}

/**
 * The pace of a part whose answers came faster than their questions can be read; null of any other. It goes by the whole
 * part, since what was answered without a connection arrives at once: no answer has a time of its own then.
 */
export function unusualPace({ started_at, answers }: AnsweredPart, right: number): ExamPace | null {
  const last = answers.at(-1)
  if (!last || answers.length < pace.answers) return null
  const took_s = (last.answered_at.getTime() - started_at.getTime()) / 1000
  if (took_s < 0 || took_s >= answers.length * pace.secondsAnAnswer) return null
  return { answers: answers.length, right, took_s: Math.round(took_s) }
}

/** The seconds that each answer took, by question; those that came at the same moment have none of their own. */
export function timesOf({ started_at, answers }: AnsweredPart): Map<number, number> {
  const times = new Map<number, number>()
  for (const [place, { question_id, answered_at }] of answers.entries()) {
    const at = answered_at.getTime()
    const before = (answers[place - 1]?.answered_at ?? started_at).getTime()
    if (place > 0 && at === before) continue
    if (answers[place + 1]?.answered_at.getTime() === at) continue
    times.set(question_id, Math.round((at - before) / 1000))
  }
  return times
}
