import type { Database } from '../database/database.ts'
import type { FileStore } from '../files/file-store.ts'
import type { LivePublisher } from '../live/live-message.ts'
import { removeOldTickets } from '../modules/access/event-tickets/index.ts'
import { awardEverybody } from '../modules/rewards/achievements/index.ts'
import { issueToEverybody } from '../modules/rewards/certificates/index.ts'
import { notifyOfAnnouncements } from '../modules/office/announcements/index.ts'
import { removeDeletedParts, removeUnusedMedia } from '../modules/content/authoring/index.ts'
import {
  removeEndedChallenges,
  removeEndedSessions,
  removeOldDevices,
  removeOldResets,
  sendResetCodes,
} from '../modules/access/accounts/index.ts'
import { smallLane, workOnArchive } from '../modules/content/archives/index.ts'
import { askAgain, findLost, runChecks, type CheckTools } from '../modules/learning/checks/index.ts'
import {
  removeOldGoals,
  removeOldGroupGoals,
  settleEndedDays,
  settleEndedWeeks,
} from '../modules/learning/goals/index.ts'
import { removeOldMoments } from '../modules/learning/moments/index.ts'
import { turnLeagueWeek } from '../modules/rewards/leagues/index.ts'
import { removeDroppedLeads } from '../modules/office/invites/index.ts'
import { removeOldCalls } from '../modules/money/online-payments/index.ts'
import { freezeUnpaid, remindOfPayments } from '../modules/money/payments/index.ts'
import { removeCodesBefore, removeUpdatesBefore } from '../modules/messages/telegram/index.ts'
import { removeOldOpenings } from '../modules/learning/questions/index.ts'
import { removeOldPeriods } from '../modules/rewards/rewards/index.ts'
import { keepRollups } from '../modules/office/insight/index.ts'
import { payBrokenPromises } from '../modules/office/promise/index.ts'
import type { SendSms } from '../modules/messages/sms/index.ts'
import { repairStreaks, resumeRepairs } from '../modules/office/students/index.ts'
import { warnOfStreakDanger } from '../modules/rewards/streaks/index.ts'
import { removeOrphanUploads } from '../modules/learning/uploads/index.ts'
import { runInSandbox } from '../sandbox/run-in-sandbox.ts'
import { sandbox } from '../sandbox/runtime.ts'
import { removeByRetention } from './retention.ts'
import type { JobHandlers } from '../jobs/job-queue.ts'
import type { JobSender } from '../jobs/job-sender.ts'
import type { ReadTimeZone } from '../time/time-zone.ts'

export interface JobTools {
  db: Database
  files: FileStore
  clock: () => Date
  /** In which the school's days begin and end. */
  timeZone: ReadTimeZone
  live: LivePublisher
  /** Paths of the packages that the school adds to Python. */
  wheels: readonly string[]
  log: {
    error: (about: object, message: string) => void
    warn: (about: object, message: string) => void
  }
  /** A folder of this process for what is on its way through it. */
  folder: string
  /** Undefined where no provider of SMS is configured. */
  sms: SendSms | undefined
  /** Ends programs under way: the process stops. */
  ending: AbortSignal
  /** The queue itself, once it is open. */
  jobs: () => JobSender
}

/** Which handler runs which job. */
export function jobHandlers({
  db,
  files,
  clock,
  timeZone,
  live,
  wheels,
  log,
  folder,
  sms,
  ending,
  jobs,
}: JobTools): JobHandlers {
  const archiveTools = { db, files, folder, log }
  const moment = async () => ({ now: clock(), timeZone: await timeZone() })
  return {
    remove_orphan_uploads: async () => {
      await removeOrphanUploads(db, files, clock())
    },
    remove_ended_sessions: async () => {
      await removeEndedSessions(db, clock())
      await removeEndedChallenges(db, clock())
      await removeOldDevices(db, clock())
      await removeOldResets(db, clock())
      await removeOldTickets(db, clock())
      await removeOldOpenings(db, clock())
      const weekAgo = new Date(clock().getTime() - 7 * 24 * 3600 * 1000)
      await removeCodesBefore(db, weekAgo)
      await removeUpdatesBefore(db, weekAgo)
    },
    remove_old_periods: async () => {
      await removeOldPeriods(db, await moment())
      await removeOldGoals(db, clock())
      await removeOldGroupGoals(db, clock())
      await removeOldMoments(db, clock())
      await removeOldCalls(db, clock())
      await removeDroppedLeads(db, clock())
    },
    remove_old_records: async () => await removeByRetention(db, clock()),
    run_checks: async ({ submission_id }) => {
      const runtime = sandbox.runtime()
      // Of a queue that other platforms fill as well; without a sandbox nothing is run.
      if (!runtime) return
      const run: CheckTools['run'] = async (program, cases) =>
        await runInSandbox({ runtime, wheels, ending }, program, cases)
      await runChecks({ db, live, run, now: clock() }, submission_id)
    },
    work_on_archive: async ({ import_id }) =>
      await workOnArchive({ ...archiveTools, lane: smallLane, jobs: jobs() }, import_id, clock()),
    work_on_large_archive: async ({ import_id }) =>
      await workOnArchive({ ...archiveTools, lane: 'large', jobs: jobs() }, import_id, clock()),
    freeze_unpaid: async () => await freezeUnpaid({ db, live }, await moment()),
    notify_of_announcements: async () => await notifyOfAnnouncements({ db, live }, await moment()),
    notify_of_planned_announcements: async () => await notifyOfAnnouncements({ db, live }, await moment()),
    remind_of_payments: async () => await remindOfPayments({ db, live }, await moment()),
    settle_goals: async () => {
      await settleEndedDays(db, await moment())
      await settleEndedWeeks(db, await moment())
    },
    repair_streaks: async ({ run_id }) =>
      await repairStreaks({ db, live, jobs: jobs() }, run_id, await moment()),
    resume_streak_repairs: async () => await resumeRepairs({ db, jobs: jobs() }, clock()),
    warn_of_streak_danger: async () => await warnOfStreakDanger({ db, live }, await moment()),
    turn_league_week: async () => await turnLeagueWeek(db, await moment()),
    award_achievements: async () => await awardEverybody(db, clock()),
    remove_unused_course_media: async () => {
      // First, so that the files it held may go too.
      await removeDeletedParts(db, clock())
      await removeUnusedMedia(db, files, clock())
    },
    issue_certificates: async () => await issueToEverybody({ db, live }, clock()),
    send_reset_codes: async () => await sendResetCodes({ db, send: sms, log }, await moment()),
    pay_broken_promises: async () => await payBrokenPromises({ db, live }, await moment()),
    keep_rollups: async () => await keepRollups(db, await moment()),
    run_missed_checks: async () => {
      await findLost({ db, log, live }, clock())
      if (sandbox.runtime()) await askAgain(db, jobs(), clock())
    },
  }
}
