import { studentActions, type Question, type StudentActionName } from '@qadam/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { readQuestion } from '../src/modules/learning/questions/read-question.ts'
import type { QuestionRow } from '../src/modules/learning/questions/stored-question.ts'
import { enroll } from '../src/modules/learning/courses/index.ts'
import { notify, reviewApproved } from '../src/modules/messages/notifications/index.ts'
import { Learner, startLearning, type Learning } from './learning.ts'
import { smallCourse, withTyped } from './small-course.ts'
import { startPractising, type Practising, type TaskName } from './practice-course.ts'
import { PASSWORD, startTestSchool, type TestSchool } from './test-school.ts'

// A student with developer tools sees every reply. None may betray a key before the answer: not by what it says, not
// by ids, order or names.
let school: TestSchool
let learning: Learning
let practising: Practising

beforeAll(async () => {
  school = await startTestSchool()
  learning = await startLearning(school, withTyped(smallCourse()))
  practising = await startPractising(school)
})

/** Every place in a reply where something of a key stands. */
function findKeys(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => findKeys(item, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'string' && /HINT|SUCCESS|FEEDBACK|KALITSOZ/.test(value)
      ? [`${path} = ${value}`]
      : []
  }
  return Object.entries(value).flatMap(([name, inner]) => {
    const isKey =
      /^(answer_id|right|key|blanks|accepted|tolerance|option_ids?|stable_id|solution|checks|source|correctAnswer|skill)$/.test(
        name,
      )
    return isKey && inner !== null ? [`${path}.${name}`] : findKeys(inner, `${path}.${name}`)
  })
}

const moments = ['new', 'studied', 'in a test', 'at the end'] as const
type Moment = (typeof moments)[number]
/** What an action is called with, and the status it is to have at each moment; undefined where it is not called. */
type Line = readonly [input: object, status: number | Readonly<Partial<Record<Moment, number>>>]

interface Place {
  lessonId: number
  moduleId: number
  questionIds: readonly number[]
  attemptId: number
  notificationId: number
}

const REQUEST = '00000000-0000-4000-8000-000000000001'

/** The helper is closed while a test runs. */
const untilTest = { new: 200, studied: 403, 'in a test': 403, 'at the end': 403 } as const

/** Every action of a student on their way, in the order in which they are called. */
function walked({ lessonId, moduleId, questionIds, attemptId, notificationId }: Place) {
  const lesson = { lesson_id: lessonId }
  const practice = (name: TaskName) => ({ question_id: practising.questionId(name) })
  return {
    login: [{ phone: '+998 90 000 99 99', password: 'wrong' }, 401],
    profile: [{}, 200],
    update_profile: [{ animal: 'eagle' }, 200],
    update_lang: [{ lang: 'uz' }, 200],
    courses: [{}, 200],
    course_student: [{ course_id: learning.courseId }, 200],
    course_modules: [{ course_id: practising.courseId }, 200],
    module_lessons: [{ module_id: moduleId }, 200],
    module_knowledge: [{ module_id: moduleId }, 200],
    next_lesson_access: [{ completed_lesson_id: lessonId }, 409],
    lesson_questions: [lesson, 200],
    video_progress: [{ question_id: questionIds[0], position_s: 40, played_s: 40 }, 200],
    info_read: [{ question_id: questionIds[1] }, 200],
    test_start: [lesson, { new: 409, studied: 200, 'in a test': 200, 'at the end': 200 }],
    // Of an upload that was never begun.
    upload_discard: [{ upload_id: 'a'.repeat(32) }, 404],
    event_log: [{ event_action: 'lesson_opened', comment: 'x' }, 200],
    get_student_streak: [{}, 200],
    get_student_streak_by_month: [{ month: 3, year: 2026 }, 200],
    statement: [{}, 200],
    day_goals: [{}, 200],
    leaderboard_by_group: [{}, 200],
    leaderboard: [{ period: 'week', page: 2 }, 200],
    leaderboard_visibility: [{ hidden: false }, 200],
    league: [{}, 200],
    league_seen: [{ week: '2026-03-09' }, 200],
    lesson_moments: [lesson, 200],
    achievements: [{}, 200],
    achievements_seen: [{ kinds: ['first_lesson'] }, 200],
    certificates: [{}, 200],
    // Of a certificate that does not exist.
    certificate_listing: [{ certificate_id: 1, listed: true }, 404],
    announcements: [{}, 200],
    // Of an announcement that does not exist.
    announcement_mark: [{ announcement_id: 1, as: 'read' }, 404],
    submissions: [{}, 200],
    practice_draft: [practice('text'), 200],
    practice_draft_save: [{ ...practice('text'), text: 'x', revision: 0 }, 200],
    get_project_data: [practice('project'), 200],
    save_project_data: [
      { ...practice('project'), project: { files: { 'index.html': '' } }, revision: 0 },
      200,
    ],
    project_versions: [practice('project'), 200],
    project_media: [{ slot: 'web' }, 400],
    project_media_room: [{}, 200],
    code_tour: [{}, 200],
    project_shares: [{}, 200],
    project_share: [{ slot: 'web', project: { files: { 'index.html': '' } }, request_id: REQUEST }, 200],
    // Of a copy that does not exist.
    project_share_end: [{ share_id: 1_000_000 }, 404],
    shared_project: [{ key: 'a'.repeat(32) }, 404],
    shared_project_take: [{ key: 'a'.repeat(32) }, 404],
    yordamchi_ai: [{ ...practice('project'), message: 'Nima qilay?' }, untilTest],
    new_yordamchi_ai: [practice('project'), untilTest],
    helper_history: [practice('project'), untilTest],
    invite: [{}, 200],
    invite_look: [{ code: '22222222' }, 404],
    invite_accept: [{ code: '22222222', name: 'Ali', phone: '90 123 45 67' }, 404],
    coin_shop: [{}, 200],
    // Of an item that no shelf has.
    coin_shop_buy: [{ item_id: 1, request_id: crypto.randomUUID() }, 404],
    events_ticket: [{}, 200],
    get_student_notifications: [{}, 200],
    mark_notification_read: [{ notification_id: notificationId }, 200],
    delete_student_notification: [{ notification_id: notificationId }, { 'at the end': 200 }],
    push_config: [{}, 200],
    // Of another student.
    save_notification_permission: [{ student_id: 2_000_000, token: 'x' }, 404],
    notification_preferences: [{}, 200],
    telegram: [{}, 200],
    telegram_link: [{}, 200],
    telegram_unlink: [{ chat_id: 2_000_000 }, 200],
    exam_start: [{ level: 'Part 1' }, { 'at the end': 200 }],
    exam: [{}, 200],
    exam_answer: [{ questionId: 11, selectedAnswer: 1 }, 403],
    // A part that nobody answered sells no key.
    exam_save: [
      { level: 'Part 1', answers: [] },
      { new: 403, studied: 403, 'in a test': 403, 'at the end': 200 },
    ],
    exam_result: [{}, 200],
    payments: [{}, 200],
    // What ends something, after all else. The answers of a test are tried by the other tests.
    // What exercises keep to themselves is tried by their own tests.
    exercise_drafts: [{ question_id: questionIds[1] }, 200],
    exercise_draft_save: [{ question_id: questionIds[1], exercise: 'x', text: '', revision: 0 }, 404],
    exercise_try: [{ question_id: questionIds[1], exercise: 'x', code: '', passed: true }, 404],
    exercise_solution: [{ question_id: questionIds[1], exercise: 'x' }, 404],
    recall_session: [{}, 200],
    recall_answer: [{ question_id: questionIds[2], answer: 1, request_id: REQUEST }, 404],
    question_try: [{ ...practice('text'), answer: 'Uch soʻzli javob' }, { 'at the end': 200 }],
    test_leave: [{ attempt_id: attemptId }, { 'at the end': 200 }],
    test_finish: [{ attempt_id: attemptId }, { 'at the end': 200 }],
    student_info: [{}, 200],
    sessions: [{}, 200],
    // No session has this number: it is over already.
    session_end: [{ session_id: 2_000_000 }, 200],
    // Refused: it would end the session that walks.
    change_password: [{ old_password: PASSWORD, new_password: PASSWORD }, 400],
    // The school sends no SMS.
    password_reset_ways: [{}, 200],
    password_reset_request: [{ phone: '90 123 45 67' }, 403],
    password_reset_confirm: [{ phone: '90 123 45 67', code: '123456', new_password: 'yashil olma 7' }, 400],
    logout: [{}, { 'at the end': 200 }],
  } satisfies Record<StudentActionName, Line>
}

async function walk(
  student: Learner,
  moment: Moment,
  place: Omit<Place, 'moduleId' | 'lessonId' | 'questionIds'>,
) {
  const [module] = await student.modules()
  const lesson = await student.lesson(0)
  const questionIds = (await student.questions(lesson.id)).map((question) => question.id)
  const lines = walked({ ...place, moduleId: module?.id ?? 0, lessonId: lesson.id, questionIds })
  for (const [name, [input, wanted]] of Object.entries<Line>(lines)) {
    const status = typeof wanted === 'number' ? wanted : wanted[moment]
    if (status === undefined) continue
    const reply = await student.call(name as StudentActionName, input) // the keys are the actions
    expect
      .soft({ moment, name, status: reply.status, found: findKeys(reply.body) })
      .toEqual({ moment, name, status, found: [] })
  }
}

/** A student of both courses, with a notification. */
async function walker(): Promise<{ student: Learner; notificationId: number }> {
  const { id, token } = await practising.student()
  await school.db.updateTable('people').set({ exam: true }).where('id', '=', id).execute()
  await enroll(school.db, id, learning.courseId, school.clock.now())
  const student = new Learner(school, id, token, learning.courseId)
  const params = { lesson: { uz: 'Dars' }, points: 1, coins: 1 }
  await school.db
    .transaction()
    .execute(
      async (transaction) =>
        await notify(
          transaction,
          reviewApproved,
          { personId: id, params, place: { course_id: 1, module_id: 1, lesson_id: 1 }, key: 'walk' },
          school.clock.now(),
        ),
    )
  const { notifications } = await student.data<{ notifications: { id: number }[] }>(
    'get_student_notifications',
  )
  return { student, notificationId: notifications[0]?.id ?? 0 }
}

describe('before an answer', () => {
  test('no action of a student says anything of a key, at any moment of the way', async () => {
    const { student, notificationId } = await walker()
    const lesson = await student.lesson(0)
    await walk(student, 'new', { attemptId: 1, notificationId })
    await student.study(lesson.id)
    await walk(student, 'studied', { attemptId: 1, notificationId })
    const attempt = await student.start(lesson.id)
    await walk(student, 'in a test', { attemptId: attempt.attempt_id, notificationId })
    await walk(student, 'at the end', { attemptId: attempt.attempt_id, notificationId })
  })

  test('every action is walked', () => {
    const place = { lessonId: 1, moduleId: 1, questionIds: [], attemptId: 1, notificationId: 1 }
    expect(Object.keys(walked(place)).toSorted()).toEqual(Object.keys(studentActions).toSorted())
  })

  test('the walk finds a key where there is one', async () => {
    const student = await learning.student()
    const lesson = await student.lesson(0)
    await student.study(lesson.id)
    await student.takeTest(lesson.id, 4)
    const reply = await student.call('lesson_questions', { lesson_id: lesson.id })
    expect(findKeys(reply.body).length).toBeGreaterThan(5)
  })

  test('a wrong answer says its hint and why the chosen option is wrong, and no more', async () => {
    const student = await learning.student()
    const lesson = await student.lesson(0)
    await student.study(lesson.id)
    const attempt = await student.start(lesson.id)
    const reply = await student.answer(attempt, attempt.question_ids[0] ?? 0, false)
    const places = findKeys(reply.body)
    expect(places.filter((place) => place.includes('FEEDBACK'))).toHaveLength(1)
    expect(places.filter((place) => !/HINT|FEEDBACK/.test(place))).toEqual([])
    // And the others stay as silent as before.
    const others = (await student.questions(lesson.id)).filter((one) => one.id !== attempt.question_ids[0])
    expect(findKeys(others)).toEqual([])
  })

  test('a typed answer that is one letter off is told so, and not the letter', async () => {
    const student = await learning.student()
    const lesson = await student.lesson(0)
    await student.study(lesson.id)
    const { attempt_id } = await student.start(lesson.id)
    const typed = (await student.questions(lesson.id)).find(({ type }) => type === 'typed-answer')
    expect(typed?.other).toMatchObject({ format: 'word', answer_id: null })
    const answer = { question_id: typed?.id, attempt_id, answer: 'kalitsos' }
    const reply = await student.call('question_try', answer)
    expect(reply.body).toMatchObject({ data: { correct: false, near: true, answer_id: null } })
    expect(JSON.stringify(reply.body)).not.toMatch(/KALITSOZ/i)
    const again = (await student.questions(lesson.id)).find(({ type }) => type === 'typed-answer')
    expect(again?.result).toMatchObject({ correct: false, near: true, answer: 'kalitsos' })
    expect(JSON.stringify(again)).not.toMatch(/KALITSOZ/i)
  })

  test('no output of the contract has a field that could carry a key, but those that open after the answer', () => {
    // Checks are what a program is tried with, as a teacher would say it; what hidden ones ask never leaves (checks.test).
    const allowed = new Set(['answer_id', 'hint', 'success_message', 'checks', 'isCorrect'])
    // Of pushes: public keys, made to be known to every browser.
    for (const name of ['vapid_public_key', 'vapidKey', 'apiKey']) allowed.add(name)
    const suspicious = /answer_key|right|solution|accepted|tolerance|checks|is_?correct|blanks|key$/i
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
    const { smallCourse } = await import('./small-course.ts')
    for (let round = 0; round < 60; round += 1) {
      await school.loadCourse(smallCourse(`load-${round}`))
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
