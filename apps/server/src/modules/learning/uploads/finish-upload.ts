import { SchoolError } from '@qadam/contract'
import type { Database } from '../../../database/database.ts'
import type { FileStore } from '../../../files/file-store.ts'
import type { InspectedFile } from '../../../files/inspect-file.ts'
import { openLocal } from '../../../files/local-file.ts'
import type { FilmTracks } from '../../../files/films.ts'
import { deleteUpload, markDiscarded, markReady, type UploadRecord } from './uploads-store.ts'

export interface Shelf {
  db: Database
  files: FileStore
}

/**
 * Stores the checked bytes of an upload that has begun; from then on it can be handed in.
 * @throws SchoolError not_found where it was discarded meanwhile
 */
export async function finishUpload(
  { db, files }: Shelf,
  upload: Pick<UploadRecord, 'id' | 'media_key'>,
  content: InspectedFile & { tracks?: FilmTracks | null },
  now: Date,
): Promise<void> {
  // In this order: a row that is ready has its bytes, and bytes without a row have never been.
  await files.put(openLocal(content), upload.media_key)
  const { mime, sha256, size, duration_s, tracks = null } = content
  const isReady = await markReady(db, upload.id, { mime, sha256, size, duration_s, tracks }, now)
  if (!isReady) {
    await files.delete(upload.media_key)
    throw new SchoolError('not_found')
  }
  await files.deletePartial(upload.id)
}

/**
 * Discards an upload that was not handed in, with its bytes. After a failure in between the next clean-up completes it.
 * @returns false where it was handed in.
 */
export async function discardUpload(
  shelf: Shelf,
  upload: Pick<UploadRecord, 'id' | 'media_key'>,
): Promise<boolean> {
  if (!(await markDiscarded(shelf.db, upload.id))) return false
  await deleteDiscarded(shelf, upload)
  return true
}

/** The bytes first: as long as the row is there, they can be found. */
export async function deleteDiscarded(
  { db, files }: Shelf,
  upload: Pick<UploadRecord, 'id' | 'media_key'>,
): Promise<void> {
  await files.deletePartial(upload.id)
  await files.delete(upload.media_key)
  await deleteUpload(db, upload.id)
}
