import type { ReviewRow } from '@qadam/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { QueueFilters } from './queue-filters.ts'
import { neighboursOf } from './queue-neighbours.ts'
import { queueQuery } from './queue-query.ts'

/** A submission and the page of the queue it stands on. */
export interface QueueStep {
  submissionId: number
  page: number
}

export interface QueueOrder {
  rows: readonly ReviewRow[]
  /** The last known place within the page. */
  place: number
  /** Of how many; undefined where the submission is not on this page of the queue. */
  position: { place: number; total: number } | undefined
  previous: QueueStep | undefined
  next: QueueStep | undefined
}

/** Where a submission stands in the queue it was opened from, and what is before and after it, across pages. */
export function useQueueOrder(filters: QueueFilters, submissionId: number): QueueOrder {
  const page = filters.page ?? 1
  const { data: queue } = useQuery(queueQuery(filters))
  const rows = queue?.rows ?? []
  const pages = queue ? Math.ceil(queue.total / queue.pagesize) : page
  const [place, setPlace] = useState(0)
  const { index, previous, next } = neighboursOf(rows, submissionId, place)
  if (index >= 0 && index !== place) setPlace(index)

  const other = (at: number, isNeeded: boolean) => ({
    ...queueQuery({ ...filters, page: at > 1 ? at : undefined }),
    // The rows of another page must never pass for this one's.
    placeholderData: undefined,
    refetchInterval: false as const,
    enabled: isNeeded,
  })
  const isAtEnd = index >= 0 && next === undefined && page < pages
  const isAtStart = index === 0 && page > 1
  const after = useQuery(other(page + 1, isAtEnd)).data?.rows[0]
  const before = useQuery(other(Math.max(1, page - 1), isAtStart)).data?.rows.at(-1)

  const step = (id: number | undefined, at: number): QueueStep | undefined =>
    id === undefined ? undefined : { submissionId: id, page: at }
  return {
    rows,
    place,
    position:
      index < 0 || !queue
        ? undefined
        : { place: (queue.page - 1) * queue.pagesize + index + 1, total: queue.total },
    previous: step(previous, page) ?? (isAtStart ? step(before?.submission_id, page - 1) : undefined),
    next: step(next, page) ?? (isAtEnd ? step(after?.submission_id, page + 1) : undefined),
  }
}
