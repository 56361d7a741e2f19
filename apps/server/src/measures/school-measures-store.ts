import { limits } from '@qadam/contract'
import { sql } from 'kysely'
import type { Executor } from '../database/database.ts'
import { countJobs } from '../jobs/job-counts.ts'
import { listJobRuns } from '../jobs/job-runs.ts'
import { lastBackup } from '../modules/base/school/index.ts'
import { countFilms } from '../modules/learning/films/index.ts'

/** One figure of the school, as Prometheus reads it. */
export interface Measure {
  name: string
  help: string
  samples: { labels: Record<string, string>; value: number }[]
}

const seconds = (date: Date): number => date.getTime() / 1000
const ageOf = (date: Date | null, now: Date): number =>
  date === null ? 0 : Math.max(0, seconds(now) - seconds(date))

function gauge<Row>(
  name: string,
  help: string,
  rows: readonly Row[],
  valueOf: (row: Row) => number,
  labelsOf: (row: Row) => Record<string, string> = () => ({}),
): Measure {
  return { name, help, samples: rows.map((row) => ({ labels: labelsOf(row), value: valueOf(row) })) }
}

/**
 * What stands in the database at this moment, of the whole school: each process would say the same. Every statement reads
 * what is open or what is counted already, never a table that grows for ever.
 */
export async function measureSchool(db: Executor, now: Date): Promise<Measure[]> {
  return [
    ...(await measureJobs(db, now)),
    ...(await measureWorks(db, now)),
    ...(await measureDeliveries(db, now)),
    ...(await measurePayments(db)),
    ...(await measureUploads(db)),
    gauge(
      'qadam_films',
      'Films of courses by what became of their renditions: active, ready, failed; those that wait are not counted',
      await countFilms(db),
      ({ films }) => films,
      ({ state }) => ({ state }),
    ),
    gauge(
      'qadam_backup_timestamp_seconds',
      'When the last backup was made; 0 where none was',
      [await lastBackup.find(db)],
      (made) => (made === null ? 0 : seconds(new Date(made))),
    ),
  ]
}

async function measureJobs(db: Executor, now: Date): Promise<Measure[]> {
  const runs = await listJobRuns(db)
  const jobs = await countJobs(db, now)
  const kind = ({ name }: { name: string }) => ({ kind: name })
  return [
    gauge(
      'qadam_job_last_run_timestamp_seconds',
      'When a scheduled job was done last, by kind, on whichever process; 0 where it never was',
      runs,
      ({ done_at }) => (done_at ? seconds(done_at) : 0),
      kind,
    ),
    gauge(
      'qadam_job_failed_tries',
      'Tries of scheduled jobs that failed, by kind, over all processes',
      runs,
      ({ failed_tries }) => failed_tries,
      kind,
    ),
    gauge('qadam_jobs_waiting', 'Jobs that are due and begun by nobody', jobs, (row) => row.waiting, kind),
    gauge('qadam_jobs_active', 'Jobs that a process works on', jobs, (row) => row.active, kind),
    gauge(
      'qadam_jobs_given_up',
      'Jobs given up after their last try, of the last three days',
      jobs,
      (row) => row.given_up,
      kind,
    ),
    gauge(
      'qadam_jobs_oldest_wait_seconds',
      'For how long the oldest job that waits has been due',
      jobs,
      (row) => ageOf(row.oldest_due, now),
      kind,
    ),
  ]
}

async function measureWorks(db: Executor, now: Date): Promise<Measure[]> {
  const promisedUntil = new Date(now.getTime() - limits.review.promise_s * 1000)
  const { rows: works } = await sql<{ waiting: number; overdue: number; oldest_at: Date | null }>`
    select count(*)::int as waiting, (count(*) filter (where submitted_at <= ${promisedUntil}))::int as overdue,
      min(submitted_at) as oldest_at
    from submissions join people on people.id = person_id
    where status = 'uploaded' and is_newest and closed_at is null`.execute(db)
  const { rows: checks } = await sql<{ state: string; checks: number; oldest_at: Date | null }>`
    select case when lost_at is not null then 'lost' when started_at is not null then 'running' else 'waiting' end
      as state, count(*)::int as checks, min(asked_at) as oldest_at
    from check_results join submissions on submissions.id = submission_id
    where results is null and status = 'uploaded' and is_newest group by 1`.execute(db)
  return [
    gauge('qadam_works_waiting', 'Works that wait for a review', works, (row) => row.waiting),
    gauge(
      'qadam_works_overdue',
      'Those of them that have waited longer than the school promises',
      works,
      (row) => row.overdue,
    ),
    gauge('qadam_works_oldest_wait_seconds', 'For how long the oldest has waited', works, (row) =>
      ageOf(row.oldest_at, now),
    ),
    gauge(
      'qadam_checks',
      'Checks of programs that are not done: waiting, running, or lost when a process died',
      ['waiting', 'running', 'lost'],
      (state) => checks.find((row) => row.state === state)?.checks ?? 0,
      (state) => ({ state }),
    ),
    gauge(
      'qadam_checks_oldest_wait_seconds',
      'For how long the oldest check has waited that is begun by nobody',
      [checks.find(({ state }) => state === 'waiting')?.oldest_at ?? null],
      (asked) => ageOf(asked, now),
    ),
  ]
}

async function measureDeliveries(db: Executor, now: Date): Promise<Measure[]> {
  const { rows } = await sql<{ provider: string; waiting: number; oldest: Date }>`
    select provider, count(*)::int as waiting, min(push_deliveries.created_at) as oldest
    from push_deliveries join push_recipients on push_recipients.id = recipient_id
    where state = 'waiting' and send_after <= ${now} group by provider`.execute(db)
  const channel = ({ provider }: { provider: string }) => ({ channel: provider })
  return [
    gauge(
      'qadam_deliveries_waiting',
      'Deliveries that are due, by channel; at night all wait for the morning',
      rows,
      (row) => row.waiting,
      channel,
    ),
    gauge(
      'qadam_deliveries_oldest_wait_seconds',
      'For how long the oldest delivery that is due has been there, by channel',
      rows,
      (row) => ageOf(row.oldest, now),
      channel,
    ),
  ]
}

async function measurePayments(db: Executor): Promise<Measure[]> {
  const { rows: transactions } = await sql<{ provider: string; state: string; count: number }>`
    select provider, state, sum(transactions)::int as count from transaction_counts
    group by provider, state having sum(transactions) > 0`.execute(db)
  const { rows: payments } = await sql<{ method: string; valid: number; cancelled: number }>`
    select method, sum(valid)::int as valid, sum(payments - valid)::int as cancelled from payment_counts
    group by method`.execute(db)
  return [
    gauge(
      'qadam_payment_transactions',
      'Transactions of the payment providers, by provider and state',
      transactions,
      (row) => row.count,
      ({ provider, state }) => ({ provider, state }),
    ),
    gauge(
      'qadam_payments',
      'Payments, by method and state: valid, cancelled',
      payments.flatMap(({ method, valid, cancelled }) => [
        { method, state: 'valid', count: valid },
        { method, state: 'cancelled', count: cancelled },
      ]),
      (row) => row.count,
      ({ method, state }) => ({ method, state }),
    ),
  ]
}

async function measureUploads(db: Executor): Promise<Measure[]> {
  const { rows } = await sql<{ state: string; count: number; bytes: number }>`
    select state, count(*)::int as count, coalesce(sum(size), 0)::float8 as bytes
    from uploads where state <> 'used' group by state`.execute(db)
  const state = (row: { state: string }) => ({ state: row.state })
  return [
    gauge(
      'qadam_uploads',
      'Uploads that are in no submission, by state: receiving, ready, discarded',
      rows,
      (row) => row.count,
      state,
    ),
    gauge('qadam_uploads_bytes', 'What these come to in bytes', rows, (row) => row.bytes, state),
  ]
}
