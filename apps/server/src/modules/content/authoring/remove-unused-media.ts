import type { Database } from '../../../database/database.ts'
import type { FileStore } from '../../../files/file-store.ts'
import { deleteMedia } from '../../../files/media-store.ts'
import { removeRenditions } from '../../learning/films/index.ts'
import { forgetUnusedNames, listUnnamedMedia } from './media-names-store.ts'

/** An author may still be about to name it. */
const UNUSED_FOR_MS = 7 * 24 * 3600 * 1000
const BATCH = 100

/**
 * Deletes files that authors sent and that no draft, no version of one and nothing that students see has named for a
 * week. @returns how many.
 */
export async function removeUnusedMedia(db: Database, files: FileStore, now: Date): Promise<number> {
  const before = new Date(now.getTime() - UNUSED_FOR_MS)
  await forgetUnusedNames(db, before)
  let removed = 0
  for (;;) {
    const keys = await listUnnamedMedia(db, before, BATCH)
    for (const key of keys) {
      await removeRenditions(db, files, key)
      // The bytes first: as long as the row is there, they can be found.
      await files.delete(key)
      await deleteMedia(db, key)
    }
    removed += keys.length
    if (keys.length < BATCH) return removed
  }
}
