import * as z from 'zod'
import type { Database } from '../../../database/database.ts'
import { typedSetting } from '../../../database/settings-store.ts'
import { listStudentsAfter } from '../../base/people/index.ts'
import { awardMissing } from './achievements-store.ts'

/** The cursor in the table `settings`: the last student of a run; 0 where the next one begins anew. */
const cursor = typedSetting('achievements_looked_at', z.int(), 0)

/** Students of a statement, and statements of a run: a larger school takes several runs. */
const turn = { batch: 200, batches: 20 }

/**
 * Stores what students earned, also of those who never open the page, before its facts can be undone. Continues where
 * the last run ended; idempotent after a crash and when another process runs it as well.
 */
export async function awardEverybody(db: Database, now: Date, { batch, batches } = turn): Promise<void> {
  const before = await cursor.find(db)
  let lastId = before
  for (let done = 0; done < batches; done += 1) {
    const ids = await listStudentsAfter(db, lastId, batch)
    await awardMissing(db, ids, now)
    const last = ids.at(-1)
    if (last === undefined || ids.length < batch) {
      lastId = 0
      break
    }
    lastId = last
  }
  if (lastId !== before) await cursor.save(db, lastId)
}
