import type { MediaFile } from '@qadam/course-archive'
import type { Database } from '../../../database/database.ts'
import type { FileStore } from '../../../files/file-store.ts'
import { findMediaBySha256, insertMedia, noteAuthored, type StoredMedia } from '../../../files/media-store.ts'

/**
 * Keeps a file of an archive, or finds the one of the same content that is here already.
 * @param authoredAt when an author sent it: such a file goes again once nothing has named it for a while.
 */
export async function storeMedia(
  db: Database,
  files: FileStore,
  file: MediaFile,
  authoredAt?: Date,
): Promise<StoredMedia> {
  const sha256 = Buffer.from(file.sha256, 'hex')
  const known = await findMediaBySha256(db, sha256)
  if (known) {
    if (authoredAt) await noteAuthored(db, known.key, authoredAt)
    return known
  }
  const { key } = await files.put(await file.stream())
  const media: StoredMedia = {
    key,
    width: file.width ?? null,
    height: file.height ?? null,
    duration_s: file.duration_s ?? null,
  }
  await insertMedia(db, {
    ...media,
    sha256,
    mime: file.mime,
    size: file.size,
    ...(authoredAt ? { authored_at: authoredAt } : {}),
  })
  return media
}
