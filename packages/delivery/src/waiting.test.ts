import { expect, test, vi } from 'vitest'
import { WaitingList, type Waiting } from './waiting.ts'

const waiting = (what: string, over: Partial<Waiting> = {}): Waiting => ({
  what,
  count: 1,
  since: '2026-11-22T10:00:00Z',
  isKept: true,
  ...over,
})

test('what each queue holds stands in one list, the oldest first', () => {
  const list = new WaitingList()
  list.note('a', waiting('answers', { since: '2026-11-22T10:05:00Z' }))
  list.note('b', waiting('work'))
  list.note('a', waiting('answers', { count: 2, since: '2026-11-22T10:05:00Z' }))
  expect(list.list().map(({ what, count }) => [what, count])).toEqual([
    ['work', 1],
    ['answers', 2],
  ])
  list.note('b', undefined)
  expect(list.list().map(({ what }) => what)).toEqual(['answers'])
})

test('what says nothing new is told to nobody, and the list stays the same', () => {
  const list = new WaitingList()
  list.note('a', waiting('answers'))
  const reported = vi.fn<() => void>()
  list.subscribe(reported)
  const before = list.list()
  list.note('a', waiting('answers'))
  list.note('b', undefined)
  expect([reported.mock.calls.length, list.list() === before]).toEqual([0, true])
  list.note('a', waiting('answers', { isKept: false }))
  expect(reported).toHaveBeenCalledOnce()
})
