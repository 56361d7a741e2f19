import { onOnline } from '@qadam/delivery/connection'
import type { QueryClient } from '@tanstack/react-query'
import { queryClient } from '../platform/query-client.ts'

/** Refetches what failed offline once the connection is back. Returns what stops it. */
export function followConnection(client: QueryClient = queryClient): () => void {
  return onOnline(
    () => void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' }),
  )
}
