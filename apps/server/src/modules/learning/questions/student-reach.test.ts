import { studentActions, type Notification, type StudentActionName, type TryResult } from '@qadam/contract'
import type { CourseArchive } from '@qadam/course-archive'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { Learner, startLearning, type Learning } from '../../../../test/learning.ts'
import {
  practiceCourse,
  startPractising,
  type Practising,
  type TaskName,
} from '../../../../test/practice-course.ts'
import { smallCourse } from '../../../../test/small-course.ts'
import { createGroup, signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { PASSWORD, startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { UploadClient } from '../../../../test/upload-client.ts'
import { enroll } from '../courses/index.ts'
import { notify, reviewApproved } from '../../messages/notifications/index.ts'

// Every action of a student with another’s ids, in a lesson that is not open, signed out, as staff and frozen: one
// table, so that a new action cannot be forgotten.

/** Is in everything the owner wrote and in their last name, which no other person may read. */
const MARK = 'EGASINIKI'

/** What an action is called with by a neighbour: ids are the owner’s. */
interface StudentCase {
  input: object
  /** What it comes to for the neighbour. */
  neighbour: number
  /** For a student of the course who has not come as far; as for the neighbour if left out. */
  early?: number
}

let school: TestSchool
let learning: Learning
let practising: Practising
let owner: Learner
let neighbour: Learner
let early: Learner
let cases: Record<StudentActionName, StudentCase>

beforeAll(async () => {
  school = await startTestSchool()
  learning = await startLearning(school, lastLessonFirst(smallCourse()))
  practising = await startPractising(school, 'practice', lastLessonFirst(practiceCourse()))
  const teacher = await signedInStaff(school, 'teacher')
  const groupId = await createGroup(school, teacher)
  owner = await practising.student({ groupId, lastName: MARK, exam: true })
  await enroll(school.db, owner.id, learning.courseId, school.clock.now())
  // In a group of their own, since announcements to the group are theirs as well.
  const signedIn = await school.signedInStudent({ groupId: await createGroup(school, teacher), exam: true })
  neighbour = new Learner(school, signedIn.id, signedIn.token, learning.courseId)
  early = await learning.student()
  await enroll(school.db, early.id, practising.courseId, school.clock.now())
  cases = casesOf(await ownerActs(groupId, teacher))
})

/** The first lesson of a course is open to all who learn it; what the cases name is to be in a later one. */
function lastLessonFirst(course: CourseArchive): CourseArchive {
  for (const { lessons } of course.modules) lessons.unshift(...lessons.splice(-1))
  return course
}

/** The owner has one of everything. */
async function ownerActs(groupId: number, teacher: StaffMember) {
  const question = (name: TaskName) => ({ question_id: practising.questionId(name) })
  const learner = new Learner(school, owner.id, owner.token, learning.courseId)
  const lesson = await learner.lesson(0)
  await learner.study(lesson.id)
  const attempt = await learner.start(lesson.id)
  const [answeredId = 0] = attempt.question_ids
  await learner.answer(attempt, answeredId, false)
  await owner.data('practice_draft_save', { ...question('words'), text: MARK, revision: 0 })
  const project = { files: { 'index.html': `<p>${MARK}</p>` } }
  await owner.data('save_project_data', { ...question('project'), project, revision: 0 })
  await owner.data<TryResult>('question_try', { ...question('text'), answer: `${MARK} uch soʻz` })
  await owner.data('exam_start', { level: 'Part 1' })
  const params = { lesson: { uz: MARK }, points: 1, coins: 1 }
  const place = { course_id: learning.courseId, module_id: 1, lesson_id: lesson.id }
  const notice = { personId: owner.id, params, place, key: MARK }
  await school.db
    .transaction()
    .execute(async (transaction) => await notify(transaction, reviewApproved, notice, school.clock.now()))
  const { notifications } = await owner.data<{ notifications: Notification[] }>('get_student_notifications')
  const [session] = await owner.data<{ id: number }[]>('sessions')
  const uploaded = await new UploadClient(school, owner.token).upload(MARK)
  const announced = await teacher.data<{ id: number }>('announcement_save', {
    group_id: groupId,
    title: { uz: MARK },
    body: { uz: MARK },
    from: '2026-03-10',
    until: null,
  })
  const shared = await owner.data<{ id: number }>('project_share', {
    ...{ slot: 'web', project, request_id: crypto.randomUUID() },
  })
  const certificate = await school.db
    .insertInto('certificates')
    .values({
      ...{ person_id: owner.id, course_id: learning.courseId, code: 'ABCDEABCDEABCDEABCDE', name: MARK },
      ...{ course_title: JSON.stringify({ uz: 'Kurs' }), school: 'Qadam', issued_at: school.clock.now() },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
    certificateId: certificate.id,
    shareId: shared.id,
    lessonId: lesson.id,
    moduleId: (await learner.modules())[0]?.id ?? 0,
    videoId: await questionOfSecondLesson('video'),
    infoId: await questionOfSecondLesson('info'),
    attemptId: attempt.attempt_id,
    answeredId,
    notificationId: notifications[0]?.id ?? 0,
    sessionId: session?.id ?? 0,
    uploadId: uploaded.id,
    announcementId: announced.id,
  }
}

async function questionOfSecondLesson(type: 'video' | 'info'): Promise<number> {
  const second = await new Learner(school, owner.id, owner.token, learning.courseId).lesson(1)
  const { id } = await school.db
    .selectFrom('questions')
    .select('id')
    .where('lesson_id', '=', second.id)
    .where('type', '=', type)
    .executeTakeFirstOrThrow()
  return id
}

function casesOf(its: Awaited<ReturnType<typeof ownerActs>>): Record<StudentActionName, StudentCase> {
  const question = (name: TaskName) => ({ question_id: practising.questionId(name) })
  const closed = { neighbour: 404, early: 403 }
  const lesson = { lesson_id: practising.lessonId('taught') }
  return {
    login: { input: { phone: '+998 90 000 99 99', password: 'wrong' }, neighbour: 401 },
    profile: { input: {}, neighbour: 200 },
    update_profile: { input: { animal: 'eagle' }, neighbour: 200 },
    update_lang: { input: { lang: 'uz' }, neighbour: 200 },
    change_password: { input: { old_password: 'wrong', new_password: 'yashil olma 7' }, neighbour: 401 },
    password_reset_ways: { input: {}, neighbour: 200 },
    password_reset_request: { input: { phone: '90 123 45 67' }, neighbour: 403 },
    password_reset_confirm: {
      input: { phone: '90 123 45 67', code: '123456', new_password: 'yashil olma 7' },
      neighbour: 400,
    },
    sessions: { input: {}, neighbour: 200 },
    session_end: { input: { session_id: its.sessionId }, neighbour: 200 },
    student_info: { input: {}, neighbour: 200 },
    courses: { input: {}, neighbour: 200 },
    course_student: { input: { course_id: practising.courseId }, neighbour: 404, early: 200 },
    course_modules: { input: { course_id: practising.courseId }, neighbour: 404, early: 200 },
    module_lessons: { input: { module_id: its.moduleId }, neighbour: 404, early: 200 },
    next_lesson_access: { input: { completed_lesson_id: lesson.lesson_id }, ...closed },
    lesson_questions: { input: lesson, ...closed },
    video_progress: {
      input: { question_id: its.videoId, position_s: 5, played_s: 5 },
      ...closed,
    },
    info_read: { input: { question_id: its.infoId }, ...closed },
    test_start: { input: lesson, ...closed },
    question_try: { input: { ...question('text'), answer: 'Uch soʻzli javob' }, ...closed },
    test_finish: { input: { attempt_id: its.attemptId }, neighbour: 404 },
    test_leave: { input: { attempt_id: its.attemptId }, neighbour: 404 },
    lesson_moments: { input: lesson, ...closed },
    exercise_drafts: { input: { question_id: its.infoId }, ...closed },
    exercise_draft_save: {
      input: { question_id: its.infoId, exercise: 'ism', text: 'print(1)', revision: 0 },
      ...closed,
    },
    exercise_try: {
      input: { question_id: its.infoId, exercise: 'ism', code: 'print(1)', passed: true },
      ...closed,
    },
    exercise_solution: { input: { question_id: its.infoId, exercise: 'ism' }, ...closed },
    recall_session: { input: {}, neighbour: 200 },
    module_knowledge: { input: { module_id: its.moduleId }, neighbour: 404, early: 200 },
    recall_answer: {
      input: { question_id: its.answeredId, answer: 1, request_id: crypto.randomUUID() },
      neighbour: 404,
    },
    upload_discard: { input: { upload_id: its.uploadId }, neighbour: 404 },
    event_log: { input: { event_action: 'lesson_opened', comment: 'x' }, neighbour: 200 },
    get_student_streak: { input: {}, neighbour: 200 },
    get_student_streak_by_month: { input: { month: 3, year: 2026 }, neighbour: 200 },
    statement: { input: {}, neighbour: 200 },
    day_goals: { input: {}, neighbour: 200 },
    leaderboard_by_group: { input: {}, neighbour: 200 },
    leaderboard: { input: {}, neighbour: 200 },
    leaderboard_visibility: { input: { hidden: false }, neighbour: 200 },
    league: { input: {}, neighbour: 200 },
    league_seen: { input: { week: '2026-03-09' }, neighbour: 200 },
    achievements: { input: {}, neighbour: 200 },
    achievements_seen: { input: { kinds: ['first_lesson'] }, neighbour: 200 },
    certificates: { input: {}, neighbour: 200 },
    certificate_listing: { input: { certificate_id: its.certificateId, listed: true }, neighbour: 404 },
    submissions: { input: {}, neighbour: 200 },
    practice_draft: { input: question('words'), ...closed },
    practice_draft_save: { input: { ...question('words'), text: 'x', revision: 0 }, ...closed },
    get_project_data: { input: question('project'), ...closed },
    save_project_data: {
      input: { ...question('project'), project: { files: { 'index.html': '' } }, revision: 0 },
      ...closed,
    },
    project_versions: { input: question('project'), ...closed },
    project_media: { input: question('project'), ...closed },
    project_media_room: { input: {}, neighbour: 200 },
    code_tour: { input: {}, neighbour: 200 },
    project_shares: { input: {}, neighbour: 200 },
    project_share: {
      input: { slot: 'py', project: { files: { 'main.py': '' } }, request_id: crypto.randomUUID() },
      neighbour: 200,
    },
    project_share_end: { input: { share_id: its.shareId }, neighbour: 404 },
    // By a key that nobody was given; with one, `shares.test.ts` opens it.
    shared_project: { input: { key: 'a'.repeat(32) }, neighbour: 404 },
    shared_project_take: { input: { key: 'a'.repeat(32) }, neighbour: 404 },
    yordamchi_ai: { input: { ...question('project'), message: 'Nima qilay?' }, ...closed },
    new_yordamchi_ai: { input: question('project'), ...closed },
    helper_history: { input: question('project'), ...closed },
    coin_shop: { input: {}, neighbour: 200 },
    coin_shop_buy: { input: { item_id: 2_000_000, request_id: crypto.randomUUID() }, neighbour: 404 },
    invite: { input: {}, neighbour: 200 },
    invite_look: { input: { code: '22222222' }, neighbour: 404 },
    invite_accept: { input: { code: '22222222', name: 'Ali', phone: '90 123 45 67' }, neighbour: 404 },
    events_ticket: { input: {}, neighbour: 200 },
    get_student_notifications: { input: {}, neighbour: 200 },
    mark_notification_read: { input: { notification_id: its.notificationId }, neighbour: 404 },
    delete_student_notification: { input: { notification_id: its.notificationId }, neighbour: 404 },
    push_config: { input: {}, neighbour: 200 },
    save_notification_permission: { input: { student_id: owner.id, token: 'x' }, neighbour: 404 },
    notification_preferences: { input: { muted: [] }, neighbour: 200 },
    telegram: { input: {}, neighbour: 200 },
    telegram_link: { input: {}, neighbour: 200 },
    telegram_unlink: { input: { chat_id: 2_000_000 }, neighbour: 200 },
    exam: { input: {}, neighbour: 200, early: 403 },
    exam_start: { input: { level: 'Part 2' }, neighbour: 403 },
    exam_answer: { input: { questionId: 1, selectedAnswer: 1 }, neighbour: 403 },
    exam_save: { input: { level: 'Part 1', answers: [] }, neighbour: 403 },
    exam_result: { input: {}, neighbour: 200, early: 403 },
    payments: { input: {}, neighbour: 200 },
    announcements: { input: {}, neighbour: 200 },
    announcement_mark: { input: { announcement_id: its.announcementId, as: 'read' }, neighbour: 404 },
    // Ends the session that walks: last.
    logout: { input: {}, neighbour: 200 },
  }
}

const names = Object.keys(studentActions) as StudentActionName[] // its keys are the actions
/** In the order of the cases. */
const walk = () => Object.entries(cases) as [StudentActionName, StudentCase][]

/** A digest of every row that names the owner, by table and column. */
async function ownersRows(): Promise<unknown> {
  const { rows } = await sql<{ place: string; query: string }>`
    select r.relname || '.' || a.attname as place,
      format('select %L as place, md5(coalesce(string_agg(t::text, '','' order by t::text), '''')) as rows from %I t where %I = %s',
        r.relname || '.' || a.attname, r.relname, a.attname, ${sql.lit(owner.id)}::int) as query
    from pg_constraint c
    join pg_class r on r.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'people'::regclass and cardinality(c.conkey) = 1
    order by 1`.execute(school.db)
  expect(rows.length).toBeGreaterThan(25)
  const digests = await sql<{ place: string; rows: string }>`${sql.raw(
    [...rows.map(({ query }) => query), selfDigest].join(' union all '),
  )}`.execute(school.db)
  return Object.fromEntries(digests.rows.map((row) => [row.place, row.rows]))
}
const selfDigest = `select 'people.id', md5(t::text) from people t where last_name = '${MARK}'`

async function call(student: Learner, name: StudentActionName) {
  const { status, code, body } = await student.call(name, cases[name].input)
  return { name, status, code, text: JSON.stringify(body) }
}

test('with another’s ids a neighbour reads and changes nothing of theirs', async () => {
  const before = await ownersRows()
  for (const [name, { neighbour: status }] of walk()) {
    const reply = await call(neighbour, name)
    expect.soft({ name, status: reply.status }).toEqual({ name, status })
    expect.soft({ name, reads: reply.text.includes(MARK) }).toEqual({ name, reads: false })
    expect.soft({ name, rows: await ownersRows() }).toEqual({ name, rows: before })
  }
  // The digest sees what changes, and the owner reads what is theirs.
  const read = await owner.call('practice_draft', cases.practice_draft.input)
  expect(JSON.stringify(read.body)).toContain(MARK)
  await owner.data('mark_notification_read', cases.mark_notification_read.input)
  expect(await ownersRows()).not.toEqual(before)
})

test('who has not come as far reaches nothing in a lesson that is closed', async () => {
  for (const [name, { neighbour: other, early: status = other }] of walk()) {
    const reply = await call(early, name)
    expect.soft({ name, status: reply.status }).toEqual({ name, status })
    if (studentActions[name].access.reach === 'open lesson' && status === 403) {
      expect.soft({ name, code: reply.code }).toEqual({ name, code: 'lesson.closed' })
    }
    expect.soft({ name, reads: reply.text.includes(MARK) }).toEqual({ name, reads: false })
  }
})

test('every action that says it reaches an open lesson asks for one', () => {
  const ofLessons = names.filter((name) => studentActions[name].access.reach === 'open lesson')
  expect(ofLessons.filter((name) => cases[name].neighbour !== 404)).toEqual([])
})

test('signed out, only what is open to everybody answers', async () => {
  for (const name of names) {
    const reply = await school.call(name, cases[name].input)
    const isRefused = reply.code === 'auth.required'
    expect
      .soft({ name, isRefused })
      .toEqual({ name, isRefused: studentActions[name].access.role !== 'anyone' })
  }
})

test('staff are no students', async () => {
  const { phone } = await school.createAdmin()
  const token = await school.signIn(phone, PASSWORD)
  for (const name of names.filter((one) => studentActions[one].access.role !== 'anyone')) {
    const reply = await school.call(name, cases[name].input, token)
    expect.soft({ name, code: reply.code }).toEqual({ name, code: 'access.forbidden' })
  }
})

test('a frozen student is refused what the table says, and nothing else', async () => {
  const frozen = await school.signedInStudent({ frozen: true, nextDueOn: '2026-03-01' })
  for (const name of names.filter((one) => one !== 'logout')) {
    const reply = await school.call(name, cases[name].input, frozen.token)
    const isFrozen = reply.code === 'account.frozen'
    expect
      .soft({ name, isFrozen })
      .toEqual({ name, isFrozen: studentActions[name].access.frozen === 'refused' })
  }
})
