import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from './call-error.ts'
import { createQueryClient } from './query-client.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const busy = (details: Record<string, unknown>) =>
  new CallError({ code: 'server.busy', status: 503, message: '', details })

test.each([
  ['that a broken server failed is asked three times', busy({ retry_after_s: 1 }), 3],
  ['that was turned away, which the caller repeated, is not asked again', busy({ turned_away: true }), 1],
  ['that is wrong is asked once', new CallError({ code: 'not_found', status: 404, message: '' }), 1],
])('a read %s', async (_what, error, times) => {
  const read = vi.fn<() => Promise<never>>().mockRejectedValue(error)
  const client = createQueryClient({ staleTime_ms: 0 })
  const failed = client.fetchQuery({ queryKey: ['read'], queryFn: read }).catch((reason: unknown) => reason)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await failed).toBe(error)
  expect(read).toHaveBeenCalledTimes(times)
})
