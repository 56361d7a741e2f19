import { studentActions, type Question, type StudentActionName } from '@qadam/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readQuestion, type QuestionRow } from '../src/modules/questions/stored-question.ts'
import { startLearning, type Learner, type Learning } from './learning.ts'
import { startTestSchool, type TestSchool } from './test-school.ts'

// A student with developer tools sees every reply. None may betray a key before the answer: not by what it says, not
// by ids, order or names.
let school: TestSchool
let learning: Learning

beforeAll(async () => {
  school = await startTestSchool()
  learning = await startLearning(school)
})
afterAll(async () => await school.close())

/** Every place in a reply where something of a key stands. */
function findKeys(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => findKeys(item, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'string' && /HINT|SUCCESS/.test(value) ? [`${path} = ${value}`] : []
  }
  return Object.entries(value).flatMap(([name, inner]) => {
    const isKey = /^(answer_id|right|key|blanks|option_ids?|stable_id|solution|checks|source)$/.test(name)
    return isKey && inner !== null ? [`${path}.${name}`] : findKeys(inner, `${path}.${name}`)
  })
}

/** What to call each action with, at a given moment of a student's way. */
function inputs(lessonId: number, moduleId: number, questionIds: number[], attemptId: number) {
  return {
    login: { phone: '+998 90 000 99 99', password: 'wrong' },
    logout: {},
    profile: {},
    update_profile: { animal: 'eagle' },
    update_lang: { lang: 'uz' },
    courses: {},
    course_student: { course_id: learning.courseId },
    course_modules: { course_id: learning.courseId },
    module_lessons: { module_id: moduleId },
    next_lesson_access: { completed_lesson_id: lessonId },
    lesson_questions: { lesson_id: lessonId },
    video_progress: { question_id: questionIds[0], position_s: 40, played_s: 40 },
    info_read: { question_id: questionIds[1] },
    test_start: { lesson_id: lessonId },
    question_try: { question_id: questionIds[2], answer: 1, attempt_id: attemptId },
    test_finish: { attempt_id: attemptId },
    test_leave: { attempt_id: attemptId },
    upload_discard: { upload_id: 'a'.repeat(32) },
    event_log: { event_action: 'lesson_opened', comment: 'x' },
    get_student_streak: {},
    get_student_streak_by_month: { month: 3, year: 2026 },
    submissions: {},
    practice_draft: { question_id: questionIds[2] },
    practice_draft_save: { question_id: questionIds[2], text: 'x', revision: 0 },
    get_project_data: { slot: 'py' },
    save_project_data: { slot: 'py', project: { files: { 'main.py': '' } }, revision: 0 },
    project_versions: { slot: 'py' },
    project_media: { slot: 'web' },
    project_media_room: {},
    yordamchi_ai: { question_id: questionIds[2], message: 'Nima qilay?' },
    new_yordamchi_ai: { question_id: questionIds[2] },
    helper_history: { question_id: questionIds[2] },
    events_ticket: {},
    get_student_notifications: {},
    mark_notification_read: { notification_id: 1 },
    delete_student_notification: { notification_id: 1 },
  } satisfies Record<StudentActionName, object>
}

async function walk(student: Learner, moment: string, attemptId: number): Promise<void> {
  const [module] = await student.modules()
  const lesson = await student.lesson(0)
  const ids = (await student.questions(lesson.id)).map((question) => question.id)
  const calls = inputs(lesson.id, module?.id ?? 0, ids, attemptId)
  // What ends the session or the attempt is tried by the other tests; here nothing is answered yet.
  const harmless = Object.entries(calls).filter(
    ([name]) => !['logout', 'question_try', 'test_finish', 'test_leave'].includes(name),
  )
  for (const [name, input] of harmless) {
    const reply = await student.call(name as StudentActionName, input) // the keys are the actions
    expect({ moment, name, found: findKeys(reply.body) }).toEqual({ moment, name, found: [] })
  }
}

describe('before an answer', () => {
  test('no action of a student says anything of a key, at any moment of the way', async () => {
    const student = await learning.student()
    const lesson = await student.lesson(0)
    await walk(student, 'a new student', 1)
    await student.study(lesson.id)
    await walk(student, 'a lesson studied', 1)
    const attempt = await student.start(lesson.id)
    await walk(student, 'a test running', attempt.attempt_id)
  })

  test('the walk finds a key where there is one', async () => {
    const student = await learning.student()
    const lesson = await student.lesson(0)
    await student.study(lesson.id)
    await student.takeTest(lesson.id, 4)
    const reply = await student.call('lesson_questions', { lesson_id: lesson.id })
    expect(findKeys(reply.body).length).toBeGreaterThan(5)
  })

  test('a wrong answer says its hint alone', async () => {
    const student = await learning.student()
    const lesson = await student.lesson(0)
    await student.study(lesson.id)
    const attempt = await student.start(lesson.id)
    const reply = await student.answer(attempt, attempt.question_ids[0] ?? 0, false)
    expect(findKeys(reply.body).filter((place) => !place.includes('HINT'))).toEqual([])
    // And the others stay as silent as before.
    const others = (await student.questions(lesson.id)).filter((one) => one.id !== attempt.question_ids[0])
    expect(findKeys(others)).toEqual([])
  })

  test('no output of the contract has a field that could carry a key, but the three that open after the answer', () => {
    // Checks are what a program is tried with, as a teacher would say it; what hidden ones ask never leaves (checks.test).
    const allowed = new Set(['answer_id', 'hint', 'success_message', 'checks'])
    const suspicious = /answer_key|right|solution|checks|is_?correct|blanks|key$/i
    const names = new Set<string>()
    const collect = (schema: unknown): void => {
      if (typeof schema !== 'object' || schema === null || seen.has(schema)) return
      seen.add(schema)
      if ('shape' in schema && typeof schema.shape === 'object' && schema.shape !== null) {
        for (const [name, field] of Object.entries(schema.shape)) {
          names.add(name)
          collect(field)
        }
      }
      if ('def' in schema) Object.values(schema.def as object).forEach(collect) // every zod schema has a def
      if (Array.isArray(schema)) schema.forEach(collect)
    }
    const seen = new Set<unknown>()
    for (const action of Object.values(studentActions)) collect(action.output)
    expect(names.size).toBeGreaterThan(40)
    expect([...names].filter((name) => suspicious.test(name) && !allowed.has(name))).toEqual([])
  })
})

describe('ids, order and names', () => {
  test('say nothing about the key, over many loads of the course', async () => {
    // Each load of a course under a new id deals new option ids; places come from each student's shuffle.
    const { importCourse } = await import('../src/modules/archives/index.ts')
    const { smallCourse } = await import('./small-course.ts')
    for (let round = 0; round < 60; round += 1) {
      await importCourse(
        { db: school.db, files: school.files, random: school.random },
        smallCourse(`load-${round}`),
        1,
      )
    }
    const rows = await school.db
      .selectFrom('questions')
      .select(['id', 'lesson_id', 'order_number', 'type', 'content', 'key'])
      .where('type', '=', 'selected-file')
      .execute()
    const ranks = [0, 0, 0]
    for (const row of rows) {
      const { key, content } = readQuestion(row as QuestionRow) // the importer writes known types only
      const { option_id } = key.answer as { option_id: number } // the key of this type
      const { options } = content.fields as { options: { id: number }[] } // the content of this type
      const rank = options
        .map((option) => option.id)
        .sort((one, other) => one - other)
        .indexOf(option_id)
      ranks[rank] = (ranks[rank] ?? 0) + 1
    }
    const bound = 4 * Math.sqrt(rows.length * (1 / 3) * (2 / 3))
    expect(rows.length).toBeGreaterThan(300)
    for (const count of ranks) expect(Math.abs(count - rows.length / 3)).toBeLessThan(bound)
  })

  test('the place of the right option is not bound to the key, over many students', async () => {
    const places = [0, 0, 0]
    let asked = 0
    for (let index = 0; index < 40; index += 1) {
      const student = await learning.student()
      const lesson = await student.lesson(0)
      for (const question of await student.questions(lesson.id)) {
        if (question.type !== 'selected-file') continue
        const key = await school.keyOf(question.id)
        const place = question.other.options.findIndex((option) => option.id === key)
        places[place] = (places[place] ?? 0) + 1
        asked += 1
      }
    }
    const bound = 4 * Math.sqrt(asked * (1 / 3) * (2 / 3))
    for (const count of places) expect(Math.abs(count - asked / 3)).toBeLessThan(bound)
  })

  test('media addresses carry neither names nor anything of the archive', async () => {
    const student = await learning.student()
    const lesson = await student.lesson(0)
    const questions: Question[] = await student.questions(lesson.id)
    const addresses = JSON.stringify(questions).match(/\/media\/[^"]+/g) ?? []
    expect(addresses.length).toBeGreaterThan(0)
    for (const address of addresses) expect(address).toMatch(/^\/media\/[0-9a-f]{32}\?e=\d+&s=[\w-]{43}$/)
  })
})
