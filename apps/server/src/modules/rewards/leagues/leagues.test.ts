import type { League, StatementRow, User } from '@qadam/contract'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createStudents, earnInWeek } from '../../../../test/many-students.ts'
import { setSetting } from '../../../../test/set-setting.ts'
import { signedInStaff } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { creditLedger } from '../rewards/index.ts'
import { turnLeagueWeek } from './index.ts'

// Mondays at the school; its day begins at 19:00 UTC of the Sunday before.
const WEEK_BEFORE = '2026-03-02'
const MONDAY = '2026-03-09'
const at = {
  weekBefore: '2026-03-04T07:00:00Z',
  monday: '2026-03-08T19:10:00Z',
  wednesday: '2026-03-11T07:00:00Z',
  sundayNight: '2026-03-15T18:59:00Z',
  nextMonday: '2026-03-15T19:10:00Z',
  secondMonday: '2026-03-22T19:10:00Z',
}

let school: TestSchool

beforeAll(async () => {
  school = await startTestSchool()
})
beforeEach(async () => {
  // Each test has a school without points to itself.
  for (const table of ['league_weeks', 'league_levels', 'ledger', 'period_points'])
    await sql`delete from ${sql.table(table)}`.execute(school.db)
  await sql`delete from settings where name = 'leagues'`.execute(school.db)
  await sql`update people set points = 0, coins = 0`.execute(school.db)
})

const turn = async (moment: string) => {
  school.clock.set(moment)
  await turnLeagueWeek(school.db, school.moment())
}
let events = 0
const pay = async (id: number, points: number, moment?: string) => {
  if (moment !== undefined) school.clock.set(moment)
  else school.clock.advance(1)
  events += 1
  const event = { of: 'review', submissionId: events, decisionId: 1 } as const
  await creditLedger(school.db, id, [{ event, points }], school.moment())
}
const student = async (firstName: string, before = 1) => {
  const one = await school.createStudent({ firstName, lastName: 'Shodiyeva' })
  if (before > 0) await pay(one.id, before, at.weekBefore)
  return one
}
/** So many students who were active the week before, in the order of that week. */
const students = async (count: number) => {
  const all = await createStudents(school, count)
  await earnInWeek(
    school,
    WEEK_BEFORE,
    all.map(({ id }, index) => ({ id, points: 1000 - index })),
  )
  return all
}
const league = async (who: { phone: string }): Promise<League> => {
  const { body } = await school.call<League>('league', {}, await school.signIn(who.phone))
  if (!body.success) throw new Error(JSON.stringify(body.error))
  return body.data
}
const names = ({ rows }: League) => rows.map((row) => `${row.place} ${row.first_name} ${row.points}`)
const setLevel = async (id: number, level: number) =>
  await sql`insert into league_levels values (${id}, ${level})`.execute(school.db)
const coinsOf = async (id: number) =>
  (
    await school.db
      .selectFrom('ledger')
      .select(['key', 'amount'])
      .where('person_id', '=', id)
      .where('reason', '=', 'league')
      .execute()
  ).map(({ key, amount }) => `${key} ${amount}`)
const sizes = async (week: string) =>
  (
    await sql<{ size: number }>`
      select size, (select count(*) from league_members where league_id = leagues.id)::integer as members
      from leagues where starts_on = ${week} order by number`.execute(school.db)
  ).rows.map(({ size }) => size)

describe('a week begins', () => {
  test('with all who had a point the week before, and nobody else', async () => {
    const [one, two] = await students(2)
    const idle = await student('Idle', 0)
    const frozen = await student('Frozen')
    await school.db.updateTable('people').set({ frozen: true }).where('id', '=', frozen.id).execute()
    const left = await student('Left')
    const closed_at = school.clock.now()
    await school.db.updateTable('people').set({ closed_at }).where('id', '=', left.id).execute()
    await turn(at.monday)
    expect(await sizes(MONDAY)).toEqual([2])
    for (const who of [one, two]) expect((await league(who ?? idle)).state).toBe('running')
    for (const who of [idle, frozen]) expect((await league(who)).state).toBe('none')
  })

  test('once, however many processes begin it', async () => {
    await students(37)
    school.clock.set(at.monday)
    await Promise.all([1, 2, 3].map(async () => await turnLeagueWeek(school.db, school.moment())))
    await turn(at.wednesday)
    expect(await sizes(MONDAY)).toEqual([18, 19])
  })

  test('neighbours first by level, then by the points of the week before', async () => {
    const all = await students(40)
    for (const { id } of all.slice(20)) await setLevel(id, 4)
    await turn(at.monday)
    for (const { id } of all) await pay(id, 5)
    const [low, high] = [all[0], all[20]]
    if (!low || !high) throw new Error('There are forty')
    expect(names(await league(low))).toEqual(expect.arrayContaining(['1 N1 5', '16 N16 5']) as string[])
    expect(await league(high)).toMatchObject({ level: 4, total: 20, rise: 4 })
    expect(names(await league(high))[0]).toBe('1 N21 5')
  })

  test('in the minutes before the grace is over, the old one goes on', async () => {
    await students(2)
    await turn('2026-03-08T19:01:00Z')
    expect(await sizes(MONDAY)).toEqual([])
    expect(await sizes('2026-03-02')).toEqual([])
  })
})

describe('in a league', () => {
  test('a student sees those above its quiet end with first name, initial, avatar and points alone', async () => {
    const all = await students(5)
    await turn(at.monday)
    for (const [index, { id }] of all.entries()) await pay(id, 50 - index * 10)
    const [first, , , , last] = all
    if (!first || !last) throw new Error('There are five')
    const reply = await league(first)
    expect(reply).toMatchObject({ state: 'running', total: 5, rise: 1, level: 1, last: null })
    expect(reply.rows).toHaveLength(4)
    expect(reply.rows[0]).toEqual({
      place: 1,
      first_name: 'N1',
      initial: 'Sh',
      avatar: 'stork',
      points: 50,
      is_me: true,
    })
    expect(JSON.stringify(reply)).not.toContain('N5')
    expect(reply.ends_at).toBe('2026-03-15T19:00:00.000Z')
    // The last student gets no place.
    expect((await league(last)).me).toMatchObject({ place: null, points: 10, to_rise: 41, to_stay: null })
  })

  test('of a level above the first, the end is told what is missing to stay', async () => {
    const all = await students(5)
    for (const { id } of all) await setLevel(id, 2)
    await turn(at.monday)
    for (const [index, { id }] of all.entries()) await pay(id, 50 - index * 10)
    const last = all[4]
    if (!last) throw new Error('There are five')
    expect((await league(last)).me).toMatchObject({
      outcome: 'fallen',
      place: null,
      to_stay: 11,
      to_rise: 41,
    })
  })

  test('nobody is listed before their first point', async () => {
    const [one] = await students(3)
    await turn(at.monday)
    expect(await league(one ?? { phone: '' })).toMatchObject({
      rows: [],
      total: 3,
      me: { place: null, points: 0 },
    })
  })

  test('who hides is seen by nobody, and sees the place they would have', async () => {
    const [one, hiding, three] = await students(3)
    if (!one || !hiding || !three) throw new Error('There are three')
    await turn(at.monday)
    await pay(one.id, 30)
    await pay(hiding.id, 20)
    await pay(three.id, 10)
    await school.call('leaderboard_visibility', { hidden: true }, await school.signIn(hiding.phone))
    expect(names(await league(one))).toEqual(['1 N1 30'])
    expect(await league(one)).toMatchObject({ total: 2 })
    expect(JSON.stringify(await league(three))).not.toContain('N2')
    expect((await league(hiding)).me).toMatchObject({ place: 2, hidden: true, points: 20 })
  })

  test('points that staff take back count no more', async () => {
    const [one, two] = await students(2)
    if (!one || !two) throw new Error('There are two')
    await turn(at.monday)
    await pay(one.id, 30)
    await pay(two.id, 20)
    await pay(one.id, -25)
    expect(names(await league(two))).toEqual(['1 N2 20'])
    await pay(two.id, -40)
    expect((await league(two)).me).toMatchObject({ points: 0, place: null })
  })

  test('who earns the first point in the middle of a week comes in at the next look, once', async () => {
    await students(3)
    await turn(at.monday)
    const late = await student('Late', 0)
    expect((await league(late)).state).toBe('none')
    await pay(late.id, 7, at.wednesday)
    const token = await school.signIn(late.phone)
    const replies = await Promise.all(
      [1, 2, 3].map(async () => await school.call<League>('league', {}, token)),
    )
    for (const { body } of replies)
      expect(body).toMatchObject({
        data: { state: 'running', total: 4, rows: [{ first_name: 'Late', place: 1 }] },
      })
    expect(await sizes(MONDAY)).toEqual([4])
  })

  test('where all are full, or of another level, whoever comes late begins a new one', async () => {
    await students(35)
    await turn(at.monday)
    const [late, high] = [await student('Late', 0), await student('High', 0)]
    await setLevel(high.id, 5)
    await pay(late.id, 7, at.wednesday)
    await pay(high.id, 7)
    expect(await league(late)).toMatchObject({ state: 'running', total: 1, rise: 0, me: { place: 1 } })
    expect(await league(high)).toMatchObject({ state: 'running', total: 1, level: 5 })
    expect(await sizes(MONDAY)).toEqual([35, 1, 1])
  })
})

describe('a week ends', () => {
  test('a fifth rises and is paid once, a fifth falls, and the next week begins', async () => {
    const all = await students(10)
    for (const { id } of all) await setLevel(id, 3)
    await turn(at.monday)
    for (const [index, { id }] of all.entries()) await pay(id, 100 - index)
    school.clock.set(at.nextMonday)
    await Promise.all([1, 2].map(async () => await turnLeagueWeek(school.db, school.moment())))
    await turnLeagueWeek(school.db, school.moment())
    const levels = []
    for (const who of all) levels.push((await league(who)).level)
    expect(levels).toEqual([4, 4, 3, 3, 3, 3, 3, 3, 2, 2])
    const [first, second, third] = all
    if (!first || !second || !third) throw new Error('There are ten')
    expect(await coinsOf(first.id)).toEqual([`league:${MONDAY} 30`])
    expect(await coinsOf(second.id)).toEqual([`league:${MONDAY} 20`])
    expect(await coinsOf(third.id)).toEqual([])
    expect(await league(first)).toMatchObject({
      state: 'running',
      last: {
        week: MONDAY,
        outcome: 'risen',
        place: 1,
        points: 100,
        coins: 30,
        level_before: 3,
        level_after: 4,
        is_new: true,
      },
    })
    expect((await league(all[9] ?? first)).last).toMatchObject({
      outcome: 'fallen',
      place: null,
      level_after: 2,
    })
    const statement = await school.call<{ rows: StatementRow[] }>(
      'statement',
      { currency: 'coins' },
      await school.signIn(first.phone),
    )
    expect(statement.body).toMatchObject({
      data: { rows: [{ reason: 'league', amount: 30, subject: null }] },
    })
  })

  test('who hides is paid for the place that they would have had', async () => {
    const all = await students(5)
    const hiding = all[4]
    if (!hiding) throw new Error('There are five')
    await turn(at.monday)
    await school.call('leaderboard_visibility', { hidden: true }, await school.signIn(hiding.phone))
    for (const { id } of all) await pay(id, id === hiding.id ? 90 : 40)
    await turn(at.nextMonday)
    expect(await coinsOf(hiding.id)).toEqual([`league:${MONDAY} 30`])
    expect(await coinsOf(all[0]?.id ?? 0)).toEqual([`league:${MONDAY} 30`])
  })

  test('the ceremony is shown by one device alone', async () => {
    const [one, two] = await students(2)
    if (!one || !two) throw new Error('There are two')
    await turn(at.monday)
    await pay(one.id, 5)
    await turn(at.nextMonday)
    const token = await school.signIn(one.phone)
    const show = async (week = MONDAY) => {
      const { body } = await school.call<{ first: boolean }>('league_seen', { week }, token)
      return body.success && body.data.first
    }
    expect(await show('2026-03-02')).toBe(false)
    const isTold = async (who = token) => {
      const { body } = await school.call<User>('profile', {}, who)
      return body.success && body.data.league_risen === true
    }
    expect(await isTold()).toBe(true)
    // Who has not risen is told on the page of their league alone.
    expect(await isTold(await school.signIn(two.phone))).toBe(false)
    const shown = await Promise.all([show(), show(), show()])
    expect(shown.filter(Boolean)).toHaveLength(1)
    expect(await isTold()).toBe(false)
    expect((await league(one)).last).toMatchObject({ is_new: false })
    expect((await league(two)).last).toMatchObject({ is_new: true })
  })

  test('between its last moment and the count nobody is ranked, and what is earned then is the next week’s', async () => {
    const [one, two] = await students(2)
    if (!one || !two) throw new Error('There are two')
    await turn(at.monday)
    await pay(one.id, 5)
    await pay(two.id, 9, '2026-03-15T19:00:30Z')
    expect(await league(one)).toMatchObject({ state: 'closing', rows: [], me: null })
    await turn(at.nextMonday)
    expect((await league(one)).last).toMatchObject({ outcome: 'risen', place: 1 })
    // A student without a point of the week before joins by the first one of this week.
    expect(await league(two)).toMatchObject({ state: 'running', me: { points: 9 } })
  })

  test('a server that was off for two Mondays counts the week that was played, and begins the one that runs', async () => {
    const [one, two] = await students(2)
    if (!one || !two) throw new Error('There are two')
    await turn(at.monday)
    await pay(one.id, 5)
    await pay(two.id, 9, '2026-03-18T07:00:00Z')
    await turn(at.secondMonday)
    expect(await coinsOf(one.id)).toEqual([`league:${MONDAY} 30`])
    expect(await sizes('2026-03-16')).toEqual([])
    expect(await sizes('2026-03-23')).toEqual([1])
    expect((await league(two)).state).toBe('running')
  })

  test('a week whose points are forgotten pays nobody and moves nobody', async () => {
    const all = await students(5)
    for (const { id } of all) await setLevel(id, 2)
    await turn(at.monday)
    await pay(all[0]?.id ?? 0, 5)
    await turn('2026-06-15T07:00:00Z')
    const one = await league(all[0] ?? { phone: '' })
    expect(one).toMatchObject({ level: 2, last: null })
    expect(await coinsOf(all[0]?.id ?? 0)).toEqual([])
  })

  test('when the school’s zone is moved back over a Monday, the week that was begun goes on', async () => {
    const [one] = await students(2)
    await turn(at.monday)
    school.clock.set('2026-03-08T20:00:00Z')
    // It is Sunday again.
    await turnLeagueWeek(school.db, { now: school.clock.now(), timeZone: 'America/New_York' })
    expect(await sizes(MONDAY)).toEqual([2])
    expect((await league(one ?? { phone: '' })).state).toBe('running')
  })

  test('without students who were deleted meanwhile', async () => {
    const [one, two, three] = await students(3)
    if (!one || !two || !three) throw new Error('There are three')
    await turn(at.monday)
    await pay(two.id, 5)
    for (const table of ['ledger', 'period_points', 'sessions'])
      await sql`delete from ${sql.table(table)} where person_id = ${one.id}`.execute(school.db)
    await sql`delete from people where id = ${one.id}`.execute(school.db)
    await turn(at.nextMonday)
    expect(await coinsOf(two.id)).toEqual([`league:${MONDAY} 30`])
  })
})

describe('the switch', () => {
  const coins = { first: 5, second: 4, third: 3, rise: 2 }

  test('off hides everything and closes nothing; on again goes on', async () => {
    const admin = await signedInStaff(school, 'admin')
    const [one, two] = await students(2)
    if (!one || !two) throw new Error('There are two')
    await turn(at.monday)
    await pay(one.id, 5)
    await setSetting(admin, 'leagues', { enabled: false, ...coins })
    expect(await league(one)).toMatchObject({ state: 'off', rows: [], me: null, last: null })
    await turn(at.nextMonday)
    expect(await coinsOf(one.id)).toEqual([])
    const again = await signedInStaff(school, 'admin')
    await setSetting(again, 'leagues', { enabled: true, ...coins })
    await turn(at.nextMonday)
    expect(await coinsOf(one.id)).toEqual([`league:${MONDAY} 5`])
  })
})
