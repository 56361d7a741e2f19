import type { GroupFigures, ProgressMatrix, StaffGroup, StaffStudent } from '@qadam/contract'
import { beforeAll, expect, test, vi } from 'vitest'
import { startLearning, type Learner, type Learning } from '../../../../test/learning.ts'
import { createGroup, signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'

let school: TestSchool
let learning: Learning
let teacher: StaffMember
let groupId: number
let ahead: Learner
let fresh: Learner
let outsiderId: number

beforeAll(async () => {
  school = await startTestSchool()
  learning = await startLearning(school)
  teacher = await signedInStaff(school, 'teacher', { firstName: 'Dilnoza', lastName: 'Demo' })
  groupId = await createGroup(school, teacher, 'Python 1')
  ahead = await learning.student()
  fresh = await learning.student()
  const outsider = await school.createStudent({
    groupId,
    firstName: 'Zafar',
    frozen: true,
    nextDueOn: '2026-03-01',
  })
  outsiderId = outsider.id
  await school.db
    .updateTable('people')
    .set({ group_id: groupId })
    .where('id', 'in', [ahead.id, fresh.id])
    .execute()
  const first = await ahead.lesson(0)
  await ahead.study(first.id)
  await ahead.takeTest(first.id, 4)
  await ahead.data('next_lesson_access', { completed_lesson_id: first.id })
})

test('the groups of a teacher come with their people, courses and what waits', async () => {
  await createGroup(school, null, 'Begona')
  const groups = await teacher.data<StaffGroup[]>('groups')
  expect(groups).toEqual([
    {
      id: groupId,
      name: 'Python 1',
      students: 3,
      teacher: 'Dilnoza Demo',
      curator: null,
      mentor: null,
      open: 0,
      overdue: 0,
      courses: [{ id: learning.courseId, title: 'Kichik kurs' }],
    },
  ])
  const admin = await signedInStaff(school, 'admin')
  expect((await admin.data<StaffGroup[]>('groups')).map(({ name }) => name)).toEqual(['Begona', 'Python 1'])
})

test('who is signed in sees the groups and courses they answer for', async () => {
  expect(await teacher.data('me')).toMatchObject({
    id: teacher.id,
    role: 'teacher',
    first_name: 'Dilnoza',
    groups: [{ id: groupId, name: 'Python 1' }],
    courses: [{ id: learning.courseId, title: 'Kichik kurs' }],
    // 500 minutes from signing in.
    expires_at: new Date(Date.parse('2026-03-10T07:00:00Z') + 500 * 60_000).toISOString(),
  })
})

test('a group’s progress has a row a student and a cell a lesson', async () => {
  const matrix = await teacher.data<ProgressMatrix>('group_progress', {
    group_id: groupId,
    course_id: learning.courseId,
  })
  expect(matrix.lessons.map(({ title, module_title }) => [title, module_title])).toEqual([
    ['Dars one', 'Birinchi'],
    ['Dars two', 'Birinchi'],
    ['Dars three', 'Ikkinchi'],
  ])
  const cells = (id: number) =>
    matrix.rows
      .find(({ student }) => student.id === id)
      ?.cells.map(({ state, percentage }) => [state, percentage])
  expect(cells(ahead.id)).toEqual([
    ['completed', 80],
    ['open', null],
    ['closed', null],
  ])
  expect(cells(fresh.id)).toEqual([
    ['open', null],
    ['closed', null],
    ['closed', null],
  ])
  // Not enrolled: nothing of the course is open.
  expect(cells(outsiderId)?.map(([state]) => state)).toEqual(['closed', 'closed', 'closed'])
  const row = matrix.rows.find(({ student }) => student.id === ahead.id)
  expect(row).toMatchObject({ points: 90, current_streak: 1, frozen: false })
  expect(row?.last_active_at).not.toBeNull()
  expect(matrix.rows.find(({ student }) => student.id === outsiderId)).toMatchObject({ frozen: true })
  expect((await teacher.call('group_progress', { group_id: groupId, course_id: 999 })).code).toBe('not_found')
})

test('a student’s page says where they stand in each course', async () => {
  const page = await teacher.data<StaffStudent>('student', { student_id: ahead.id })
  expect(page).toMatchObject({
    id: ahead.id,
    group: { id: groupId },
    points: 90,
    coins: 5,
    current_streak: 1,
    max_streak: 1,
    days_left_to_payment: null,
    courses: [
      {
        id: learning.courseId,
        state: 'open',
        lessons_done: 1,
        lessons_total: 3,
        current: { title: 'Dars two', state: 'open' },
      },
    ],
    submissions: [],
  })
  expect(await teacher.data('student', { student_id: outsiderId })).toMatchObject({
    frozen: true,
    days_left_to_payment: -9,
    courses: [],
  })
})

test('a teacher sees what is spent, gives back one of it, and a repeated call gives nothing more', async () => {
  const learner = await learning.student()
  const own = await createGroup(school, teacher, 'Urinishlar')
  await school.db.updateTable('people').set({ group_id: own }).where('id', '=', learner.id).execute()
  const lesson = await learner.lesson(0)
  await learner.study(lesson.id)
  for (let count = 0; count < 3; count += 1) {
    const { attempt_id } = await learner.data<{ attempt_id: number }>('test_start', { lesson_id: lesson.id })
    await learner.data('test_leave', { attempt_id })
  }
  const seen = async () =>
    (await teacher.data<StaffStudent>('student', { student_id: learner.id })).attempts.map(
      ({ lesson_id, left, spent }) => ({ lesson_id, left, spent }),
    )
  const cell = async () => {
    const asked = { group_id: own, course_id: learning.courseId }
    const { rows } = await teacher.data<ProgressMatrix>('group_progress', asked)
    return rows[0]?.cells[0]?.attempts_spent
  }
  expect(await seen()).toEqual([{ lesson_id: lesson.id, left: 0, spent: 3 }])
  expect(await cell()).toBe(3)
  expect((await learner.call('test_start', { lesson_id: lesson.id })).code).toBe('attempts.exhausted')

  const grant = { student_id: learner.id, lesson_id: lesson.id, count: 1, spent_seen: 3, reason: 'Aloqa' }
  const publish = vi.spyOn(school.live, 'publish')
  const replies = await Promise.all([1, 2].map(async () => await teacher.call('attempts_grant', grant)))
  expect(replies.map(({ code }) => code).toSorted()).toEqual(['conflict', undefined])
  expect(replies.find(({ code }) => code === 'conflict')?.error).toMatchObject({
    reason: 'changed',
    spent: 2,
  })
  // The open app hears of it, once and of what was given alone.
  const heard = publish.mock.calls.flat().filter(({ event }) => event === 'attempts')
  expect(heard).toEqual([{ to: learner.id, event: 'attempts', data: { lesson_id: lesson.id } }])
  publish.mockRestore()
  expect(await seen()).toEqual([{ lesson_id: lesson.id, left: 1, spent: 2 }])
  expect(await cell()).toBe(2)
  const begun = await learner.data<{ attempt_id: number }>('test_start', { lesson_id: lesson.id })
  // One that runs is nobody's to give back.
  expect(await seen()).toEqual([{ lesson_id: lesson.id, left: 0, spent: 2 }])
  await learner.data('test_leave', begun)
  // What cannot be given back is not offered: of a course that students do not see, or that the student has left.
  const course = (published: boolean) =>
    school.db.updateTable('courses').set({ published }).where('id', '=', learning.courseId).execute()
  await course(false)
  expect(await seen()).toEqual([])
  expect((await teacher.call('attempts_grant', { ...grant, spent_seen: 3 })).code).toBe('not_found')
  await course(true)
  expect(await seen()).toHaveLength(1)
  const enrolled = await school.db
    .deleteFrom('enrollments')
    .where('person_id', '=', learner.id)
    .returningAll()
    .execute()
  expect(await seen()).toEqual([])
  expect(await cell()).toBeUndefined()
  await school.db.insertInto('enrollments').values(enrolled).execute()
  expect(await cell()).toBe(3)
  school.clock.advance(3600)
  expect(await seen()).toEqual([])
  const stranger = await signedInStaff(school, 'teacher')
  expect((await stranger.call('attempts_grant', grant)).code).toBe('not_found')
})

test('how a group does is what its matrix says, of those who are there', async () => {
  const figures = async () => await teacher.data<GroupFigures[]>('group_figures', { group_ids: [groupId] })
  const matrix = await teacher.data<ProgressMatrix>('group_progress', {
    group_id: groupId,
    course_id: learning.courseId,
  })
  const cells = matrix.rows.flatMap((row) => row.cells)
  const done = cells.filter(({ state }) => state === 'completed' || state === 'checking').length
  expect(done).toBeGreaterThan(0)
  const enrolled = 2
  const [before] = await figures()
  expect(before).toEqual({
    id: groupId,
    students: 3,
    // Who only opened a lesson did nothing in it yet.
    active: 1,
    courses: [{ id: learning.courseId, done, total: enrolled * matrix.lessons.length }],
  })

  // Whoever leaves is counted no more.
  const close = async (at: Date | null) =>
    await school.db.updateTable('people').set({ closed_at: at }).where('id', '=', fresh.id).execute()
  await close(school.clock.now())
  expect((await figures())[0]).toMatchObject({
    students: 2,
    courses: [{ done, total: matrix.lessons.length }],
  })
  await close(null)
})

test('who was there on one of the last seven school days is active, by days and not by hours', async () => {
  const active = async () =>
    (await teacher.data<GroupFigures[]>('group_figures', { group_ids: [groupId] }))[0]?.active
  const touchedAt = async (time: string) => {
    const moment = new Date(time)
    await school.db
      .updateTable('attempts')
      .set({ heard_at: moment })
      .where('person_id', '=', ahead.id)
      .execute()
    await school.db
      .updateTable('lesson_progress')
      .set({ touched_at: moment })
      .where('person_id', '=', ahead.id)
      .execute()
  }
  // It is the tenth of March in Tashkent, five hours before UTC: the first of seven days is the fourth.
  await touchedAt('2026-03-03T19:00:00Z')
  expect(await active()).toBe(1)
  await touchedAt('2026-03-03T18:59:59Z')
  expect(await active()).toBe(0)
})

test('groups without anybody have figures too, and those of others have none', async () => {
  const [empty, foreign] = [
    await createGroup(school, teacher, 'Boʻsh'),
    await createGroup(school, null, 'Oʻzgalarniki'),
  ]
  const ask = async (...group_ids: number[]) =>
    await teacher.call<GroupFigures[]>('group_figures', { group_ids })
  expect((await ask(empty, foreign)).body).toMatchObject({
    data: [{ id: empty, students: 0, active: 0, courses: [] }],
  })
  expect((await ask(foreign)).code).toBe('not_found')
})
