import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { repairStreak, type MarkedDay, type Repair } from './repair-streak.ts'
import { addDays } from '../../base/calendar/index.ts'
import { earnDay, settleStreak, type StreakRecord } from './streak.ts'

const first = '2026-03-01'
const dayAt = (index: number) => addDays(first, index)

/** What a student lived through: e earned, a missed day otherwise; then it is the day after. */
function live(pattern: string, freezes = 0) {
  const history = new Map<string, MarkedDay>()
  let streak: StreakRecord | undefined
  for (const [index, mark] of [...pattern, '.'].entries()) {
    const day = dayAt(index)
    if (streak) {
      const settled = settleStreak(streak, day)
      for (const used of settled.used) history.set(used, { kind: 'frozen', source: 'freeze' })
      streak = settled.streak
    }
    if (mark !== 'e') continue
    history.set(day, { kind: 'earned', source: null })
    const isFirst = streak === undefined
    streak = earnDay(streak, day).streak
    if (isFirst) streak = { ...streak, freezes }
  }
  if (!streak) throw new Error('nothing was earned')
  return { history, streak, today: dayAt(pattern.length) }
}

function repair(
  pattern: string,
  range: [number, number],
  changes: { isNamed?: boolean; freezes?: number } = {},
) {
  const { history, streak, today } = live(pattern, changes.freezes)
  const asked: Repair = { from: dayAt(range[0]), to: dayAt(range[1]), isNamed: changes.isNamed ?? true }
  return repairStreak(history, streak, asked, { begun: first, today, frozenFrom: undefined })
}

describe('a repair', () => {
  test('joins what the outage parted, and pays the length that comes of it', () => {
    const repaired = repair('eee.eee', [3, 3])
    expect(repaired).toMatchObject({
      filled: [dayAt(3)],
      streak: { current: 7, longest: 7, last_day: dayAt(6) },
      reached: [{ length: 7, day: dayAt(6), since: dayAt(0), until: dayAt(6) }],
    })
  })

  test('brings a streak back that ended yesterday', () => {
    expect(repair('eeee.', [4, 4])?.streak).toMatchObject({ current: 5, last_day: dayAt(4) })
  })

  test('brings none back that ended by days missed afterwards', () => {
    expect(repair('eeee...', [4, 4])?.streak).toMatchObject({ current: 0, longest: 5 })
  })

  test('gives the freeze back that the outage took, and that saves a day missed after it', () => {
    expect(repair('eee.', [3, 3], { freezes: 1 })?.streak).toMatchObject({ current: 4, freezes: 1 })
    const later = repair('eee..', [3, 3], { freezes: 1 })
    expect(later).toMatchObject({ used: [dayAt(4)], streak: { current: 4, freezes: 0 } })
  })

  test('for many at once fills no day of those who had no streak to lose', () => {
    expect(repair('eee...', [4, 5], { isNamed: false })).toBeUndefined()
    expect(repair('eee...', [3, 4], { isNamed: false })?.filled).toEqual([dayAt(3), dayAt(4)])
    expect(repair('eee...', [4, 5])?.filled).toEqual([dayAt(4), dayAt(5)])
  })

  test('changes nothing where nothing was missed', () => {
    expect(repair('eeee', [0, 3])).toBeUndefined()
  })

  test('leaves days alone on which the account was frozen, and those before it began', () => {
    const { history, streak, today } = live('ee....')
    const range = { from: '2026-02-20', to: dayAt(5), isNamed: true }
    const repaired = repairStreak(history, streak, range, { begun: first, today, frozenFrom: dayAt(4) })
    expect(repaired).toMatchObject({ filled: [dayAt(2), dayAt(3)], streak: { current: 4 } })
  })

  test('done again changes nothing; never shortens a streak, and never counts more than the days there were', () => {
    const pattern = fc
      .array(fc.constantFrom('e', '.'), { minLength: 1, maxLength: 45 })
      .map((marks) => `e${marks.join('')}`)
    fc.assert(
      fc.property(
        pattern,
        fc.integer({ min: 0, max: 2 }),
        fc.nat(45),
        fc.nat(10),
        fc.boolean(),
        (lived, freezes, from, length, isNamed) => {
          const { history, streak, today } = live(lived, freezes)
          const range = { from: dayAt(from), to: dayAt(from + length), isNamed }
          const known = { begun: first, today, frozenFrom: undefined }
          const repaired = repairStreak(history, streak, range, known)
          if (!repaired) return
          expect(repaired.streak.current).toBeGreaterThanOrEqual(streak.current)
          expect(repaired.streak.longest).toBeGreaterThanOrEqual(streak.longest)
          const after = new Map<string, MarkedDay>(history)
          for (const day of repaired.filled) after.set(day, { kind: 'earned', source: 'repair' })
          for (const day of repaired.used) after.set(day, { kind: 'frozen', source: 'freeze' })
          expect(repaired.filled.every((day) => day < today && day >= range.from && day <= range.to)).toBe(
            true,
          )
          const earned = [...after.values()].filter(({ kind }) => kind === 'earned').length
          expect(repaired.streak.longest).toBeLessThanOrEqual(earned)
          // No freeze is made or lost beyond the two that may be held.
          const usedOf = (days: Map<string, MarkedDay>) =>
            [...days.values()].filter(({ kind }) => kind === 'frozen').length
          expect(repaired.streak.freezes + usedOf(after)).toBe(streak.freezes + usedOf(new Map(history)))
          expect(repairStreak(after, repaired.streak, range, known)).toBeUndefined()
        },
      ),
    )
  })
})
