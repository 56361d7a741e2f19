import { silent, SoundPlayer, type SoundState } from '@qadam/ui/sound-player'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

export const SLOW_RATE = 0.7

export interface Sound {
  state: SoundState
  /** From its start; what plays already is stopped. */
  play: (rate?: number) => void
  pause: () => void
}

const nothing = () => () => {}

/** A short recording, fetched when it is first played. */
export function useSound(source: string | undefined): Sound {
  const made = useRef<SoundPlayer>(undefined)
  const [player, setPlayer] = useState<SoundPlayer>()
  useEffect(
    () => () => {
      made.current?.dispose()
      made.current = undefined
      setPlayer(undefined)
    },
    [source],
  )
  const state = useSyncExternalStore(player?.subscribe ?? nothing, () => player?.state ?? silent)
  return {
    state,
    play: (rate = 1) => {
      if (source === undefined) return
      // Made by the press: one that came before an effect had made it was lost.
      made.current ??= new SoundPlayer(source, {})
      const sound = made.current
      setPlayer(sound)
      sound.setRate(rate)
      // What could not be loaded is asked for anew.
      if (sound.state.kind === 'failed') return sound.retry()
      sound.seek(0)
      sound.play()
    },
    pause: () => made.current?.pause(),
  }
}
