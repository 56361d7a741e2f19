import type { Statement } from '@qadam/contract'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'

export type StatementFilter = 'all' | 'points' | 'coins'

/** The changes of the student's balances, newest first. */
export function statementQuery(filter: StatementFilter) {
  return infiniteQueryOptions({
    queryKey: ['statement', filter],
    queryFn: async ({ pageParam, signal }): Promise<Statement> =>
      await call(
        'statement',
        { page: pageParam, ...(filter === 'all' ? {} : { currency: filter }) },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ more }, _pages, page) => (more ? page + 1 : undefined),
    // Something may have been earned since.
    staleTime: 0,
  })
}
