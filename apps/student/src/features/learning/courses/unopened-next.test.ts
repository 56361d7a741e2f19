import type { ItemState, Lesson } from '@qadam/contract'
import { expect, test } from 'vitest'
import { lessonsBeforeClosed, lessonsToFinish } from './unopened-next.ts'

const moduleOf = (id: number, ...states: ItemState[]) => ({
  id,
  order: id,
  lessons: states.map((state, index) => ({ id: id * 10 + index, state })),
})

test('a finished lesson before a closed one waits to be asked for, one in checking too', () => {
  expect(lessonsBeforeClosed([moduleOf(1, 'completed', 'closed', 'closed')])).toEqual([10])
  expect(lessonsBeforeClosed([moduleOf(1, 'completed', 'checking', 'closed')])).toEqual([11])
})

test('the last lesson of a module stands before the first of the next, in whatever order they came', () => {
  expect(lessonsBeforeClosed([moduleOf(2, 'closed'), moduleOf(1, 'completed', 'completed')])).toEqual([11])
})

test('nothing is asked where the way goes on, is failed or ends', () => {
  expect(lessonsBeforeClosed([moduleOf(1, 'completed', 'open', 'closed')])).toEqual([])
  expect(lessonsBeforeClosed([moduleOf(1, 'failed', 'closed')])).toEqual([])
  expect(lessonsBeforeClosed([moduleOf(1, 'completed', 'completed')])).toEqual([])
})

test('a lesson whose authors took out all that was left to do in it waits to be asked for', () => {
  const missing: Lesson['missing'] = [
    { reason: 'test', title: '', course_id: 1, module_id: 1, lesson_id: 1, question_id: null },
  ]
  const held = (
    state: ItemState,
    status: 'none' | 'uploaded' | 'approved' | 'rejected' | null,
    left = missing,
  ) => lessonsToFinish([{ lessons: [{ id: 7, state, missing: left, practice: status && { status } }] }])
  for (const state of ['failed', 'open'] as const) expect(held(state, 'approved', [])).toEqual([7])
  for (const state of ['failed', 'checking'] as const) expect(held(state, null, [])).toEqual([7])
  for (const status of ['none', 'uploaded', 'rejected'] as const)
    expect(held('failed', status, [])).toEqual([])
  expect(held('checking', 'uploaded', [])).toEqual([])
  // Nothing in it yet, a test to take, or done.
  expect([held('open', null, []), held('failed', 'approved'), held('failed', null)]).toEqual([[], [], []])
  expect([held('completed', 'approved', []), held('closed', null)]).toEqual([[], []])
})
