import { QueryClient } from '@tanstack/react-query'
import { isTransient, wasTurnedAway } from './call-error.ts'
import { retryDelay_ms } from './retry-delay.ts'

/** The cache of the server's replies. Transient errors of reads are retried twice; writes never by themselves. */
export function createQueryClient({ staleTime_ms }: { staleTime_ms: number }): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleTime_ms,
        gcTime: 30 * 60_000,
        // What was turned away the caller has sent three times by itself.
        retry: (failures, error) => failures < 2 && isTransient(error) && !wasTurnedAway(error),
        retryDelay: retryDelay_ms,
        // A read that started without a network runs into an error and its retry button rather than an endless skeleton.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
