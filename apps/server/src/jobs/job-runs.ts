import type pg from 'pg'
import type { Executor } from '../database/database.ts'
import type { JobName } from './job-list.ts'

export interface JobRun {
  name: string
  /** When the first process took jobs of this name. */
  watched_since: Date
  /** When it was done last; null where it never was. */
  done_at: Date | null
  failed_tries: number
}

/** From now on it is known when these jobs were not done. */
export async function watchJobs(pool: pg.Pool, names: readonly JobName[]): Promise<void> {
  await pool.query(
    `insert into job_runs (name, watched_since) select unnest($1::text[]), $2 on conflict do nothing`,
    [names, new Date()],
  )
}

export async function noteRun(pool: pg.Pool, name: JobName, end: 'done' | 'failed'): Promise<void> {
  await pool.query(
    `update job_runs set done_at = coalesce($2, done_at), failed_tries = failed_tries + $3 where name = $1`,
    end === 'done' ? [name, new Date(), 0] : [name, null, 1],
  )
}

export async function listJobRuns(db: Executor): Promise<JobRun[]> {
  return await db.selectFrom('job_runs').selectAll().orderBy('name').execute()
}

/** Since when a job is not done; undefined where it was within so many seconds, or nothing is known of it. */
export async function undoneSince(
  db: Executor,
  name: JobName,
  { within_s, now }: { within_s: number; now: Date },
): Promise<Date | undefined> {
  const run = await db.selectFrom('job_runs').selectAll().where('name', '=', name).executeTakeFirst()
  const last = run?.done_at ?? run?.watched_since
  return last !== undefined && now.getTime() - last.getTime() > within_s * 1000 ? last : undefined
}
