import { beforeAll, expect, test } from 'vitest'
import { startLearning, type Learning } from '../../../../test/learning.ts'
import { smallCourse } from '../../../../test/small-course.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { rollQuestionDay } from './learning-days-store.ts'

let school: TestSchool
let learning: Learning

beforeAll(async () => {
  school = await startTestSchool()
  school.clock.set('2026-03-10T07:00:00.000Z')
  const course = smallCourse('checked-figures')
  const [module] = course.modules
  if (module) module.checkpoint = { questions: 4, pass_percent: 50 }
  learning = await startLearning(school, course)
})

test('what a checkpoint asks again does not make its questions look easier', async () => {
  const student = await learning.student()
  for (const place of [0, 1]) {
    const { id } = await student.lesson(place)
    await student.study(id)
    await student.takeTest(id, 5)
    await student.call('next_lesson_access', { completed_lesson_id: id })
  }
  const figures = async () => {
    const [start, end] = [new Date('2026-03-09T19:00:00Z'), new Date('2026-03-10T19:00:00Z')]
    await rollQuestionDay(school.db, { day: '2026-03-10', start, end })
    return await school.db
      .selectFrom('question_days')
      .select(['question_id', 'tries', 'correct'])
      .orderBy('question_id')
      .execute()
  }
  const before = await figures()
  expect(before.length).toBeGreaterThan(4)
  const checkpoint = await student.lesson(2)
  expect(checkpoint.type).toBe('Checkpoint')
  await student.takeTest(checkpoint.id, 4)
  expect(await figures()).toEqual(before)
})
