import type { Notification, Question, ReviewPage, ReviewRow, Submission, TryResult } from '@qadam/contract'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startLearning, type Learner, type Learning } from './learning.ts'
import { startPractising, type Practising } from './practice-course.ts'
import { createGroup, signedInStaff, type StaffMember } from './staffroom.ts'
import { startTestSchool, type TestSchool } from './test-school.ts'

let school: TestSchool
let learning: Learning
let practising: Practising
let student: Learner

beforeAll(async () => {
  school = await startTestSchool()
  learning = await startLearning(school)
  practising = await startPractising(school)
})

const balance = async () => {
  const { points, coins } = await student.data<{ points: number; coins: number }>('profile')
  return { points, coins }
}
const ledger = async () =>
  await school.db
    .selectFrom('ledger')
    .select(['currency', 'amount', 'reason', 'key'])
    .where('person_id', '=', student.id)
    .execute()

afterEach(async () => {
  const rows = await ledger()
  const sum = (currency: string) =>
    rows.filter((row) => row.currency === currency).reduce((total, { amount }) => total + amount, 0)
  const shown = await balance()
  if (shown.points !== sum('points') || shown.coins !== sum('coins'))
    throw new Error(
      `The ledger adds up to ${sum('points')} and ${sum('coins')}, not ${JSON.stringify(shown)}`,
    )
})

describe('a question whose key was shown pays nothing any more', () => {
  let lessonId: number
  let skipped: number

  /** A test passed with its last question left out, so that the review shows a key that the student did not find. */
  beforeEach(async () => {
    student = await learning.student()
    lessonId = (await student.lesson(0)).id
    await student.study(lessonId)
    const attempt = await student.start(lessonId)
    skipped = attempt.question_ids.at(-1) ?? 0
    for (const id of attempt.question_ids.slice(0, -1)) await student.answer(attempt, id, true)
    await student.data('test_finish', { attempt_id: attempt.attempt_id })
  })
  const shownKey = async () =>
    (await student.questions(lessonId)).find(({ id }: Question) => id === skipped)?.other.answer_id

  test('in a run for practice, which pays nothing at all', async () => {
    const answer = await shownKey()
    expect(answer).toEqual(await school.keyOf(skipped))
    const before = await balance()
    const run = await student.start(lessonId)
    expect(run.practice_run).toBe(true)
    const input = { question_id: skipped, answer, attempt_id: run.attempt_id }
    expect(await student.data<TryResult>('question_try', input)).toMatchObject({
      correct: true,
      points_added: 0,
      coins_added: 0,
      strike_added: false,
    })
    for (const id of run.question_ids) await student.answer(run, id, true)
    expect(await student.data('test_finish', { attempt_id: run.attempt_id })).toMatchObject({
      points_added: 0,
      coins_added: 0,
    })
    expect(await balance()).toEqual(before)
  })

  test('in runs one after the other, all at once, left, timed out or replayed', async () => {
    const answer = await shownKey()
    const before = await balance()
    for (const end of ['test_leave', 'deadline', 'test_finish'] as const) {
      const run = await student.start(lessonId)
      const input = { question_id: skipped, answer }
      await Promise.all([
        ...Array.from({ length: 4 }, () => student.call('question_try', input)),
        student.call('question_try', { ...input, attempt_id: run.attempt_id }),
        student.call('question_try', { ...input, attempt_id: run.attempt_id - 1 }),
      ])
      if (end === 'deadline') school.clock.advance(1000)
      await student.call(end === 'deadline' ? 'test_start' : end, {
        lesson_id: lessonId,
        attempt_id: run.attempt_id,
      })
      await student.call('question_try', { ...input, attempt_id: run.attempt_id })
    }
    expect(await balance()).toEqual(before)
  })

  test('while the attempt that passes is being finished', async () => {
    student = await learning.student()
    await student.study(lessonId)
    const attempt = await student.start(lessonId)
    for (const id of attempt.question_ids.slice(0, -1)) await student.answer(attempt, id, true)
    const finish = student.call('test_finish', { attempt_id: attempt.attempt_id })
    const peek = shownKey()
    const late = Array.from({ length: 3 }, async () => {
      const answer = await peek
      return typeof answer === 'number'
        ? await student.call<TryResult>('question_try', { question_id: skipped, answer })
        : undefined
    })
    await finish
    for (const reply of await Promise.all(late)) expect(reply?.body.success ?? false).toBe(false)
    expect((await ledger()).filter(({ key }) => key === `answer:${skipped}`)).toEqual([])
  })
})

describe('one question’s review', () => {
  let teacher: StaffMember

  beforeEach(async () => {
    teacher = await signedInStaff(school, 'teacher')
    student = await practising.student({ groupId: await createGroup(school, teacher) })
  })
  let hands = 0
  const handIn = async () => {
    hands += 1
    const reply = await student.data<TryResult>('question_try', {
      question_id: practising.questionId('text'),
      answer: `Bu mening javobim ${hands}`,
    })
    if (!reply.submission) throw new Error('nothing was handed in')
    return reply.submission
  }
  const decide = async (
    { submission_id, version }: Pick<Submission, 'submission_id' | 'version'>,
    verdict: 'approved' | 'rejected',
    reward: { coins: number; points: number },
    more: object = {},
  ) =>
    await teacher.data<ReviewRow>('review_decide', {
      ...{ submission_id, version, verdict, score: 50, comment: '', ...reward, ...more },
    })
  const page = async ({ submission_id }: Submission) =>
    await teacher.data<ReviewPage>('review_submission', { submission_id })
  const reviewed = async () =>
    (await ledger())
      .filter(({ reason }) => reason === 'review')
      .reduce((sum, { currency, amount }) => ({ ...sum, [currency]: sum[currency as 'coins'] + amount }), {
        coins: 0,
        points: 0,
      }) // the table checks the two currencies

  test('pays over all its versions what one decision may pay', async () => {
    const paid = []
    for (let round = 0; round < 4; round += 1) {
      const work = await handIn()
      const row = await decide(work, 'rejected', { coins: 100, points: 60 })
      paid.push([row.coins_awarded, row.points_awarded])
    }
    expect(paid).toEqual([
      [100, 60],
      [0, 40],
      [0, 0],
      [0, 0],
    ])
    expect(await reviewed()).toEqual({ coins: 100, points: 100 })
  })

  test('tells the reviewer what was paid before, for other versions alone', async () => {
    const first = await handIn()
    expect((await page(first)).paid_before).toEqual({ coins: 0, points: 0 })
    await decide(first, 'rejected', { coins: 7, points: 30 })
    expect((await page(first)).paid_before).toEqual({ coins: 0, points: 0 })
    const second = await handIn()
    expect((await page(second)).paid_before).toEqual({ coins: 7, points: 30 })
    await decide(second, 'approved', { coins: 100, points: 10 })
    expect((await page(second)).paid_before).toEqual({ coins: 7, points: 30 })
    expect(await reviewed()).toEqual({ coins: 100, points: 40 })
  })

  test('says to the student what the ledger says, through every turn', async () => {
    const told = async (work: Submission) => {
      const [seen] = await student.data<Submission[]>('submissions', { question_id: work.question_id })
      return { coins: seen?.coins_awarded, points: seen?.points_awarded }
    }
    const first = await handIn()
    await decide(first, 'approved', { coins: 80, points: 80 })
    const [standing] = (await page(first)).decisions
    await decide(first, 'rejected', { coins: 10, points: 0 }, { replaces: standing?.decision_id })
    expect(await told(first)).toEqual({ coins: 10, points: 0 })
    expect(await reviewed()).toEqual({ coins: 10, points: 0 })
    const second = await handIn()
    await decide(second, 'approved', { coins: 100, points: 100 })
    expect(await told(second)).toEqual({ coins: 90, points: 100 })
    expect(await reviewed()).toEqual({ coins: 100, points: 100 })
    const [newest] = (await page(second)).decisions
    await decide(second, 'approved', { coins: 20, points: 50 }, { replaces: newest?.decision_id })
    expect(await told(second)).toEqual({ coins: 20, points: 50 })
    expect(await reviewed()).toEqual({ coins: 30, points: 50 })
    const { notifications } = await student.data<{ notifications: Notification[] }>(
      'get_student_notifications',
    )
    expect(notifications.some(({ detail }) => detail.includes('90') && detail.includes('100'))).toBe(true)
  })

  test('says what could not be taken back', async () => {
    const work = await handIn()
    await decide(work, 'approved', { coins: 50, points: 0 })
    await school.db
      .insertInto('ledger')
      .values({
        person_id: student.id,
        currency: 'coins',
        amount: -40,
        reason: 'shop',
        key: 'shop:1',
        created_at: school.clock.now(),
      })
      .execute()
    await school.db.updateTable('people').set({ coins: 10 }).where('id', '=', student.id).execute()
    const [standing] = (await page(work)).decisions
    const row = await decide(work, 'rejected', { coins: 0, points: 0 }, { replaces: standing?.decision_id })
    expect(row.coins_awarded).toBe(40)
    expect(await reviewed()).toEqual({ coins: 40, points: 0 })
    const next = await handIn()
    expect((await page(next)).paid_before).toEqual({ coins: 40, points: 0 })
    expect((await decide(next, 'approved', { coins: 100, points: 0 })).coins_awarded).toBe(60)
  })

  test('pays once for many decisions at once and for the same one sent again', async () => {
    const work = await handIn()
    const admin = await signedInStaff(school, 'admin')
    const input = {
      submission_id: work.submission_id,
      version: 1,
      verdict: 'rejected',
      score: 1,
      comment: '',
    }
    const reward = { coins: 100, points: 100, request_id: crypto.randomUUID() }
    await Promise.all([
      ...Array.from({ length: 5 }, () => teacher.call('review_decide', { ...input, ...reward })),
      ...Array.from({ length: 5 }, () => admin.call('review_decide', { ...input, coins: 99, points: 99 })),
    ])
    const { coins } = await reviewed()
    expect([99, 100]).toContain(coins)
    const [standing] = (await page(work)).decisions
    await Promise.all(
      [100, 90, 80].map((each) =>
        teacher.call('review_decide', {
          ...{ ...input, coins: each, points: each, replaces: standing?.decision_id },
        }),
      ),
    )
    const [holds] = (await page(work)).decisions
    expect(await reviewed()).toEqual({ coins: holds?.coins, points: holds?.points })
  })
})
