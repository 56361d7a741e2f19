import type { Readable } from 'node:stream'

/** Bytes `start` to `end`, both included. */
export interface ByteRange {
  start: number
  end: number
}

/** Where stored bytes lie: a disk, or an object store. It knows keys and bytes; what they are is the `media` table's. */
export interface FileStore {
  /** Keeps the bytes for good before it returns. The key is random and says nothing about them. */
  put: (content: Readable | Buffer) => Promise<{ key: string; size: number }>
  /** The bytes, or a part of them; undefined when there is no such key. */
  read: (key: string, range?: ByteRange) => Promise<Readable | undefined>
  stat: (key: string) => Promise<{ size: number } | undefined>
  /** Forgets the bytes; a key that is not there is no error. */
  delete: (key: string) => Promise<void>
}

const keyShape = /^[0-9a-f]{32}$/

/** Whether it can be the key of something stored. Anything else must never become part of a path. */
export function isFileKey(text: string): boolean {
  return keyShape.test(text)
}
