import type { ItemState } from '@qadam/contract'
import { expect, test } from 'vitest'
import { lessonsBeforeClosed } from './unopened-next.ts'

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
