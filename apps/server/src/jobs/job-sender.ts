import type { Executor } from '../database/database.ts'
import type { JobData, JobName } from './job-list.ts'

export interface JobSender {
  /**
   * Puts a job into the queue by `executor`: inside a transaction the job is there if and when that commits. It runs
   * soon after, in any one of the processes, at least once: a handler must bear being run again after a failure.
   */
  send: <Name extends JobName>(executor: Executor, name: Name, data: JobData<Name>) => Promise<void>
}
