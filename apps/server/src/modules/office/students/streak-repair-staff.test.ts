import type { AuditEntry, Streak, StreakRepairRun } from '@qadam/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createGroup, signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type SignedIn, type TestSchool } from '../../../../test/test-school.ts'
import { addFreeze, earnStreakDay } from '../../rewards/streaks/index.ts'
import { repairStreaks, resumeRepairs } from './index.ts'

const timeZone = 'Asia/Tashkent'

let school: TestSchool
let teacher: StaffMember
let admin: StaffMember
let groupId: number

beforeAll(async () => {
  school = await startTestSchool()
})
beforeEach(async () => {
  school.clock.set('2026-03-10T07:00:00.000Z')
  teacher = await signedInStaff(school, 'teacher')
  admin = await signedInStaff(school, 'admin')
  groupId = await createGroup(school, teacher)
})

const at = (day: number) => ({ now: new Date(Date.UTC(2026, 2, day, 7)), timeZone })
async function studentWho(...days: number[]): Promise<SignedIn> {
  const student = await school.signedInStudent({ groupId, createdAt: new Date('2026-03-01T07:00:00Z') })
  for (const day of days) await earnStreakDay(school.db, student.id, at(day))
  return student
}
const streakOf = async ({ phone }: SignedIn): Promise<Streak> => {
  // Anew: a session ends within the day.
  const reply = await school.call<Streak>('get_student_streak', {}, await school.signIn(phone))
  if (!reply.body.success) throw new Error(JSON.stringify(reply.body.error))
  return reply.body.data
}
const coinsOf = async ({ id }: SignedIn) => {
  const rows = await school.db
    .selectFrom('ledger')
    .select(['amount', 'key'])
    .where('person_id', '=', id)
    .where('currency', '=', 'coins')
    .execute()
  return rows.map(({ amount, key }) => `${amount} ${key}`)
}
const range = (from: number, to = from) => ({
  from: `2026-03-0${from}`,
  to: `2026-03-0${to}`,
  reason: 'Server oʻchdi',
})
const auditOf = async (staff: StaffMember) =>
  (await admin.data<{ rows: AuditEntry[] }>('audit_log', { staff_id: staff.id })).rows

const begin = async (staff: StaffMember, input: object): Promise<StreakRepairRun> => {
  const { run } = await staff.data<{ run: StreakRepairRun | null }>('streak_repair', input)
  if (!run) throw new Error('nothing has begun')
  return run
}
const runOf = async (staff: StaffMember, id: number) =>
  (await staff.data<{ rows: StreakRepairRun[] }>('streak_repairs')).rows.find((run) => run.id === id)
/** Requests it and does what the job does. */
const repairMany = async (staff: StaffMember, input: object) => {
  const { id } = await begin(staff, input)
  await repairStreaks({ db: school.db, live: school.live, jobs: school.jobs }, id, school.moment())
  return await runOf(staff, id)
}

describe('streak_repair', () => {
  test('joins the days before and after an outage, pays the length they come to, and is told to the school', async () => {
    const student = await studentWho(2, 3, 4, 6, 7, 8, 9)
    expect(await streakOf(student)).toMatchObject({ current_streak: 4, days: { 5: 'missed' } })
    const done = await teacher.data('streak_repair', { student_id: student.id, ...range(5) })
    expect(done).toEqual({ students: 1, days: 1, coins: 20, run: null })
    expect(await streakOf(student)).toMatchObject({ current_streak: 8, max_streak: 8, days: { 5: 'earned' } })
    expect(await coinsOf(student)).toEqual(['20 streak:7:2026-03-08'])
    expect(await auditOf(teacher)).toMatchObject([
      {
        action: 'streak_repair',
        subject: { kind: 'student', id: student.id },
        before: { current: 4, longest: 4 },
        after: { current: 8, longest: 8, days: 1, coins: 20, from: '2026-03-05', to: '2026-03-05' },
        reason: 'Server oʻchdi',
      },
    ])
  })

  test('done again, or by two at once, changes and pays nothing more', async () => {
    const student = await studentWho(2, 3, 4, 6, 7, 8, 9)
    const ask = async (staff: StaffMember) =>
      await staff.data<{ days: number }>('streak_repair', { student_id: student.id, ...range(5) })
    const done = await Promise.all([ask(teacher), ask(admin), ask(teacher)])
    expect(done.map(({ days }) => days).toSorted()).toEqual([0, 0, 1])
    expect(await ask(teacher)).toEqual({ students: 0, days: 0, coins: 0, run: null })
    expect(await coinsOf(student)).toHaveLength(1)
    expect([...(await auditOf(teacher)), ...(await auditOf(admin))]).toHaveLength(1)
  })

  test('pays a length once where the days that were earned had it already', async () => {
    const student = await studentWho(2, 3, 4, 5, 6, 7, 8)
    expect(await coinsOf(student)).toEqual(['20 streak:7:2026-03-08'])
    // The day before it all and the one after: nine days, whose seventh is another one now.
    await teacher.data('streak_repair', { student_id: student.id, ...range(1) })
    await teacher.data('streak_repair', { student_id: student.id, ...range(9) })
    expect(await streakOf(student)).toMatchObject({ current_streak: 9 })
    expect(await coinsOf(student)).toHaveLength(1)
  })

  test('gives back the freeze that the outage used', async () => {
    const student = await studentWho(7, 8)
    await addFreeze(school.db, student.id, at(8))
    expect(await streakOf(student)).toMatchObject({ freezes: 0, days: { 9: 'frozen' }, current_streak: 2 })
    await teacher.data('streak_repair', { student_id: student.id, ...range(9) })
    expect(await streakOf(student)).toMatchObject({ freezes: 1, days: { 9: 'earned' }, current_streak: 3 })
  })

  test('of a group or of all repairs those whose streak broke, and nobody of another group', async () => {
    const [broken, idle, elsewhere] = [await studentWho(7, 8), await studentWho(3), await studentWho(7, 8)]
    const other = await createGroup(school, null)
    await school.db.updateTable('people').set({ group_id: other }).where('id', '=', elsewhere.id).execute()
    expect(await repairMany(teacher, { group_id: groupId, ...range(9) })).toMatchObject({
      group: { id: groupId },
      students: 1,
      days: 1,
    })
    const currents = async () =>
      [await streakOf(broken), await streakOf(idle), await streakOf(elsewhere)].map(
        (one) => one.current_streak,
      )
    school.clock.set('2026-03-10T08:00:00Z')
    expect(await currents()).toEqual([3, 0, 0])
    expect((await teacher.call('streak_repair', range(9))).code).toBe('access.forbidden')
    await repairMany(admin, range(9))
    expect(await currents()).toEqual([3, 0, 3])
    expect(await auditOf(admin)).toMatchObject([
      { subject: { kind: 'school' }, after: { students: expect.any(Number) }, reason: 'Server oʻchdi' },
    ])
  })

  test('of many begins once a request, goes on where it stopped, and pays once though two do it at once', async () => {
    const students = []
    for (let count = 0; count < 52; count += 1) students.push(await studentWho(3, 4, 6, 7, 8, 9))
    const input = { group_id: groupId, ...range(5), request_id: crypto.randomUUID() }
    const first = await begin(teacher, input)
    expect(first).toMatchObject({ total: 52, looked_at: 0, students: 0, ended_at: null })
    expect(await begin(teacher, input)).toEqual(first)
    expect((await admin.call('streak_repair', input)).code).toBe('conflict')
    const elsewhere = { ...input, group_id: await createGroup(school, teacher) }
    expect((await teacher.call('streak_repair', elsewhere)).code).toBe('conflict')
    const tools = { db: school.db, live: school.live, jobs: school.jobs }
    // Stopped after a batch; then two processes take it up.
    await repairStreaks(tools, first.id, school.moment(), 1)
    expect(await runOf(teacher, first.id)).toMatchObject({ looked_at: 50, students: 50, ended_at: null })
    await Promise.all([
      repairStreaks(tools, first.id, school.moment()),
      repairStreaks(tools, first.id, school.moment()),
    ])
    const ended = { looked_at: 52, students: 52, days: 52, coins: 52 * 20, ended_at: expect.any(String) }
    expect(await runOf(teacher, first.id)).toMatchObject(ended)
    await repairStreaks(tools, first.id, school.moment())
    expect(await runOf(teacher, first.id)).toMatchObject(ended)
    for (const last of students.slice(-1)) {
      expect(await streakOf(last)).toMatchObject({ current_streak: 7 })
      expect(await coinsOf(last)).toEqual(['20 streak:7:2026-03-09'])
    }
    expect(await auditOf(teacher)).toMatchObject([{ after: { students: 52, coins: 52 * 20 } }])
  })

  test('of many is asked for again where its job was lost', async () => {
    await studentWho(7, 8)
    const run = await begin(teacher, { group_id: groupId, ...range(9) })
    const sent: number[] = []
    const jobs = {
      send: (_: unknown, __: string, { run_id }: { run_id?: number }) =>
        Promise.resolve(void sent.push(run_id ?? 0)),
    } as typeof school.jobs // send alone is called
    await resumeRepairs({ db: school.db, jobs }, new Date('2026-03-10T07:05:00Z'))
    expect(sent).not.toContain(run.id)
    await resumeRepairs({ db: school.db, jobs }, new Date('2026-03-10T07:11:00Z'))
    expect(sent).toContain(run.id)
  })

  test('says before what it will do, and does nothing by that', async () => {
    const student = await studentWho(2, 3, 4, 6, 7, 8, 9)
    const { reason: _, ...days } = range(5)
    const ask = async (input: object) => await teacher.data('streak_repair_preview', { ...days, ...input })
    const outcome = { days: 1, coins: 20, current_before: 4, current_after: 8 }
    expect(await ask({ student_id: student.id })).toEqual({ students: 1, outcome })
    expect(await ask({ group_id: groupId })).toEqual({ students: 1, outcome: null })
    expect(await streakOf(student)).toMatchObject({ current_streak: 4, days: { 5: 'missed' } })
    expect(await coinsOf(student)).toEqual([])
    await teacher.data('streak_repair', { student_id: student.id, ...range(5) })
    expect(await ask({ student_id: student.id })).toEqual({ students: 0, outcome: null })
    expect(await ask({ group_id: groupId })).toEqual({ students: 0, outcome: null })
  })

  test('leaves out the days of a freeze for non-payment when it counts whom it will help', async () => {
    const student = await studentWho(7, 8)
    const { reason: _, ...days } = range(9)
    const count = async () =>
      (await teacher.data<{ students: number }>('streak_repair_preview', { ...days, group_id: groupId }))
        .students
    expect(await count()).toBe(1)
    const change = school.db.updateTable('people').where('id', '=', student.id)
    await change.set({ frozen: true, next_due_on: '2026-03-08' }).execute()
    expect(await count()).toBe(0)
    expect(await repairMany(teacher, { group_id: groupId, ...range(9) })).toMatchObject({
      total: 0,
      students: 0,
    })
  })

  test('of a group is seen by its teacher and by admins, and by no other teacher', async () => {
    await studentWho(7, 8)
    const run = await begin(teacher, { group_id: groupId, ...range(9) })
    expect(await runOf(admin, run.id)).toBeDefined()
    const other = await signedInStaff(school, 'teacher')
    await createGroup(school, other)
    expect(await runOf(other, run.id)).toBeUndefined()
    const whole = await begin(admin, range(9))
    expect(await runOf(admin, whole.id)).toMatchObject({ group: null })
    expect(await runOf(teacher, whole.id)).toBeUndefined()
  })

  test('is refused for a group of somebody else, and for days that are not over', async () => {
    const foreign = await createGroup(school, await school.createTeacher())
    expect((await teacher.call('streak_repair', { group_id: foreign, ...range(9) })).code).toBe('not_found')
    const reply = await teacher.call('streak_repair', { group_id: groupId, ...range(9), to: '2026-03-10' })
    expect(reply.error?.fields).toHaveProperty('to')
  })
})

describe('a streak freeze', () => {
  test('is used by a day that was missed before it was known, and not by one before it was bought', async () => {
    const student = await studentWho(6)
    await addFreeze(school.db, student.id, at(8))
    // The 7th ended the streak; the freeze came after.
    expect(await streakOf(student)).toMatchObject({
      current_streak: 0,
      freezes: 1,
      days: { 7: 'missed', 8: 'missed' },
    })
    await earnStreakDay(school.db, student.id, at(9))
    school.clock.set('2026-03-11T07:00:00Z')
    expect(await streakOf(student)).toMatchObject({ current_streak: 1, freezes: 0, days: { 10: 'frozen' } })
    expect(await school.call('profile', {}, await school.signIn(student.phone))).toMatchObject({
      body: { data: { current_streak: 1 } },
    })
    await earnStreakDay(school.db, student.id, at(11))
    expect(await streakOf(student)).toMatchObject({
      current_streak: 2,
      freezes: 0,
      days: { 10: 'frozen', 11: 'earned' },
    })
  })

  test('is used once, however many answers of the day after come at once', async () => {
    const student = await studentWho(8)
    await addFreeze(school.db, student.id, at(8))
    await addFreeze(school.db, student.id, at(8))
    const earned = await Promise.all(
      Array.from({ length: 6 }, async () =>
        school.db.transaction().execute(async (db) => await earnStreakDay(db, student.id, at(10))),
      ),
    )
    expect(earned.filter(({ added }) => added)).toHaveLength(1)
    expect(await streakOf(student)).toMatchObject({ current_streak: 2, freezes: 1, days: { 9: 'frozen' } })
  })
})
