import type { Database } from '../../../database/database.ts'
import { isSettledVoice, markFilesRemoved } from '../submissions/index.ts'
import { discardUsed, lockOldRecordings } from '../uploads/index.ts'

const batch = 100

/**
 * Takes recordings of voices out of works that were handed in before a moment and wait for nobody: the work says so from
 * then on, its decision stays. The bytes go with the uploads that are discarded. @returns how many
 */
export async function removeRecordingsBefore(db: Database, before: Date): Promise<number> {
  let removed = 0
  for (;;) {
    const count = await db.transaction().execute(async (transaction) => {
      const old = await lockOldRecordings(transaction, before, { isSettled: isSettledVoice, limit: batch })
      for (const { used_by_submission, media_key } of old)
        await markFilesRemoved(transaction, used_by_submission, media_key)
      if (old.length > 0)
        await discardUsed(
          transaction,
          old.map(({ id }) => id),
        )
      return old.length
    })
    removed += count
    if (count < batch) return removed
  }
}
