/** A small seeded generator (Mulberry32): the same seed gives the same numbers in [0, 1). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A seed out of whole numbers (FNV-1a), so that a student's shuffle is the same on every server. */
export function seedOf(...parts: readonly number[]): number {
  let hash = 0x811c9dc5
  for (const part of parts) {
    for (let shift = 0; shift < 32; shift += 8) {
      hash ^= (part >>> shift) & 0xff
      hash = Math.imul(hash, 0x01000193)
    }
  }
  return hash | 0
}

/** Fisher-Yates, seeded; the list given stays as it is. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const random = seededRandom(seed)
  const result = [...items]
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    // Both places exist: 0 <= other <= last < length.
    ;[result[last], result[other]] = [result[other] as T, result[last] as T]
  }
  return result
}
