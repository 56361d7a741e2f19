import { expect, test } from 'vitest'
import { currentAnchor } from './lesson-anchor.ts'

test('a module is entered at its open lesson', () => {
  expect(
    currentAnchor([
      { id: 1, state: 'completed' },
      { id: 2, state: 'failed' },
      { id: 3, state: 'open' },
      { id: 4, state: 'closed' },
    ]),
  ).toBe('lesson-3')
})

test('without an open lesson, at the one to be handed in again', () => {
  expect(
    currentAnchor([
      { id: 1, state: 'completed' },
      { id: 2, state: 'failed' },
    ]),
  ).toBe('lesson-2')
})

test('a module that is done or closed is entered at its top', () => {
  expect(currentAnchor([{ id: 1, state: 'completed' }])).toBeUndefined()
  expect(currentAnchor([{ id: 1, state: 'closed' }])).toBeUndefined()
})
