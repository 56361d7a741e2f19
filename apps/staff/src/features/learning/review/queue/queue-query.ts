import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../../platform/call.ts'
import { keepRows } from '../../../../platform/keep-rows.ts'
import { learnZone } from '../../../../platform/school-zone.ts'
import { queueInput, type QueueFilters } from './queue-filters.ts'

/** Others submit and decide meanwhile; live events notify sooner where they arrive. */
const LOOK_AGAIN_MS = 30_000

/** A page of what waits, the longest waiting first; or of what was decided. */
export const queueQuery = (filters: QueueFilters) =>
  queryOptions({
    queryKey: ['review_queue', queueInput(filters)],
    queryFn: ({ signal }) => call('review_queue', queueInput(filters), { signal }),
    placeholderData: (shown) => keepRows(shown),
    refetchInterval: LOOK_AGAIN_MS,
  })

export const statsQuery = (groupId?: number) =>
  queryOptions({
    queryKey: ['review_stats', groupId ?? null],
    queryFn: async ({ signal }) => {
      const stats = await call('review_stats', { group_id: groupId }, { signal })
      // The console asks for these on every page: it learns so of another zone, which it read at the sign-in.
      learnZone(stats.time_zone)
      return stats
    },
    placeholderData: keepPreviousData,
    refetchInterval: 2 * LOOK_AGAIN_MS,
  })
