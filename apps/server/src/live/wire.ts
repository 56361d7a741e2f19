import type { LiveMessage, WireMessage } from './live-message.ts'

/** PostgreSQL takes less than 8,000 bytes for a notification. */
const maxBytes = 7900
/** So many ids of ten digits leave room for the event itself. */
const maxReaders = 300
/** A hash takes 47 bytes. */
const maxEnded = 100

/**
 * Beside what is for the hub: requests an acknowledgement of all before this, and such an acknowledgement; announces
 * how many events the sender has published, and requests the same of all others.
 */
export type BusMessage =
  | WireMessage
  | { ask: string }
  | { answer: string }
  | { published: number; tell?: true }

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
  for (const message of messages.flatMap(split)) {
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

/** Undefined for what `self` sent, and for what this code did not. */
export function unpackMessages(
  payload: string,
  self: string,
): { sender: string; messages: BusMessage[] } | undefined {
  let value: unknown
  try {
    value = JSON.parse(payload)
  } catch {
    return undefined
  }
  if (!Array.isArray(value)) return undefined
  const [sender, messages] = value as unknown[]
  if (typeof sender !== 'string' || sender === self || !Array.isArray(messages)) return undefined
  // Only the school's own processes may write to its database.
  return { sender, messages: messages as BusMessage[] }
}

function split(message: BusMessage): BusMessage[] {
  if ('ended' in message) return splitEnded(message.ended)
  if ('changed' in message) return splitChanged(message.changed)
  return [message]
}

/** An event as such that each fit in one notification. */
export function splitReaders(message: LiveMessage): LiveMessage[] {
  const { to } = message
  if (typeof to === 'number' || to.length <= maxReaders) return [message]
  const split: LiveMessage[] = []
  for (let start = 0; start < to.length; start += maxReaders) {
    split.push({ ...message, to: to.slice(start, start + maxReaders) })
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
