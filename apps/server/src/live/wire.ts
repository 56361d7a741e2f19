import type { WireMessage } from './live-message.ts'

/** PostgreSQL takes less than 8,000 bytes for a notification. */
const maxBytes = 7900
/** So many ids of ten digits leave room for the event itself. */
const maxReaders = 300
/** A hash takes 47 bytes. */
const maxEnded = 100

/** Beside what is for the hub: asks every process to answer once it has heard all before this, and such an answer. */
export type BusMessage = WireMessage | { ask: string } | { answer: string }

/** Messages as the payloads of as few notifications as they fit in; one too big for any is dropped. */
export function packMessages(
  sender: string,
  messages: readonly BusMessage[],
): { payloads: string[]; dropped: number } {
  const empty = JSON.stringify([sender, []])
  const payloads: string[] = []
  let dropped = 0
  let parts: string[] = []
  let size = Buffer.byteLength(empty)
  const close = (): void => {
    if (parts.length > 0) payloads.push(`${empty.slice(0, -2)}${parts.join(',')}]]`)
    parts = []
    size = Buffer.byteLength(empty)
  }
  for (const message of messages.flatMap(splitReaders)) {
    const part = JSON.stringify(message)
    const bytes = Buffer.byteLength(part) + 1
    if (bytes + Buffer.byteLength(empty) > maxBytes) {
      dropped += 1
      continue
    }
    if (size + bytes > maxBytes) close()
    parts.push(part)
    size += bytes
  }
  close()
  return { payloads, dropped }
}

/** Undefined for what `self` sent, or nobody of this code did. */
export function unpackMessages(payload: string, self: string): BusMessage[] | undefined {
  let value: unknown
  try {
    value = JSON.parse(payload)
  } catch {
    return undefined
  }
  if (!Array.isArray(value) || value[0] === self || !Array.isArray(value[1])) return undefined
  // Who may write to the school's database is one of its own processes.
  return value[1] as BusMessage[]
}

function splitReaders(message: BusMessage): BusMessage[] {
  if ('ended' in message) return splitEnded(message.ended)
  if ('changed' in message) return splitChanged(message.changed)
  if (!('to' in message)) return [message]
  if (typeof message.to === 'number' || message.to.length <= maxReaders) return [message]
  const split: WireMessage[] = []
  for (let start = 0; start < message.to.length; start += maxReaders) {
    split.push({ ...message, to: message.to.slice(start, start + maxReaders) })
  }
  return split
}

function splitChanged(ids: readonly number[]): WireMessage[] {
  const split: WireMessage[] = []
  for (let start = 0; start < ids.length; start += maxReaders) {
    split.push({ changed: ids.slice(start, start + maxReaders) })
  }
  return split
}

function splitEnded(hashes: readonly string[]): WireMessage[] {
  const split: WireMessage[] = []
  for (let start = 0; start < hashes.length; start += maxEnded) {
    split.push({ ended: hashes.slice(start, start + maxEnded) })
  }
  return split
}
