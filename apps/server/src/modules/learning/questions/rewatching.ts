import { limits } from '@qadam/contract'
import type { Heartbeat } from './watching.ts'

/** A part of a video, in its seconds. */
export interface Stretch {
  from_s: number
  to_s: number
}

/** More says nothing to an author, and would not fit a chart. */
const MOST_STRETCHES = 100
/** Places nearer than this are the same: players round. */
const SAME_S = 0.5
/** The most that a stretch counts of one student: 54 minutes, in tenths of a second. */
const MOST_TENTHS = 32_767

/** Into how many stretches of the same length a video is divided, none of them shorter than a second. */
export function countStretches(duration_s: number): number {
  return Math.min(MOST_STRETCHES, Math.max(1, Math.floor(duration_s)))
}

/**
 * What a heartbeat tells of a stretch that was already watched: never longer than the server's clock allows
 * (decisions/2026-11-21-watching-clock.md). Whoever goes on from where the last heartbeat was played the way since then,
 * whatever they say beyond it: a heartbeat whose reply was lost is contained in the next one, and counts once.
 * @param before what was believed, and where the last heartbeat was.
 */
export function rewatchedStretch(
  before: { watched_s: number; position_s: number },
  { position_s, played_s }: Heartbeat,
  elapsed_s: number,
): Stretch | undefined {
  const { heartbeat_s, lateness_s, maxSpeed } = limits.video
  const way_s = position_s - before.position_s
  // The same place again is a repeat, or a player that stands still.
  if (Math.abs(way_s) < SAME_S) return undefined
  const isFurther = way_s > 0 && way_s <= played_s + SAME_S
  const possible_s = maxSpeed * Math.min(Math.max(0, elapsed_s), heartbeat_s + lateness_s)
  // What is watched for the first time takes its part of the possible.
  const to_s = Math.min(position_s, before.watched_s)
  const new_s = position_s - to_s
  const from_s = Math.max(
    0,
    isFurther ? before.position_s : position_s - played_s,
    to_s - Math.max(0, possible_s - new_s),
  )
  return to_s - from_s > 0 ? { from_s, to_s } : undefined
}

/** Adds a stretch to how long each part of a video was watched again, in tenths of a second. */
export function addStretch(
  again: readonly number[] | null,
  { from_s, to_s }: Stretch,
  duration_s: number,
): number[] {
  const count = countStretches(duration_s)
  const width_s = duration_s / count
  return Array.from({ length: count }, (_, index) => {
    const inside_s = Math.min(to_s, (index + 1) * width_s) - Math.max(from_s, index * width_s)
    const tenths = (again?.[index] ?? 0) + Math.max(0, Math.round(10 * inside_s))
    return Math.min(MOST_TENTHS, tenths)
  })
}
