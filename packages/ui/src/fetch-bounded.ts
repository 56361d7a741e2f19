export interface Bounded {
  bytes: Uint8Array<ArrayBuffer>
  /** There was more than was read. */
  isCut: boolean
}

/** Reads at most `limit` bytes of an address and stops the rest. Throws on a reply that is no success. */
export async function fetchBounded(address: string, limit: number, signal: AbortSignal): Promise<Bounded> {
  const reply = await fetch(address, { signal })
  if (!reply.ok || !reply.body) throw new Error(`Reply ${reply.status}`)
  const bytes = new Uint8Array(limit)
  const reader = reply.body.getReader()
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return { bytes: bytes.slice(0, length), isCut: false }
    const room = limit - length
    bytes.set(value.subarray(0, room), length)
    length += Math.min(room, value.length)
    if (value.length > room) {
      await reader.cancel()
      return { bytes, isCut: true }
    }
  }
}
