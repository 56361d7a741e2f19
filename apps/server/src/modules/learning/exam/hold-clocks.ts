import type { Database, Executor } from '../../../database/database.ts'
import { findOutage, saveHeldParts, savePulse } from '../../base/outages/index.ts'
import { holdParts, releasePart, type PartRecord, type SittingRecord } from './exam-store.ts'
import { deadlineOf } from './sitting.ts'

/** Says that a server is there; where none was before, the clocks of the exam stand as they stood then. */
export async function beat(db: Database, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await holdClocks(transaction, now)
    await savePulse(transaction, now)
  })
}

/** Stops the clocks of parts that ran through an outage which is over now. @returns whether there was one */
export async function holdClocks(db: Executor, now: Date): Promise<boolean> {
  const outage = await findOutage(db, now)
  if (!outage) return false
  await saveHeldParts(db, outage.id, await holdParts(db, outage))
  return true
}

/** The clock of a part goes on once its student is back: with what was left. */
export async function releaseClock(db: Executor, sitting: SittingRecord, now: Date): Promise<SittingRecord> {
  const running = sitting.parts.at(-1)
  if (!running || running.held_s === null || running.finished_at) return sitting
  const expires_at = deadlineOf(now, running.held_s)
  await releasePart(db, sitting.id, running.part, expires_at)
  const part: PartRecord = { ...running, expires_at, held_s: null }
  return { ...sitting, parts: [...sitting.parts.slice(0, -1), part] }
}
