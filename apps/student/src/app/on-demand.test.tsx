import { useEffect, useState, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isPreview } from '../platform/is-preview.ts'
import { renderAt } from '../platform/render-fixture.tsx'
import { startI18n } from '../platform/i18n/start.ts'
import { followLiveEventsLater } from './live-later.ts'
import { OnDemand } from './on-demand.tsx'

vi.mock('./live-later.ts', () => ({ followLiveEventsLater: vi.fn<() => () => void>(() => () => undefined) }))

let leave = () => {}
beforeEach(async () => await startI18n())
afterEach(() => {
  vi.useRealTimers()
  leave()
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
  vi.mocked(followLiveEventsLater).mockClear()
})

/** Its effects come after those of what stands before it. */
function Begun(): ReactNode {
  const [isBegun, setBegun] = useState(false)
  useEffect(() => setBegun(true), [])
  return isBegun && 'Boshlandi'
}

const open = async (path: string, isFramed: boolean) => {
  history.replaceState(null, '', path)
  if (isFramed) vi.stubGlobal('parent', {})
  leave = await renderAt(
    path,
    <>
      <OnDemand />
      <Begun />
    </>,
  )
  await vi.waitFor(() => expect(document.body.textContent).toContain('Boshlandi'))
}

test.each([
  ['/', false, 1],
  ['/preview', false, 1],
  ['/', true, 1],
  ['/preview', true, 0],
])(
  'at %s (in a frame: %s) what a student left on the device is followed %d times',
  async (path, isFramed, times) => {
    await open(path, isFramed)
    expect(isPreview()).toBe(times === 0)
    expect(followLiveEventsLater).toHaveBeenCalledTimes(times)
  },
)

test('the praise for a right answer is there before the first touch, once the first view is done', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const asked: string[] = []
  const fetchSound = async (url: string) => {
    asked.push(url)
    return new Response(new ArrayBuffer(8))
  }
  const context = vi.fn<() => void>()
  vi.stubGlobal('fetch', fetchSound)
  vi.stubGlobal('AudioContext', context)
  await open('/', false)
  vi.advanceTimersByTime(2000)
  await new Promise((resolve) => setImmediate(resolve))
  expect(asked).toEqual([])
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(asked).toEqual(['/sounds/correct-ans.mp3']))
  expect(context).not.toHaveBeenCalled()
})
