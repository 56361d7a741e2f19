import { limits } from '@qadam/contract'

export interface Heartbeat {
  /** Where the player is, in seconds of the video. */
  position_s: number
  /** Seconds of the video played since the last heartbeat. */
  played_s: number
}

/**
 * The furthest contiguous second the server believes was watched: never further than what was played since the last
 * heartbeat, nor than the fastest playback could have come in the time that passed by the server's clock. However long
 * the silence, a heartbeat is worth the agreed interval and some lateness: what was played offline is reported in
 * several heartbeats.
 * @param watched_s what was believed before.
 * @param elapsed_s since the later of this student's last heartbeat (of any video) and their opening of a lesson.
 */
export function believedWatched(
  watched_s: number,
  { position_s, played_s }: Heartbeat,
  elapsed_s: number,
  duration_s: number,
): number {
  const { heartbeat_s, lateness_s, maxSpeed } = limits.video
  const credited_s = Math.min(Math.max(0, elapsed_s), heartbeat_s + lateness_s)
  const possible = watched_s + maxSpeed * credited_s
  const believed = Math.min(position_s, watched_s + played_s, possible, duration_s)
  return Math.max(watched_s, believed)
}

/** Whether a video counts as watched whole; players stop a fraction before the end. */
export function isWatchedWhole(watched_s: number, duration_s: number): boolean {
  return watched_s >= duration_s - limits.video.endTolerance_s
}
