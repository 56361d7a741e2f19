import type { Point } from './star-geometry.ts'

/** Horizontal places of the stops in percent. None is near the middle, so a title always has room beside its tile. */
const sway = [68, 62, 37, 27, 34, 60]

export const ROW_HEIGHT = 112
const TILE_CENTRE = 50

export interface PathLayout {
  height: number
  /** x in percent of the width, y in pixels from the top; the first stop is the lowest. */
  stops: Point[]
}

export function layoutPath(count: number): PathLayout {
  const height = count * ROW_HEIGHT
  const stops = Array.from({ length: count }, (_, stop) => ({
    x: sway[stop % sway.length] ?? 50,
    y: height - (stop + 1) * ROW_HEIGHT + TILE_CENTRE,
  }))
  return { height, stops }
}

/** An S-shaped climb from one stop to the next, leaving and arriving upright. */
export function climb(from: Point, to: Point): string {
  const bend = (from.y - to.y) * 0.55
  return `M${from.x} ${from.y}C${from.x} ${from.y - bend} ${to.x} ${to.y + bend} ${to.x} ${to.y}`
}

/** Index of the highest stop the student has reached, or -1. */
export function highestReached(states: readonly string[]): number {
  return states.findLastIndex((state) => state !== 'closed')
}
