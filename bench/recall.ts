import { recallLimits } from '@qadam/contract'
import { addDays } from '../apps/server/src/modules/base/calendar/index.ts'
import { scheduleAfter, type Schedule } from '../apps/server/src/modules/learning/recall/schedule.ts'
import { seededRandom } from '../apps/server/src/modules/learning/questions/shuffle.ts'

const STUDENTS = 200
const YEAR_DAYS = 365
const FIRST_DAY = '2026-09-01'
/** Lessons until spring, three a week; the rest of the year is only recalled. */
const LEARNING_DAYS = 240
const TESTS_A_DAY = 3 / 7
const CARDS_OF_A_TEST = 5
/** Two sittings at the most. */
const MOST_A_DAY = 2 * recallLimits.sessionCards

/** What a student really remembers; a schedule sees nothing of it but the answers. */
interface Memory {
  /** Days after which half of such cards are known. */
  halfLife_days: number
  seen_day: number
}

/**
 * Forgetting by half-lives (Settles and Meeder 2016), which is not the curve that FSRS assumes: a recall that succeeds
 * lengthens the half-life, the more the nearer to forgetting it came; one that fails shortens it.
 */
const known = ({ halfLife_days, seen_day }: Memory, day: number): number =>
  2 ** (-(day - seen_day) / halfLife_days)

function learnFrom(memory: Memory, day: number, isRight: boolean, gain: number): Memory {
  const forgotten = 1 - known(memory, day)
  const halfLife_days = isRight
    ? memory.halfLife_days * (1 + gain * (0.5 + 5 * forgotten))
    : Math.max(2, memory.halfLife_days * 0.35)
  return { halfLife_days: Math.min(halfLife_days, 2000), seen_day: day }
}

/** When a card comes back. `after` is given the day of an answer, and gives the day of the next; Infinity: never. */
interface Policy {
  name: string
  begin: () => { after: (day: number, isRight: boolean) => number }
}

const dayOf = (day: number): string => addDays(FIRST_DAY, day)
const numberOf = (day: string): number =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${FIRST_DAY}T00:00:00Z`)) / 86_400_000)

const bySchedule = (retention: number): Policy => ({
  name: `FSRS at ${retention} %`,
  begin: () => {
    let schedule: Schedule | undefined
    return {
      after: (day, isRight) => {
        schedule = scheduleAfter(schedule, isRight ? 'right' : 'wrong', dayOf(day), retention)
        return numberOf(schedule.due_on)
      },
    }
  },
})

const steps_days = [1, 3, 7, 21]
const bySteps: Policy = {
  name: 'steps 1/3/7/21',
  begin: () => {
    let step = 0
    return {
      after: (day, isRight) => {
        if (!isRight) step = 0
        const wait_days = steps_days[step] ?? Number.POSITIVE_INFINITY
        step += 1
        return day + wait_days
      },
    }
  },
}

const never: Policy = { name: 'nothing', begin: () => ({ after: () => Number.POSITIVE_INFINITY }) }

interface Outcome {
  /** Of the cards that were asked again, the share that was known. */
  asked: number
  /** Of all cards that were ever learned, the share that is known a month after the year. */
  kept: number
  /** Cards that were asked again, a student and day. */
  perDay: number
}

interface Card {
  memory: Memory
  policy: ReturnType<Policy['begin']>
  due: number
}

/** A year of students who differ in memory and diligence; the same for every policy. */
function live(policy: Policy): Outcome {
  let right = 0
  let reviews = 0
  let kept = 0
  let cards = 0
  for (let student = 0; student < STUDENTS; student += 1) {
    const random = seededRandom(student)
    const between = (least: number, most: number) => least + (most - least) * random()
    const gain = between(0.7, 1.5)
    const usual_days = between(8, 24)
    const diligence = between(0.6, 0.95)
    const deck: Card[] = []
    for (let day = 0; day < YEAR_DAYS; day += 1) {
      if (random() > diligence) continue
      const due = deck.filter((card) => card.due <= day).toSorted((one, other) => other.due - one.due)
      for (const card of due.slice(0, MOST_A_DAY)) {
        const isRight = random() < known(card.memory, day)
        reviews += 1
        right += isRight ? 1 : 0
        card.memory = learnFrom(card.memory, day, isRight, gain)
        card.due = card.policy.after(day, isRight)
      }
      // Of the days on which a student comes.
      if (day >= LEARNING_DAYS || random() > TESTS_A_DAY / diligence) continue
      for (let question = 0; question < CARDS_OF_A_TEST; question += 1) {
        const isRight = random() < 0.8
        const halfLife_days = usual_days * between(0.5, 1.5) * (isRight ? 1 : 0.4)
        const begun = policy.begin()
        deck.push({ memory: { halfLife_days, seen_day: day }, policy: begun, due: begun.after(day, isRight) })
      }
    }
    for (const card of deck) kept += known(card.memory, YEAR_DAYS + 30)
    cards += deck.length
  }
  return {
    asked: reviews === 0 ? 0 : right / reviews,
    kept: kept / cards,
    perDay: reviews / STUDENTS / YEAR_DAYS,
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

/**
 * A year of 200 simulated students whose forgetting is known: how much is known when it is asked again, and a month after
 * the year, for how many cards a day; by FSRS, by fixed steps and by nothing. @returns whether its bars hold
 */
export function measureRecall(): boolean {
  const policies = [bySchedule(recallLimits.retention), bySchedule(80), bySteps, never]
  const outcomes = policies.map((policy) => {
    const outcome = live(policy)
    const { asked, kept, perDay } = outcome
    const atReview = perDay === 0 ? '-' : percent(asked)
    console.log(
      `${policy.name.padEnd(16)} known when asked ${atReview.padStart(7)}, a month after the year ` +
        `${percent(kept).padStart(7)}, ${perDay.toFixed(1)} cards a day`,
    )
    return outcome
  })
  const [usual, , steps, nothing] = outcomes
  if (!usual || !steps || !nothing) throw new Error('Each policy has an outcome')
  const bars = {
    'known when asked is within 5 of what the school wants':
      Math.abs(usual.asked * 100 - recallLimits.retention) <= 5,
    'more is kept than by fixed steps and by nothing': usual.kept > steps.kept && steps.kept > nothing.kept,
    'one sitting a day is enough': usual.perDay <= recallLimits.sessionCards,
  }
  for (const [bar, holds] of Object.entries(bars)) console.log(`${bar}: ${holds ? 'holds' : 'MISSED'}`)
  return Object.values(bars).every(Boolean)
}
