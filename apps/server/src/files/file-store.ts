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
   * Stores the bytes durably before it returns, all or none. The key is random and reveals nothing of them; one from
   * `newFileKey` may be given, by a caller that recorded it before.
   */
  put: (content: Readable | Buffer, key?: string) => Promise<{ key: string; size: number }>
  /** The bytes, or a part of them; undefined when there is no such key. */
  read: (key: string, range?: ByteRange) => Promise<Readable | undefined>
  stat: (key: string) => Promise<{ size: number } | undefined>
  /** Deletes the bytes; a missing key is no error. */
  delete: (key: string) => Promise<void>
  /** Deletes the bytes received of an incomplete upload; a missing one is no error. */
  deletePartial: (uploadId: string) => Promise<void>
}

/** Also receives resumable uploads, by the tus protocol. */
export interface UploadStore extends FileStore {
  /** The bytes received so far, by `partialId`. */
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
