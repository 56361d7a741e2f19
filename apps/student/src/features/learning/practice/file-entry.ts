import type { PracticeDraft } from '@qadam/contract'
import type { KeptFile } from './practice-store.ts'

export type DraftFile = PracticeDraft['files'][number]

export type FileState =
  | { kind: 'waiting' }
  | { kind: 'uploading'; part: number }
  /** The connection is away, or the student has to sign in again: it goes on by itself. */
  | { kind: 'paused'; part: number }
  | { kind: 'done'; upload_id: string }
  | { kind: 'failed'; error: unknown }

/** A file as the screen shows it. */
export interface QueuedFile {
  id: string
  name: string
  type: string
  size: number
  state: FileState
  /** What this device has of it; undefined for a file that came from another one. */
  content: Blob | undefined
  /** The server's copy, once it reported it. */
  remote: DraftFile | undefined
}

/** A file as the queue processes it; mutable. */
export interface FileEntry {
  record: KeptFile
  content: Blob | undefined
  state: FileState
  remote: DraftFile | undefined
  abort: AbortController | undefined
  /** The device's store has it; gone from there means that another tab removed it. */
  isStored: boolean
  doneAt: Date | undefined
}

/** A file that the device stores, as it was last written. */
export function storedEntry(record: KeptFile, content: Blob | undefined, isStored: boolean): FileEntry {
  const { upload_id } = record
  const state: FileState = upload_id === null ? { kind: 'waiting' } : { kind: 'done', upload_id }
  return { record, content, state, remote: undefined, abort: undefined, isStored, doneAt: undefined }
}

/** A file that another device sent. */
export function remoteEntry(remote: DraftFile, accountId: number, questionId: number, now: Date): FileEntry {
  const { upload_id, name, type, size } = remote
  const record: KeptFile = {
    id: upload_id,
    account_id: accountId,
    question_id: questionId,
    name,
    type,
    size,
    added_at: now.toISOString(),
    upload_url: null,
    upload_id,
    is_discarded: false,
  }
  return { ...storedEntry(record, undefined, false), remote }
}

export function shownFile({ record, state, content, remote }: FileEntry): QueuedFile {
  const { id, name, type, size } = record
  return { id, name: remote?.name ?? name, type: remote?.type ?? type, size, state, content, remote }
}
