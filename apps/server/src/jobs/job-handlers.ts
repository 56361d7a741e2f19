import type { Database } from '../database/database.ts'
import type { FileStore } from '../files/file-store.ts'
import { removeOldTickets } from '../live/tickets-store.ts'
import { removeEndedSessions } from '../modules/accounts/index.ts'
import { removeOrphanUploads } from '../modules/uploads/index.ts'
import type { JobHandlers } from './job-queue.ts'

export interface JobTools {
  db: Database
  files: FileStore
  clock: () => Date
}

/** Who does which job. */
export function jobHandlers({ db, files, clock }: JobTools): JobHandlers {
  return {
    remove_orphan_uploads: async () => {
      await removeOrphanUploads(db, files, clock())
    },
    remove_ended_sessions: async () => {
      await removeEndedSessions(db, clock())
      await removeOldTickets(db, clock())
    },
  }
}
