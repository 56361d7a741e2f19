import { QueryClient } from '@tanstack/react-query'
import { CallError, isTransient } from './call-error.ts'

/** The cache of the server's replies. Transient errors of reads are retried twice; writes never by themselves. */
export function createQueryClient({ staleTime_ms }: { staleTime_ms: number }): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: staleTime_ms,
        gcTime: 30 * 60_000,
        retry: (failures, error) => failures < 2 && isTransient(error),
        retryDelay: retryDelay_ms,
        // A read that started without a network runs into an error and its retry button rather than an endless skeleton.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/**
 * Twice as long each time, and never before the server wants to be asked again; up to a half more by chance, so that those
 * who were refused together come back apart.
 */
export function retryDelay_ms(failures: number, error: unknown, random = Math.random): number {
  const wanted_s = error instanceof CallError ? Number(error.details['retry_after_s']) : Number.NaN
  const least_ms = Math.max(600 * 2 ** failures, Number.isFinite(wanted_s) ? wanted_s * 1000 : 0)
  return least_ms * (1 + random() / 2)
}
