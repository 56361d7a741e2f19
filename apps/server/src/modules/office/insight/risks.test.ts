import { describe, expect, test } from 'vitest'
import { risksOf, weightOf, type RiskFacts } from './risks.ts'

const now = new Date('2026-03-20T07:00:00Z')
const moment = { now, timeZone: 'Asia/Tashkent' }
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000)
const well: RiskFacts = {
  frozen: false,
  created_at: daysAgo(60),
  last_active_at: daysAgo(0.5),
  is_through: false,
  lost: null,
  rejected: null,
  streak: { days: 12, last_day: '2026-03-20' },
}
const kinds = (facts: Partial<RiskFacts>) => risksOf({ ...well, ...facts }, moment).map(({ kind }) => kind)

test('who is on the way needs nobody', () => {
  expect(kinds({})).toEqual([])
})

describe('a student needs somebody who', () => {
  test('is frozen: and nothing else is said of them', () => {
    expect(kinds({ frozen: true, last_active_at: daysAgo(30) })).toEqual(['frozen'])
  })

  test('has not begun some days after they came', () => {
    expect(kinds({ last_active_at: null, created_at: daysAgo(2.9), streak: null })).toEqual([])
    expect(risksOf({ ...well, last_active_at: null, created_at: daysAgo(3), streak: null }, moment)).toEqual([
      { kind: 'never', count: 3, lesson: null },
    ])
  })

  test('was not there for a week, unless nothing is left to do', () => {
    expect(kinds({ last_active_at: daysAgo(6.9) })).toEqual([])
    expect(kinds({ last_active_at: daysAgo(7) })).toEqual(['away'])
    expect(kinds({ last_active_at: daysAgo(7), is_through: true })).toEqual([])
  })

  test('has used up the attempts of a test', () => {
    expect(kinds({ lost: { lesson: 'Sikllar', count: 2, allowed: 3 } })).toEqual([])
    expect(risksOf({ ...well, lost: { lesson: 'Sikllar', count: 3, allowed: 3 } }, moment)).toEqual([
      { kind: 'attempts', count: 3, lesson: 'Sikllar' },
    ])
  })

  test('left a work that came back', () => {
    expect(kinds({ rejected: { lesson: 'Sikllar', at: daysAgo(2.9) } })).toEqual([])
    expect(kinds({ rejected: { lesson: 'Sikllar', at: daysAgo(3) } })).toEqual(['rejected'])
  })

  test('lost a streak worth a word, for two weeks', () => {
    expect(kinds({ streak: { days: 5, last_day: '2026-03-19' } })).toEqual([])
    expect(kinds({ streak: { days: 5, last_day: '2026-03-18' } })).toEqual(['streak'])
    expect(kinds({ streak: { days: 4, last_day: '2026-03-18' } })).toEqual([])
    expect(kinds({ streak: { days: 5, last_day: '2026-03-05' } })).toEqual([])
  })
})

test('what is most pressing decides the order, then how many there are', () => {
  const away = risksOf({ ...well, last_active_at: daysAgo(9), streak: null }, moment)
  const two = risksOf(
    { ...well, lost: { lesson: 'x', count: 3, allowed: 3 }, rejected: { lesson: 'x', at: daysAgo(9) } },
    moment,
  )
  const one = risksOf({ ...well, lost: { lesson: 'x', count: 3, allowed: 3 } }, moment)
  expect(weightOf(away)).toBeGreaterThan(weightOf(two))
  expect(weightOf(two)).toBeGreaterThan(weightOf(one))
  expect(weightOf([])).toBe(0)
})
