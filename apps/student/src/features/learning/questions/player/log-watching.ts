import type { EventName } from '@qadam/contract'
import type { PlayerSnapshot, PlayerState } from './player-snapshot.ts'

interface WatchedPlayer {
  getSnapshot: () => PlayerSnapshot
  subscribe: (changed: () => void) => () => void
}

/** Notes where a student starts, stops and finishes watching. Returns what ends it: leaving is stopping too. */
export function logWatching(
  player: WatchedPlayer,
  questionId: number,
  log: (name: EventName, comment: string) => void,
): () => void {
  let before: PlayerState['status'] = player.getSnapshot().state.status
  let isPlaying = false
  const say = (name: EventName) =>
    log(name, `question ${questionId} at ${Math.round(player.getSnapshot().position_s)} s`)
  const stop = player.subscribe(() => {
    const { status } = player.getSnapshot().state
    if (status === before) return
    before = status
    // Buffering is the network's doing, not the student's: it neither starts nor stops the watching.
    if (status === 'playing' && !isPlaying) say('video_started')
    else if (status === 'paused' && isPlaying) say('video_paused')
    else if (status === 'ended') say('video_finished')
    if (status !== 'buffering') isPlaying = status === 'playing'
  })
  return () => {
    stop()
    if (isPlaying) say('video_paused')
  }
}
