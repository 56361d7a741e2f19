import { limits } from '@qadam/contract'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { SchoolDay } from '../../base/calendar/index.ts'
import type { DaySpan } from './review-days-store.ts'

/** Recounts a day of the school. */
export async function rollSchoolDay(db: Executor, { day, start, end }: DaySpan): Promise<void> {
  await sql`delete from school_days where day = ${day}`.execute(db)
  await sql`
    insert into school_days (day, active, lessons, decided, in_time, coins_given, coins_spent)
    select ${day}::date,
      (
        select count(distinct person_id) from (
          select person_id from answers where answered_at >= ${start} and answered_at < ${end}
          union all select person_id from info_reads where read_at >= ${start} and read_at < ${end}
          union all select person_id from submissions where submitted_at >= ${start} and submitted_at < ${end}
          union all select person_id from lesson_progress where finished_at >= ${start} and finished_at < ${end}
        ) present
      ),
      (select count(*) from lesson_progress where finished_at >= ${start} and finished_at < ${end}),
      reviews.decided, reviews.in_time, coins.given, coins.spent
    from (
      select count(*) as decided, count(*) filter (
        where d.decided_at <= s.submitted_at + make_interval(secs => ${limits.review.promise_s})
      ) as in_time
      from review_decisions d join submissions s on s.id = d.submission_id
      where d.replaces is null and d.decided_at >= ${start} and d.decided_at < ${end}
    ) reviews, (
      select coalesce(sum(amount) filter (where amount > 0), 0) as given,
        coalesce(-sum(amount) filter (where amount < 0), 0) as spent
      from ledger where currency = 'coins' and created_at >= ${start} and created_at < ${end}
    ) coins`.execute(db)
}

/**
 * When the first student came, or anything was paid to one. The ledger, which no index knows by its first moment, is read
 * where nothing was counted yet.
 */
export async function findFirstStudent(db: Executor): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    select least(
      (select min(created_at) from people where role = 'student'),
      coalesce(
        (select final_until::timestamp at time zone 'UTC' from rollups where name = 'school'),
        (select min(created_at) from ledger)
      )
    ) as at`.execute(db)
  return rows[0]?.at ?? undefined
}

export interface SchoolDayRecord {
  day: SchoolDay
  active: number
  lessons: number
  decided: number
  in_time: number
  coins_given: number
  coins_spent: number
  payments: number
  paid: number
}

/** The days from one to another that are counted, oldest first. */
export async function listSchoolDays(
  db: Executor,
  { from, to }: { from: SchoolDay; to: SchoolDay },
): Promise<SchoolDayRecord[]> {
  const { rows } = await sql<SchoolDayRecord>`
    select day, active, lessons, decided, in_time, coins_given::float8 as coins_given,
      coins_spent::float8 as coins_spent, coalesce(payments, 0)::int as payments, coalesce(paid, 0)::float8 as paid
    from school_days
    left join (
      select paid_on as day, sum(valid) as payments, sum(paid) as paid from payment_counts
      where paid_on >= ${from}::date and paid_on <= ${to}::date group by 1
    ) payments using (day)
    where day >= ${from}::date and day <= ${to}::date order by day`.execute(db)
  return rows
}

/** The coins that students held when a day began. */
export async function sumCoinsBefore(db: Executor, day: SchoolDay): Promise<number> {
  const { rows } = await sql<{ coins: number }>`
    select coalesce(sum(coins_given - coins_spent), 0)::float8 as coins
    from school_days where day < ${day}::date`.execute(db)
  return rows[0]?.coins ?? 0
}
