import type { Course, Notification, ReviewPage, ReviewRow, Submission, TryResult } from '@qadam/contract'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Learner } from '../../../../test/learning.ts'
import {
  startPractising,
  type LessonName,
  type Practising,
  type TaskName,
} from '../../../../test/practice-course.ts'
import { createGroup, signedInStaff, type StaffMember } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { creditLedger } from '../../rewards/rewards/index.ts'

let school: TestSchool
let practising: Practising
let teacher: StaffMember
let admin: StaffMember
let student: Learner

beforeAll(async () => {
  school = await startTestSchool()
  practising = await startPractising(school)
})
beforeEach(async () => {
  teacher = await signedInStaff(school, 'teacher', { firstName: 'Dilnoza', lastName: 'Demo' })
  admin = await signedInStaff(school, 'admin')
  student = await practising.student({ groupId: await createGroup(school, teacher) })
})

const words = 'Bu mening javobim, oʻqituvchi'
const handIn = async (task: TaskName = 'text', answer: unknown = words) => {
  const reply = await student.data<TryResult>('question_try', {
    question_id: practising.questionId(task),
    answer,
  })
  if (!reply.submission) throw new Error('nothing was handed in')
  return reply.submission
}
const approval = { verdict: 'approved', score: 90, coins: 9, points: 45, comment: 'Yaxshi' }
const rejection = { verdict: 'rejected', score: 30, coins: 0, points: 0, comment: 'Qayta yozing' }
const decide = async (
  { submission_id, version }: Pick<Submission, 'submission_id' | 'version'>,
  decision: object,
  who = teacher,
) => await who.call<ReviewRow>('review_decide', { submission_id, version, ...decision })
const standingDecision = async ({ submission_id }: Submission) =>
  (await teacher.data<ReviewPage>('review_submission', { submission_id })).decisions[0]?.decision_id
const balance = async () => {
  const { points, coins } = await student.data<{ points: number; coins: number }>('profile')
  return { points, coins }
}
const ledger = async () => {
  const rows = await school.db
    .selectFrom('ledger')
    .select(['currency', 'amount', 'key'])
    .where('person_id', '=', student.id)
    .where('reason', '=', 'review')
    .orderBy('id')
    .execute()
  return rows.map(({ currency, amount }) => [currency, amount])
}
const lessonOf = async (name: LessonName) =>
  (await student.lessons()).find(({ id }) => id === practising.lessonId(name))

describe('an approval', () => {
  test('is told to the student with its words, pays what it says, and completes the lesson', async () => {
    const handedIn = await handIn('demo')
    school.clock.advance(3600)
    const reply = await decide(handedIn, approval)
    expect(reply.body).toMatchObject({
      data: {
        status: 'approved',
        reviewer: 'Dilnoza Demo',
        score: 90,
        coins_awarded: 9,
        points_awarded: 45,
        due_at: null,
        reviewed_at: school.clock.now().toISOString(),
      },
    })
    const [seen] = await student.data<Submission[]>('submissions')
    expect(seen).toMatchObject({ status: 'approved', teacher_comment: '<p>Yaxshi</p>\n', coins_awarded: 9 })
    // The lesson of a demo day is finished by it: its own 50 points and 5 coins.
    expect(await balance()).toEqual({ points: 45 + 50, coins: 9 + 5 })
    expect(await lessonOf('shown')).toMatchObject({ state: 'completed', practice: { status: 'approved' } })
    const next = { completed_lesson_id: practising.lessonId('shown') }
    expect(await student.data('next_lesson_access', next)).toMatchObject({
      lesson_id: practising.lessonId('last'),
    })
  })

  test('closes the work: what comes after it is refused with how it stands', async () => {
    await decide(await handIn(), approval)
    const late = await student.call('question_try', {
      question_id: practising.questionId('text'),
      answer: `${words} yana`,
    })
    expect([late.status, late.code]).toEqual([409, 'conflict'])
    expect(late.error).toMatchObject({ submission: { status: 'approved', version: 1 } })
  })

  test('earns the student no streak day: it is the teacher who was here', async () => {
    const handedIn = await handIn('demo')
    school.clock.advance(24 * 3600)
    const again = await signedInStaff(school, 'admin')
    expect((await decide(handedIn, approval, again)).status).toBe(200)
    const days = await school.db
      .selectFrom('streak_days')
      .select('day')
      .where('person_id', '=', student.id)
      .execute()
    expect(days).toHaveLength(1)
  })

  test('reaches open apps: review, balance and notification the student’s, the queue those who review', async () => {
    const handedIn = await handIn()
    const publish = vi.spyOn(school.live, 'publish')
    await decide(handedIn, approval)
    const messages = publish.mock.calls.flat().map(({ to, event }) => [to, event])
    publish.mockRestore()
    expect(messages.slice(0, 3)).toEqual([
      [student.id, 'review'],
      [student.id, 'balance'],
      [student.id, 'notification'],
    ])
    expect(messages[3]?.[1]).toBe('queue')
    expect(messages[3]?.[0]).toEqual(expect.arrayContaining([teacher.id, admin.id]))
    expect(messages[3]?.[0]).not.toContain(student.id)
  })

  test('is in the notifications of its student, once', async () => {
    const handedIn = await handIn()
    const request_id = crypto.randomUUID()
    await decide(handedIn, { ...approval, request_id })
    await decide(handedIn, { ...approval, request_id })
    const { notifications } = await student.data<{ notifications: Notification[] }>(
      'get_student_notifications',
    )
    expect(notifications).toHaveLength(1)
    expect(notifications[0]).toMatchObject({
      title: 'Ishingiz qabul qilindi!',
      link: expect.stringMatching(`/${practising.lessonId('written')}$`),
    })
  })
})

describe('a rejection', () => {
  test('fails the lesson without locking what is open, and asks for a new version', async () => {
    await handIn('project', { files: { 'index.html': '' } })
    const handedIn = await handIn()
    expect(await lessonOf('written')).toMatchObject({ state: 'checking' })
    await decide(handedIn, rejection)
    expect(await lessonOf('written')).toMatchObject({ state: 'failed', practice: { status: 'rejected' } })
    const next = { completed_lesson_id: practising.lessonId('written') }
    expect((await student.call('next_lesson_access', next)).status).toBe(200)
    // The very same words may be submitted again, now that they were reviewed.
    expect(await handIn()).toMatchObject({ version: 2, status: 'uploaded' })
    expect(await lessonOf('written')).toMatchObject({ state: 'checking' })
  })

  test('without a grade has none, for staff, student and lists; an approval needs one', async () => {
    const handedIn = await handIn()
    const { score: _, ...ungraded } = rejection
    for (const none of [
      { ...approval, score: null },
      { ...approval, score: undefined },
    ]) {
      const refused = await decide(handedIn, none)
      expect([refused.status, refused.code]).toEqual([400, 'validation.failed'])
      expect(refused.error).toMatchObject({ fields: { score: expect.any(String) } })
    }
    expect((await decide(handedIn, ungraded)).body).toMatchObject({
      data: { status: 'rejected', score: null },
    })
    const page = await teacher.data<ReviewPage>('review_submission', {
      submission_id: handedIn.submission_id,
    })
    expect([page.score, page.versions[0]?.score, page.decisions[0]?.score]).toEqual([null, null, null])
    expect((await student.data<Submission[]>('submissions'))[0]).toMatchObject({
      score: null,
      status: 'rejected',
    })
    // Nought is a grade.
    await decide(handedIn, { ...rejection, score: 0, replaces: page.decisions[0]?.decision_id })
    expect((await student.data<Submission[]>('submissions'))[0]).toMatchObject({ score: 0 })
  })

  test('takes the reviewer’s numbers as they are', async () => {
    await decide(await handIn(), { ...rejection, points: 5 })
    expect(await balance()).toEqual({ points: 5, coins: 0 })
  })
})

describe('one version is decided once', () => {
  test('a second decision learns of the first', async () => {
    const handedIn = await handIn()
    await decide(handedIn, approval)
    const second = await decide(handedIn, rejection, admin)
    expect([second.status, second.code]).toEqual([409, 'submission.already_reviewed'])
    expect(second.error).toMatchObject({ decision: { verdict: 'approved', reviewer: 'Dilnoza Demo' } })
    expect(await balance()).toMatchObject({ points: 45, coins: 9 })
  })

  test('of two at once one wins', async () => {
    for (let round = 0; round < 5; round += 1) {
      const handedIn = await handIn('text', `${words} ${round}`)
      const replies = await Promise.all([
        decide(handedIn, { ...rejection, points: 1 }),
        decide(handedIn, { ...rejection, points: 2 }, admin),
      ])
      expect(replies.map(({ code }) => code ?? 'won').toSorted()).toEqual([
        'submission.already_reviewed',
        'won',
      ])
    }
    expect(await ledger()).toHaveLength(5)
  })

  test('a version that was replaced meanwhile is told, not decided', async () => {
    const handedIn = await handIn()
    const newer = await handIn('text', `${words} yangi`)
    const reply = await decide(handedIn, approval)
    expect([reply.status, reply.code]).toEqual([409, 'conflict'])
    expect(reply.error).toMatchObject({
      reason: 'newer_version',
      newest: { submission_id: newer.submission_id, version: 2 },
    })
    expect((await decide({ ...newer, version: 1 }, approval)).error).toMatchObject({
      reason: 'newer_version',
    })
  })

  test('a hand-in and a decision at once leave one of two clear states', async () => {
    const handedIn = await handIn()
    const [decided, handed] = await Promise.all([
      decide(handedIn, approval),
      student.call('question_try', {
        question_id: practising.questionId('text'),
        answer: `${words} yangi`,
      }),
    ])
    // The first one won, the other got a conflict.
    expect([decided.code, handed.code].filter((code) => code === 'conflict')).toHaveLength(1)
    expect([decided.code, handed.code].filter((code) => code === undefined)).toHaveLength(1)
  })

  test('where a colleague is at work on it, only knowingly', async () => {
    const handedIn = await handIn()
    await teacher.data('review_claim', { submission_id: handedIn.submission_id })
    const reply = await decide(handedIn, approval, admin)
    expect([reply.status, reply.code]).toEqual([409, 'conflict'])
    expect(reply.error).toMatchObject({ reason: 'claimed', claim: { reviewer: 'Dilnoza Demo', mine: false } })
    expect((await decide(handedIn, { ...approval, despite_claim: true }, admin)).status).toBe(200)
    const page = await teacher.data<ReviewPage>('review_submission', {
      submission_id: handedIn.submission_id,
    })
    expect(page.claim).toBeNull()
  })

  test('the same request again gets the same reply, and is nobody else’s', async () => {
    const request_id = crypto.randomUUID()
    const handedIn = await handIn()
    const first = await decide(handedIn, { ...approval, request_id })
    const again = await decide(handedIn, { ...approval, request_id })
    expect(again.body).toEqual(first.body)
    expect(await ledger()).toHaveLength(2)
    const other = await handIn('demo')
    expect((await decide(other, { ...approval, request_id })).error).toMatchObject({
      code: 'conflict',
      reason: 'request_used',
    })
  })
})

describe('a decision that is edited', () => {
  test('changes the balance by the difference, keeps the history, and moves the lesson both ways', async () => {
    await handIn('project', { files: { 'index.html': '' } })
    const handedIn = await handIn()
    const start = await balance()
    await decide(handedIn, approval)
    const first = await standingDecision(handedIn)
    await decide(handedIn, { ...rejection, points: 10, replaces: first })
    expect(await balance()).toEqual({ points: start.points + 10, coins: start.coins })
    expect(await lessonOf('written')).toMatchObject({ state: 'failed' })
    await decide(handedIn, { ...approval, coins: 20, replaces: await standingDecision(handedIn) })
    expect(await balance()).toEqual({ points: start.points + 45, coins: start.coins + 20 })
    expect(await ledger()).toEqual([
      ['points', 45],
      ['coins', 9],
      ['points', -35],
      ['coins', -9],
      ['points', 35],
      ['coins', 20],
    ])
    const page = await teacher.data<ReviewPage>('review_submission', {
      submission_id: handedIn.submission_id,
    })
    expect(page.decisions.map(({ verdict }) => verdict)).toEqual(['approved', 'rejected', 'approved'])
    const { notifications } = await student.data<{ notifications: Notification[] }>(
      'get_student_notifications',
    )
    expect(notifications.map(({ title }) => title)).toEqual([
      'Ishingizning bahosi oʻzgardi',
      'Ishingizning bahosi oʻzgardi',
      'Ishingiz qabul qilindi!',
    ])
  })

  test('from an approval to a return takes all of it back, and says so', async () => {
    const handedIn = await handIn()
    const start = await balance()
    await decide(handedIn, { ...approval, coins: 13, points: 65 })
    await decide(handedIn, { ...rejection, replaces: await standingDecision(handedIn) })
    expect(await balance()).toEqual(start)
    expect(await ledger()).toEqual([
      ['points', 65],
      ['coins', 13],
      ['points', -65],
      ['coins', -13],
    ])
    const [seen] = await student.data<Submission[]>('submissions')
    expect(seen).toMatchObject({ status: 'rejected', coins_awarded: 0, points_awarded: 0 })
    const { notifications } = await student.data<{ notifications: Notification[] }>(
      'get_student_notifications',
    )
    expect(notifications[0]?.detail).toContain('Avval berilgan 65 ball va 13 tanga qaytarib olindi.')
  })

  test('must be the one that holds', async () => {
    const handedIn = await handIn()
    expect((await decide(handedIn, { ...approval, replaces: 1 })).error).toMatchObject({
      reason: 'not_decided',
    })
    await decide(handedIn, approval)
    const first = await standingDecision(handedIn)
    await decide(handedIn, { ...rejection, replaces: first })
    const late = await decide(handedIn, { ...approval, replaces: first }, admin)
    expect(late.code).toBe('submission.already_reviewed')
    expect(late.error).toMatchObject({ decision: { verdict: 'rejected' } })
  })

  test('takes back no more than is there, and gives it back once', async () => {
    const handedIn = await handIn()
    await decide(handedIn, { ...approval, coins: 50, points: 0 })
    // Forty were spent since.
    const spent = { event: { of: 'review', submissionId: 0, decisionId: 0 }, coins: -40 } as const
    await creditLedger(school.db, student.id, [spent], school.moment())
    await decide(handedIn, { ...rejection, replaces: await standingDecision(handedIn) })
    expect(await balance()).toEqual({ points: 0, coins: 0 })
    await decide(handedIn, { ...approval, coins: 50, points: 0, replaces: await standingDecision(handedIn) })
    expect(await balance()).toEqual({ points: 0, coins: 10 })
  })

  test('of an older version is refused once a newer one was handed in', async () => {
    const handedIn = await handIn()
    await decide(handedIn, rejection)
    const first = await standingDecision(handedIn)
    await handIn('text', `${words} yangi`)
    expect((await decide(handedIn, { ...approval, replaces: first })).error).toMatchObject({
      reason: 'newer_version',
    })
  })
})

test('who left the course since keeps the work and what it earns', async () => {
  const handedIn = await handIn()
  await school.db.deleteFrom('enrollments').where('person_id', '=', student.id).execute()
  expect((await decide(handedIn, approval)).status).toBe(200)
  expect(await balance()).toEqual({ points: 45, coins: 9 })
})

describe('work that was given back', () => {
  test('stands first on its course until it is handed in again, and a failed test is none of it', async () => {
    const returned = async () => (await student.data<Course[]>('courses'))[0]?.returned
    expect(await returned()).toEqual([])
    await decide(await handIn('text'), rejection)
    const place = { lesson_id: practising.lessonId('written'), lesson_title: 'Dars written' }
    expect(await returned()).toMatchObject([{ ...place, module_title: 'Modul' }])
    await handIn('text', `${words} yana bir bor`)
    expect(await returned()).toEqual([])
  })

  test('a failed test of a lesson with a practice is not called work given back', async () => {
    const taught = practising.lessonId('taught')
    await student.study(taught)
    await student.takeTest(taught, 0)
    const [course] = await student.data<Course[]>('courses')
    expect(course?.returned).toEqual([])
  })
})
