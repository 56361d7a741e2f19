import type { Database } from '../../../database/database.ts'
import type { JobSender } from '../../../jobs/job-sender.ts'
import type { LiveMessage, LivePublisher } from '../../../live/live-message.ts'
import { recordAudit } from '../../base/audit/index.ts'
import {
  findUnendedRuns,
  listRepairTargets,
  lockRepairRun,
  repairStreakDays,
  saveRepairRun,
  type SchoolMoment,
} from '../../rewards/streaks/index.ts'

/** Students a transaction: many enough to be quick, few enough that no other transaction waits long for a lock. */
const BATCH = 50
/** Batches a job: one that goes on for long would count as lost. */
const BATCHES = 100
/** After this long a run that has not ended is resumed, whatever became of its job. */
const LOST_MS = 10 * 60_000

export interface RepairTools {
  db: Database
  live: LivePublisher
  jobs: JobSender
}

/**
 * Resumes a repair at its cursor. A batch, the cursor after it and the note at its end are in one transaction:
 * idempotent when stopped anywhere and begun again, by one process or by two: no streak is repaired or paid for twice.
 */
export async function repairStreaks(
  { db, live, jobs }: RepairTools,
  runId: number,
  moment: SchoolMoment,
  batches = BATCHES,
): Promise<void> {
  for (let count = 0; count < batches; count += 1) {
    const { liveMessages, hasEnded } = await db.transaction().execute(async (transaction) => {
      const run = await lockRepairRun(transaction, runId)
      if (run.ended_at) return { liveMessages: [], hasEnded: true }
      const target = run.group_id === null ? 'all' : { groupId: run.group_id }
      const range = { from: run.first_day, to: run.last_day }
      const ids = await listRepairTargets(transaction, target, range, run.after_id, BATCH)
      const messages: LiveMessage[] = []
      for (const id of ids) {
        const outcome = await repairStreakDays(transaction, id, { ...range, isNamed: false }, moment)
        run.looked_at += 1
        run.after_id = id
        if (!outcome) continue
        run.students += 1
        run.days += outcome.days
        run.coins += outcome.coins
        const data = { strike_added: false, current_streak: outcome.after.current }
        messages.push({ to: id, event: 'streak', data })
      }
      const isLast = ids.length < BATCH
      await saveRepairRun(transaction, { ...run, ended_at: isLast ? moment.now : null })
      if (isLast && run.students > 0)
        await recordAudit(transaction, {
          at: moment.now,
          staffId: run.staff_id,
          action: 'streak_repair',
          subject: run.group_id === null ? { kind: 'school' } : { kind: 'group', id: run.group_id },
          after: { ...range, students: run.students, days: run.days, coins: run.coins },
          reason: run.reason,
        })
      // The next job is there if this batch is.
      else if (!isLast && count === batches - 1)
        await jobs.send(transaction, 'repair_streaks', { run_id: runId })
      return { liveMessages: messages, hasEnded: isLast }
    })
    live.publish(...liveMessages)
    if (hasEnded) return
  }
}

/** Sends the jobs again of repairs that gave up, as with a database that was long away. */
export async function resumeRepairs(
  { db, jobs }: Pick<RepairTools, 'db' | 'jobs'>,
  now: Date,
): Promise<void> {
  for (const run_id of await findUnendedRuns(db, new Date(now.getTime() - LOST_MS)))
    await jobs.send(db, 'repair_streaks', { run_id })
}
