import type { Absence } from '@qadam/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actWhile, actWhileLocked } from '../../../test/held-person.ts'
import { startPractising, type Practising } from '../../../test/practice-course.ts'
import { board, handInText } from '../../../test/promise-works.ts'
import { createGroup, signedInStaff } from '../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../test/test-school.ts'
import { moveToGroup } from '../people/index.ts'
import { insertVersion } from '../submissions/index.ts'
import { keepPassed, passWorks } from './index.ts'

let school: TestSchool
let practising: Practising
beforeAll(async () => {
  school = await startTestSchool()
  practising = await startPractising(school)
})
afterAll(async () => await school.close())

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
