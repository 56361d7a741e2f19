import { sql } from 'kysely'
import { beforeAll, expect, inject, test } from 'vitest'
import { countWrongEnds } from '../../../../test/league-ends.ts'
import { createStudents, earnInWeek } from '../../../../test/many-students.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { turnLeagueWeek } from './index.ts'

// The embedded database, slower by far, does the same with fewer.
const STUDENTS = inject('testDatabase').kind === 'embedded' ? 2500 : 10_000
const weeks = {
  before: '2026-03-02',
  played: '2026-03-09',
  after: '2026-03-16',
}
const mondays = {
  played: '2026-03-08T19:10:00Z',
  after: '2026-03-15T19:10:00Z',
}

let school: TestSchool

beforeAll(async () => {
  school = await startTestSchool()
  await sql`
    create function refuse_league_payment() returns trigger language plpgsql as $$
    begin
      if new.reason = 'league' and exists (select from refused where person_id = new.person_id)
      then raise exception 'the power is gone'; end if;
      return new;
    end $$`.execute(school.db)
  await sql`create table refused (person_id integer)`.execute(school.db)
  await sql`
    create trigger refuse_league_payment before insert on ledger
    for each row execute function refuse_league_payment()`.execute(school.db)
})

const one = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row> => {
  const { rows } = await query.execute(school.db)
  const [row] = rows
  if (!row) throw new Error('There is no row')
  return row
}
const turn = async () => await turnLeagueWeek(school.db, school.moment())
const closed = async () =>
  (
    await one(sql<{ count: number }>`
      select count(*)::integer as count from leagues where starts_on = ${weeks.played} and closed`)
  ).count

test(
  `a week of ${STUDENTS} students that dies in the middle of a payment is gone on with: every place and coin is right`,
  { timeout: 120_000 },
  async () => {
    const all = await createStudents(school, STUDENTS)
    await sql`
    insert into league_levels (person_id, level)
    select id, 1 + id % 7 from people where role = 'student' and id % 7 > 0`.execute(school.db)
    await sql`update people set leaderboard_hidden = true where role = 'student' and id % 50 = 0`.execute(
      school.db,
    )
    await earnInWeek(
      school,
      weeks.before,
      all.map(({ id }, index) => ({ id, points: 1 + ((index * 7919) % 500) })),
    )
    school.clock.set(mondays.played)
    await turn()
    const divided = await one(sql<{
      leagues: number
      least: number
      most: number
      members: number
    }>`
    select count(*)::integer as leagues, min(size)::integer as least, max(size)::integer as most,
      (select count(*) from league_members where league_id is not null)::integer as members
    from leagues`)
    expect(divided).toMatchObject({ members: STUDENTS })
    expect(divided.least).toBeGreaterThanOrEqual(15)
    expect(divided.most).toBeLessThanOrEqual(35)

    // Many with the same points, some without any, some frozen at the end.
    await earnInWeek(
      school,
      weeks.played,
      all.map(({ id }, index) => ({ id, points: (index * 104_729) % 60 })),
    )
    await sql`update people set frozen = true where role = 'student' and id % 45 = 0`.execute(school.db)
    school.clock.set(mondays.after)
    // One who will be paid, in a league so far down the list.
    for (const nth of [Math.round(divided.leagues / 5), Math.round(divided.leagues / 1.5)]) {
      await sql`
      insert into refused
      select m.person_id from leagues l join league_members m on m.league_id = l.id
      join period_points t on t.person_id = m.person_id and t.period = 'week' and t.starts_on = m.starts_on
      where l.starts_on = ${weeks.played} and l.number = ${nth} and is_shown
      order by t.minus_points, t.reached_at limit 1`.execute(school.db)
      await expect(turn()).rejects.toThrow('the power is gone')
      const before = await closed()
      // What came before it stands, of its own batch there is nothing.
      expect(before).toBeLessThan(nth)
      expect(before).toBeGreaterThan(nth - 20)
      const { paid } = await one(sql<{ paid: number }>`
      select count(*)::integer as paid from ledger where reason = 'league' and not exists (
        select from league_members m join leagues l on l.id = m.league_id
        where m.person_id = ledger.person_id and l.closed and coins = amount)`)
      expect(paid).toBe(0)
      await sql`delete from refused`.execute(school.db)
    }
    await Promise.all([turn(), turn()])

    expect(await countWrongEnds(school.db, weeks.played)).toBe(0)
    const sums = await one(sql<{
      paid: number
      balances: number
      active: number
      seated: number
      payments: number
    }>`
    select (select sum(amount) from ledger where reason = 'league')::integer as paid,
      (select count(*) from ledger where reason = 'league')::integer as payments,
      (select sum(coins) from people)::integer as balances,
      (select count(*) from period_points join people on people.id = person_id
        where period = 'week' and starts_on = ${weeks.played} and period_points.points > 0 and not frozen)::integer as active,
      (select count(*) from league_members
        where starts_on = ${weeks.after} and league_id is not null)::integer as seated`)
    expect(sums.payments).toBeGreaterThan(STUDENTS / 8)
    expect(sums.balances).toBe(sums.paid)
    expect(sums.seated).toBe(sums.active)
  },
)
