import { expect, test } from 'vitest'
import { promiseState } from './promise.ts'

const now = Date.parse('2026-11-21T08:00:00.000Z')

test.each([
  ['2026-11-21T14:00:00.000Z', { kind: 'left', seconds: 6 * 3600 }],
  ['2026-11-21T12:00:00.000Z', { kind: 'soon', seconds: 4 * 3600 }],
  ['2026-11-21T08:00:00.000Z', { kind: 'soon', seconds: 0 }],
  ['2026-11-21T07:00:00.000Z', { kind: 'overdue', seconds: 3600 }],
  [null, { kind: 'none' }],
])('a promise until %s stands so at eight', (due_at, state) => {
  expect(promiseState(due_at, now)).toEqual(state)
})
