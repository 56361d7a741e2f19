import { queryOptions } from '@tanstack/react-query'
import { replyQuery } from '../../../../platform/reply-query.ts'

/** The saved phrases of this reviewer. */
export const savedPhrasesQuery = queryOptions({
  ...replyQuery(['snippets'], 'snippets', {}),
  staleTime: 5 * 60_000,
})
