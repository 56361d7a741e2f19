import { followFocus } from '@qadam/web/follow-focus'
import { applySingleKeys } from '@qadam/web/single-keys'
import type { AnyRouter } from '@tanstack/react-router'
import { listenForKeyMarkers } from './key-markers.ts'

/** What a keyboard needs on every screen: its shortcuts, and the focus where the work is. @returns what ends it. */
export function listenForKeys(router: AnyRouter): () => void {
  applySingleKeys()
  const stops = [listenForKeyMarkers(document), followFocus(router)]
  return () => {
    for (const stop of stops) stop()
  }
}
