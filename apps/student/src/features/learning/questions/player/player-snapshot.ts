import type { Lang } from '@qadam/contract'
import type { QualityChoice } from './quality.ts'

export type PlayerState =
  | { status: 'loading' }
  | { status: 'paused' }
  | { status: 'playing' }
  | { status: 'buffering' }
  | { status: 'ended' }
  /** `source`: the file cannot be played; `network`: it goes on by itself when the connection is back. */
  | { status: 'error'; reason: 'network' | 'source' }

export interface PlayerSnapshot {
  state: PlayerState
  /** Whether it was started on this screen; until then its poster stands there. */
  hasBegun: boolean
  position_s: number
  duration_s: number
  furthest_s: number
  buffered_s: number
  isCompleted: boolean
  /** The watch progress that the server last confirmed. */
  believed_s: number
  /** Whether seconds wait for the connection to be reported. */
  isUnsent: boolean
  /** Whether a report is in flight, or one more is due that the server will credit: what it believes is about to change. */
  isTelling: boolean
  speed: number
  isMuted: boolean
  captions: Lang | 'off'
  cue: string
  isFullscreen: boolean
  isInPicture: boolean
  /** What it plays at, and how that came; undefined where there is one size alone. */
  quality: { choice: QualityChoice; side: number } | undefined
  /** Counts the times that the line was too slow for a size, so that each can be told. */
  slowdowns: number
  /** Counts the seeks that were refused, so that each can be explained. */
  refusals: number
}
