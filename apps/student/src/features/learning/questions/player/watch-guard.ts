/** Seeking may land this far past the furthest watched second: players round the places they seek to. */
const SLACK_S = 0.5

/** One `timeupdate` may be this much ahead of the wall clock before it counts as a jump. */
const JITTER_S = 0.75

export interface Watched {
  /** Seconds of video that really played since the last call; 0 for a jump or a standstill. */
  played_s: number
  furthest_s: number
}

/**
 * Knows how far a video was really watched and where one may therefore seek. It reads only positions and the wall
 * clock, so scrubbing, media keys and scripts are all the same to it. The server judges by its own clock as well.
 */
export class WatchGuard {
  #furthest_s: number
  #last: { position_s: number; at_ms: number } | undefined

  constructor(watched_s: number) {
    this.#furthest_s = watched_s
  }

  get furthest_s(): number {
    return this.#furthest_s
  }

  /** The nearest place to `target_s` that was already watched. */
  nearestAllowed(target_s: number): number {
    return Math.min(Math.max(0, target_s), this.#furthest_s)
  }

  isAllowed(target_s: number): boolean {
    return target_s <= this.#furthest_s + SLACK_S
  }

  /** Playing begins, or goes on, from here: what lies between the last position and this one was not played. */
  startAt(position_s: number, at_ms: number): void {
    this.#last = { position_s, at_ms }
  }

  /** The video stands still; the time until the next `startAt` counts for nothing. */
  stop(): void {
    this.#last = undefined
  }

  /** The video plays and is at `position_s` now, `rate` times as fast as the clock. */
  playedTo(position_s: number, at_ms: number, rate: number): Watched {
    const last = this.#last
    this.#last = { position_s, at_ms }
    if (!last) return { played_s: 0, furthest_s: this.#furthest_s }
    const moved_s = position_s - last.position_s
    const possible_s = ((at_ms - last.at_ms) / 1000) * rate + JITTER_S
    if (moved_s <= 0 || moved_s > possible_s) return { played_s: 0, furthest_s: this.#furthest_s }
    if (last.position_s <= this.#furthest_s + SLACK_S)
      this.#furthest_s = Math.max(this.#furthest_s, position_s)
    return { played_s: moved_s, furthest_s: this.#furthest_s }
  }

  /** What another device of the student watched counts here too. */
  widenTo(watched_s: number): void {
    this.#furthest_s = Math.max(this.#furthest_s, watched_s)
  }
}
