import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { findLedgerFaults } from './ledger-faults.ts'
import { localDay } from '../database/local-day.ts'
import type { TimeZone } from '../time/time-zone.ts'

/** How many faults are reported: more have one cause. */
const TOLD = 50

/** Everything in a school that contradicts itself, a sentence each; empty where all is well. Reads every balance. */
export async function findSchoolFaults(db: Database, timeZone: TimeZone): Promise<string[]> {
  const faults = [
    ...(await findLedgerFaults(db)),
    ...(await listFaults(db, periodFaults(timeZone))),
    ...(await listFaults(db, orderFaults)),
    ...(await listFaults(db, streakFaults)),
    ...(await listFaults(db, paymentFaults)),
  ]
  return faults.length > TOLD ? [...faults.slice(0, TOLD), `and ${faults.length - TOLD} more`] : faults
}

/** How much was verified. */
export async function countVerified(
  db: Database,
): Promise<{ people: number; rows: number; orders: number; streaks: number }> {
  const { rows } = await sql<{ people: number; rows: number; orders: number; streaks: number }>`
    select
      (select count(*) from people)::float8 as people,
      (select count(*) from ledger)::float8 as rows,
      (select count(*) from shop_orders)::float8 as orders,
      (select count(*) from streaks)::float8 as streaks`.execute(db)
  const [counted] = rows
  if (!counted) throw new Error('The database counts nothing')
  return counted
}

async function listFaults(db: Database, query: ReturnType<typeof sql<{ fault: string }>>): Promise<string[]> {
  const { rows } = await query.execute(db)
  return rows.map(({ fault }) => fault)
}

/** Stored weeks and months, against the rows of their days by the school's calendar. */
const periodFaults = (timeZone: TimeZone) => sql<{ fault: string }>`
  select 'the points of person ' || t.person_id || ' in the ' || t.period || ' from ' || t.starts_on || ' are '
    || t.points || '; the rows make ' || coalesce(sum(l.amount), 0) as fault
  from period_points t
  left join ledger l on l.person_id = t.person_id and l.currency = 'points'
    and date_trunc(t.period, ${localDay(sql`l.created_at`, timeZone)})::date = t.starts_on
  where t.period <> 'all'
  group by t.person_id, t.period, t.starts_on, t.points
  having t.points <> coalesce(sum(l.amount), 0)`

/** Each order is paid once, and refunded once if it was cancelled. */
const orderFaults = sql<{ fault: string }>`
  select 'the order ' || o.id || ' at ' || o.price || ' coins is ' || o.state || '; the rows make '
    || coalesce(sum(l.amount), 0) as fault
  from shop_orders o
  left join ledger l on l.person_id = o.person_id and l.currency = 'coins'
    and l.key in ('shop:' || o.id, 'shop_refund:' || o.id)
  group by o.id
  having coalesce(sum(l.amount), 0) <> case when o.state = 'cancelled' then 0 else -o.price end
  union all
  select 'the stock of item ' || id || ' is below zero' from shop_items where stock < 0`

/** A streak is no longer than its days. */
const streakFaults = sql<{ fault: string }>`
  select 'the streak of person ' || s.person_id || ' is ' || s.current || ' days; ' || count(d.day) || ' are marked'
    as fault
  from streaks s left join streak_days d on d.person_id = s.person_id
  group by s.person_id
  having s.current > count(d.day)
  union all
  select 'the longest streak of person ' || person_id || ' is shorter than the one they have' from streaks
  where longest < current`

/** The counts of payments, and of what Payme and Click told us, are those of their rows. */
const paymentFaults = sql<{ fault: string }>`
  select 'the payments of ' || paid_on || ' by ' || method || ' are counted as ' || coalesce(counted.told, 'none')
    || '; the rows make ' || coalesce(made.told, 'none') as fault
  from (
    select paid_on, method, payments || ', ' || valid || ' valid, ' || paid as told from payment_counts
    where payments <> 0
  ) counted
  full join (
    select paid_on, method, count(*) || ', ' || count(*) filter (where cancelled_at is null) || ' valid, '
      || coalesce(sum(amount) filter (where cancelled_at is null), 0) as told
    from payments group by paid_on, method
  ) made using (paid_on, method)
  where counted.told is distinct from made.told
  union all
  select 'the transactions of ' || day || ' by ' || provider || ' that are ' || state || ' are counted as '
    || coalesce(counted.told, 'none') || '; the rows make ' || coalesce(made.told, 'none')
  from (
    select day, provider, state, transactions || ', ' || amount as told from transaction_counts where transactions <> 0
  ) counted
  full join (
    select (created_at at time zone 'UTC')::date as day, provider, state, count(*) || ', ' || sum(amount) as told
    from payment_transactions group by 1, 2, 3
  ) made using (day, provider, state)
  where counted.told is distinct from made.told`
