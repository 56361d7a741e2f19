import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StallWatch } from './stall-watch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what moves is left alone; what has stopped is told, once', () => {
  const stalled = vi.fn<() => void>()
  const watch = new StallWatch(1000, stalled)
  for (let turn = 0; turn < 5; turn += 1) {
    vi.advanceTimersByTime(999)
    watch.moved()
  }
  expect(stalled).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5000)
  expect(stalled).toHaveBeenCalledTimes(1)
})

test('what has ended is not told of', () => {
  const stalled = vi.fn<() => void>()
  new StallWatch(1000, stalled).stop()
  vi.advanceTimersByTime(5000)
  expect(stalled).not.toHaveBeenCalled()
})
