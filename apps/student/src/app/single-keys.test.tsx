import { Choice, ChoiceGroup } from '@qadam/ui/choice'
import { setSingleKeys } from '@qadam/web/single-keys'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenForPlayerKeys } from '../features/learning/questions/player/player-keys.ts'
import type { VideoPlayer } from '../features/learning/questions/player/video-player.ts'
import { listenForKeyMarkers } from './key-markers.ts'

// Whoever speaks to their device turns them off: then none of those acts that are heard wherever the focus is.

let root: Root
let stop: () => void
const acted = vi.fn<(what: string) => void>()
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  acted.mockClear()
  document.body.innerHTML = '<button data-key="e">end</button><div></div>'
  document.querySelector('button')?.addEventListener('click', () => acted('marker'))
  root = createRoot(document.querySelector('div') ?? document.body)
  act(() =>
    root.render(
      <ChoiceGroup kind="single" label="Options">
        <Choice kind="single" index={0} checked={false} onSelect={() => acted('choice')}>
          One
        </Choice>
      </ChoiceGroup>,
    ),
  )
  const player = { toggle: () => acted('play'), toggleMuted: () => acted('mute'), seek: () => acted('seek') }
  const stops = [
    listenForKeyMarkers(document),
    listenForPlayerKeys({
      player: player as unknown as VideoPlayer, // what these keys ask of it
      toggleCaptions: () => acted('captions'),
    }),
  ]
  stop = () => stops.forEach((one) => one())
})
afterEach(() => {
  act(() => root.unmount())
  stop()
  setSingleKeys(true)
  vi.unstubAllGlobals()
})

const press = (...keys: string[]) => {
  acted.mockClear()
  for (const key of keys)
    act(
      () =>
        void document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        ),
    )
  return acted.mock.calls.flat()
}

test('a letter or a digit alone acts, and nowhere once it is turned off; what has a name acts all the same', () => {
  expect(press('e', '1', 'k', 'm', 'c')).toEqual(['marker', 'choice', 'play', 'mute', 'captions'])
  setSingleKeys(false)
  expect(press('e', '1', 'k', 'm', 'c')).toEqual([])
  expect(press(' ', 'Home')).toEqual(['play', 'seek'])
})
