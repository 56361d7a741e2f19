import { limits } from '@qadam/contract'
import type { Database, Executor } from '../../../database/database.ts'
import { openModule } from '../courses/index.ts'
import {
  closePart,
  closeSitting,
  findSitting,
  listOverdueSitters,
  lockExam,
  type PartRecord,
  type SittingRecord,
} from './exam-store.ts'
import { holdClocks } from './hold-clocks.ts'
import { countCorrect } from './question.ts'
import { findRedirect } from './redirects.ts'
import { endOfPart, isAbandoned, isLate, levelOf, standingOf } from './sitting.ts'

/** Finishes the running part from the answers it has, and the sitting with it where it was the last. In the caller's transaction. */
export async function endPart(
  db: Executor,
  sitting: SittingRecord,
  part: PartRecord,
  now: Date,
): Promise<SittingRecord> {
  const correct = countCorrect(part.questions, part.answers)
  const score = endOfPart(part, { correct, count: part.answers.length, total: part.total }, now)
  // One that was not ended in time ended at its deadline.
  const at = isLate(part, now) ? part.expires_at : now
  await closePart(db, sitting.id, part.part, score, at)
  const parts = sitting.parts.map((each) =>
    each.part === part.part ? { ...each, ...score, finished_at: at } : each,
  )
  const standing = standingOf(parts)
  const ended = { ...sitting, parts }
  return standing.at === 'end' ? await endSitting(db, ended, standing.level, at, now) : ended
}

/** Ends the sitting, and opens the module that its level leads to. */
async function endSitting(
  db: Executor,
  sitting: SittingRecord,
  level: number,
  at: Date,
  now: Date,
): Promise<SittingRecord> {
  const target = await findRedirect(db, level)
  await closeSitting(db, sitting.id, { level, redirect: target, at })
  await openModule(db, sitting.person_id, target, now)
  return { ...sitting, level, finished_at: at, redirect: target }
}

/** What time alone has ended: a part after its deadline, a sitting that was left between two parts. */
export function isOverdue(sitting: SittingRecord, now: Date): boolean {
  if (sitting.finished_at) return false
  const standing = standingOf(sitting.parts)
  if (standing.at === 'pause') return isAbandoned(standing.since, now)
  const running = sitting.parts.at(-1)
  return standing.at === 'part' && running !== undefined && isLate(running, now)
}

/** The student's sitting at this moment; the caller has locked the exam. */
export async function settleSitting(
  db: Executor,
  personId: number,
  now: Date,
): Promise<SittingRecord | undefined> {
  const found = await findSitting(db, personId)
  if (!found || !isOverdue(found, now)) return found
  // The first call after an outage comes before the servers' own beat.
  const sitting = (await holdClocks(db, now)) ? await findSitting(db, personId) : found
  if (!sitting || !isOverdue(sitting, now)) return sitting
  const running = sitting.parts.at(-1)
  if (running && running.finished_at === null) return await endPart(db, sitting, running, now)
  const scores = sitting.parts.map(({ correct, total }) => ({ correct: correct ?? 0, total }))
  return await endSitting(db, sitting, levelOf(scores), now, now)
}

/** Ends parts and sittings that ran out without a call of their student. @returns how many. */
export async function finishOverdueExams(db: Database, now: Date): Promise<number> {
  const deadlineBefore = new Date(now.getTime() - limits.exam.grace_s * 1000)
  const pauseBefore = new Date(now.getTime() - limits.exam.pause_s * 1000)
  const sitters = await listOverdueSitters(db, { deadlineBefore, pauseBefore }, 200)
  let finished = 0
  for (const personId of sitters) {
    finished += await db.transaction().execute(async (transaction) => {
      await lockExam(transaction, personId)
      const before = await findSitting(transaction, personId)
      if (!before || !isOverdue(before, now)) return 0
      await settleSitting(transaction, personId, now)
      return 1
    })
  }
  return finished
}
