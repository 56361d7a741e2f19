import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { reviewPageOf } from '../features/learning/review/fixtures.ts'
import { queryClient } from '../platform/query-client.ts'
import { followQueue, type QueueEvents } from './follow-review-queue.ts'

type Change = Parameters<Parameters<QueueEvents['subscribe']>[1]>[0]

/** A stream of live events that the test speaks for. */
function openStream() {
  const heard = new Set<(change: Change) => void>()
  const missed = new Set<() => void>()
  const live: QueueEvents = {
    subscribe: (_, listener) => {
      heard.add(listener)
      return () => heard.delete(listener)
    },
    onMissed: (listener) => {
      missed.add(listener)
      return () => missed.delete(listener)
    },
    start: () => undefined,
    stop: () => undefined,
  }
  return {
    live,
    tell: (change: Change) => heard.forEach((listener) => listener(change)),
    miss: () => missed.forEach((each) => each()),
  }
}

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  queryClient.clear()
})

/** Review pages that are open, and how often each was fetched. */
function open(...pages: ReturnType<typeof reviewPageOf>[]) {
  return pages.map((page) => {
    const ask = vi.fn().mockResolvedValue(page)
    const observer = new QueryObserver(queryClient, {
      queryKey: ['review', page.submission_id],
      queryFn: ask,
    })
    stops.push(observer.subscribe(() => undefined))
    return { ask, isShown: () => observer.getCurrentResult().data !== undefined }
  })
}

test('a new version is told to whoever looks at an older one of the same work, and to nobody else', async () => {
  const { live, tell } = openStream()
  stops.push(followQueue(live))
  const mine = reviewPageOf(7)
  const [older, otherTask, otherStudent] = open(
    mine,
    reviewPageOf(8, { question_id: 6 }),
    reviewPageOf(9, { student: { ...mine.student, id: 2 } }),
  )
  await vi.waitFor(() => expect([older, otherTask, otherStudent].every((each) => each?.isShown())).toBe(true))
  tell({ submission_id: 12, group_id: 1, student_id: mine.student.id, question_id: mine.question_id })
  await vi.waitFor(() => expect(older?.ask).toHaveBeenCalledTimes(2))
  expect(otherTask?.ask).toHaveBeenCalledOnce()
  expect(otherStudent?.ask).toHaveBeenCalledOnce()
})

test('after a time without a stream every open work is asked for', async () => {
  const { live, miss } = openStream()
  stops.push(followQueue(live))
  const opened = open(reviewPageOf(7), reviewPageOf(8, { question_id: 6 }))
  await vi.waitFor(() => expect(opened.every((each) => each.isShown())).toBe(true))
  miss()
  await vi.waitFor(() => expect(opened.map(({ ask }) => ask.mock.calls.length)).toEqual([2, 2]))
})
