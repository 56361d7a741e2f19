import type { CourseArchive } from '@qadam/course-archive'
import { beforeAll, expect, test } from 'vitest'
import { startLearning, type Learning } from '../../../../test/learning.ts'
import { smallCourse } from '../../../../test/small-course.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'

let school: TestSchool
let learning: Learning
beforeAll(async () => {
  school = await startTestSchool()
  learning = await startLearning(school, numbered(smallCourse()))
})

function numbered(course: CourseArchive): CourseArchive {
  const modules = course.modules.map((module, index) => ({ ...module, number: 71 + index }))
  return { ...course, number: 36, modules }
}

const rows = async () => ({
  lessons: await school.db
    .selectFrom('lessons')
    .select(['id', 'stable_id', 'retired'])
    .orderBy('id')
    .execute(),
  questions: await school.db
    .selectFrom('questions')
    .select(['id', 'stable_id', 'key'])
    .orderBy('id')
    .execute(),
  progress: await school.db.selectFrom('lesson_progress').selectAll().orderBy('lesson_id').execute(),
  answers: await school.db.selectFrom('answers').selectAll().orderBy('question_id').execute(),
})

test('a course has the numbers of its archive; those that another one holds are refused', async () => {
  expect(learning.courseId).toBe(36)
  const modules = await school.db.selectFrom('modules').select('id').orderBy('position').execute()
  expect(modules[0]?.id).toBe(71)
  await expect(school.loadCourse(numbered(smallCourse('other')))).rejects.toThrow(
    'other asks for number 36 of courses, which small holds',
  )
  // What has no number gets one above.
  expect(await school.loadCourse(smallCourse('next'))).toBeGreaterThan(36)
})

test('loaded again, what is the same stays as it is, what changed changes, and no progress is lost', async () => {
  const student = await learning.student()
  const first = (await student.lesson(0)).id
  await student.study(first)
  await student.takeTest(first, 1)
  const before = await rows()
  expect(before.answers.length).toBeGreaterThan(0)
  await school.loadCourse(numbered(smallCourse()))
  expect(await rows()).toEqual(before)

  const changed = numbered(smallCourse())
  const lessons = changed.modules.flatMap((module) => module.lessons)
  for (const lesson of lessons) lesson.title = { uz: `${lesson.title.uz}!` }
  const gone = changed.modules.at(-1)?.lessons.pop()
  await school.loadCourse(changed)
  const after = await rows()
  expect([after.progress, after.answers]).toEqual([before.progress, before.answers])
  expect(after.questions).toEqual(before.questions)
  expect(after.lessons.filter(({ retired }) => retired).map(({ stable_id }) => stable_id)).toEqual([gone?.id])
  expect((await student.lesson(0)).title).toMatch(/!$/)
})
