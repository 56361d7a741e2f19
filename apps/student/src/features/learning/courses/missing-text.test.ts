import type { ItemState, Missing, Module } from '@qadam/contract'
import { expect, test } from 'vitest'
import { missingWay } from './missing-text.ts'

const missing = (changes: Partial<Missing> = {}): Missing => ({
  reason: 'previous_module',
  title: 'x',
  course_id: 1,
  module_id: 2,
  lesson_id: 25,
  question_id: null,
  ...changes,
})

const moduleOf = (...states: ItemState[]) =>
  ({ id: 2, lessons: states.map((state, index) => ({ id: 20 + index, state })) }) as Module // what is read

test('a module to be finished first is entered at the stop of its open lesson', () => {
  expect(missingWay(missing(), [moduleOf('completed', 'open', 'closed')])).toEqual({
    to: '/course/1/module/2',
    hash: 'lesson-21',
  })
})

test('a module whose lessons are not known, or all closed, is entered at the lesson that was named', () => {
  expect(missingWay(missing(), [])).toEqual({ to: '/course/1/module/2', hash: 'lesson-25' })
  expect(missingWay(missing(), [moduleOf('closed')])?.hash).toBe('lesson-25')
})

test('a lesson leads to itself', () => {
  expect(missingWay(missing({ reason: 'previous_lesson' }), [])).toEqual({ to: '/course/1/module/2/25' })
})

test('what can be done nowhere leads nowhere', () => {
  expect(missingWay(missing({ reason: 'not_enrolled' }), [])).toBeNull()
})
