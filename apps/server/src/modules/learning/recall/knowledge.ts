import type { LessonKnowledge } from '@qadam/contract'
import { daysBetween, type SchoolDay } from '../../base/calendar/index.ts'
import { recalledShare, type Schedule } from './schedule.ts'

/** Of fewer answered questions, where a lesson asks more, nothing is said: one answer is no measure of a lesson. */
const LEAST_ANSWERED = 3

/**
 * What a student knows of a lesson: the share of its answered questions that they would know today, by their forgetting
 * curves. A question whose last counted answer was wrong, or right with help and so is due at once, is not known, however
 * fresh it is.
 * @param cards one for each question that the lesson's test asks; null where it was never answered
 */
export function knowledgeOf(
  cards: readonly (Schedule | null)[],
  day: SchoolDay,
): Pick<LessonKnowledge, 'asked' | 'answered' | 'known' | 'due'> {
  const answered = cards.filter((card) => card !== null)
  const isEnough = answered.length >= Math.min(LEAST_ANSWERED, cards.length) && answered.length > 0
  const known = answered.reduce((sum, card) => sum + (isKept(card) ? recalledShare(card, day) : 0), 0)
  return {
    asked: cards.length,
    answered: answered.length,
    known: isEnough ? Math.round((known / answered.length) * 100) : null,
    due: answered.filter(({ due_on }) => due_on <= day).length,
  }
}

const isKept = ({ last_day, due_on }: Schedule): boolean => daysBetween(last_day, due_on) > 1
