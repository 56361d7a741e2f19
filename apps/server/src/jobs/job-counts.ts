import { sql } from 'kysely'
import type { Executor } from '../database/database.ts'

export interface JobCount {
  name: string
  /** Due, and begun by nobody. */
  waiting: number
  active: number
  /** Given up after their last try, as far back as the queue remembers. */
  given_up: number
  /** Since when the oldest that waits is due; null where none waits. */
  oldest_due: Date | null
}

/** What is in the queue, by job; a job of which nothing is there is left out. */
export async function countJobs(db: Executor, now: Date): Promise<JobCount[]> {
  const isDue = sql`state in ('created', 'retry') and start_after <= ${now}`
  const { rows } = await sql<JobCount>`
    select name, (count(*) filter (where ${isDue}))::int as waiting,
      (count(*) filter (where state = 'active'))::int as active,
      (count(*) filter (where state = 'failed'))::int as given_up,
      min(start_after) filter (where ${isDue}) as oldest_due
    from jobs.job where name not like '\\_\\_%' group by name order by name`.execute(db)
  return rows
}
