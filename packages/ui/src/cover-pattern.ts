import { KHATIM, polygonPath, SHARP_STAR, starCorners, starPath, type Point } from './star-geometry.ts'

/** Small seeded generator (mulberry32): the same seed gives the same numbers from 0 to 1. */
export function seededRandom(seed: string): () => number {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export interface CoverShape {
  d: string
  layer: 'ground' | 'deep' | 'mid' | 'bright' | 'accent' | 'line'
}

export interface CoverDesign {
  tile: number
  turn: number
  offset: Point
  shapes: CoverShape[]
  /** The large star that stands in front of the tiling. */
  medallion: { centre: Point; radius: number; rings: CoverShape[] }
}

const pick = <Item>(random: () => number, items: readonly [Item, ...Item[]]): Item =>
  items[Math.floor(random() * items.length)] ?? items[0]

function tiling(kind: 'khatim' | 'crosses' | 'ribbon', tile: number): CoverShape[] {
  const half = tile / 2
  const places = [
    { x: 0, y: 0 },
    { x: tile, y: 0 },
    { x: 0, y: tile },
    { x: tile, y: tile },
  ]
  const centre = { x: half, y: half }
  const big = half / Math.cos(Math.PI / 8) / 1.0824
  if (kind === 'khatim') {
    return [
      ...places.map((at): CoverShape => ({ d: starPath(half * 0.62, KHATIM, 0, at), layer: 'mid' })),
      { d: starPath(half * 0.98, KHATIM, 0, centre), layer: 'deep' },
      { d: starPath(half * 0.62, SHARP_STAR, 22.5, centre), layer: 'bright' },
      { d: starPath(half * 0.98, KHATIM, 0, centre), layer: 'line' },
    ]
  }
  if (kind === 'crosses') {
    return [
      { d: polygonPath(starCorners(big, KHATIM, 0, centre)), layer: 'mid' },
      { d: starPath(big * 0.72, KHATIM, 22.5, centre), layer: 'deep' },
      { d: starPath(big * 0.34, KHATIM, 0, centre), layer: 'bright' },
      ...places.map((at): CoverShape => ({ d: starPath(half * 0.3, SHARP_STAR, 0, at), layer: 'bright' })),
      { d: starPath(big, KHATIM, 0, centre), layer: 'line' },
    ]
  }
  return [
    { d: `M0 ${half}L${half} 0L${tile} ${half}L${half} ${tile}Z`, layer: 'deep' },
    { d: starPath(half * 0.66, SHARP_STAR, 0, centre), layer: 'mid' },
    ...places.map((at): CoverShape => ({ d: starPath(half * 0.52, KHATIM, 22.5, at), layer: 'mid' })),
    ...places.map((at): CoverShape => ({ d: starPath(half * 0.22, KHATIM, 0, at), layer: 'bright' })),
    { d: `M0 ${half}L${half} 0L${tile} ${half}L${half} ${tile}Z`, layer: 'line' },
  ]
}

/** A girih composition for a 320 by 180 cover. */
export function designCover(seed: string): CoverDesign {
  const random = seededRandom(seed)
  const tile = pick(random, [44, 52, 60, 72])
  const turn = pick(random, [0, 0, 22.5, 45])
  const shapes = tiling(pick(random, ['khatim', 'crosses', 'ribbon']), tile)
  const offset = { x: Math.round(random() * tile), y: Math.round(random() * tile) }
  const centre = { x: Math.round(214 + random() * 60), y: Math.round(78 + random() * 34) }
  const radius = Math.round(66 + random() * 22)
  const twist = pick(random, [0, 22.5])
  const heart = pick(random, [KHATIM, SHARP_STAR])
  return {
    tile,
    turn,
    offset,
    shapes,
    medallion: {
      centre,
      radius,
      rings: [
        { d: starPath(radius, KHATIM, twist, centre), layer: 'deep' },
        { d: starPath(radius * 0.84, KHATIM, twist, centre), layer: 'mid' },
        { d: starPath(radius * 0.84, SHARP_STAR, twist, centre), layer: 'bright' },
        { d: starPath(radius * 0.46, KHATIM, twist + 22.5, centre), layer: 'deep' },
        { d: starPath(radius * 0.34, heart, twist, centre), layer: 'accent' },
        { d: starPath(radius * 0.94, KHATIM, twist, centre), layer: 'line' },
      ],
    },
  }
}
