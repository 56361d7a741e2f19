import { describe, expect, test } from 'vitest'
import { reviewRowOf } from '../fixtures.ts'
import { neighboursOf, nextToDecide } from './queue-neighbours.ts'

const rows = [1, 2, 3, 4].map((id) => reviewRowOf(id))
const held = { reviewer_id: 9, reviewer: 'Aziza', mine: false, until: '2026-11-21T08:00:00.000Z' }

describe('the neighbours of a submission', () => {
  test('are those before and after it in the queue', () => {
    expect(neighboursOf(rows, 2)).toEqual({ index: 1, previous: 1, next: 3 })
    expect(neighboursOf(rows, 1)).toEqual({ index: 0, previous: undefined, next: 2 })
    expect(neighboursOf(rows, 4)).toEqual({ index: 3, previous: 3, next: undefined })
  })

  test('stay what they were when it has left the queue', () => {
    const without = rows.filter(({ submission_id }) => submission_id !== 2)
    expect(neighboursOf(without, 2, 1)).toEqual({ index: -1, previous: 1, next: 3 })
  })

  test('are none in an empty queue', () => {
    expect(neighboursOf([], 2, 5)).toEqual({ index: -1, previous: undefined, next: undefined })
  })
})

describe('what to decide after a submission', () => {
  test('is the next one that waits', () => {
    expect(nextToDecide(rows, 2, new Set())).toBe(3)
  })

  test('is the first one after the last', () => {
    expect(nextToDecide(rows, 4, new Set())).toBe(1)
  })

  test('is never one that was decided here a moment ago', () => {
    expect(nextToDecide(rows, 2, new Set([3, 4]))).toBe(1)
    expect(nextToDecide(rows, 2, new Set([1, 3, 4]))).toBeUndefined()
  })

  test('is never one that another is at work on', () => {
    const queue = [
      reviewRowOf(1),
      reviewRowOf(2, { claim: held }),
      reviewRowOf(3, { claim: { ...held, mine: true } }),
    ]
    expect(nextToDecide(queue, 1, new Set())).toBe(3)
  })

  test('is the one that took its place when it has left the queue', () => {
    const without = rows.filter(({ submission_id }) => submission_id !== 2)
    expect(nextToDecide(without, 2, new Set(), 1)).toBe(3)
  })
})
