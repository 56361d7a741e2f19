export type Random = () => number

/** The same numbers in [0, 1) for the same seed (mulberry32), so that a round can be repeated as far as time allows. */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const between = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1))

/** @throws Error where there is nothing to choose from */
export function pick<Value>(random: Random, values: readonly Value[]): Value {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new Error('nothing to pick from')
  return value
}
