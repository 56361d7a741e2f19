import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { quietMoment } from './quiet-moment.ts'

const toast = vi.hoisted(() => vi.fn<(tone: string, title: string) => Promise<void>>())
vi.mock('./toast.ts', () => ({ showToast: toast }))
const { showToastWhenQuiet } = await import('./toast-when-quiet.ts')

beforeEach(() => {
  vi.useFakeTimers()
  toast.mockReset().mockResolvedValue(undefined)
})
afterEach(() => vi.useRealTimers())

test('a toast that a popup put away before it could be read comes once more, after it', async () => {
  const done = showToastWhenQuiet('success', 'sent')
  await vi.advanceTimersByTimeAsync(500)
  expect(toast).toHaveBeenCalledOnce()
  // As the streak's popup does, whose code comes a moment after the toast: it dismisses every toast.
  const end = quietMoment.begin()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(toast).toHaveBeenCalledOnce()
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(toast).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(3000)
  await done
  quietMoment.begin()()
  expect(toast).toHaveBeenCalledTimes(2)
})

test('nor does a dialog take it away for good', async () => {
  const done = showToastWhenQuiet('error', 'refused')
  await vi.advanceTimersByTimeAsync(500)
  const dialog = document.createElement('div')
  dialog.setAttribute('role', 'dialog')
  document.body.append(dialog)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(toast).toHaveBeenCalledOnce()
  dialog.remove()
  await vi.advanceTimersByTimeAsync(3000)
  expect(toast).toHaveBeenCalledTimes(2)
  await done
})
