import type { AuditEntry, Leaderboard, StudentActionName } from '@qadam/contract'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createGroup, signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type SignedIn, type TestSchool } from '../../../../test/test-school.ts'
import { creditLedger } from '../rewards/index.ts'

let school: TestSchool
let teacher: StaffMember
let groupId: number

beforeAll(async () => {
  school = await startTestSchool()
})
beforeEach(async () => {
  // Each test has a board to itself.
  await sql`delete from ledger`.execute(school.db)
  await sql`delete from period_points`.execute(school.db)
  await sql`update people set points = 0, coins = 0`.execute(school.db)
  school.clock.set('2026-03-11T07:00:00Z')
  teacher = await signedInStaff(school, 'teacher')
  groupId = await createGroup(school, teacher, 'Kechki guruh')
})

let events = 0
const pay = async (id: number, points: number) => {
  school.clock.advance(1)
  events += 1
  const event = { of: 'review', submissionId: events, decisionId: 1 } as const
  await school.db.transaction().execute(async (transaction) => {
    await creditLedger(transaction, id, [{ event, points }], school.moment())
  })
}
const student = async (firstName: string, points: number, group: number | null = groupId) => {
  const one = await school.signedInStudent({ firstName, lastName: 'Shodiyeva', groupId: group })
  if (points > 0) await pay(one.id, points)
  return one
}
const board = async (
  who: SignedIn,
  input: object = {},
  action: StudentActionName = 'leaderboard_by_group',
): Promise<Leaderboard> => {
  const reply = await school.call<Leaderboard>(action, input, who.token)
  if (!reply.body.success) throw new Error(JSON.stringify(reply.body.error))
  return reply.body.data
}
const names = ({ rows }: Leaderboard) => rows.map((row) => `${row.rank} ${row.first_name} ${row.points}`)
const both = ['leaderboard_by_group', 'leaderboard'] as const

describe.each(both)('%s', (action) => {
  test('orders by points; of two with the same, who got there first stands before', async () => {
    const late = await student('Late', 10)
    const first = await student('First', 30)
    await student('Second', 30)
    await pay(late.id, 20)
    const reply = await board(late, {}, action)
    expect(names(reply)).toEqual(['1 First 30', '2 Second 30', '3 Late 30'])
    expect(reply).toMatchObject({ total: 3, page: 1, pagesize: 20 })
    expect(reply.me).toMatchObject({ rank: 3, points: 30, is_me: true, hidden: false })
    expect((await board(first, {}, action)).rows.map((row) => row.is_me)).toEqual([true, false, false])
  })

  test('says of a student no more than first name, initial, avatar, group and points', async () => {
    const one = await student('Aziza', 10)
    const { rows } = await board(await student('Other', 0), {}, action)
    expect(rows).toEqual([
      {
        rank: 1,
        first_name: 'Aziza',
        initial: 'Sh',
        avatar: 'stork',
        group: 'Kechki guruh',
        points: 10,
        is_me: false,
      },
    ])
    expect(JSON.stringify(rows)).not.toContain(String(one.id))
  })

  test('counts the school’s week from Monday, its month from the first', async () => {
    const one = await student('Aziza', 0)
    const at = async (moment: string, points: number) => {
      school.clock.set(moment)
      await pay(one.id, points)
    }
    await at('2026-02-28T18:58:00Z', 1)
    await at('2026-02-28T19:00:00Z', 10)
    await at('2026-03-08T18:58:00Z', 100)
    await at('2026-03-08T19:00:00Z', 1000)
    // At the school it is already Monday, and it will be Sunday for a moment longer.
    school.clock.set('2026-03-15T18:59:59Z')
    const me = async (period: string) => (await board(await again(one), { period }, action)).me.points
    expect(await me('week')).toBe(1000)
    expect(await me('month')).toBe(1110)
    expect(await me('all')).toBe(1111)
    school.clock.advance(1)
    expect(await me('week')).toBe(0)
  })

  test('brings the own row whatever the page, and pages that are empty beyond the last', async () => {
    for (let index = 1; index <= 5; index += 1) await student(`N${index}`, 100 - index)
    const me = await student('Me', 1)
    const second = await board(me, { page: 2, pagesize: 2 }, action)
    expect(names(second)).toEqual(['3 N3 97', '4 N4 96'])
    expect(second).toMatchObject({ total: 6, page: 2, pagesize: 2, me: { rank: 6, first_name: 'Me' } })
    const beyond = await board(me, { page: 2_000_000_000, pagesize: 100 }, action)
    expect(beyond).toMatchObject({ rows: [], total: 6, me: { rank: 6 } })
  })

  test('has nobody without points, but the caller', async () => {
    const me = await student('Me', 0)
    expect(await board(me, {}, action)).toMatchObject({
      rows: [],
      total: 0,
      me: { rank: null, points: 0, first_name: 'Me' },
    })
  })

  test('keeps who hides out of everybody’s sight; they see where they would stand', async () => {
    const one = await student('One', 30)
    const hiding = await student('Hiding', 20)
    const other = await student('Other', 10)
    await school.call('leaderboard_visibility', { hidden: true }, hiding.token)
    // What they earn from now on hides as well.
    await pay(hiding.id, 5)
    for (const who of [one, other]) {
      const reply = await board(who, {}, action)
      expect(names(reply)).toEqual(['1 One 30', '2 Other 10'])
      expect(reply.total).toBe(2)
    }
    expect((await board(hiding, {}, action)).me).toMatchObject({ rank: 2, points: 25, hidden: true })
    expect(names(await board(hiding, {}, action))).toEqual(['1 One 30', '2 Other 10'])
    await school.call('leaderboard_visibility', { hidden: false }, hiding.token)
    expect(names(await board(one, {}, action))).toEqual(['1 One 30', '2 Hiding 25', '3 Other 10'])
  })

  test('shows a frozen student as before: nobody is to see who has not paid', async () => {
    const me = await student('Me', 10)
    await school.db.updateTable('people').set({ frozen: true }).where('id', '=', me.id).execute()
    expect(names(await board(await student('Other', 0), {}, action))).toEqual(['1 Me 10'])
    // And they may read it.
    expect(names(await board(me, {}, action))).toEqual(['1 Me 10'])
  })

  test.each([
    { page: 0 },
    { page: -1 },
    { page: 1.5 },
    { pagesize: 0 },
    { pagesize: 101 },
    { period: 'year' },
    { page: 'x; drop table people' },
  ])('refuses %j', async (input) => {
    const me = await student('Me', 0)
    expect((await school.call(action, input, me.token)).code).toBe('validation.failed')
  })

  test('is for students who are signed in', async () => {
    expect((await school.call(action)).code).toBe('auth.required')
    expect((await school.call(action, {}, teacher.token)).code).toBe('access.forbidden')
  })
})

/** The same student, some days later. */
async function again(one: SignedIn): Promise<SignedIn> {
  return { ...one, token: await school.signIn(one.phone) }
}

describe('a group', () => {
  test('is alone on its board', async () => {
    const other = await createGroup(school, teacher, 'Boshqa')
    await student('Foreign', 50, other)
    await student('Groupless', 40, null)
    const me = await student('Me', 10)
    expect(names(await board(me))).toEqual(['1 Me 10'])
    expect((await board(me)).me.rank).toBe(1)
    expect(names(await board(me, {}, 'leaderboard'))).toEqual(['1 Foreign 50', '2 Groupless 40', '3 Me 10'])
  })

  test('that there is none of leaves a student with their own points', async () => {
    const me = await student('Me', 10, null)
    expect(await board(me)).toMatchObject({ rows: [], total: 0, me: { points: 10, group: null } })
  })

  test('follows who comes and goes', async () => {
    const mover = await student('Mover', 10)
    const stays = await student('Stays', 5)
    const other = await createGroup(school, teacher, 'Boshqa')
    await school.db.updateTable('people').set({ group_id: other }).where('id', '=', mover.id).execute()
    expect(names(await board(stays))).toEqual(['1 Stays 5'])
    expect((await board(mover)).me).toMatchObject({ rank: 1, group: 'Boshqa' })
  })
})

test('hiding while points come in leaves nothing of a student behind on a board', async () => {
  const one = await student('One', 10)
  for (let round = 0; round < 8; round += 1) {
    const hidden = round % 2 === 0
    await Promise.all([
      pay(one.id, 10),
      school.call('leaderboard_visibility', { hidden }, one.token),
      pay(one.id, 10),
    ])
    const { rows } = await sql<{ is_shown: boolean }>`
      select distinct is_shown from period_points where person_id = ${one.id}`.execute(school.db)
    expect(rows).toEqual([{ is_shown: !hidden }])
  }
})

describe('staff', () => {
  test('hide a student of theirs, which the audit log keeps once', async () => {
    const one = await student('One', 10)
    const admin = await signedInStaff(school, 'admin')
    for (let times = 0; times < 2; times += 1)
      expect(await teacher.data('leaderboard_visibility', { student_id: one.id, hidden: true })).toEqual({
        hidden: true,
      })
    expect((await board(one)).me.hidden).toBe(true)
    expect((await board(one)).total).toBe(0)
    const { rows } = await admin.data<{ rows: AuditEntry[] }>('audit_log', { subject_id: one.id })
    expect(rows).toMatchObject([
      { action: 'leaderboard_visibility', before: { hidden: false }, after: { hidden: true } },
    ])
  })

  test('hide no student of others', async () => {
    const one = await student('One', 10)
    const stranger = await signedInStaff(school, 'teacher')
    const input = { student_id: one.id, hidden: true }
    expect((await stranger.call('leaderboard_visibility', input)).code).toBe('not_found')
    expect((await board(one)).me.hidden).toBe(false)
  })
})

test('far down a long board, ranks and pages are those of the whole order', async () => {
  // Longer than two steps of the ladder, most with the points of others.
  const size = 2300
  await sql`
    with added as (
      insert into people (role, phone, password_hash, first_name, last_name, avatar, points)
      select 'student', '+8' || n, '', 'N' || n, 'X', 'stork', 1 + (n * 7919) % 40 from generate_series(1, ${size}) n
      returning id, points
    ), rows as (
      insert into ledger (person_id, currency, amount, reason, key, created_at)
      select id, 'points', points, 'review', 'review:1:1', timestamptz '2026-03-01' from added
    )
    insert into period_points (person_id, period, starts_on, points, reached_at, is_shown)
    select id, 'all', '1970-01-01', points, timestamptz '2026-03-01' + (id % 3) * interval '1 hour', true
    from added`.execute(school.db)
  const { rows: whole } = await sql<{ first_name: string }>`
    select first_name from period_points t join people on people.id = t.person_id
    where period = 'all' order by t.points desc, reached_at, person_id`.execute(school.db)
  const me = await student('Me', 3)
  whole.push({ first_name: 'Me' })
  const at = async (page: number) => await board(me, { page, pagesize: 100 }, 'leaderboard')
  const seen: string[] = []
  for (let page = 1; page <= 24; page += 1) {
    const reply = await at(page)
    expect(reply.total).toBe(size + 1)
    for (const row of reply.rows) expect(row.rank).toBe(seen.push(row.first_name))
  }
  expect(seen).toHaveLength(size + 1)
  expect(seen.filter((name) => name !== 'Me')).toEqual(
    whole.map((row) => row.first_name).filter((name) => name !== 'Me'),
  )
  expect((await at(1)).me.rank).toBe(seen.indexOf('Me') + 1)
})
