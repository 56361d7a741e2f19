import type { PlayerSnapshot } from './player-snapshot.ts'

/** Seconds of a film still to be watched, counted as its clock shows them: whole ones of the length less those behind. */
export function leftToWatch({
  duration_s,
  furthest_s,
}: Pick<PlayerSnapshot, 'duration_s' | 'furthest_s'>): number {
  return Math.max(1, Math.floor(duration_s) - Math.floor(furthest_s))
}
