import { sql } from 'kysely'
import type { Executor } from '../src/database/database.ts'
import type { TestSchool } from './test-school.ts'

/**
 * So many students at once, named N1, N2 …, with the common test password.
 * @returns in that order.
 */
export async function createStudents(
  school: TestSchool,
  count: number,
): Promise<{ id: number; phone: string }[]> {
  const { id } = await school.createStudent({
    firstName: 'N1',
    lastName: 'Shodiyeva',
  })
  return await multiplyStudent(school.db, id, count)
}

/** The same for an existing student, and the newest. */
export async function multiplyStudent(
  db: Executor,
  id: number,
  count: number,
): Promise<{ id: number; phone: string }[]> {
  await sql`
    insert into people (role, phone, password_hash, first_name, last_name, lang, avatar)
    select role, '+7' || (7000000000 + ${id}::bigint * 100000 + n), password_hash, 'N' || n, last_name, lang, avatar
    from people, generate_series(2, ${count}::integer) n where id = ${id} order by n`.execute(db)
  const { rows } = await sql<{ id: number; phone: string }>`
    select id, phone from people where id >= ${id} and role = 'student' order by id`.execute(db)
  return rows
}

/**
 * Gives each of these students that many points, the first of them first, as the ledger would have written them.
 * @param week a Monday.
 */
export async function earnInWeek(
  { db }: Pick<TestSchool, 'db'>,
  week: string,
  earned: readonly { id: number; points: number }[],
): Promise<void> {
  const given = sql`(
    select (row ->> 'id')::integer as id, (row ->> 'points')::integer as points,
      ${week}::date + interval '2 days' + place * interval '1 second' as at
    from jsonb_array_elements(${JSON.stringify(earned)}::jsonb) with ordinality as listed(row, place)
    where (row ->> 'points')::integer > 0) given`
  await db.transaction().execute(async (transaction) => {
    await sql`
      insert into ledger (person_id, currency, amount, reason, key, created_at)
      select id, 'points', points, 'review', 'review:' || ${week} || ':1', at from ${given}`.execute(
      transaction,
    )
    await sql`update people set points = people.points + given.points from ${given} where people.id = given.id`.execute(
      transaction,
    )
    await sql`
      insert into period_points (person_id, period, starts_on, points, reached_at, is_shown)
      select given.id, period, starts_on, given.points, at, not leaderboard_hidden
      from ${given} join people on people.id = given.id,
        (values ('week', ${week}::date), ('all', date '1970-01-01')) periods (period, starts_on)
      on conflict (person_id, period, starts_on) do update
      set points = period_points.points + excluded.points, reached_at = excluded.reached_at`.execute(
      transaction,
    )
  })
}
