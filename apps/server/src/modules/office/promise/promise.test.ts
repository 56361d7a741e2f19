import type { Absence, ReviewPage, ReviewRow, StatementRow } from '@qadam/contract'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepSessions } from '../../../../test/keep-sessions.ts'
import { setSetting } from '../../../../test/set-setting.ts'
import { startPractising, type Practising } from '../../../../test/practice-course.ts'
import { board, decide, handInText, type Practised } from '../../../../test/promise-works.ts'
import { createGroup, signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import type { LiveMessage } from '../../../live/live-message.ts'
import { payBrokenPromises } from './index.ts'

let school: TestSchool
let practising: Practising
let teacher: StaffMember
let deputy: StaffMember
let stranger: StaffMember
let admin: StaffMember
let groupId: number

const emptied = 'passed_works teacher_absences review_claims promise_settled review_days rollups'.split(' ')
const START = '2026-03-10T07:00:00Z'
const hours = (count: number) => new Date(Date.parse(START) + count * 3_600_000).toISOString()

beforeAll(async () => {
  school = await startTestSchool()
  practising = await startPractising(school)
  teacher = await signedInStaff(school, 'teacher', { firstName: 'Nodira', lastName: 'Karimova' })
  deputy = await signedInStaff(school, 'teacher', { firstName: 'Sardor', lastName: 'Aliyev' })
  stranger = await signedInStaff(school, 'teacher')
  admin = await signedInStaff(school, 'admin')
  groupId = await createGroup(school, teacher, 'Birinchi')
})
beforeEach(async () => {
  school.clock.set(START)
  for (const table of emptied) await sql`delete from ${sql.table(table)}`.execute(school.db)
  await sql`delete from settings where name = 'promise'`.execute(school.db)
  await sql`update submissions set decision_id = null, status = 'uploaded', reviewed_at = null`.execute(
    school.db,
  )
  await sql`delete from review_decisions`.execute(school.db)
  await sql`delete from submissions`.execute(school.db)
  await keepSessions(school)
})

type Student = Practised
const newStudent = async (group: number | null = groupId): Promise<Student> => {
  const student = await practising.student(group === null ? {} : { groupId: group })
  await keepSessions(school)
  return student
}
const handIn = async (student: Student, answer?: string) =>
  await handInText(student, practising.questionId('text'), answer)

describe('the board', () => {
  test('tells what is late, due soon, nobody’s or left, and whose it is', async () => {
    const [late, soon, fresh] = [await newStudent(), await newStudent(), await newStudent(null)]
    const first = await handIn(late)
    school.clock.set(hours(4.5))
    const second = await handIn(soon)
    await teacher.data('review_claim', { submission_id: second.submission_id })
    school.clock.set(hours(20))
    await handIn(fresh)
    school.clock.set(hours(25))

    const shown = await board(admin)
    expect(shown.counts).toEqual({ waiting: 3, late: 1, soon: 1, unassigned: 1, idle: 1 })
    expect(shown.rows.map(({ student }) => student.id)).toEqual([late.id, soon.id, fresh.id])
    expect(shown.rows[0]).toMatchObject({
      submission_id: first.submission_id,
      due_at: new Date(hours(24)).toISOString(),
      reviewer: { id: teacher.id, name: 'Nodira Karimova' },
      teacher: null,
      left_by: null,
    })
    expect(shown.rows[1]).toMatchObject({ claim: null, left_by: 'Nodira Karimova' })
    expect(shown.reviewers).toMatchObject([
      { reviewer: { id: teacher.id }, waiting: 2, late: 1, soon: 1 },
      { reviewer: null, waiting: 1, late: 0 },
    ])
    expect(shown.groups.map(({ group, waiting }) => [group?.name ?? null, waiting])).toEqual([
      ['Birinchi', 2],
      [null, 1],
    ])
    for (const [state, student] of [
      ['late', late],
      ['soon', soon],
      ['unassigned', fresh],
      ['idle', soon],
    ] as const) {
      const filtered = await board(admin, { state })
      expect([state, filtered.total, filtered.rows.map((row) => row.student.id)]).toEqual([
        state,
        1,
        [student.id],
      ])
    }
    // A teacher sees what is theirs; another one nothing.
    expect((await board(teacher)).counts).toMatchObject({ waiting: 2, unassigned: 0 })
    expect((await board(stranger)).rows).toEqual([])
  })
})

describe('an absence', () => {
  const absent = (days: { from: string; to: string }) => ({
    teacher_id: teacher.id,
    deputy_id: deputy.id,
    ...days,
  })

  test('passes the works of the teacher’s groups to the deputy for its days alone', async () => {
    const work = await handIn(await newStudent())
    const absence = await admin.data<Absence>(
      'absence_save',
      absent({ from: '2026-03-11', to: '2026-03-12' }),
    )
    expect(absence).toMatchObject({ state: 'planned', deputy: { name: 'Sardor Aliyev' } })
    const sees = async () => (await deputy.data<{ total: number }>('review_queue')).total
    expect(await sees()).toBe(0)
    expect((await deputy.call('review_submission', { submission_id: work.submission_id })).status).toBe(404)

    // The school's midnight, not that of UTC.
    school.clock.set('2026-03-10T19:00:00Z')
    expect(await sees()).toBe(1)
    expect(await deputy.data('deputy_duties')).toEqual({
      covering: [{ teacher: 'Nodira Karimova', until: '2026-03-12' }],
      passed: 0,
    })
    expect((await board(admin)).rows[0]).toMatchObject({
      reviewer: { id: deputy.id },
      teacher: { id: teacher.id },
    })
    expect((await board(deputy, { group_id: groupId })).counts.waiting).toBe(1)
    expect((await stranger.call('promise_board', { group_id: groupId })).code).toBe('not_found')
    // Nothing else of the group is the deputy's.
    expect((await deputy.data<unknown[]>('groups')).length).toBe(0)

    school.clock.set('2026-03-12T18:59:59Z')
    expect(await sees()).toBe(1)
    school.clock.set('2026-03-12T19:00:00Z')
    expect(await sees()).toBe(0)
    expect((await board(admin)).rows[0]).toMatchObject({ reviewer: { id: teacher.id }, teacher: null })
  })

  test('lets the deputy hear of what comes into the queue, as whom a work was passed to', async () => {
    await admin.data('absence_save', absent({ from: '2026-03-10', to: '2026-03-10' }))
    const [student, other] = [await newStudent(), await newStudent(null)]
    const passed = await handIn(other)
    await admin.data('promise_pass', { to_id: stranger.id, submission_ids: [passed.submission_id] })
    const publish = vi.spyOn(school.live, 'publish')
    await handIn(student)
    await admin.data('review_claim', { submission_id: passed.submission_id })
    const told: readonly LiveMessage[] = publish.mock.calls.flat().filter(({ event }) => event === 'queue')
    publish.mockRestore()
    expect(told).toHaveLength(2)
    expect(told[0]?.to).toEqual(expect.arrayContaining([teacher.id, deputy.id]))
    expect(told[0]?.to).not.toContain(stranger.id)
    expect(told[1]?.to).toContain(stranger.id)
    expect(told[1]?.to).not.toContain(deputy.id)
  })

  test('that ends early gives the works back at once; its history stays', async () => {
    const work = await handIn(await newStudent())
    const { id } = await admin.data<Absence>('absence_save', absent({ from: '2026-03-10', to: '2026-03-20' }))
    await decide(deputy, work)
    const next = await handIn(await newStudent())
    await admin.data('absence_end', { absence_id: id })
    expect((await deputy.call('review_submission', { submission_id: next.submission_id })).status).toBe(404)
    const { rows } = await admin.data<{ rows: Absence[] }>('absences')
    expect(rows).toMatchObject([{ id, state: 'over', to: '2026-03-10' }])
  })

  test('asked for once more, because the reply was lost, is the same one', async () => {
    const asked = absent({ from: '2026-03-18', to: '2026-03-19' })
    const saved = await admin.data<Absence>('absence_save', asked)
    expect(await admin.data('absence_save', asked)).toEqual(saved)
    expect((await admin.data<{ rows: Absence[] }>('absences')).rows).toHaveLength(1)
    const { rows } = await admin.data<{ rows: { after: object }[] }>('audit_log', { action: 'absence_save' })
    expect(rows.filter(({ after }) => 'to' in after && after.to === '2026-03-19')).toHaveLength(1)
  })

  test('is one at a time for a teacher, also where two admins save at once', async () => {
    const replies = await Promise.all([
      admin.call('absence_save', absent({ from: '2026-03-11', to: '2026-03-14' })),
      admin.call('absence_save', absent({ from: '2026-03-13', to: '2026-03-15' })),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(
      (
        await admin.call('absence_save', {
          ...absent({ from: '2026-03-11', to: '2026-03-11' }),
          teacher_id: 999_999,
        })
      ).status,
    ).toBe(404)
  })
})

describe('passing works', () => {
  test('chosen ones go to another reviewer, who can decide them; the audit says so', async () => {
    const [one, other] = [await handIn(await newStudent()), await handIn(await newStudent())]
    expect(
      await admin.data('promise_pass', { to_id: deputy.id, submission_ids: [one.submission_id, 999_999] }),
    ).toEqual({ passed: 1 })
    const queue = await deputy.data<{ total: number; rows: ReviewRow[] }>('review_queue')
    expect([queue.total, queue.rows.map(({ submission_id }) => submission_id)]).toEqual([
      1,
      [one.submission_id],
    ])
    expect((await deputy.call('review_submission', { submission_id: other.submission_id })).status).toBe(404)
    // The student's page stays closed to who reviews for somebody else, and the work says so.
    for (const who of [deputy, teacher, admin]) {
      const { student_opens, student } = await who.data<ReviewPage>('review_submission', one)
      const { status } = await who.call('student', { student_id: student.id })
      expect([student_opens, status]).toEqual(who === deputy ? [false, 404] : [true, 200])
    }
    expect(await deputy.data('deputy_duties')).toEqual({ covering: [], passed: 1 })
    expect((await board(deputy, { group_id: groupId })).total).toBe(1)
    expect(await deputy.data('review_stats')).toMatchObject({ open: 1 })
    await decide(deputy, one)
    expect((await deputy.data<{ total: number }>('review_queue', { status: 'rejected' })).total).toBe(1)
    const { rows } = await admin.data<{ rows: { action: string; after: object }[] }>('audit_log', {
      action: 'promise_pass',
    })
    expect(rows[0]).toMatchObject({ after: { deputy: 'Sardor Aliyev', works: 1 } })
  })

  test('a new version of a work stays with whom it was passed to, unless somebody else answered it', async () => {
    const [returned, replaced, answered] = [await newStudent(), await newStudent(), await newStudent()]
    const works = [await handIn(returned), await handIn(replaced), await handIn(answered)]
    await admin.data('promise_pass', {
      to_id: deputy.id,
      submission_ids: works.map(({ submission_id }) => submission_id),
    })
    const [first, , third] = works
    if (!first || !third) throw new Error('three of them')
    await decide(deputy, first)
    await decide(teacher, third)
    const next: number[] = []
    for (const student of [returned, replaced, answered])
      next.push((await handIn(student, 'Yana uch soʻzli javob')).submission_id)
    expect((await board(admin)).rows.map(({ reviewer }) => reviewer?.id)).toEqual([
      deputy.id,
      deputy.id,
      teacher.id,
    ])
    const { rows } = await deputy.data<{ rows: ReviewRow[] }>('review_queue')
    expect(rows.map(({ submission_id }) => submission_id)).toEqual(next.slice(0, 2))
  })

  test('all of one reviewer’s go at once, and nobody passes to a student', async () => {
    const student = await newStudent()
    await handIn(student)
    await handIn(await newStudent())
    expect((await admin.call('promise_pass', { to_id: student.id, from_id: teacher.id })).status).toBe(404)
    expect(await admin.data('promise_pass', { to_id: deputy.id, from_id: teacher.id })).toEqual({ passed: 2 })
    expect((await board(admin)).reviewers).toMatchObject([{ reviewer: { id: deputy.id }, waiting: 2 }])
    // Back to their first reviewer.
    await admin.data('promise_pass', { to_id: teacher.id, from_id: deputy.id })
    expect((await deputy.data<{ total: number }>('review_queue')).total).toBe(0)
  })

  test('what was passed to somebody who left since is of whom it was before', async () => {
    const leaving = await signedInStaff(school, 'teacher')
    const [own, nobodys] = [await handIn(await newStudent()), await handIn(await newStudent(null))]
    await admin.data('promise_pass', {
      to_id: leaving.id,
      submission_ids: [own.submission_id, nobodys.submission_id],
    })
    expect((await board(admin)).reviewers).toMatchObject([{ reviewer: { id: leaving.id }, waiting: 2 }])
    await admin.data('staff_close', { staff_id: leaving.id, closed: true })
    const shown = await board(admin)
    expect(shown.counts).toMatchObject({ waiting: 2, unassigned: 1 })
    expect(shown.rows.map(({ reviewer }) => reviewer?.id ?? null)).toEqual([teacher.id, null])
  })
})

describe('a broken promise', () => {
  const settle = async (hour: number) => {
    school.clock.set(hours(hour))
    await payBrokenPromises({ db: school.db, live: school.live }, school.moment())
  }
  const paid = async (student: Student) =>
    (await student.data<{ rows: StatementRow[] }>('statement')).rows
      .filter(({ reason }) => reason === 'promise')
      .map(({ amount, subject }) => [amount, subject])
  const turnOn = async () => await setSetting(admin, 'promise', { enabled: true, coins: 15 })

  test('is not paid for as long as the school has not turned it on, nor afterwards for what came before', async () => {
    const student = await newStudent()
    await handIn(student)
    await settle(30)
    expect(await paid(student)).toEqual([])
    await turnOn()
    await settle(31)
    await settle(60)
    expect(await paid(student)).toEqual([])
  })

  test('is paid for once, with a notice in words, however often and by however many it is looked at', async () => {
    await turnOn()
    school.clock.set(hours(1))
    const student = await newStudent()
    await handIn(student)
    await settle(24.9)
    expect(await paid(student)).toEqual([])
    await settle(25)
    school.clock.set(hours(26))
    const runs = Array.from(
      { length: 3 },
      async () => await payBrokenPromises({ db: school.db, live: school.live }, school.moment()),
    )
    await Promise.all(runs)
    expect(await paid(student)).toEqual([[15, 'Dars written']])
    const { notifications } = await student.data<{ notifications: { detail: string }[] }>(
      'get_student_notifications',
    )
    expect(notifications.map(({ detail }) => detail)).toEqual([
      '«Dars written» darsidagi ishingizga 24 soat ichida javob bera olmadik. Uzr oʻrnida sizga 15 tanga.',
    ])
  })

  test('is paid for student by student, as whoever else changes many of them locks them', async () => {
    await turnOn()
    const [early, late] = [await newStudent(), await newStudent()]
    school.clock.set(hours(1))
    await handIn(late)
    school.clock.set(hours(2))
    await handIn(early)
    await settle(30)
    const { rows } = await sql<{ person_id: number }>`
      select person_id from ledger where reason = 'promise' and person_id = any(${[early.id, late.id]}::integer[])
      order by id`.execute(school.db)
    expect(rows.map(({ person_id }) => person_id)).toEqual([early.id, late.id])
  })

  test('is paid for also where the answer came, late, before anybody looked', async () => {
    await turnOn()
    school.clock.set(hours(1))
    const [late, inTime] = [await newStudent(), await newStudent()]
    const [lateWork, timely] = [await handIn(late), await handIn(inTime)]
    school.clock.set(hours(25))
    await decide(teacher, timely)
    school.clock.set(hours(25.01))
    await decide(teacher, lateWork)
    await settle(30)
    expect([await paid(late), await paid(inTime)]).toEqual([[[15, 'Dars written']], []])
  })

  test('who hands in again and again without an answer is paid once, also after the server was off', async () => {
    await turnOn()
    school.clock.set(hours(1))
    const [looked, unlooked] = [await newStudent(), await newStudent()]
    await handIn(looked)
    school.clock.set(hours(3))
    await handIn(unlooked)
    await settle(26)
    expect(await handIn(looked, 'Yana uch soʻzli javob')).toMatchObject({ version: 2 })
    school.clock.set(hours(28))
    expect(await handIn(unlooked, 'Yana uch soʻzli javob')).toMatchObject({ version: 2 })
    await settle(60)
    expect([await paid(looked), await paid(unlooked)]).toEqual([
      [[15, 'Dars written']],
      [[15, 'Dars written']],
    ])
  })

  test('an answer to the version that took the place ends the waiting: the next one is paid for anew', async () => {
    await turnOn()
    school.clock.set(hours(1))
    const student = await newStudent()
    await handIn(student)
    await settle(26)
    const second = await handIn(student, 'Yana uch soʻzli javob')
    school.clock.set(hours(27))
    await decide(teacher, second)
    await handIn(student)
    await settle(60)
    expect(await paid(student)).toHaveLength(2)
  })

  test('a version after the answer has a clock of its own', async () => {
    await turnOn()
    school.clock.set(hours(1))
    const student = await newStudent()
    const first = await handIn(student)
    school.clock.set(hours(20))
    await decide(teacher, first)
    const second = await handIn(student)
    await settle(44.5)
    expect(await paid(student)).toHaveLength(1)
    await decide(teacher, { ...second, version: 2 })
    await handIn(student)
    await settle(80)
    expect(await paid(student)).toHaveLength(2)
  })
})
