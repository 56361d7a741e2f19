import type { Absence } from '@qadam/contract'
import { beforeAll, expect, test, vi } from 'vitest'
import { actWhile, actWhileLocked } from '../../../../test/held-person.ts'
import { startPractising, type Practising } from '../../../../test/practice-course.ts'
import { board, handInText } from '../../../../test/promise-works.ts'
import { createGroup, signedInStaff } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import type { LiveMessage } from '../../../live/live-message.ts'
import { moveToGroup } from '../../base/people/index.ts'
import { insertVersion } from '../submissions/index.ts'
import { keepPassed, passWorks } from './index.ts'

let school: TestSchool
let practising: Practising
beforeAll(async () => {
  school = await startTestSchool()
  practising = await startPractising(school)
})

test('a version that is handed in while its work is passed on is passed on too', async () => {
  const [teacher, deputy] = [await signedInStaff(school, 'teacher'), await signedInStaff(school, 'teacher')]
  const admin = await signedInStaff(school, 'admin')
  const student = await practising.student({ groupId: await createGroup(school, teacher) })
  const questionId = practising.questionId('text')
  const { submission_id } = await handInText(student, questionId)
  let next = 0
  await actWhileLocked(school, {
    // As a hand-in leaves it before it is committed.
    locks: async (db) => {
      next = await insertVersion(db, {
        ...{ person_id: student.id, question_id: questionId, version: 2, request_id: null },
        ...{ lesson_id: practising.lessonId('written'), course_id: practising.courseId },
        ...{ work: { kind: 'text', text: 'Yana uch soʻz' }, submitted_at: school.clock.now() },
      })
      await keepPassed(db, submission_id, next)
    },
    act: async () => await admin.data('promise_pass', { to_id: deputy.id, submission_ids: [submission_id] }),
    meanwhile: async () => {},
  })
  const { rows } = await board(admin)
  expect(rows.map((row) => [row.submission_id, row.reviewer?.id])).toEqual([[next, deputy.id]])
})

test('of two admins who pass a work to one deputy at once one does it, and one entry says whose it was', async () => {
  const teacher = await signedInStaff(school, 'teacher', { firstName: 'Sarvar', lastName: '' })
  const [deputy, admin] = [await signedInStaff(school, 'teacher'), await signedInStaff(school, 'admin')]
  const student = await practising.student({ groupId: await createGroup(school, teacher) })
  const { submission_id } = await handInText(student, practising.questionId('text'))
  const pass = { to_id: deputy.id, submission_ids: [submission_id] }
  const late = await actWhileLocked(school, {
    locks: async (db) => await passWorks(db, [submission_id], deputy.id, school.clock.now()),
    act: async () => await admin.data('promise_pass', pass),
    meanwhile: async () => {},
  })
  expect(late).toEqual({ passed: 0 })
  const back = { ...pass, to_id: teacher.id }
  expect(await admin.data('promise_pass', back)).toEqual({ passed: 1 })
  expect(await admin.data('promise_pass', pass)).toEqual({ passed: 1 })
  const entries = school.db.selectFrom('audit_log').select('before').where('staff_id', '=', admin.id)
  expect((await entries.orderBy('id').execute()).at(-1)).toMatchObject({ before: { deputy: 'Sarvar' } })
  expect(await entries.execute()).toHaveLength(2)
})

test('a work that is handed in while its student is moved comes to the teacher they go to', async () => {
  const teachers = [await signedInStaff(school, 'teacher'), await signedInStaff(school, 'teacher')]
  const groups = [
    await createGroup(school, teachers[0] ?? null),
    await createGroup(school, teachers[1] ?? null),
  ]
  const student = await practising.student({ groupId: groups[0] ?? null })
  // There, and back again with a second version.
  for (const at of [1, 0]) {
    const { submission_id } = await actWhile(school, student.id, {
      changes: async (db) => await moveToGroup(db, [student.id], groups[at] ?? null),
      act: async () => await handInText(student, practising.questionId('text'), `Uch soʻzli javob ${at}`),
    })
    const seen = teachers.map(async (one) => (await one.call('review_submission', { submission_id })).status)
    expect(await Promise.all(seen)).toEqual(at === 1 ? [404, 200] : [200, 404])
  }
})

test('an absence that was ended by mistake is set again on the same day', async () => {
  const [teacher, deputy] = [await signedInStaff(school, 'teacher'), await signedInStaff(school, 'teacher')]
  const admin = await signedInStaff(school, 'admin')
  const today = school.clock.now().toISOString().slice(0, 10)
  const asked = { teacher_id: teacher.id, deputy_id: deputy.id, from: today, to: today }
  const { id } = await admin.data<Absence>('absence_save', asked)
  await admin.data('absence_end', { absence_id: id })
  expect(await admin.data<Absence>('absence_save', asked)).toMatchObject({ state: 'now' })
  // One at a time still.
  expect((await admin.call('absence_save', { ...asked, deputy_id: admin.id })).status).toBe(409)
})

test('an absence is not changed over what a colleague saved meanwhile, and does not run on where they ended it', async () => {
  const colleague = await signedInStaff(school, 'admin', { firstName: 'Nodira', lastName: 'Karimova' })
  const [teacher, deputy] = [await signedInStaff(school, 'teacher'), await signedInStaff(school, 'teacher')]
  const admin = await signedInStaff(school, 'admin')
  const days = { teacher_id: teacher.id, deputy_id: deputy.id, from: '2026-03-10', to: '2026-03-12' }
  const { id, revision } = await admin.data<Absence>('absence_save', days)
  const change = async (by: typeof admin, revision: number, to: string) =>
    await by.call('absence_save', { ...days, to, id, revision })
  expect((await change(colleague, revision, '2026-03-14')).status).toBe(200)
  const late = await change(admin, revision, '2026-03-13')
  expect([late.code, late.error?.['reason']]).toEqual(['conflict', 'changed'])
  expect(late.error?.['newer']).toMatchObject({
    id,
    to: '2026-03-14',
    revision: 1,
    saved_by: 'Nodira Karimova',
  })
  // Sent again because its reply was lost.
  expect((await change(colleague, revision, '2026-03-14')).status).toBe(200)
  expect((await change(admin, 1, '2026-03-13')).status).toBe(200)
  await colleague.data('absence_end', { absence_id: id })
  expect((await change(admin, 2, '2026-03-15')).error?.['newer']).toMatchObject({ state: 'over' })
})

test('the works of a deputy who is away too go to theirs, and of all who are away to nobody', async () => {
  const teacher = await signedInStaff(school, 'teacher', { firstName: 'Nodira', lastName: 'Karimova' })
  const deputy = await signedInStaff(school, 'teacher', { firstName: 'Sardor', lastName: 'Aliyev' })
  const [stranger, admin] = [await signedInStaff(school, 'teacher'), await signedInStaff(school, 'admin')]
  const group_id = await createGroup(school, teacher)
  const student = await practising.student({ groupId: group_id })
  const work = await handInText(student, practising.questionId('text'))
  const away = async (teacher_id: number, deputy_id: number, to = '2026-03-12') =>
    (await admin.data<Absence>('absence_save', { teacher_id, deputy_id, from: '2026-03-10', to })).id
  const first = await away(teacher.id, deputy.id)
  const second = await away(deputy.id, stranger.id, '2026-03-11')
  const reviewer = async () => {
    const { rows, counts } = await board(admin, { group_id })
    return [rows[0]?.reviewer?.id ?? null, counts.unassigned]
  }
  expect(await reviewer()).toEqual([stranger.id, 0])
  expect((await stranger.data<{ total: number }>('review_queue')).total).toBe(1)
  // Until the first of them is back.
  expect(await stranger.data('deputy_duties')).toEqual({
    covering: [
      { teacher: 'Sardor Aliyev', until: '2026-03-11' },
      { teacher: 'Nodira Karimova', until: '2026-03-11' },
    ],
    passed: 0,
  })
  const publish = vi.spyOn(school.live, 'publish')
  // By somebody else: who claims a work is not told of it.
  await admin.data('review_claim', { submission_id: work.submission_id })
  const told: readonly LiveMessage[] = publish.mock.calls.flat().filter(({ event }) => event === 'queue')
  publish.mockRestore()
  expect(told[0]?.to).toEqual(expect.arrayContaining([teacher.id, deputy.id, stranger.id]))

  // In a circle nobody is there; each of them may answer all the same.
  await admin.data('absence_end', { absence_id: second })
  const back = await away(deputy.id, teacher.id)
  expect(await reviewer()).toEqual([null, 1])
  expect((await board(admin, { group_id, state: 'unassigned' })).rows.map((row) => row.student.id)).toEqual([
    student.id,
  ])
  expect((await deputy.data<{ total: number }>('review_queue')).total).toBe(1)
  expect((await stranger.call('review_submission', { submission_id: work.submission_id })).status).toBe(404)
  await admin.data('absence_end', { absence_id: back })
  expect(await reviewer()).toEqual([deputy.id, 0])
  await admin.data('absence_end', { absence_id: first })
  expect(await reviewer()).toEqual([teacher.id, 0])
})
