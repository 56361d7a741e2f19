import type { LessonKnowledge } from '@qadam/contract'
import { beforeAll, expect, test } from 'vitest'
import { startLearning, type Learner, type Learning } from '../../../../test/learning.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { unenroll } from '../courses/index.ts'

let school: TestSchool
let learning: Learning

beforeAll(async () => {
  school = await startTestSchool()
  learning = await startLearning(school)
})

test('what is known of a module’s lessons is told to who takes its course, and fades', async () => {
  school.clock.set('2026-03-10T07:00:00.000Z')
  const student = await learning.student()
  const { id: lessonId, module_id } = await student.lesson(0)
  const knowledge = async (learner: Learner) => {
    const { lessons } = await learner.data<{ lessons: LessonKnowledge[] }>('module_knowledge', { module_id })
    return lessons.find((each) => each.lesson_id === lessonId)
  }
  expect(await knowledge(student)).toMatchObject({ answered: 0, known: null, due: 0 })

  await student.study(lessonId)
  const attempt = await student.start(lessonId)
  for (const [index, id] of attempt.question_ids.entries()) await student.answer(attempt, id, index !== 0)
  await student.data('test_finish', { attempt_id: attempt.attempt_id })
  const count = attempt.question_ids.length
  expect(await knowledge(student)).toEqual({
    lesson_id: lessonId,
    asked: count,
    answered: count,
    known: Math.round(((count - 1) / count) * 100),
    due: 0,
  })
  // Of who learns beside them nothing is told.
  expect(await knowledge(await learning.student())).toMatchObject({ answered: 0 })

  school.clock.set('2026-04-20T07:00:00.000Z')
  const later = await student.signedInAgain()
  const faded = await knowledge(later)
  expect(faded?.due).toBe(count)
  expect(faded?.known).toBeLessThan(75)

  await unenroll(school.db, [student.id], learning.courseId)
  expect((await later.call('module_knowledge', { module_id })).status).toBe(404)
})
