import { silent, SoundPlayer, type SoundState } from '@qadam/ui/sound-player'
import { useEffect, useState, useSyncExternalStore } from 'react'

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
  const [player, setPlayer] = useState<SoundPlayer>()
  useEffect(() => {
    if (source === undefined) return
    const made = new SoundPlayer(source, {})
    setPlayer(made)
    return () => {
      made.dispose()
      setPlayer(undefined)
    }
  }, [source])
  const state = useSyncExternalStore(player?.subscribe ?? nothing, () => player?.state ?? silent)
  return {
    state,
    play: (rate = 1) => {
      if (!player) return
      player.setRate(rate)
      // What could not be loaded is asked for anew.
      if (player.state.kind === 'failed') return player.retry()
      player.seek(0)
      player.play()
    },
    pause: () => player?.pause(),
  }
}
