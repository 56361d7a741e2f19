import { expect, test } from 'vitest'
import { stepsFrom } from './steps-from.ts'

const exercises = [
  { id: 'a' },
  { id: 'b', fading: 'x' },
  { id: 'c', fading: 'x' },
  { id: 'd', fading: 'y' },
  { id: 'e' },
]

test('steps of one problem are found from the first of them, each other exercise by itself', () => {
  const found = exercises.map((exercise) => stepsFrom(exercises, exercise).map(({ id }) => id))
  expect(found).toEqual([['a'], ['b', 'c'], [], ['d'], ['e']])
})
