import type { Database } from '../database/database.ts'
import type { FileStore } from '../files/file-store.ts'
import type { LivePublisher } from '../live/live-message.ts'
import { removeOldTickets } from '../live/tickets-store.ts'
import { removeEndedSessions, removeOldDevices } from '../modules/accounts/index.ts'
import { askAgain, runChecks, type CheckTools } from '../modules/checks/index.ts'
import { removeOldOpenings } from '../modules/questions/index.ts'
import { removeOrphanUploads } from '../modules/uploads/index.ts'
import { runInSandbox } from '../sandbox/run-in-sandbox.ts'
import type { JobHandlers } from './job-queue.ts'
import type { JobSender } from './job-sender.ts'

export interface JobTools {
  db: Database
  files: FileStore
  clock: () => Date
  live: LivePublisher
  /** Paths of the packages that the school adds to Python. */
  wheels: readonly string[]
  /** The queue itself, once it is open. */
  jobs: () => JobSender
}

/** Who does which job. */
export function jobHandlers({ db, files, clock, live, wheels, jobs }: JobTools): JobHandlers {
  return {
    remove_orphan_uploads: async () => {
      await removeOrphanUploads(db, files, clock())
    },
    remove_ended_sessions: async () => {
      await removeEndedSessions(db, clock())
      await removeOldDevices(db, clock())
      await removeOldTickets(db, clock())
      await removeOldOpenings(db, clock())
    },
    run_checks: async ({ submission_id }) => {
      const run: CheckTools['run'] = (program, cases) => runInSandbox(program, cases, undefined, wheels)
      await runChecks({ db, live, run }, submission_id)
    },
    run_missed_checks: async () => {
      await askAgain(db, jobs(), clock())
    },
  }
}
