const PAGE = 4096
const PAGE_WORDS = PAGE / 4
// One word of each cache line detects every page that was lost or swapped.
const SUM_EVERY = 16

/**
 * A memory without the pages that hold nothing, which are half of them: 32-bit words [sum, length in bytes, number of
 * pages, their numbers …, the pages …].
 */
export function packed(memory: Uint8Array): ArrayBuffer {
  const words = new Uint32Array(Math.ceil(memory.length / PAGE) * PAGE_WORDS)
  new Uint8Array(words.buffer).set(memory)
  const stored: number[] = []
  for (let at = 0; at < words.length; at += PAGE_WORDS)
    if (words.subarray(at, at + PAGE_WORDS).some((word) => word !== 0)) stored.push(at / PAGE_WORDS)
  const pack = new Uint32Array(3 + stored.length * (1 + PAGE_WORDS))
  pack.set([0, memory.length, stored.length, ...stored])
  for (const [order, page] of stored.entries())
    pack.set(
      words.subarray(page * PAGE_WORDS, (page + 1) * PAGE_WORDS),
      3 + stored.length + order * PAGE_WORDS,
    )
  pack[0] = sumOf(pack)
  return pack.buffer
}

/** @throws Error for what is not whole. */
export function unpacked(bytes: ArrayBuffer): Uint8Array {
  const pack = new Uint32Array(bytes)
  const [sum, length = 0, count = 0] = pack
  // A corrupt snapshot would else be a Python that fails in strange places.
  if (sum !== sumOf(pack)) throw new Error('the snapshot is damaged')
  const memory = new Uint32Array(Math.ceil(length / PAGE) * PAGE_WORDS)
  for (let order = 0; order < count; order += 1) {
    const from = 3 + count + order * PAGE_WORDS
    memory.set(pack.subarray(from, from + PAGE_WORDS), (pack[3 + order] ?? 0) * PAGE_WORDS)
  }
  return new Uint8Array(memory.buffer, 0, length)
}

/** A checksum that detects every page that was lost or swapped. */
export function sumOf(pack: Uint32Array): number {
  let sum = pack.length
  for (let at = 1; at < pack.length; at += SUM_EVERY) sum = (Math.imul(sum, 31) + (pack[at] ?? 0)) | 0
  return sum >>> 0
}
