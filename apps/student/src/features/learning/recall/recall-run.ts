import type { RecallCard, RecallSession, RecallVerdict } from '@qadam/contract'
import type { Outcome } from '../attempts/answer-sheet.tsx'

/** One sitting as this device follows it. */
export interface RecallRun {
  cards: readonly RecallCard[]
  /** What is still to be asked: places among the cards, the next one first. */
  left: readonly number[]
  /** What became of the first answer to each card, by its place. */
  first: Readonly<Record<number, Outcome>>
  /** What it brought so far. */
  points: number
  coins: number
  isStreakDay: boolean
  /** Cards that are due and are not of this sitting. */
  more: number
}

export function runOf({ cards, due }: RecallSession): RecallRun {
  return {
    cards,
    left: cards.map((_, place) => place),
    first: {},
    points: 0,
    coins: 0,
    isStreakDay: false,
    more: Math.max(0, due - cards.length),
  }
}

export const outcomeOf = ({ outcome, result }: RecallVerdict): Outcome =>
  result ? { kind: 'judged', result } : { kind: 'left', why: outcome === 'not_due' ? 'not_due' : 'gone' }

/** Counts what became of the card that is asked. The first answer to it stays. */
export function withOutcome(run: RecallRun, outcome: Outcome): RecallRun {
  const [place] = run.left
  if (place === undefined) return run
  const result = outcome.kind === 'judged' ? outcome.result : undefined
  return {
    ...run,
    first: { [place]: outcome, ...run.first },
    points: run.points + (result?.points_added ?? 0),
    coins: run.coins + (result?.coins_added ?? 0),
    isStreakDay: run.isStreakDay || result?.strike_added === true,
  }
}

/**
 * Goes on to the next card. One that was wrong comes once more at the end, where the right answer was told: what was just
 * read is tried while it is there.
 */
export function goOn(run: RecallRun, outcome: Outcome): RecallRun {
  const [place, ...left] = run.left
  if (place === undefined) return run
  const isToRepeat =
    run.first[place] === outcome &&
    outcome.kind === 'judged' &&
    outcome.result.correct === false &&
    outcome.result.answer_id !== null
  return { ...run, left: isToRepeat ? [...left, place] : left }
}

/** How many were right, wrong, not judged yet and not judged at all, by the first answers. */
export function tally({ first }: RecallRun) {
  const outcomes = Object.values(first)
  const count = (is: (outcome: Outcome) => boolean) => outcomes.filter(is).length
  return {
    right: count((one) => one.kind === 'judged' && one.result.correct === true),
    wrong: count((one) => one.kind === 'judged' && one.result.correct === false),
    saved: count((one) => one.kind === 'saved'),
  }
}
