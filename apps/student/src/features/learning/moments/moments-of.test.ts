import { achievementKinds, noMoments, type LessonMoments } from '@qadam/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { momentsOf } from './moments-of.ts'

const maybe = <Value>(value: Value) => fc.constantFrom(value, null)
const goal = { kind: 'lesson', target: 1, done: 1, before: 0, coins: 3 } as const
const anything: fc.Arbitrary<LessonMoments> = fc.record({
  lesson: maybe({ title: 'Dars', points: 70, coins: 5 }),
  flawless: fc.boolean(),
  streak: maybe({ days: 3, coins: 0 }),
  goals: fc.constantFrom([], [goal]),
  league: maybe({ level: 2, place: 3, before: 5 }),
  group: maybe({ week: '2026-03-09', target: 20, before: 3, done: 4, coins: 10 }),
  achievements: fc.uniqueArray(fc.constantFrom(...achievementKinds, 'of_a_newer_school')),
  module: maybe({ title: 'Modul', points: 100, coins: 10 }),
  course: maybe({ title: 'Kurs', lessons: 12 }),
})
const order = [
  'lesson',
  'flawless',
  'streak',
  'goals',
  'league',
  'group',
  'program',
  'achievement',
  'module',
  'course',
] as const

test('where nothing is to be told there is no stage', () => {
  expect(momentsOf(noMoments)).toEqual([])
  expect(momentsOf({ ...noMoments, achievements: ['of_a_newer_school'] })).toEqual([])
})

test('a first program is one step and not a medal beside it', () => {
  expect(momentsOf({ ...noMoments, achievements: ['first_lesson', 'first_program'] })).toEqual([
    { kind: 'program' },
    { kind: 'achievement', told: 'first_lesson' },
  ])
})

test('whatever was earned is told once, in one order', () => {
  fc.assert(
    fc.property(anything, (told) => {
      const moments = momentsOf(told)
      const places = moments.map(({ kind }) => order.indexOf(kind))
      expect(places).toEqual(places.toSorted((one, other) => one - other))
      const facts = [told.lesson, told.streak, told.league, told.group, told.module, told.course]
      const count =
        facts.filter((fact) => fact !== null).length +
        Number(told.flawless) +
        Number(told.goals.length > 0) +
        told.achievements.filter((kind) => kind !== 'of_a_newer_school').length
      expect(moments).toHaveLength(count)
      expect(new Set(moments.map((moment) => JSON.stringify(moment))).size).toBe(count)
    }),
  )
})
