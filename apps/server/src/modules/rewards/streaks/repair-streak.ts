import { limits } from '@qadam/contract'
import { addDays, type SchoolDay } from '../../base/calendar/index.ts'
import { settleStreak, type StreakRecord } from './streak.ts'

/** A day that counts for a streak, and whence. */
export interface MarkedDay {
  kind: 'earned' | 'frozen'
  source: 'freeze' | 'repair' | null
}

export type StreakHistory = ReadonlyMap<SchoolDay, MarkedDay>

export interface Repair {
  from: SchoolDay
  /** Before today. */
  to: SchoolDay
  /**
   * Whether to count the days of a student without a streak just before them too. For many at once it is only those
   * whose streak the outage broke: the others lost none.
   */
  isNamed: boolean
}

export interface RepairedStreak {
  streak: StreakRecord
  /** Days that count as earned now. */
  filled: SchoolDay[]
  /** Days missed after those, which a freeze that came back has covered. */
  used: SchoolDay[]
  /** Lengths that some run of days has by this, each with the day on which it was reached. */
  reached: { length: number; day: SchoolDay; since: SchoolDay; until: SchoolDay }[]
}

/**
 * Counts the missed days of a range as earned. A freeze that such a day used comes back; days of a freeze for
 * non-payment stay as they are. Nothing changes where nothing was missed, so that a repair may be done again.
 * @param streak settled to today
 */
export function repairStreak(
  history: StreakHistory,
  streak: StreakRecord,
  { from, to, isNamed }: Repair,
  { begun, today, frozenFrom }: { begun: SchoolDay; today: SchoolDay; frozenFrom: SchoolDay | undefined },
): RepairedStreak | undefined {
  const days = new Map(history)
  const filled: SchoolDay[] = []
  let returned = 0
  for (let day = from < begun ? begun : from; day <= to && day < today; day = addDays(day, 1)) {
    const known = days.get(day)
    const isMissed = known ? known.source === 'freeze' : frozenFrom === undefined || day < frozenFrom
    if (!isMissed || (!isNamed && !days.has(addDays(day, -1)))) continue
    if (known) returned += 1
    days.set(day, { kind: 'earned', source: 'repair' })
    filled.push(day)
  }
  if (filled.length === 0) return undefined

  const runs = runsOf(days)
  const last = runs.at(-1)
  if (!last) return undefined
  const longest = Math.max(streak.longest, ...runs.map(({ earned }) => earned.length))
  const standing = {
    current: last.earned.length,
    longest,
    last_day: last.earned.at(-1) ?? last.until,
    covered_until: last.until,
    // Only what came back: a freeze bought since covers nothing that was missed before it.
    freezes: returned,
  }
  const settled = settleStreak(standing, today, frozenFrom)
  const freezes = Math.min(streak.freezes + settled.streak.freezes, limits.streak.maxFreezes)
  return {
    streak: { ...settled.streak, freezes },
    filled,
    used: settled.used,
    reached: runs
      .filter(({ since, until }) => filled.some((day) => since <= day && day <= until))
      .flatMap(({ earned, since, until }) =>
        bonusLengths.flatMap((length) => {
          const day = earned[length - 1]
          return day === undefined ? [] : [{ length, day, since, until }]
        }),
      ),
  }
}

const bonusLengths = Object.keys(limits.streak.bonuses).map(Number)

interface Run {
  since: SchoolDay
  until: SchoolDay
  earned: SchoolDay[]
}

/** Days that count without a gap, oldest first. A run begins with a day that was earned. */
function runsOf(days: StreakHistory): Run[] {
  const runs: Run[] = []
  for (const [day, { kind }] of [...days].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const run = runs.at(-1)
    const isNext = run?.until === addDays(day, -1)
    if (run && isNext) {
      run.until = day
      if (kind === 'earned') run.earned.push(day)
    } else if (kind === 'earned') runs.push({ since: day, until: day, earned: [day] })
  }
  return runs
}
