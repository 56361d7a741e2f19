import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { DataStore } from '@tus/server'

/** Bytes `start` to `end`, both included. */
export interface ByteRange {
  start: number
  end: number
}

/** Where stored bytes lie: a disk, or an object store. It knows keys and bytes; what they are is the `media` table's. */
export interface FileStore {
  /**
   * Keeps the bytes for good before it returns, all or none. The key is random and says nothing about them; one from
   * `newFileKey` may be given, by who wrote it down before.
   */
  put: (content: Readable | Buffer, key?: string) => Promise<{ key: string; size: number }>
  /** The bytes, or a part of them; undefined when there is no such key. */
  read: (key: string, range?: ByteRange) => Promise<Readable | undefined>
  stat: (key: string) => Promise<{ size: number } | undefined>
  /** Forgets the bytes; a key that is not there is no error. */
  delete: (key: string) => Promise<void>
  /** Forgets what came so far of an upload that is not whole; one that is not there is no error. */
  deletePartial: (uploadId: string) => Promise<void>
}

/** Also takes in uploads piece by piece, by the tus protocol. */
export interface UploadStore extends FileStore {
  /** What came so far, by `partialId`. */
  partials: DataStore & { read: (id: string) => Readable | Promise<Readable> }
}

/** The name of an unfinished upload in `FileStore.partials`. */
export function partialId(uploadId: string): string {
  return `receiving/${uploadId}`
}

export function newFileKey(): string {
  return randomBytes(16).toString('hex')
}

const keyShape = /^[0-9a-f]{32}$/

/** Whether it can be the key of something stored. Anything else must never become part of a path. */
export function isFileKey(text: string): boolean {
  return keyShape.test(text)
}
