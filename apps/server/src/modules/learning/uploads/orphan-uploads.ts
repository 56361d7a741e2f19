import type { Database } from '../../../database/database.ts'
import type { FileStore } from '../../../files/file-store.ts'
import { deleteDiscarded } from './finish-upload.ts'
import { removeUnnamedMedia } from './keep-project-medium.ts'
import { sweepLocks } from './upload-locks-store.ts'
import { discardOrphans } from './uploads-store.ts'

const hour_ms = 3_600_000
const unfinishedFor_ms = 24 * hour_ms
const unusedFor_ms = 7 * 24 * hour_ms
const batch = 100

/**
 * Deletes orphans with their bytes: uploads that did not become whole within a day, and those that were not handed in
 * within a week; media of projects a week after the last reference was removed. Safe to run at any time, and in several
 * processes at once.
 * @returns how many.
 */
export async function removeOrphanUploads(db: Database, files: FileStore, now: Date): Promise<number> {
  const deadlines = {
    begun: new Date(now.getTime() - unfinishedFor_ms),
    finished: new Date(now.getTime() - unusedFor_ms),
  }
  let removed = 0
  for (;;) {
    const orphans = await discardOrphans(db, deadlines, batch)
    for (const orphan of orphans) await deleteDiscarded({ db, files }, orphan)
    removed += orphans.length
    if (orphans.length < batch) break
  }
  removed += await removeUnnamedMedia(db, files, deadlines.finished)
  await sweepLocks(db)
  return removed
}
