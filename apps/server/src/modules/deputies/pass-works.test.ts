import { afterAll, beforeAll, expect, test } from 'vitest'
import { actWhileLocked } from '../../../test/held-person.ts'
import { startPractising, type Practising } from '../../../test/practice-course.ts'
import { board, handInText } from '../../../test/promise-works.ts'
import { createGroup, signedInStaff } from '../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../test/test-school.ts'
import { insertVersion } from '../submissions/index.ts'
import { keepPassed } from './index.ts'

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
