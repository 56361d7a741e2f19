import { limits, type Leaderboard, type LeaderboardPeriod } from '@qadam/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import { standing_ms } from '../../../platform/standing.ts'
import type { Board } from './board.ts'

/** What stands on the screen is never older than ten seconds, the way there and back included. */
const LOOK_AGAIN_MS = 8000
/** Pages further down are not refreshed: each is a request. */
const FOLLOWED_PAGES = 3

export function leaderboardQuery(board: Board) {
  const { whose } = board
  const period: LeaderboardPeriod = board.period ?? 'week'
  const action = whose === 'school' ? 'leaderboard' : 'leaderboard_by_group'
  const pagesize = limits.leaderboard.pageSize
  return infiniteQueryOptions({
    queryKey: ['leaderboard', action, period],
    queryFn: async ({ pageParam, signal }): Promise<Leaderboard> =>
      await call(action, { page: pageParam, pagesize, period }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, total }) => (page * pagesize < total ? page + 1 : undefined),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      (state.data?.pages.length ?? 0) > FOLLOWED_PAGES ? false : LOOK_AGAIN_MS,
  })
}

/** The first three of the own group's week. */
export const glimpseQuery = queryOptions({
  queryKey: ['glimpse'],
  queryFn: async ({ signal }): Promise<Leaderboard> =>
    await call('leaderboard_by_group', { page: 1, pagesize: 3, period: 'week' }, { signal }),
  staleTime: standing_ms,
})
