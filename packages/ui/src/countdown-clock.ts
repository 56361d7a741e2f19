import type { Tone } from './progress-bar.tsx'

export interface CountdownThresholds {
  /** Seconds left at which the timer turns yellow. */
  warn?: number
  /** Seconds left at which it turns red. */
  danger?: number
}

/** Whole seconds until `end`, rounded up, never negative; both in epoch milliseconds. */
export function secondsLeft(end: number, now: number): number {
  return Number.isFinite(end) ? Math.max(0, Math.ceil((end - now) / 1000)) : 0
}

export function toneAt(seconds: number, { warn, danger }: CountdownThresholds, calm: Tone): Tone {
  if (danger !== undefined && seconds <= danger) return 'pomegranate'
  if (warn !== undefined && seconds <= warn) return 'saffron'
  return calm
}

const two = (value: number): string => String(value).padStart(2, '0')

/** 75 -> "1:15", 3675 -> "1:01:15". */
export function clockFormat(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
