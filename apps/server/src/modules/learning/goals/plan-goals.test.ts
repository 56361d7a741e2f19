import { goalKind, serverLimits } from '@qadam/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LessonStanding } from '../courses/index.ts'
import { planGoals, possibleToday, type Done } from './plan-goals.ts'

const DAY_s = 24 * 3600
const nothing: Done = { lesson: 0, answers: 0, practice: 0, mend: 0, review: 0, streak: 0 }
const fresh: LessonStanding = {
  type: 'Learn',
  is_finished: false,
  duration_s: 300,
  test_questions: 5,
  test_passed: false,
  attempts_left: 3,
  practice: 0,
  to_hand_in: 0,
  to_mend: 0,
  handed_in: 0,
}
const finished: LessonStanding = { ...fresh, is_finished: true, test_passed: true }
const practice: LessonStanding = { ...fresh, type: 'Practice', test_questions: 0, practice: 1, to_hand_in: 1 }
const waiting: LessonStanding = { ...practice, to_hand_in: 0, handed_in: 1 }

const plan = (lessons: LessonStanding[], done: Partial<Done> = {}, rest_s = DAY_s) =>
  planGoals(lessons, { ...nothing, ...done }, rest_s).map(({ kind, target }) => `${kind} ${target}`)

test.each<[string, LessonStanding[], string[]]>([
  ['a first lesson', [fresh], ['lesson 1', 'answers 5', 'streak 1']],
  ['many tests passed', [fresh, finished, finished, finished], ['lesson 1', 'answers 10', 'review 1']],
  ['a test of two', [{ ...fresh, test_questions: 2 }], ['lesson 1', 'answers 2', 'streak 1']],
  ['a practice to come', [finished, practice], ['lesson 1', 'answers 5', 'practice 1']],
  [
    'work that was given back',
    [finished, { ...practice, to_hand_in: 0, to_mend: 1 }],
    ['mend 1', 'lesson 1', 'answers 5'],
  ],
  ['the course finished', [finished], ['answers 5', 'review 1']],
  ['all that is open waiting for the teacher', [{ ...waiting, type: 'Demoday' }], []],
  ['a Demoday to hand in', [{ ...practice, type: 'Demoday' }], ['practice 1', 'streak 1']],
  ['attempts exhausted', [{ ...fresh, attempts_left: 0 }], []],
  [
    'attempts exhausted, a test passed before',
    [{ ...fresh, attempts_left: 0 }, finished],
    ['answers 5', 'review 1'],
  ],
  ['work that can’t be handed in any more', [{ ...practice, practice: 2 }], ['practice 1', 'streak 1']],
  ['nothing at all', [], []],
])('%s', (_where, lessons, goals) => {
  expect(plan(lessons)).toEqual(goals)
})

describe('of a day that is nearly over', () => {
  test('a lesson is asked for while there is time for its videos', () => {
    const enough = fresh.duration_s + serverLimits.goals.leastRest_s
    expect(plan([fresh], {}, enough)).toContain('lesson 1')
    expect(plan([fresh], {}, enough - 1)).toEqual([])
    expect(plan([finished], {}, enough - 1)).toEqual(['answers 5', 'review 1'])
  })

  test('in its last minutes nothing is, but what was done', () => {
    expect(plan([fresh, finished, practice], {}, serverLimits.goals.leastRest_s - 1)).toEqual([])
    expect(plan([fresh], { lesson: 1, streak: 1 }, 60)).toEqual(['lesson 1', 'streak 1'])
  })
})

const count = fc.nat({ max: 12 })
const lessons = fc.array(
  fc
    .record({
      type: fc.constantFrom(
        'Learn' as const,
        'Learn_Practice' as const,
        'Practice' as const,
        'Demoday' as const,
      ),
      is_finished: fc.boolean(),
      duration_s: fc.nat({ max: 7200 }),
      test_questions: count,
      test_passed: fc.boolean(),
      attempts_left: fc.nat({ max: 3 }),
      to_hand_in: fc.nat({ max: 3 }),
      to_mend: fc.nat({ max: 3 }),
      handed_in: fc.nat({ max: 3 }),
      closed: fc.nat({ max: 1 }),
    })
    .map(({ closed, ...lesson }) => ({
      ...lesson,
      practice: lesson.to_hand_in + lesson.to_mend + lesson.handed_in + closed,
    })),
  { maxLength: 6 },
)
const dones = fc.record({
  lesson: count,
  answers: count,
  practice: count,
  mend: count,
  review: count,
  streak: fc.nat({ max: 1 }),
})

test('each goal is another, and can be reached in what is left of the day or is reached', () => {
  fc.assert(
    fc.property(lessons, dones, fc.nat({ max: DAY_s }), (standing, done, rest_s) => {
      const goals = planGoals(standing, done, rest_s)
      const possible = possibleToday(standing, rest_s)
      expect(goals.length).toBeLessThanOrEqual(serverLimits.goals.count)
      expect(new Set(goals.map(({ kind }) => kind)).size).toBe(goals.length)
      for (const { kind, target } of goals) {
        expect(target).toBeGreaterThan(0)
        expect(target).toBeLessThanOrEqual(Math.max(possible[kind], done[kind]))
      }
    }),
  )
})

test('more to learn, or more time for it, never makes less possible', () => {
  fc.assert(
    fc.property(
      lessons,
      lessons,
      fc.nat({ max: DAY_s }),
      fc.nat({ max: 7200 }),
      (some, others, rest_s, more_s) => {
        const less = possibleToday(some, rest_s)
        const more = possibleToday([...some, ...others], rest_s + more_s)
        for (const kind of goalKind.options) expect(more[kind]).toBeGreaterThanOrEqual(less[kind])
      },
    ),
  )
})
