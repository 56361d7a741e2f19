import type { Achievements, AchievementKind, TryResult } from '@qadam/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ExamSitter } from '../../../../test/exam-sitter.ts'
import { startLearning, type Learner, type Learning } from '../../../../test/learning.ts'
import { startPractising, type Practising, type TaskName } from '../../../../test/practice-course.ts'
import { createGroup, signedInStaff } from '../../../../test/staffroom.ts'
import { startStall } from '../../../../test/stall.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { creditLedger } from '../rewards/index.ts'
import { awardEverybody } from './index.ts'

const NOON = '2026-03-10T07:00:00.000Z'

let school: TestSchool
let learning: Learning
let practising: Practising
beforeAll(async () => {
  school = await startTestSchool()
  learning = await startLearning(school)
  practising = await startPractising(school)
})
beforeEach(() => school.clock.set(NOON))

const achievementsOf = async ({ token }: { token: string }): Promise<Achievements> => {
  const reply = await school.call<Achievements>('achievements', {}, token)
  if (!reply.body.success) throw new Error(JSON.stringify(reply.body.error))
  return reply.body.data
}
const kinds = async (student: { token: string }) =>
  (await achievementsOf(student)).earned.map(({ kind }) => kind).toSorted()
const earnedAt = async (student: { token: string }, kind: AchievementKind) =>
  (await achievementsOf(student)).earned.find((one) => one.kind === kind)?.earned_at
const show = async ({ token }: { token: string }, shown: readonly string[]) =>
  await school.call<{ first: string[] }>('achievements_seen', { kinds: shown }, token)
const stored = async ({ id }: { id: number }) => {
  const rows = await school.db
    .selectFrom('achievements')
    .select('kind')
    .where('person_id', '=', id)
    .orderBy('kind')
    .execute()
  return rows.map(({ kind }) => kind)
}

/** The first module of the small course, each test with so many right. */
async function takeModule(student: Learner, right: { one: number; two: number }): Promise<void> {
  const one = await student.lesson(0)
  await student.study(one.id)
  await student.takeTest(one.id, right.one)
  await student.data('next_lesson_access', { completed_lesson_id: one.id })
  const two = await student.lesson(1)
  await student.study(two.id)
  await student.takeTest(two.id, right.two)
}

const handIn = async (student: Learner, task: TaskName, answer: unknown) => {
  const { submission } = await student.data<TryResult>('question_try', {
    question_id: practising.questionId(task),
    answer,
  })
  if (!submission) throw new Error('nothing was handed in')
  return submission
}
const website = { files: { 'index.html': '<h1>Salom</h1>' }, media: {} }

describe('a student', () => {
  test('begins with nothing, on the first level', async () => {
    expect(await achievementsOf(await school.signedInStudent())).toEqual({
      earned: [],
      level: { number: 1, points: 0, points_from: 0, points_to: 100 },
    })
  })

  test('earns the first lesson when it is finished, and has the level of their points', async () => {
    const student = await learning.student()
    const lesson = await student.lesson(0)
    await student.study(lesson.id)
    expect(await kinds(student)).toEqual([])
    await student.takeTest(lesson.id, 5)
    const finishedAt = school.clock.now().toISOString()
    school.clock.advance(3600)
    const { earned, level } = await achievementsOf(student)
    expect(earned).toEqual([{ kind: 'first_lesson', earned_at: finishedAt, is_new: true }])
    const { points } = await student.data<{ points: number }>('profile')
    expect(level).toMatchObject({ number: 2, points, points_from: 100, points_to: 300 })
  })

  test('earns a module without a mistake, though they get something wrong once it is passed', async () => {
    const student = await learning.student()
    await takeModule(student, { one: 5, two: 2 })
    const practiceRun = await student.start((await student.lesson(0)).id)
    for (const questionId of practiceRun.question_ids) await student.answer(practiceRun, questionId, false)
    await student.data('test_finish', { attempt_id: practiceRun.attempt_id })
    expect(await kinds(student)).toEqual(['first_lesson', 'flawless_module'])
  })

  test('does not earn it with a wrong answer, nor with a second attempt', async () => {
    const careless = await learning.student()
    // Four of five pass.
    await takeModule(careless, { one: 4, two: 2 })
    expect(await kinds(careless)).toEqual(['first_lesson'])

    const persistent = await learning.student()
    const one = await persistent.lesson(0)
    await persistent.study(one.id)
    await persistent.takeTest(one.id, 0)
    await takeModule(persistent, { one: 5, two: 2 })
    expect(await kinds(persistent)).toEqual(['first_lesson'])
  })

  test('earns the first program when it is handed in, and the first practice when it is approved, for good', async () => {
    const teacher = await signedInStaff(school, 'teacher')
    const student = await practising.student({ groupId: await createGroup(school, teacher) })
    const work = await handIn(student, 'text', 'Bu mening javobim')
    expect(await kinds(student)).toEqual([])
    const target = { submission_id: work.submission_id, version: work.version }
    school.clock.advance(3600)
    const approvedAt = school.clock.now().toISOString()
    const approval = { verdict: 'approved', score: 90, coins: 9, points: 45, comment: '' }
    await teacher.data('review_decide', { ...target, ...approval })
    expect(await kinds(student)).toEqual(['first_approved'])

    school.clock.advance(3600)
    await handIn(student, 'project', website)
    expect(await kinds(student)).toEqual(['first_approved', 'first_lesson', 'first_program'])
    expect(await earnedAt(student, 'first_program')).toBe(school.clock.now().toISOString())

    const page = await teacher.data<{ decisions: { decision_id: number }[] }>('review_submission', {
      submission_id: work.submission_id,
    })
    const rejection = { verdict: 'rejected', score: 30, coins: 0, points: 0, comment: 'Qayta yozing' }
    await teacher.data('review_decide', {
      ...target,
      ...rejection,
      replaces: page.decisions[0]?.decision_id,
    })
    expect(await earnedAt(student, 'first_approved')).toBe(approvedAt)
  })

  test('earns the streaks they ever had, from the day that was paid for', async () => {
    const student = await school.signedInStudent()
    const streak = { person_id: student.id, current: 1, last_day: '2026-03-10', covered_until: '2026-03-10' }
    await school.db
      .insertInto('streaks')
      .values({ ...streak, longest: 6 })
      .execute()
    expect(await kinds(student)).toEqual([])
    await school.db.updateTable('streaks').set({ longest: 30 }).where('person_id', '=', student.id).execute()
    school.clock.set('2026-02-01T07:00:00.000Z')
    await school.db.transaction().execute(async (transaction) => {
      const event = { of: 'streak', length: 7, day: '2026-02-01' } as const
      await creditLedger(transaction, student.id, [{ event, coins: 20 }], school.moment())
    })
    school.clock.set(NOON)
    expect((await achievementsOf(student)).earned).toEqual([
      // What a repair made as long is dated by the moment in which it is found.
      { kind: 'streak_30', earned_at: NOON, is_new: true },
      { kind: 'streak_7', earned_at: '2026-02-01T07:00:00.000Z', is_new: true },
    ])
    await school.db.updateTable('streaks').set({ longest: 100 }).where('person_id', '=', student.id).execute()
    expect(await kinds(student)).toEqual(['streak_100', 'streak_30', 'streak_7'])
  })

  test('earns the exam when it has ended, however it went', async () => {
    const sitter = await ExamSitter.arrive(school)
    const started = await sitter.start('Part 1')
    expect(await kinds(sitter)).toEqual([])
    await sitter.save('Part 1', await sitter.answers(started, 0))
    expect(await kinds(sitter)).toEqual(['exam_finished'])
  })

  test('earns a friend who was enrolled, once', async () => {
    const student = await school.signedInStudent()
    for (const hour of [8, 9]) {
      const friend = await school.createStudent()
      school.clock.set(`2026-03-10T0${hour}:00:00.000Z`)
      await school.db.transaction().execute(async (transaction) => {
        const event = { of: 'invite', studentId: friend.id } as const
        await creditLedger(transaction, student.id, [{ event, coins: 1000 }], school.moment())
      })
      expect((await achievementsOf(student)).earned).toMatchObject([
        { kind: 'friend_invited', earned_at: '2026-03-10T08:00:00.000Z' },
      ])
    }
  })

  test('earns an order when it is handed over; a streak freeze is none', async () => {
    const stall = await startStall(school)
    const student = await stall.student(1000)
    await student.bought(await stall.item({ kind: 'streak_freeze', price: 50, picture: 'freeze' }))
    const { order } = await student.bought(await stall.item())
    await stall.teacher.data('shop_order_ready', { order_id: order.id })
    expect(await kinds(student)).toEqual([])
    await stall.teacher.data('shop_order_hand_over', { order_id: order.id })
    expect(await kinds(student)).toEqual(['first_order'])
  })

  test('has nothing of what others did', async () => {
    const student = await learning.student()
    const lesson = await student.lesson(0)
    await student.study(lesson.id)
    await student.takeTest(lesson.id, 5)
    const neighbour = await learning.student()
    await achievementsOf(student)
    expect(await kinds(neighbour)).toEqual([])
    expect(await stored(neighbour)).toEqual([])
  })
})

/** A student who finished a lesson and did not open the achievements. */
async function finisher(): Promise<Learner> {
  const student = await practising.student()
  await student.study(practising.lessonId('last'))
  return student
}

describe('what is new', () => {
  test('is shown by one device alone, though several ask at once', async () => {
    const student = await finisher()
    expect((await achievementsOf(student)).earned).toMatchObject([{ kind: 'first_lesson', is_new: true }])
    const replies = await Promise.all(
      Array.from({ length: 5 }, async () => await show(student, ['first_lesson', 'streak_7'])),
    )
    const firsts = replies.flatMap(({ body }) => (body.success ? body.data.first : ['refused']))
    expect(firsts).toEqual(['first_lesson'])
    expect((await achievementsOf(student)).earned).toMatchObject([{ kind: 'first_lesson', is_new: false }])
  })

  test('stays new where only what is not earned, or what is another’s, is shown', async () => {
    const student = await finisher()
    await achievementsOf(student)
    expect((await show(student, ['streak_7'])).body).toMatchObject({ data: { first: [] } })
    const neighbour = await school.signedInStudent()
    expect((await show(neighbour, ['first_lesson'])).body).toMatchObject({ data: { first: [] } })
    expect((await achievementsOf(student)).earned).toMatchObject([{ is_new: true }])
    expect(await stored(neighbour)).toEqual([])
  })

  test.each([
    [[]],
    [['diamond']],
    ['first_lesson'],
    [[7]],
    [Array.from({ length: 11 }, () => 'first_lesson')],
    [undefined],
  ])('is not %j', async (shown) => {
    const { token } = await school.signedInStudent()
    const reply = await school.call('achievements_seen', { kinds: shown }, token)
    expect([reply.status, reply.code]).toEqual([400, 'validation.failed'])
  })
})

describe('the job', () => {
  test('finds what those earned who do not look, and keeps it as it was', async () => {
    const student = await finisher()
    await awardEverybody(school.db, school.clock.now())
    expect(await stored(student)).toEqual(['first_lesson'])
    await show(student, ['first_lesson'])
    school.clock.advance(600)
    await Promise.all([
      awardEverybody(school.db, school.clock.now()),
      awardEverybody(school.db, school.clock.now()),
      achievementsOf(student),
    ])
    expect((await achievementsOf(student)).earned).toEqual([
      { kind: 'first_lesson', earned_at: NOON, is_new: false },
    ])
  })

  test('looks at a big school in turn, and begins anew once it has seen everybody', async () => {
    const students = await Promise.all(Array.from({ length: 5 }, finisher))
    const { count } = await school.db
      .selectFrom('people')
      .select((people) => people.fn.countAll<number>().as('count'))
      .where('role', '=', 'student')
      .executeTakeFirstOrThrow()
    const runs = async (times: number) => {
      for (let run = 0; run < times; run += 1)
        await awardEverybody(school.db, school.clock.now(), { batch: 2, batches: 1 })
    }
    await runs(1)
    const found = async () => (await Promise.all(students.map(stored))).flat().length
    expect(await found()).toBeLessThan(5)
    await runs(Math.floor(count / 2))
    expect(await found()).toBe(5)
    const late = await finisher()
    await runs(Math.ceil((count + 1) / 2) + 1)
    expect(await stored(late)).toEqual(['first_lesson'])
  })
})

test('achievements are for students who are signed in', async () => {
  const teacher = await signedInStaff(school, 'teacher')
  for (const action of ['achievements', 'achievements_seen'] as const) {
    const input = { kinds: ['first_lesson'] }
    expect((await school.call(action, input)).code).toBe('auth.required')
    expect((await school.call(action, input, teacher.token)).code).toBe('access.forbidden')
  }
})
