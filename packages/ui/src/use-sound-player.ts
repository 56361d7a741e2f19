import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { silent, SoundPlayer, type SoundState } from './sound-player.ts'

function whenSeen(element: Element, seen: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      seen()
    },
    { rootMargin: '200px' },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

const nothing = () => () => {}

/** A player of `source` for as long as the component lives; its sound is fetched when `place` comes into view. */
export function useSoundPlayer(
  source: string | Blob,
  duration: number | null | undefined,
  place: RefObject<Element | null>,
): [SoundPlayer | undefined, SoundState] {
  const [player, setPlayer] = useState<SoundPlayer>()
  useEffect(() => {
    const made = new SoundPlayer(source, { duration })
    setPlayer(made)
    const stopWatching = place.current ? whenSeen(place.current, () => void made.load()) : undefined
    return () => {
      stopWatching?.()
      made.dispose()
    }
  }, [source, duration, place])
  const state = useSyncExternalStore(player?.subscribe ?? nothing, () => player?.state ?? silent)
  return [player, state]
}
