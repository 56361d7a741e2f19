import { createQueryClient } from '@qadam/web/query-client'

export const queryClient = createQueryClient({ staleTime_ms: 30_000 })
