import type { Course } from '@qadam/contract'
import { expect, test } from 'vitest'
import { findNextStep, progressOf } from './next-step.ts'

function course(id: number, touched: string | null | undefined): Course {
  return {
    id,
    title: `Course ${id}`,
    description: '',
    cover: { hue: 0, seed: 1 },
    state: touched === undefined ? 'completed' : 'open',
    progress: { lessons_done: 0, lessons_total: 0 },
    chat_link: null,
    next:
      touched === undefined
        ? null
        : {
            course_id: id,
            module_id: 1,
            lesson_id: id * 10,
            module_title: 'M',
            lesson_title: 'L',
            last_touched_at: touched,
          },
  }
}

test('the next step is in the course touched last', () => {
  const step = findNextStep([
    course(1, '2026-01-01T00:00:00Z'),
    course(2, '2026-02-01T00:00:00Z'),
    course(3, null),
  ])
  expect(step?.step.lesson_id).toBe(20)
})

test('a student who began nothing starts with the first course', () => {
  expect(findNextStep([course(1, null), course(2, null)])?.course.id).toBe(1)
})

test('where all is done there is no next step', () => {
  expect(findNextStep([course(1, undefined)])).toBeNull()
  expect(findNextStep([])).toBeNull()
})

test('a course without lessons is at its beginning, not at an end', () => {
  expect(progressOf(course(1, null))).toBe(0)
})
