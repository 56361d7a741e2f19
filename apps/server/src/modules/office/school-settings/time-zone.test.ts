import { limits, settings, type AuditEntry, type ShownSetting } from '@qadam/contract'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { shownSetting } from '../../../../test/set-setting.ts'
import { signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { localDay } from '../../../database/local-day.ts'
import { findSettingRecord, saveSetting } from '../../../database/settings-store.ts'
import { zoneAt, type TimeZone } from '../../../time/time-zone.ts'
import { findSchoolFaults } from '../../../verify/school-faults.ts'
import { schoolDay } from '../../base/calendar/index.ts'
import { turnLeagueWeek } from '../../rewards/leagues/index.ts'
import { creditLedger } from '../../rewards/rewards/index.ts'
import { timeZoneReader } from '../../base/school/index.ts'
import { earnStreakDay } from '../../rewards/streaks/index.ts'

let school: TestSchool
let admin: StaffMember

beforeAll(async () => {
  school = await startTestSchool()
})
beforeEach(async () => {
  school.clock.set('2026-03-10T07:00:00.000Z')
  await school.db.deleteFrom('settings').where('name', '=', 'time_zone').execute()
  // A session ends within the day.
  admin = await signedInStaff(school, 'admin')
})

const flat = ({ values, state, revision }: ShownSetting) => ({
  ...settings.time_zone.state?.parse(state),
  is_usual: values['zone'] === null,
  revision,
})
const read = async () => flat(await shownSetting(admin, 'time_zone'))
const input = (zone: string | null, revision: number, dry_run = false) => ({
  name: 'time_zone',
  values: { zone },
  revision,
  dry_run,
})
const save = async (zone: string | null, dry_run = false) =>
  flat(await admin.data<ShownSetting>('school_settings_save', input(zone, (await read()).revision, dry_run)))
const readerOf = () =>
  timeZoneReader({ db: school.db, configured: limits.schoolTimeZone, clock: () => school.clock.now() })
const at = async (moment: string) => {
  school.clock.set(moment)
  admin = await signedInStaff(school, 'admin')
}

test('a zone holds from the end of a school day on: said before, logged, taken back, and usual again', async () => {
  const usual = {
    zone: 'Asia/Tashkent',
    configured: 'Asia/Tashkent',
    is_usual: true,
    next: null,
    revision: 0,
  }
  expect(await read()).toMatchObject(usual)
  const next = { zone: 'Asia/Tokyo', from: '2026-03-10T19:00:00.000Z' }
  expect(await save('Asia/Tokyo', true)).toMatchObject({ zone: 'Asia/Tashkent', next })
  expect(await read()).toMatchObject(usual)
  expect(await save('Asia/Tokyo')).toMatchObject({
    zone: 'Asia/Tashkent',
    is_usual: false,
    next,
    revision: 1,
  })
  // Its reply was lost: sent again it is the same one.
  const again = await admin.data<ShownSetting>('school_settings_save', input('Asia/Tokyo', 0))
  expect(flat(again)).toMatchObject({ revision: 1, next })
  await at('2026-03-10T19:00:00.000Z')
  expect(await read()).toMatchObject({ zone: 'Asia/Tokyo', next: null })
  expect(await save(null)).toMatchObject({
    zone: 'Asia/Tokyo',
    is_usual: true,
    next: { zone: 'Asia/Tashkent', from: '2026-03-11T15:00:00.000Z' },
  })
  expect(await save('Asia/Tokyo')).toMatchObject({ zone: 'Asia/Tokyo', is_usual: false, next: null })
  const { rows } = await admin.data<{ rows: AuditEntry[] }>('audit_log', { action: 'school_settings_save' })
  expect(rows.toReversed()).toMatchObject([
    {
      before: { 'time_zone.zone': 'Asia/Tashkent', 'time_zone.holds_from': null },
      after: { 'time_zone.zone': 'Asia/Tokyo', 'time_zone.holds_from': next.from },
    },
    { before: { 'time_zone.zone': 'Asia/Tokyo' }, after: { 'time_zone.zone': 'Asia/Tashkent' } },
    { before: { 'time_zone.zone': 'Asia/Tashkent' }, after: { 'time_zone.zone': 'Asia/Tokyo' } },
  ])
})

test('a change that was taken back before it held leaves the school with its configuration', async () => {
  await save('Asia/Tokyo')
  expect(await save('Asia/Tashkent')).toMatchObject({
    zone: 'Asia/Tashkent',
    is_usual: true,
    next: null,
    revision: 2,
  })
  const moved = timeZoneReader({ db: school.db, configured: 'Asia/Almaty', clock: () => school.clock.now() })
  expect(await moved()).toBe('Asia/Almaty')
})

test('a zone that this server does not know leaves the rest of the history, is logged once and stays stored', async () => {
  const unknown = { from: '2026-03-02T19:00:00.000Z', zone: 'Asia/Later_Named', floor: '2026-03-02' }
  const stored = {
    first: 'Asia/Tokyo',
    changes: [{ from: '2026-02-01T19:00:00.000Z', zone: 'Asia/Almaty', floor: '2026-02-01' }, unknown],
  }
  await saveSetting(school.db, 'time_zone', stored)
  const logged: unknown[] = []
  const timeZone = timeZoneReader({
    db: school.db,
    configured: limits.schoolTimeZone,
    clock: () => school.clock.now(),
    log: { warn: (about: object) => void logged.push(about) },
  })
  const known = await timeZone()
  const zones = ['2026-01-10', '2026-02-10', '2026-03-10'].map((day) => zoneAt(known, new Date(day)))
  expect(zones).toEqual(['Asia/Tokyo', 'Asia/Almaty', 'Asia/Almaty'])
  await at('2026-03-10T08:00:00.000Z')
  await timeZone()
  expect(logged).toEqual([{ zone: 'Asia/Later_Named' }])
  expect(await save('Europe/Moscow')).toMatchObject({ zone: 'Asia/Almaty', next: { zone: 'Europe/Moscow' } })
  const { value } = await findSettingRecord(school.db, 'time_zone')
  expect(value).toMatchObject({ first: 'Asia/Tokyo', changes: [stored.changes[0], unknown, {}] })
})

test.each(['CET', 'EST', 'Japan'])('%s is no zone that a school can be set to', async (zone) => {
  const refused = await admin.call('school_settings_save', input(zone, 0, true))
  expect(refused.error).toMatchObject({ code: 'validation.failed', fields: { zone: expect.any(String) } })
})

test('of two admins the later is refused with what the other chose', async () => {
  const other = await signedInStaff(school, 'admin')
  const replies = await Promise.all([
    admin.call('school_settings_save', input('Asia/Tokyo', 0)),
    other.call('school_settings_save', input('Europe/Moscow', 0)),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refused = replies.find(({ status }) => status === 409)
  expect(refused?.error).toMatchObject({
    code: 'conflict',
    newer: { revision: 1, state: { next: (await read()).next } },
  })
})

test('every process knows of a change before it holds, also one that has just read the old zone', async () => {
  const [one, other] = [readerOf(), readerOf()]
  // The last moment at which it still holds at this midnight.
  school.clock.set('2026-03-10T18:49:59.000Z')
  admin = await signedInStaff(school, 'admin')
  await Promise.all([one(), other()])
  expect((await save('Asia/Tokyo')).next?.from).toBe('2026-03-10T19:00:00.000Z')
  for (const moment of ['18:50:00', '18:50:29', '18:50:31', '18:59:59', '19:00:00', '19:00:01', '23:00:00']) {
    school.clock.set(`2026-03-10T${moment}.000Z`)
    const days = [one, other, readerOf()].map(async (zone) => schoolDay(school.clock.now(), await zone()))
    expect(new Set(await Promise.all(days)).size, moment).toBe(1)
  }
})

test('a change about to hold is not taken back: a process that has just read it would go on by it', async () => {
  await save('America/New_York')
  await at('2026-03-10T18:59:50.000Z')
  const other = readerOf()
  await other()
  const { next } = await save(null)
  for (const moment of [
    '10T18:59:59',
    '10T19:00:01',
    '10T19:00:19',
    '10T19:00:21',
    '11T03:59:59',
    '11T04:00:01',
  ]) {
    school.clock.set(`2026-03-${moment}.000Z`)
    const days = [other, readerOf()].map(async (zone) => schoolDay(school.clock.now(), await zone()))
    expect(new Set(await Promise.all(days)).size, moment).toBe(1)
  }
  expect(next).toEqual({ zone: 'Asia/Tashkent', from: '2026-03-11T04:00:00.000Z' })
})

test('absences of neighbouring days do not overlap though one was saved before the change', async () => {
  const [teacher, deputy] = [await signedInStaff(school, 'teacher'), await signedInStaff(school, 'teacher')]
  const absent = { teacher_id: teacher.id, deputy_id: deputy.id }
  await admin.data('absence_save', { ...absent, from: '2026-03-12', to: '2026-03-13' })
  await save('Asia/Tokyo')
  await at('2026-03-10T19:00:00.000Z')
  const next = { ...absent, from: '2026-03-14', to: '2026-03-15' }
  expect((await admin.call('absence_save', next)).status).toBe(200)
  expect((await admin.call('absence_save', { ...next, from: '2026-03-13', to: '2026-03-13' })).status).toBe(
    409,
  )
})

test('an absence that began by the old zone is ended before its day begins by the new one', async () => {
  const [teacher, deputy] = [await signedInStaff(school, 'teacher'), await signedInStaff(school, 'teacher')]
  const days = { from: '2026-03-11', to: '2026-03-12' }
  const absent = { teacher_id: teacher.id, deputy_id: deputy.id, ...days }
  const { id } = await admin.data<{ id: number }>('absence_save', absent)
  await save('Europe/Moscow')
  await at('2026-03-10T20:00:00.000Z')
  expect((await admin.call('absence_end', { absence_id: id })).status).toBe(200)
})

test('a school that went back to its configuration stays there when the next change is taken back by name', async () => {
  await save('Asia/Tokyo')
  await at('2026-03-10T19:00:00.000Z')
  await save(null)
  await at('2026-03-11T15:00:00.000Z')
  await save('Asia/Almaty')
  expect(await save('Asia/Tashkent')).toMatchObject({ zone: 'Asia/Tashkent', is_usual: true, next: null })
})

test.each(['Asia/Tokyo', 'Europe/Moscow', 'America/New_York', 'Pacific/Kiritimati'])(
  'who learns every day loses no streak and no day’s points, and is paid no day twice: %s',
  async (zone) => {
    const { id } = await school.createStudent()
    const timeZone = readerOf()
    const earned = new Map<string, number>()
    const learn = async () => {
      const moment = { now: school.clock.now(), timeZone: await timeZone() }
      const day = schoolDay(moment.now, moment.timeZone)
      const { added } = await school.db.transaction().execute(async (db) => {
        const event = { of: 'correction', requestId: crypto.randomUUID() } as const
        await creditLedger(db, id, [{ event, points: 10 }], moment)
        return await earnStreakDay(db, id, moment)
      })
      if (added) earned.set(day, (earned.get(day) ?? 0) + 1)
    }
    const begins = school.clock.now().getTime()
    for (let hours = 0; hours < 240; hours += 4) {
      school.clock.set(new Date(begins + hours * 3_600_000).toISOString())
      if (hours === 48) {
        admin = await signedInStaff(school, 'admin')
        await save(zone)
      }
      if (hours === 144) {
        admin = await signedInStaff(school, 'admin')
        await save(null)
      }
      await learn()
    }
    const days = [...earned.keys()]
    expect([...earned.values()].every((times) => times === 1)).toBe(true)
    const streak = await school.db
      .selectFrom('streaks')
      .select(['current', 'longest'])
      .where('person_id', '=', id)
      .executeTakeFirst()
    expect(streak).toEqual({ current: days.length, longest: days.length })
    const last = { now: school.clock.now(), timeZone: await timeZone() }
    expect(days.at(-1)).toBe(schoolDay(last.now, last.timeZone))
    // The others of this file lived by other changes.
    const faults = await findSchoolFaults(school.db, last.timeZone)
    expect(faults.filter((fault) => fault.includes(`person ${id} `))).toEqual([])
  },
)

test('statements count a moment to the same day as the rest', async () => {
  await save('Europe/Moscow')
  await at('2026-03-12T07:00:00.000Z')
  await save('Pacific/Kiritimati')
  const timeZone: TimeZone = await readerOf()()
  for (let hours = 0; hours < 120; hours += 1) {
    const moment = new Date(Date.parse('2026-03-09T00:30:00.000Z') + hours * 3_600_000)
    const { rows } = await sql<{ day: string }>`
      select to_char(${localDay(sql`${moment}::timestamptz`, timeZone)}, 'YYYY-MM-DD') as day`.execute(
      school.db,
    )
    expect(rows).toEqual([{ day: schoolDay(moment, timeZone) }])
  }
})

test.each(['Asia/Tokyo', 'America/New_York'])(
  'a league’s week ends once and none is skipped, though the zone changes on its last day: %s',
  async (zone) => {
    await school.db.deleteFrom('league_weeks').execute()
    await school.createStudent()
    const timeZone = readerOf()
    const begins = Date.parse('2026-03-09T07:00:00.000Z')
    const seen: string[] = []
    for (let hours = 0; hours < 15 * 24; hours += 3) {
      school.clock.set(new Date(begins + hours * 3_600_000).toISOString())
      if (hours === 6 * 24) {
        admin = await signedInStaff(school, 'admin')
        await save(zone)
      }
      await turnLeagueWeek(school.db, { now: school.clock.now(), timeZone: await timeZone() })
      const open = await school.db
        .selectFrom('league_weeks')
        .select('starts_on')
        .where('closed_at', 'is', null)
        .execute()
      expect(open).toHaveLength(1)
      const [week] = open
      if (week && week.starts_on !== seen.at(-1)) seen.push(week.starts_on)
    }
    expect(seen).toEqual(['2026-03-09', '2026-03-16', '2026-03-23'])
  },
)
