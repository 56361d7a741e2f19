import { QueryClient } from '@tanstack/react-query'
import { isTransient } from '@qadam/web/call-error'

/** The cache of what the server said. Reads are tried twice more where that may help; writes never by themselves. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      gcTime: 30 * 60_000,
      retry: (failures, error) => failures < 2 && isTransient(error),
      retryDelay: (failures) => 600 * 2 ** failures,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
