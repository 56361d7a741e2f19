// @vitest-environment happy-dom
import { limits } from '@qadam/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { reloadForChunk } from './chunk.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('the page reloads a tenth of a second after a part was missed, once, however often it is shown', () => {
  vi.useFakeTimers()
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  expect([reloadForChunk(), reloadForChunk()]).toEqual([true, true])
  vi.advanceTimersByTime(limits.reloadAfterChunkFailure_ms - 1)
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  expect(reload).toHaveBeenCalledTimes(1)
})
