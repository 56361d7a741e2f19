import type { Course, Lesson, Module } from '@qadam/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { startLearning, type Learner, type Learning } from '../../../../test/learning.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'

let school: TestSchool
let learning: Learning
let student: Learner

beforeAll(async () => {
  school = await startTestSchool()
  learning = await startLearning(school)
  student = await learning.student()
})

describe('a course', () => {
  test('comes with its progress and the very next step', async () => {
    const [course] = await student.data<Course[]>('courses')
    expect(course).toMatchObject({
      id: learning.courseId,
      title: 'Kichik kurs',
      state: 'open',
      progress: { lessons_done: 0, lessons_total: 3 },
      next: { lesson_title: 'Dars one', module_title: 'Birinchi' },
    })
    expect(await student.data('course_student', { course_id: learning.courseId })).toEqual([course])
  })

  test('speaks the language of the student', async () => {
    const russian = await learning.student()
    await russian.data('update_lang', { lang: 'ru' })
    const [course] = await russian.data<Course[]>('courses')
    expect(course?.title).toBe('Малый курс')
  })

  test('of somebody else is not found, however it is asked for', async () => {
    const { token } = await school.signedInStudent()
    const moduleId = (await student.modules())[0]?.id
    for (const [action, input] of [
      ['course_student', { course_id: learning.courseId }],
      ['course_modules', { course_id: learning.courseId }],
      ['module_lessons', { module_id: moduleId }],
    ] as const) {
      const reply = await school.call(action, input, token)
      expect([action, reply.status, reply.code]).toEqual([action, 404, 'not_found'])
    }
    expect((await school.call('courses', {}, token)).body).toEqual({ success: true, data: [] })
  })
})

describe('modules and lessons', () => {
  test('a named module comes first', async () => {
    const [first, second] = await student.modules()
    const asked = await student.data<Module[]>('course_modules', {
      course_id: learning.courseId,
      module_id: second?.id,
    })
    expect(asked.map((module) => module.id)).toEqual([second?.id, first?.id])
  })

  test('only the first lesson is open, the others say what is missing', async () => {
    const [one, two, three] = await student.lessons()
    expect([one?.state, two?.state, three?.state]).toEqual(['open', 'closed', 'closed'])
    expect(one?.missing.map((missing) => missing.reason)).toEqual(['video', 'info', 'test'])
    expect(two?.missing).toMatchObject([{ reason: 'previous_lesson', lesson_id: one?.id, title: 'Dars one' }])
    expect(three?.missing).toMatchObject([
      { reason: 'previous_module', lesson_id: two?.id, title: 'Birinchi' },
    ])
  })

  test('a module tells what it consists of', async () => {
    const [first] = await student.modules()
    expect(first?.counts).toEqual({ Learn: 2, Learn_Practice: 0, Practice: 0, Demoday: 0 })
    expect(first?.lessons[0]).toMatchObject({
      questions: 7,
      duration_s: 40,
      attempts: { max: 3, left: 3, refill_at: null },
      test: { questions: 5, time_limit_s: 300, pass_percent: 80 },
    })
  })

  test('module_lessons brings no id twice, and one lesson where it is named', async () => {
    const [module] = await student.modules()
    const { lessons } = await student.data<{ lessons: { id: number }[] }>('module_lessons', {
      module_id: module?.id,
    })
    expect(new Set(lessons.map((lesson) => lesson.id)).size).toBe(lessons.length)
    const only = await student.data<{ lessons: { id: number }[] }>('module_lessons', {
      module_id: module?.id,
      lesson_id: lessons[1]?.id,
    })
    expect(only.lessons.map((lesson) => lesson.id)).toEqual([lessons[1]?.id])
  })

  test('a lesson of another module is not found in this one', async () => {
    const [first, second] = await student.modules()
    const reply = await student.call('module_lessons', {
      module_id: first?.id,
      lesson_id: second?.lessons[0]?.id,
    })
    expect(reply.code).toBe('not_found')
  })
})

describe('next_lesson_access', () => {
  test('of an unfinished lesson opens nothing and says what is missing', async () => {
    const lesson = await student.lesson(0)
    const reply = await student.call('next_lesson_access', { completed_lesson_id: lesson.id })
    expect([reply.status, reply.code]).toEqual([409, 'lesson.not_finished'])
    expect(reply.error).toMatchObject({
      missing: [{ reason: 'video' }, { reason: 'info' }, { reason: 'test' }],
    })
    expect((await student.lesson(1)).state).toBe('closed')
  })

  test('of a closed lesson is refused', async () => {
    const closed = await student.lesson(1)
    const reply = await student.call('next_lesson_access', { completed_lesson_id: closed.id })
    expect([reply.status, reply.code]).toEqual([403, 'lesson.closed'])
  })

  test('leads through the course, over the end of a module, to the end', async () => {
    const learner = await learning.student()
    const [one, two, three] = await learner.lessons()
    await learner.study(one?.id ?? 0)
    await learner.takeTest(one?.id ?? 0, 5)
    const next = { completed_lesson_id: one?.id }
    expect(await learner.data('next_lesson_access', next)).toEqual({
      lesson_id: two?.id,
      module_id: two?.module_id,
      course_id: learning.courseId,
    })
    // A repeat is no fault and changes nothing.
    expect(await learner.data('next_lesson_access', next)).toMatchObject({ lesson_id: two?.id })
    await learner.study(two?.id ?? 0)
    await learner.takeTest(two?.id ?? 0, 2)
    expect(await learner.data('next_lesson_access', { completed_lesson_id: two?.id })).toMatchObject({
      lesson_id: three?.id,
      module_id: three?.module_id,
    })
    await learner.study(three?.id ?? 0)
    expect(await learner.data('next_lesson_access', { completed_lesson_id: three?.id })).toBeNull()
    const [course] = await learner.data<Course[]>('courses')
    expect(course).toMatchObject({ state: 'completed', progress: { lessons_done: 3 }, next: null })
  })
})

// What a course is lies in the memory of each process, by a version that the database raises with any change of it.
describe('content that changes', () => {
  const changes: [string, (lesson: Lesson) => Promise<unknown>][] = [
    [
      'of a lesson',
      async ({ id }) =>
        await school.db.updateTable('lessons').set({ max_attempts: 7 }).where('id', '=', id).execute(),
    ],
    [
      'of a module',
      async ({ module_id }) =>
        await school.db
          .updateTable('modules')
          .set({ title: JSON.stringify({ uz: 'Yangi', ru: 'Новый' }) })
          .where('id', '=', module_id)
          .execute(),
    ],
    [
      'of a course',
      async () =>
        await school.db
          .updateTable('courses')
          .set({ chat_link: 'https://example.com/suhbat' })
          .where('id', '=', learning.courseId)
          .execute(),
    ],
    [
      'of a question',
      async ({ id }) =>
        await school.db
          .updateTable('questions')
          .set({ retired: true })
          .where('lesson_id', '=', id)
          .where('type', '=', 'info')
          .execute(),
    ],
  ]

  test.each(changes)('%s is seen at the next call', async (_what, change) => {
    const seen = async () => [await student.modules(), await student.data<Course[]>('courses')]
    const before = await seen()
    expect(await seen()).toEqual(before)
    await change(await student.lesson(0))
    expect(await seen()).not.toEqual(before)
  })

  test('is told whole, while it changes under those who look', async () => {
    const titles = ['Bir', 'Ikki', 'Uch', 'Toʻrt'].map((uz) => JSON.stringify({ uz }))
    const looks = titles.flatMap((title) => [
      school.db.transaction().execute(async (transaction) => {
        await transaction.updateTable('courses').set({ title }).where('id', '=', learning.courseId).execute()
        await transaction
          .updateTable('lessons')
          .set({ title })
          .where('course_id', '=', learning.courseId)
          .execute()
        return undefined
      }),
      ...Array.from({ length: 4 }, async () => (await student.data<Course[]>('courses'))[0]),
    ])
    for (const course of await Promise.all(looks)) {
      if (course?.next && course.title !== 'Kichik kurs') expect(course.next.lesson_title).toBe(course.title)
    }
    const [last] = await student.data<Course[]>('courses')
    expect(last?.next?.lesson_title).toBe(last?.title)
  })
})
