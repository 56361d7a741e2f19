import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { limits, type AuthoredLesson, type AuthoredTree } from '@qadam/contract'
import { demoPeople } from '@qadam/demo'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { FileReply } from '../src/actions/file-reply.ts'
import { backUpSchool } from '../src/backup/back-up-school.ts'
import { restoreSchool } from '../src/backup/restore-school.ts'
import { act } from '../src/demo-school/act.ts'
import { listTaskNames } from '../src/demo-school/demo-tasks-store.ts'
import { liveThrough } from '../src/demo-school/live-through.ts'
import { loadDemoSchool } from '../src/demo-school/load-demo-school.ts'
import { paidSoFar } from '../src/demo-school/past-payments.ts'
import { createLogger } from '../src/log/logger.ts'
import { createPerson, findPaymentLink, readPaymentLink } from '../src/modules/access/accounts/index.ts'
import { schoolDay } from '../src/modules/base/calendar/index.ts'
import { enroll } from '../src/modules/learning/courses/index.ts'
import { saveGroup } from '../src/modules/access/groups/index.ts'
import { eraseStudent, staysOfStudent } from '../src/modules/office/roster/index.ts'
import { removeOrphanUploads } from '../src/modules/learning/uploads/index.ts'
import { dueAfterPayment } from '../src/modules/money/payments/due-date.ts'
import { openDiskStore } from '../src/files/disk-store.ts'
import { findSchoolFaults } from '../src/verify/school-faults.ts'
import { listMovedCosts } from './action-costs.ts'
import { countRowsOf } from './rows-of-student.ts'
import { schoolIn } from './school-rows.ts'
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from './test-database.ts'

describe('the demo school', () => {
  const now = new Date('2026-03-10T07:00:00.000Z')
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()
  let database: TestDatabase
  let folder: string

  beforeAll(async () => {
    database = await createTestDatabase()
    folder = mkdtempSync(path.join(os.tmpdir(), 'qadam-demo-school-'))
    await loadDemoSchool({
      db: database.db,
      files: await openDiskStore(path.join(folder, 'files')),
      now,
      timeZone: limits.schoolTimeZone,
      random: Math.random,
      isHarmless: true,
    })
  }, 600_000)
  afterAll(async () => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const count = async (what: string) => {
    const { rows } = await sql<{
      count: number
    }>`select count(*)::int as count from ${sql.raw(what)}`.execute(database.db)
    return rows[0]?.count ?? 0
  }
  const open = `submissions where status = 'uploaded' and is_newest and group_id = (select id from groups where stable_id = 'demo')`

  test('the teacher finds works of every kind that wait, some of them for too long', async () => {
    expect(await count(open)).toBeGreaterThanOrEqual(18)
    const overdue = await count(`${open} and submitted_at < '${ago(24)}'`)
    expect(overdue).toBeGreaterThanOrEqual(2)
    expect(overdue).toBeLessThanOrEqual(5)
    expect(await count(`${open} and submitted_at < '${ago(48)}'`)).toBe(0)
    for (const type of ['text', 'compiler', 'voice', 'input-file'])
      expect(
        await count(`${open} and question_id in (select id from questions where type = '${type}')`),
      ).toBeGreaterThan(0)
  })

  test('is in the course builder at once: each course, its lessons and its archive, by the ids that clients know', async () => {
    const stage = {
      ...{ db: database.db, timeZone: limits.schoolTimeZone },
      files: await openDiskStore(path.join(folder, 'files')),
    }
    const { id: adminId } = await database.db
      .selectFrom('people')
      .select('id')
      .where('role', '=', 'admin')
      .executeTakeFirstOrThrow()
    // No role is asked for below the router.
    const admin = { id: adminId, role: 'teacher', lang: 'uz' } as const
    const ask = async <Data>(name: string, input: object) =>
      await act<Data>(stage, admin, now, Math.random, name, input)
    const courses = await database.db.selectFrom('authored_courses').select(['id', 'course_id']).execute()
    expect(courses.map(({ course_id }) => course_id)).toEqual(expect.arrayContaining([36, 1, 2]))
    expect(await count('modules where course_id = 36 and not retired and id in (48, 71, 72, 76)')).toBe(4)
    for (const { id } of courses) {
      const { course, modules } = await ask<AuthoredTree>('authoring_course', { id })
      expect(course.state).toBe('published')
      const lessonId = modules[0]?.lessons[0]?.id
      const lesson = await ask<AuthoredLesson>('authoring_lesson', { id: lessonId })
      expect(lesson).toMatchObject({ id: lessonId, state: 'published' })
      expect(await ask('course_export', { id, what: 'published' })).toBeInstanceOf(FileReply)
    }
  })

  test('most of the group have been placed, in the order of their numbers, and nobody sits the exam now', async () => {
    expect(await count('exam_sittings')).toBeGreaterThan(15)
    expect(await count('exam_sittings where finished_at is null')).toBe(0)
    expect(
      await count(
        'exam_sittings one join exam_sittings other on other.id > one.id and other.started_at < one.started_at',
      ),
    ).toBe(0)
    // As described: ten a part, of which so many right.
    expect(await count('exam_sitting_parts where total <> 10 or timed_out')).toBe(0)
    expect(await count('exam_sittings where level = 3')).toBeGreaterThan(0)
  })

  test('each reading action asks the database as often and sends as much as is written down', async () => {
    const files = await openDiskStore(path.join(folder, 'files'))
    expect(await listMovedCosts({ db: database.db, files })).toEqual([])
  })

  test('is the same after a backup and a restore, on either database', async () => {
    const before = await schoolIn(database)
    for (const table of ['ledger', 'submissions', 'attempts', 'audit_log', 'notifications', 'media'])
      expect(before.get(table)?.length, table).toBeGreaterThan(10)
    let from: TestDatabase = database
    let store = await openDiskStore(path.join(folder, 'files'))
    for (const kind of ['embedded', 'postgresql'] as const) {
      const backup = path.join(folder, `backup-${kind}`)
      const saved = await backUpSchool({ ...from, files: store, folder: backup, now })
      expect(saved.missing).toEqual([])
      const to = await createEmptyDatabase(kind)
      onTestFinished(async () => await to.close())
      store = await openDiskStore(path.join(folder, `restored-${kind}`))
      const restored = await restoreSchool({
        ...to,
        schoolTimeZone: limits.schoolTimeZone,
        log: createLogger('silent'),
        files: store,
        folder: backup,
      })
      expect(restored).toEqual({
        made_at: now.toISOString(),
        rows: saved.rows,
        files: saved.files,
        faults: [],
      })
      const after = await schoolIn(to)
      expect([...after.keys()]).toEqual([...before.keys()])
      for (const [name, rows] of before) expect(after.get(name), name).toEqual(rows)
      from = to
    }
  })

  test('has somewhere to pay', async () => {
    expect(readPaymentLink(await findPaymentLink(database.db))).toBe('/pages/demo-payment')
  })

  test('whose payment is near was reminded; whose was due is frozen, and both were told when it was', async () => {
    const told = async (phone: string) => {
      const { rows } = await sql<{ frozen: boolean; kind: string; at: Date }>`
        select frozen, kind, notifications.created_at as at
        from notifications join people on people.id = person_id
        where phone = ${phone} and kind in ('payment_due', 'account_frozen')
        order by notifications.id`.execute(database.db)
      return rows.map(({ frozen, kind, at }) => [frozen, kind, at.toISOString()])
    }
    // In Tashkent, whose noon is 7:00: five days before the day of the payment, and on the day after it.
    expect(await told('+998900000003')).toEqual([
      [true, 'payment_due', '2026-03-02T07:00:00.000Z'],
      [true, 'account_frozen', '2026-03-08T07:00:00.000Z'],
    ])
    expect(await told('+998900000004')).toEqual([[false, 'payment_due', '2026-03-08T07:00:00.000Z']])
  })

  test('each has paid since they joined, recorded by the office, and the next due date follows from it', async () => {
    const paid = async (phone: string) => {
      const { rows } = await sql<{ paid_on: string; months: number; due_after: string; next_due_on: string }>`
        select paid_on, months, due_after, next_due_on from payments
        join people on people.id = student_id where phone = ${phone} order by payments.id`.execute(
        database.db,
      )
      return rows
    }
    const next_due_on = '2026-03-07'
    expect(await paid('+998900000003')).toEqual([
      { paid_on: '2026-02-05', months: 1, due_after: next_due_on, next_due_on },
    ])
    expect(await paid('+998900000001')).toMatchObject([
      { paid_on: '2026-01-24', due_after: '2026-02-28' },
      { paid_on: '2026-02-26', due_after: '2026-03-28', next_due_on: '2026-03-28' },
    ])
    expect(
      await count(`people where role = 'student' and not exists (
        select from payments where student_id = people.id and due_after = next_due_on)`),
    ).toBe(0)
    expect(await count(`payments where recorded_at > '${ago(0)}' or recorded_by is null`)).toBe(0)
    // The log of changes, newest first, runs back in time.
    expect(
      await count(`(select at, lag(at) over (order by id) as before from audit_log) log where at < before`),
    ).toBe(0)
  })

  test('and a past: answers with words, works that came back and were written anew', async () => {
    expect(await count('review_decisions')).toBeGreaterThanOrEqual(50)
    expect(await count(`review_decisions where comment_html = ''`)).toBe(0)
    expect(await count(`submissions where version = 2 and status = 'approved'`)).toBeGreaterThanOrEqual(10)
    expect(await count(`submissions where status = 'rejected' and is_newest`)).toBeGreaterThanOrEqual(1)
    expect(await count(`submissions where submitted_at > '${ago(0)}'`)).toBe(0)
    expect(await count(`review_decisions where decided_at > '${ago(0)}'`)).toBe(0)
  })

  test('whoever comes into a group learns what it learns', async () => {
    for (const group of ['demo', 'demo-second']) {
      const ofGroup = `(select id from groups where stable_id = '${group}')`
      expect(await count(`group_courses where group_id = ${ofGroup}`)).toBeGreaterThan(0)
      // A student learns nothing that the group does not.
      expect(
        await count(`enrollments join people on people.id = person_id where people.group_id = ${ofGroup}
          and course_id not in (select course_id from group_courses where group_id = ${ofGroup})`),
      ).toBe(0)
    }
  })

  test('another teacher has a group of their own', async () => {
    expect(await count('(select distinct teacher_id from groups) teachers')).toBe(2)
    expect(
      await count(`submissions where group_id = (select id from groups where stable_id = 'demo-second')`),
    ).toBe(2)
  })

  test('the first module of every course can be gone through to its reward, and somebody has', async () => {
    const { rows } = await sql<{ course: string; hasFinished: boolean }>`
      select courses.stable_id as course, exists (
        select from ledger where reason = 'module' and key = 'module:' || first.id
      ) as "hasFinished"
      from courses
      join lateral (select id from modules where course_id = courses.id order by position limit 1) first on true
      order by course`.execute(database.db)
    expect(rows.map(({ course }) => course)).toEqual([
      'english',
      'grafik-dizayn',
      'kompyuter-asoslari',
      'python',
      'telegram-bot',
      'web',
    ])
    expect(rows.filter(({ hasFinished }) => !hasFinished)).toEqual([])
  })

  test('last week’s leagues have ended, this week’s are played, and nobody knows of it yet', async () => {
    const { rows } = await sql<{ starts_on: string; state: string; members: number; unlike: number }>`
      select starts_on, state,
        (select count(*) from league_members m where m.starts_on = w.starts_on)::int as members,
        (select count(*) from league_members m where m.starts_on = w.starts_on
          and coalesce(coins, 0) <> coalesce((
            select amount from ledger where person_id = m.person_id and key = 'league:' || m.starts_on), 0))::int as unlike
      from league_weeks w order by starts_on`.execute(database.db)
    expect(rows).toMatchObject([
      { starts_on: '2026-03-02', state: 'closed', unlike: 0 },
      { starts_on: '2026-03-09', state: 'running', unlike: 0 },
    ])
    for (const { members } of rows) expect(members).toBeGreaterThanOrEqual(15)
    const { rows: own } = await sql<{ place: number; points: number; seen_at: Date | null }>`
      select place, m.points, seen_at from league_members m join people on people.id = person_id
      where phone = '+998900000001' and starts_on = '2026-03-02'`.execute(database.db)
    expect(own).toEqual([{ place: expect.any(Number), points: expect.any(Number), seen_at: null }])
    expect(own[0]?.points).toBeGreaterThan(0)
    expect(await count(`ledger where created_at > '${ago(0)}'`)).toBe(0)
  })

  test('every balance is the sum of its ledger', async () => {
    const off = `people where
      points <> (select coalesce(sum(amount), 0) from ledger where person_id = people.id and currency = 'points') or
      coins <> (select coalesce(sum(amount), 0) from ledger where person_id = people.id and currency = 'coins')`
    expect(await count(off)).toBe(0)
  })

  // Days of the past are the school's: just after midnight all of them are nearest.
  test.each([
    ['at noon', '+998901000001', now],
    ['just after midnight', '+998901000002', new Date('2026-03-09T19:05:00.000Z')],
  ])(
    'a student who is to mend a work has it back %s, and nothing lies in the future',
    async (_when, phone, moment) => {
      const { db } = database
      const student = demoPeople.group.students.find((one) => one.phone === '+998900000004')
      if (!student) throw new Error('The demo has no student with a work to mend')
      const files = await openDiskStore(path.join(folder, 'files'))
      const person = {
        passwordHash: '',
        firstName: 'Demo',
        lastName: 'Demo',
        lang: 'uz',
        avatar: 'stork',
      } as const
      const teacher = await db
        .selectFrom('people')
        .select('id')
        .where('role', '=', 'teacher')
        .executeTakeFirstOrThrow()
      const groupId = await saveGroup(db, phone, 'Demo', {
        teacher_id: teacher.id,
        curator_id: null,
        mentor_id: null,
      })
      const id = await createPerson(db, { ...person, role: 'student', phone, groupId })
      const rows = await db.selectFrom('courses').select(['stable_id', 'id']).execute()
      const courses = new Map(rows.map((course) => [course.stable_id, course.id]))
      for (const courseId of courses.values())
        await enroll(db, id, courseId, new Date(moment.getTime() - student.joined_days_ago * 86_400_000))
      await liveThrough(
        { db, files, timeZone: limits.schoolTimeZone },
        {
          student,
          id,
          courses,
          taskNames: await listTaskNames(db),
          teacher: { id: teacher.id, role: 'teacher', lang: 'uz' },
        },
        { now: moment, timeZone: limits.schoolTimeZone },
      )

      const works = await db
        .selectFrom('submissions')
        .select(['id', 'status', 'is_newest', 'submitted_at'])
        .where('person_id', '=', id)
        .execute()
      expect(works.filter(({ is_newest, status }) => is_newest && status === 'rejected')).toHaveLength(1)
      expect(works.filter(({ submitted_at }) => submitted_at > moment)).toEqual([])
      const decisions = await db
        .selectFrom('review_decisions')
        .select('decided_at')
        .where(
          'submission_id',
          'in',
          works.map((work) => work.id),
        )
        .execute()
      expect(decisions.length).toBeGreaterThan(0)
      expect(decisions.filter(({ decided_at }) => decided_at > moment)).toEqual([])
    },
  )

  // The last: the others are about all students.
  test('a student who is erased leaves numbers in the books, and nothing that names or reaches them', async () => {
    const { db } = database
    const { rows } = await sql<{ id: number; first_name: string; phone: string }>`
      select id, first_name, phone from people where role = 'student' and exists (
        select from uploads where uploads.person_id = people.id and state = 'used') order by points desc limit 1`.execute(
      db,
    )
    const [student] = rows
    if (!student) throw new Error('Nobody has handed a file in')
    const [had, others] = [
      await countRowsOf(db, student.id, 'own'),
      await countRowsOf(db, student.id, 'others'),
    ]
    expect([...had.values()].filter((found) => found > 0).length).toBeGreaterThan(20)

    await db.transaction().execute(async (transaction) => await eraseStudent(transaction, student.id, now))
    const stays = [...(await countRowsOf(db, student.id, 'own'))].filter(([, found]) => found > 0)
    // The words of a search are those that stand in `people` now.
    const named = new Set([...staysOfStudent.keys(), 'person_search'])
    expect(stays.filter(([table]) => !named.has(table))).toEqual([])
    for (const [table, found] of stays) expect([table, found]).toEqual([table, had.get(table)])
    expect(await countRowsOf(db, student.id, 'others')).toEqual(others)
    expect(await findSchoolFaults(db, limits.schoolTimeZone)).toEqual([])
    for (const [table, all] of await schoolIn(database))
      expect([table, all.filter((row) => row.includes(student.phone))]).toEqual([table, []])
    expect(await count(`person_search where person_id = ${student.id} and name ~ '[[:alpha:]]'`)).toBe(0)

    const files = await openDiskStore(path.join(folder, 'files'))
    expect(await removeOrphanUploads(db, files, now)).toBe(had.get('uploads'))
    expect(await count(`uploads where person_id = ${student.id}`)).toBe(0)
  })
})

test.each(['2026-03-31', '2026-03-30', '2026-03-01', '2028-02-29', '2026-12-31', '2026-05-31'])(
  'what a student of the demo has paid leads to %s, however short the months before it are',
  (nextDueOn) => {
    const now = new Date(`${nextDueOn}T07:00:00Z`)
    const timeZone = limits.schoolTimeZone
    for (let days = 20; days < 80; days += 1) {
      const joinedAt = new Date(now.getTime() - days * 86_400_000)
      const { firstDueOn, payments } = paidSoFar(joinedAt, nextDueOn, { now, timeZone })
      let due = { next_due_on: firstDueOn, due_day: Number(firstDueOn.slice(8)) }
      for (const { at, months } of payments)
        due = dueAfterPayment(due, { frozen: false, today: schoolDay(at, timeZone), months })
      expect(due.next_due_on, `${days} days`).toBe(nextDueOn)
    }
  },
)
