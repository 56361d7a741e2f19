import { onOnline } from '@qadam/delivery/connection'
import type { QueryClient } from '@tanstack/react-query'
import { queryClient } from '../platform/query-client.ts'

/** What failed while there was no connection is asked for again once it is back. Gives back what stops it. */
export function followConnection(client: QueryClient = queryClient): () => void {
  return onOnline(
    () => void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }),
  )
}
