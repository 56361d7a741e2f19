import type { DayGoals, StatementRow, Submission, TryResult } from '@qadam/contract'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { startLearning, type Learner, type Learning } from '../../../../test/learning.ts'
import { startPractising, type Practising } from '../../../../test/practice-course.ts'
import { createGroup, signedInStaff } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { timeZoneHistory, timeZoneOf } from '../../base/school/index.ts'
import { removeOldGoals, settleEndedDays } from './index.ts'

// Midnight in Tashkent is at 19:00 UTC.
const NOON = '2026-03-10T07:00:00.000Z'
const EVENING = '2026-03-10T17:00:00.000Z'
const MIDNIGHT = '2026-03-10T19:00:00.000Z'

let school: TestSchool
let learning: Learning
let practising: Practising

beforeAll(async () => {
  school = await startTestSchool()
  learning = await startLearning(school)
  practising = await startPractising(school)
})
beforeEach(() => school.clock.set(NOON))

const goalsOf = async (student: Learner) => await student.data<DayGoals>('day_goals')
const shown = async (student: Learner) =>
  (await goalsOf(student)).goals.map(({ kind, done, target }) => `${kind} ${done}/${target}`)
const coinsOf = async ({ id }: Learner) => {
  const { coins } = await school.db
    .selectFrom('people')
    .select('coins')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return coins
}
/** The goals that the ledger paid, by their keys. */
const paidTo = async ({ id }: Learner) => {
  const rows = await school.db
    .selectFrom('ledger')
    .select(['key', 'amount'])
    .where('person_id', '=', id)
    .where('reason', '=', 'goal')
    .orderBy('key')
    .execute()
  return rows.map(({ key, amount }) => `${key} ${amount}`)
}
const daysOf = async ({ id }: Learner) =>
  await school.db.selectFrom('day_goals').select(['day', 'settled_at']).where('person_id', '=', id).execute()
/** Does the lesson at a place of the small course, its test with so many right. */
const learn = async (student: Learner, place: number, right: number) => {
  const { id } = await student.lesson(place)
  await student.study(id)
  await student.takeTest(id, right)
}
/** A session ends with the day; a returning student signs in. */
const back = async (learner: Learner) => await learner.signedInAgain()
const settle = async () => await settleEndedDays(school.db, school.moment())

describe('the goals of a day', () => {
  test('are made at the first visit, move with what is done, and each is paid once', async () => {
    const student = await learning.student()
    expect(await goalsOf(student)).toEqual({
      day: '2026-03-10',
      goals: [
        { kind: 'lesson', done: 0, target: 1, coins: 3 },
        { kind: 'answers', done: 0, target: 5, coins: 3 },
        { kind: 'streak', done: 0, target: 1, coins: 3 },
      ],
      group: null,
      paid: null,
      recall_due: 0,
    })
    await learn(student, 0, 3)
    expect(await goalsOf(student)).toMatchObject({
      goals: [{ done: 0 }, { done: 3 }, { done: 1 }],
      paid: { coins: 3, balance: { points: 30, coins: 3 } },
    })
    await learn(student, 0, 5)
    const before = await coinsOf(student)
    const reply = await goalsOf(student)
    expect(reply).toMatchObject({ goals: [{ done: 1 }, { done: 5 }, { done: 1 }], paid: { coins: 6 } })
    expect(reply.paid?.balance.coins).toBe(before + 6)
    expect((await goalsOf(student)).paid).toBeNull()
    expect(await coinsOf(student)).toBe(before + 6)
    expect(await paidTo(student)).toEqual([
      'goal:2026-03-10:answers 3',
      'goal:2026-03-10:lesson 3',
      'goal:2026-03-10:streak 3',
    ])
    const { rows } = await student.data<{ rows: StatementRow[] }>('statement', { currency: 'coins' })
    expect(rows[0]).toMatchObject({ reason: 'goal', amount: 3, subject: null, day: '2026-03-10' })
  })

  test('count what was done before they were made', async () => {
    const student = await learning.student()
    await learn(student, 0, 5)
    // Lesson two follows the first and may be opened; its test and that of the first ask seven.
    expect(await shown(student)).toEqual(['lesson 1/1', 'answers 5/5', 'review 0/1'])
    expect(await paidTo(student)).toHaveLength(2)
  })

  test('are one on raced devices, and paid once', async () => {
    const student = await learning.student()
    const first = await Promise.all(Array.from({ length: 6 }, async () => await goalsOf(student)))
    expect(new Set(first.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(await daysOf(student)).toHaveLength(1)
    await learn(student, 0, 5)
    const replies = await Promise.all(Array.from({ length: 6 }, async () => await goalsOf(student)))
    expect(replies.flatMap(({ paid }) => paid?.coins ?? [])).toEqual([9])
    expect(await paidTo(student)).toHaveLength(3)
  })

  test('end with the school’s midnight, and what was done then counts for no other day', async () => {
    school.clock.set(EVENING)
    const student = await learning.student()
    await learn(student, 0, 5)
    await goalsOf(student)
    school.clock.set('2026-03-10T18:59:59.999Z')
    expect((await goalsOf(student)).day).toBe('2026-03-10')
    school.clock.set(MIDNIGHT)
    const { day, goals, paid } = await goalsOf(student)
    expect([day, paid]).toEqual(['2026-03-11', null])
    expect(goals.map(({ done }) => done)).toEqual([0, 0, 0])
  })

  test('of a clock set back are the old ones, and pay nothing again', async () => {
    school.clock.set(EVENING)
    const student = await learning.student()
    await learn(student, 0, 5)
    await goalsOf(student)
    school.clock.set('2026-03-10T19:10:00.000Z')
    await goalsOf(student)
    const paid = await paidTo(student)
    school.clock.set(EVENING)
    const again = await goalsOf(student)
    expect([again.day, again.paid]).toEqual(['2026-03-10', null])
    expect(await paidTo(student)).toEqual(paid)
  })

  test('of a zone that was moved count nothing that counted for the day before', async () => {
    const student = await learning.student()
    await learn(student, 0, 5)
    // As it was made while the school lay further west.
    await school.db
      .insertInto('day_goals')
      .values({
        person_id: student.id,
        day: '2026-03-09',
        starts_at: new Date('2026-03-09T08:00:00Z'),
        ends_at: new Date('2026-03-10T08:00:00Z'),
        goals: JSON.stringify([{ kind: 'lesson', target: 1 }]),
      })
      .execute()
    expect((await goalsOf(student)).goals.find(({ kind }) => kind === 'lesson')?.done).toBe(0)
  })

  test('of a day that a change of the zone lengthens go on to its end', async () => {
    school.clock.set(EVENING)
    const [student, quiet] = [await learning.student(), await learning.student()]
    for (const each of [student, quiet]) await goalsOf(each)
    const change = { from: new Date(MIDNIGHT), zone: 'Europe/Moscow', floor: '2026-03-10' }
    const changed = { first: 'Asia/Tashkent', changes: [change] }
    await timeZoneHistory.save(school.db, changed)
    onTestFinished(async () => {
      await school.db.deleteFrom('settings').where('name', '=', 'time_zone').execute()
    })
    const settleThen = async () =>
      await settleEndedDays(school.db, { now: school.clock.now(), timeZone: timeZoneOf(changed, 'UTC') })
    // Five past midnight in Tashkent, and five past ten of the same day in Moscow.
    school.clock.set('2026-03-10T19:05:00.000Z')
    await settleThen()
    for (const each of [student, quiet]) await learn(each, 0, 5)
    const { day, paid } = await goalsOf(student)
    expect([day, paid?.coins]).toEqual(['2026-03-10', 9])
    school.clock.set('2026-03-10T21:03:00.000Z')
    await settleThen()
    expect(await paidTo(quiet)).toHaveLength(3)
    expect(await paidTo(student)).toHaveLength(3)
  })

  test('are none for a frozen account, and come once it is paid for', async () => {
    const student = await learning.student()
    const freeze = async (frozen: boolean) =>
      await school.db.updateTable('people').set({ frozen }).where('id', '=', student.id).execute()
    await freeze(true)
    expect((await goalsOf(student)).goals).toEqual([])
    expect(await daysOf(student)).toEqual([])
    await freeze(false)
    expect((await goalsOf(student)).goals).toHaveLength(3)
    await freeze(true)
    expect((await goalsOf(student)).goals).toEqual([])
  })

  test('are none while all attempts are spent, and come with the first that comes back', async () => {
    const student = await learning.student()
    for (let attempt = 0; attempt < 3; attempt += 1) await learn(student, 0, 0)
    expect((await goalsOf(student)).goals).toEqual([])
    school.clock.advance(3600)
    expect(await shown(student)).toEqual(['lesson 0/1', 'answers 0/5', 'streak 0/1'])
  })

  test('are none so shortly before midnight that nothing can be reached', async () => {
    school.clock.set('2026-03-10T18:55:00.000Z')
    const student = await learning.student()
    expect((await goalsOf(student)).goals).toEqual([])
    expect(await daysOf(student)).toEqual([])
  })

  test('lead who finished the course to what they learned', async () => {
    const student = await learning.student()
    await learn(student, 0, 5)
    for (const place of [0, 1]) {
      const { id } = await student.lesson(place)
      await student.data('next_lesson_access', { completed_lesson_id: id })
      if (place === 0) await learn(student, 1, 2)
    }
    const last = await student.lesson(2)
    await student.study(last.id)
    await student.call('next_lesson_access', { completed_lesson_id: last.id })
    school.clock.set('2026-03-11T07:00:00.000Z')
    const later = await back(student)
    expect(await shown(later)).toEqual(['answers 0/5', 'review 0/1'])
    await later.takeTest((await later.lesson(1)).id, 1)
    expect(await shown(later)).toEqual(['answers 1/5', 'review 0/1'])
    await later.takeTest((await later.lesson(0)).id, 5)
    expect(await shown(later)).toEqual(['answers 5/5', 'review 1/1'])
    expect(await paidTo(later)).toEqual(['goal:2026-03-11:answers 3', 'goal:2026-03-11:review 3'])
  })

  test('ask for practice, and for what the teacher gave back', async () => {
    const teacher = await signedInStaff(school, 'teacher')
    const student = await practising.student({ groupId: await createGroup(school, teacher) })
    const write = async (who: Learner, answer: string) =>
      await who.data<TryResult>('question_try', { question_id: practising.questionId('text'), answer })
    expect(await shown(student)).toEqual(['lesson 0/1', 'answers 0/1', 'practice 0/1'])
    await write(student, 'Bu mening javobim')
    expect(await shown(student)).toEqual(['lesson 0/1', 'answers 0/1', 'practice 1/1'])
    const [made] = await student.data<Submission[]>('submissions', {
      question_id: practising.questionId('text'),
    })
    await teacher.data('review_decide', {
      submission_id: made?.submission_id,
      version: made?.version,
      verdict: 'rejected',
      score: 0,
      coins: 0,
      points: 0,
      comment: 'Yana',
    })
    school.clock.set('2026-03-11T07:00:00.000Z')
    const later = await back(student)
    expect(await shown(later)).toEqual(['mend 0/1', 'lesson 0/1', 'answers 0/1'])
    await write(later, 'Bu tuzatilgan javob')
    expect((await shown(later))[0]).toBe('mend 1/1')
  })

  test('are a student’s own, and nobody’s without a token', async () => {
    const teacher = await signedInStaff(school, 'teacher')
    expect((await school.call('day_goals')).code).toBe('auth.required')
    expect((await school.call('day_goals', {}, teacher.token)).code).toBe('access.forbidden')
    const busy = await learning.student()
    await learn(busy, 0, 5)
    const other = await learning.student()
    const { goals } = await other.data<DayGoals>('day_goals', { student_id: busy.id, person_id: busy.id })
    expect(goals.map(({ done }) => done)).toEqual([0, 0, 0])
  })
})

describe('after midnight', () => {
  test('who reached a goal and did not look again is paid, once', async () => {
    school.clock.set(EVENING)
    const student = await learning.student()
    const idle = await learning.student()
    await goalsOf(idle)
    await goalsOf(student)
    await learn(student, 0, 5)
    const before = await coinsOf(student)
    // A request of the last moments may still be in flight.
    school.clock.set('2026-03-10T19:01:00.000Z')
    await settle()
    expect(await paidTo(student)).toEqual([])
    school.clock.set('2026-03-10T19:03:00.000Z')
    await Promise.all([settle(), settle()])
    await settle()
    expect(await paidTo(student)).toHaveLength(3)
    expect(await coinsOf(student)).toBe(before + 9)
    expect(await paidTo(idle)).toEqual([])
    for (const each of [student, idle]) expect((await daysOf(each))[0]?.settled_at).not.toBeNull()
  })

  test('a day that was not settled for long is, and is forgotten in the end while its coins stay', async () => {
    school.clock.set(EVENING)
    const student = await learning.student()
    await goalsOf(student)
    await learn(student, 0, 5)
    school.clock.set('2026-06-01T07:00:00.000Z')
    await removeOldGoals(school.db, school.clock.now())
    expect(await daysOf(student)).toHaveLength(1)
    await settle()
    await removeOldGoals(school.db, school.clock.now())
    expect(await daysOf(student)).toEqual([])
    expect(await paidTo(student)).toHaveLength(3)
  })
})
