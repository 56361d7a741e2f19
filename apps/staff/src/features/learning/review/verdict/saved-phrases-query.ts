import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../platform/call.ts'

/** The saved phrases of this reviewer. */
export const savedPhrasesQuery = queryOptions({
  queryKey: ['snippets'],
  queryFn: ({ signal }) => call('snippets', {}, { signal }),
  staleTime: 5 * 60_000,
})
