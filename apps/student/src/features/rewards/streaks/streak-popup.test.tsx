import { limits } from '@qadam/contract'
import { StreakPopup } from '@qadam/ui/streak-popup'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const played = vi.hoisted(() => vi.fn<(options: { loop: boolean; autoplay: boolean }) => object>())
vi.mock('lottie-web/build/player/lottie_light', () => ({
  default: { loadAnimation: played.mockReturnValue({ destroy: () => undefined }) },
}))

let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  vi.useRealTimers()
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

async function open(onClose: () => void): Promise<void> {
  const { close_ms } = limits.streakPopup
  const popup = <StreakPopup open title="Zanjir" text="Olov yondi" onClose={onClose} autoCloseMs={close_ms} />
  await act(async () => root.render(popup))
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('Olov yondi')
}

test('its fire plays once', async () => {
  await open(() => {})
  await vi.waitFor(() => expect(played).toHaveBeenCalled())
  expect(played.mock.calls.map(([{ loop, autoplay }]) => ({ loop, autoplay }))).toEqual([
    { loop: false, autoplay: true },
  ])
})

test('closes by itself after its four seconds', async () => {
  vi.useFakeTimers()
  const onClose = vi.fn<() => void>()
  await open(onClose)
  await act(async () => await vi.advanceTimersByTimeAsync(limits.streakPopup.close_ms - 1))
  expect(onClose).not.toHaveBeenCalled()
  await act(async () => await vi.advanceTimersByTimeAsync(1))
  expect(onClose).toHaveBeenCalledTimes(1)
})
