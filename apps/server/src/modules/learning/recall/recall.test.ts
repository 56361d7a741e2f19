import type {
  DayGoals,
  RecallCard,
  RecallSession,
  RecallVerdict,
  SettingValues,
  StatementRow,
} from '@qadam/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { actWhileLocked } from '../../../../test/held-person.ts'
import { startLearning, type Learner, type Learning } from '../../../../test/learning.ts'
import { setSetting } from '../../../../test/set-setting.ts'
import { smallCourse } from '../../../../test/small-course.ts'
import { signedInStaff } from '../../../../test/staffroom.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'
import { enroll, unenroll } from '../courses/index.ts'
import { lockCard } from './recall-store.ts'

// Days of Tashkent.
const NOON = '2026-03-10T07:00:00.000Z'
const NEXT_DAY = '2026-03-11T07:00:00.000Z'

let school: TestSchool
let learning: Learning
let student: Learner
let lessonId: number

beforeAll(async () => {
  school = await startTestSchool()
  learning = await startLearning(school)
})
beforeEach(async () => {
  school.clock.set(NOON)
  student = await learning.student()
  lessonId = (await student.lesson(0)).id
  await student.study(lessonId)
})

/** A session ends with the day; a returning student signs in. */
const back = async (learner: Learner, moment: string) => {
  school.clock.set(moment)
  return await learner.signedInAgain()
}
const sessionOf = async (learner: Learner) => await learner.data<RecallSession>('recall_session')
const idsOf = async (learner: Learner) =>
  (await sessionOf(learner)).cards.map(({ question }) => question.id).toSorted((a, b) => a - b)
const answering = async (learner: Learner, question_id: number, right: boolean, request?: string) => ({
  question_id,
  answer: await learner.answerFor(question_id, right),
  request_id: request ?? crypto.randomUUID(),
})
const answer = async (learner: Learner, questionId: number, right: boolean, request?: string) =>
  await learner.data<RecallVerdict>('recall_answer', await answering(learner, questionId, right, request))
const paidTo = async ({ id }: Learner) => {
  const rows = await school.db
    .selectFrom('ledger')
    .select(['key', 'amount'])
    .where('person_id', '=', id)
    .where('reason', '=', 'recall')
    .orderBy('key')
    .execute()
  return rows.map(({ key, amount }) => `${key} ${amount}`)
}
const setRecall = async (values: SettingValues<'recall'>) =>
  await setSetting(await signedInStaff(school, 'admin'), 'recall', values)
/** A test with so many right ones; the others wrong. @returns its questions, the right ones first. */
const takeTest = async (right: number) => {
  const attempt = await student.start(lessonId)
  for (const [index, id] of attempt.question_ids.entries()) await student.answer(attempt, id, index < right)
  await student.data('test_finish', { attempt_id: attempt.attempt_id })
  return attempt.question_ids
}
/** Takes the test once, all wrong, and comes back on the next day. @returns the cards that are due. */
const failed = async () => {
  await takeTest(0)
  student = await back(student, NEXT_DAY)
  return await idsOf(student)
}
/** Has the test failed, then passed on the same day: all its cards are due on the next. */
const passedLater = async () => {
  await takeTest(0)
  await takeTest(5)
  student = await back(student, NEXT_DAY)
  return await idsOf(student)
}

describe('what is asked again', () => {
  test('is what was wrong on the next school day, what was right after it, and nothing before', async () => {
    expect(await sessionOf(student)).toEqual({ day: '2026-03-10', cards: [], due: 0, next_due: null })
    const ids = await takeTest(4)
    expect(await sessionOf(student)).toMatchObject({ cards: [], due: 0, next_due: '2026-03-11' })
    // One minute before midnight in Tashkent, and after it.
    student = await back(student, '2026-03-10T18:59:00.000Z')
    expect(await idsOf(student)).toEqual([])
    school.clock.set('2026-03-10T19:00:00.000Z')
    expect(await sessionOf(student)).toMatchObject({ day: '2026-03-11', due: 1, next_due: '2026-03-12' })
    expect(await idsOf(student)).toEqual(ids.slice(4))
    student = await back(student, '2026-03-12T07:00:00.000Z')
    expect(await idsOf(student)).toEqual([...ids].toSorted((a, b) => a - b))
  })

  test('stands as in the lesson without its key, with where it was learned', async () => {
    await failed()
    const { cards } = await sessionOf(student)
    expect(cards).toHaveLength(5)
    for (const { question, lesson, course } of cards) {
      expect([lesson, course]).toEqual(['Dars one', 'Kichik kurs'])
      expect(question).toMatchObject({ result: null, submission: null })
      expect(question.other).toMatchObject({ answer_id: null, hint: null, success_message: null })
      expect(question.other.options.length).toBeGreaterThan(1)
    }
  })

  test('is the same for the whole day, and in another order on another', async () => {
    await failed()
    const orders = async () => {
      const { cards } = await sessionOf(student)
      return cards.map(({ question }: RecallCard) => [
        question.id,
        question.other.options.map(({ id }) => id),
      ])
    }
    const first = await orders()
    expect(await orders()).toEqual(first)
    const days = new Set([JSON.stringify(first)])
    for (const day of ['12', '13', '14', '15']) {
      student = await back(student, `2026-03-${day}T07:00:00.000Z`)
      days.add(JSON.stringify(await orders()))
    }
    expect(days.size).toBeGreaterThan(1)
  })

  test('is counted for home with the goals of the day', async () => {
    await takeTest(3)
    const due = async () => (await student.data<DayGoals>('day_goals')).recall_due
    expect(await due()).toBe(0)
    student = await back(student, NEXT_DAY)
    expect(await due()).toBe(2)
    const [first = 0] = await idsOf(student)
    await answer(student, first, true)
    expect(await due()).toBe(1)
  })
})

describe('an answer', () => {
  test('that is right moves the card, pays, earns the day and costs no attempt; one that is wrong comes back', async () => {
    const [first = 0, second = 0] = await failed()
    const before = await student.lesson(0)
    expect(await answer(student, first, true)).toMatchObject({
      outcome: 'counted',
      result: { correct: true, points_added: 1, strike_added: true },
    })
    expect(await answer(student, second, false)).toMatchObject({
      outcome: 'counted',
      result: { correct: false, points_added: 0, strike_added: false },
    })
    expect(await paidTo(student)).toEqual([`recall:2026-03-11:${first} 1`])
    expect((await student.lesson(0)).attempts).toEqual(before.attempts)
    expect(await sessionOf(student)).toMatchObject({ due: 3, next_due: '2026-03-12' })
    student = await back(student, '2026-03-12T07:00:00.000Z')
    expect(await idsOf(student)).toContain(second)
    const rows = await student.data<{ rows: StatementRow[] }>('statement')
    expect(rows.rows.map(({ reason }) => reason)).toContain('recall')
  })

  test('that is sent again gets the same reply, and is paid once, also when it races itself', async () => {
    const [first = 0, second = 0] = await failed()
    const sent = await answering(student, first, true)
    const replies = await actWhileLocked(school, {
      locks: async (db) => await lockCard(db, student.id, first),
      act: async () =>
        await Promise.all(
          [1, 2, 3].map(async () => await student.data<RecallVerdict>('recall_answer', sent)),
        ),
      waiting: 3,
    })
    expect(replies[0]).toMatchObject({ outcome: 'counted', result: { correct: true, points_added: 1 } })
    for (const reply of replies) expect(reply).toEqual(replies[0])
    // Another answer under the same name is no other answer.
    const changed = { ...(await answering(student, first, false)), request_id: sent.request_id }
    expect(await student.data('recall_answer', changed)).toEqual(replies[0])
    // Days later the first reply still stands.
    student = await back(student, '2026-03-20T07:00:00.000Z')
    expect(await student.data('recall_answer', sent)).toEqual(replies[0])
    expect(await paidTo(student)).toEqual([`recall:2026-03-11:${first} 1`])
    const other = { ...(await answering(student, second, true)), request_id: sent.request_id }
    expect(await student.call('recall_answer', other)).toMatchObject({ status: 409, code: 'conflict' })
  })

  test('under one name raced for two cards counts for one of them', async () => {
    const ids = (await failed()).slice(0, 2)
    const request = crypto.randomUUID()
    const sent = await Promise.all(ids.map(async (id) => await answering(student, id, true, request)))
    const replies = await Promise.all(sent.map(async (each) => await student.call('recall_answer', each)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await paidTo(student)).toHaveLength(1)
    expect((await sessionOf(student)).due).toBe(4)
  })

  test('never pays more than the most of a day, also from devices that race', async () => {
    const usual = { retention: 90, card_points: 2, daily_points: 5 }
    await setRecall(usual)
    const ids = await failed()
    const sent = await Promise.all(ids.map(async (id) => await answering(student, id, true)))
    const replies = await Promise.all(
      sent.map(async (each) => await student.data<RecallVerdict>('recall_answer', each)),
    )
    const paid = replies.map(({ result }) => result?.points_added ?? 0).toSorted()
    expect(paid).toEqual([0, 0, 1, 2, 2])
    expect(replies.filter(({ result }) => result?.strike_added)).toHaveLength(1)
    await setRecall({ ...usual, card_points: 1, daily_points: 20 })
  })

  test('is judged by the question as it is now', async () => {
    const course = smallCourse('edited')
    const own = await startLearning(school, course)
    school.clock.set(NOON)
    let learner = await own.student()
    const { id } = await learner.lesson(0)
    await learner.study(id)
    const attempt = await learner.start(id)
    for (const each of attempt.question_ids) await learner.answer(attempt, each, false)
    await learner.data('test_finish', { attempt_id: attempt.attempt_id })
    const asked = course.modules[0]?.lessons[0]?.questions.find((question) => question.id === 'q1')
    if (asked?.type !== 'selected-file') throw new Error('it is a choice of one')
    asked.text = { uz: 'Yangi savol' }
    asked.options = asked.options.map(({ right: _, ...option }) => ({
      ...option,
      ...(option.id === 'c' && { right: true }),
    }))
    await school.loadCourse(course)
    learner = await back(learner, NEXT_DAY)
    const { cards } = await sessionOf(learner)
    const edited = cards.find(({ question }) => question.question.includes('Yangi savol'))
    expect(cards).toHaveLength(5)
    // Given without a connection to what stood there before: it says nothing of what is asked now, and spends no answer.
    const one = await answering(learner, edited?.question.id ?? 0, true)
    asked.options = [
      ...asked.options.filter((option) => option.id !== 'c'),
      { id: 'z', text: { uz: 'z' } },
    ].map(({ right: _, ...option }) => ({ ...option, ...(option.id === 'a' && { right: true as const }) }))
    await school.loadCourse(course)
    expect(await learner.call('recall_answer', one)).toMatchObject({ code: 'validation.failed' })
    expect(await answer(learner, edited?.question.id ?? 0, true)).toMatchObject({
      outcome: 'counted',
      result: { correct: true },
    })
  })
})

describe('a key', () => {
  test('is told to nobody who has yet to pass the test, and no second answer of a day is judged for them', async () => {
    const [first = 0] = await failed()
    const wrong = await answer(student, first, false)
    expect(wrong.result).toMatchObject({ correct: false, answer_id: null, success_message: null })
    // Option after option would find the right one.
    for (const right of [true, false, true])
      expect(await answer(student, first, right)).toEqual({ outcome: 'not_due', result: null })
    expect(await paidTo(student)).toEqual([])
  })

  test('is told after the answer to who passed, and the card may be tried again that day for nothing', async () => {
    const [first = 0] = await passedLater()
    const before = await student.lesson(0)
    const wrong = await answer(student, first, false)
    expect(wrong).toMatchObject({ outcome: 'counted', result: { correct: false } })
    expect(wrong.result?.answer_id).toEqual(await school.keyOf(first))
    expect(await answer(student, first, true)).toMatchObject({
      outcome: 'again',
      result: { correct: true, points_added: 0, strike_added: false },
    })
    expect(await paidTo(student)).toEqual([])
    expect(await student.lesson(0)).toEqual(before)
    student = await back(student, '2026-03-12T07:00:00.000Z')
    expect(await idsOf(student)).toContain(first)
  })

  test('is not to be found while the test of its lesson runs: its cards stay away', async () => {
    const ids = await failed()
    expect(ids).toHaveLength(5)
    const attempt = await student.start(lessonId)
    expect(await sessionOf(student)).toMatchObject({ cards: [], due: 0, next_due: null })
    expect(await answer(student, ids[0] ?? 0, true)).toEqual({ outcome: 'gone', result: null })
    await student.data('test_leave', { attempt_id: attempt.attempt_id })
    expect(await idsOf(student)).toEqual(ids)
  })
})

describe('a card', () => {
  test('leaves with its question, its lesson, its course and who learns it, says so, and comes back with them', async () => {
    const ids = await failed()
    const [first = 0] = ids
    const { db } = school
    const turns: [string, (isGone: boolean) => Promise<unknown>][] = [
      [
        'question',
        async (retired) =>
          await db.updateTable('questions').set({ retired }).where('id', '=', first).execute(),
      ],
      [
        'lesson',
        async (retired) =>
          await db.updateTable('lessons').set({ retired }).where('id', '=', lessonId).execute(),
      ],
      [
        'course',
        async (isGone) =>
          await db
            .updateTable('courses')
            .set({ published: !isGone })
            .where('id', '=', learning.courseId)
            .execute(),
      ],
      [
        'enrolment',
        async (isGone) =>
          isGone
            ? await unenroll(db, [student.id], learning.courseId)
            : await enroll(db, student.id, learning.courseId, school.clock.now()),
      ],
    ]
    for (const [what, turn] of turns) {
      await turn(true)
      expect({ what, ids: await idsOf(student) }).toEqual({
        what,
        ids: what === 'question' ? ids.slice(1) : [],
      })
      expect({ what, reply: await answer(student, first, true) }).toEqual({
        what,
        reply: { outcome: 'gone', result: null },
      })
      await turn(false)
      expect({ what, ids: await idsOf(student) }).toEqual({ what, ids })
    }
    expect(await paidTo(student)).toEqual([])
  })

  test('that is not due, another’s, or of a question never met gives nothing to a forged client', async () => {
    const ids = await takeTest(4)
    const [right = 0] = ids
    // Learned today, and due the day after tomorrow.
    expect(await answer(student, right, true)).toMatchObject({
      outcome: 'again',
      result: { points_added: 0 },
    })
    student = await back(student, NEXT_DAY)
    for (let times = 0; times < 5; times += 1)
      expect(await answer(student, right, times % 2 === 0)).toEqual({ outcome: 'not_due', result: null })
    const other = await learning.student()
    const forged = await answering(other, ids[4] ?? 0, true)
    expect((await other.call('recall_answer', { ...forged, person_id: student.id })).status).toBe(404)
    expect((await other.call('recall_answer', { ...forged, question_id: 2_000_000 })).status).toBe(404)
    expect(await sessionOf(other)).toMatchObject({ cards: [], due: 0 })
    const due = await answering(student, ids[4] ?? 0, true)
    for (const [sent, status] of [
      [{ ...due, answer: 'x'.repeat(300) }, 400],
      [{ ...due, answer: { id: 1 } }, 400],
      [{ ...due, answer: undefined }, 400],
      [{ ...due, request_id: 'x' }, 400],
      [{ ...due, request_id: undefined }, 400],
    ] as const)
      expect((await student.call('recall_answer', sent)).status).toBe(status)
    // None of it moved the card, and what a client claims of its answer is not looked at.
    const claimed = { ...(await answering(student, ids[4] ?? 0, false)), correct: true, points_added: 100 }
    expect(await student.data('recall_answer', claimed)).toMatchObject({
      outcome: 'counted',
      result: { correct: false, points_added: 0 },
    })
    expect(await paidTo(student)).toEqual([])
  })

  test('moves by the first answer of a day wherever it is given: a test’s counts too', async () => {
    const ids = await failed()
    const [first = 0] = ids
    expect(await answer(student, first, true)).toMatchObject({ outcome: 'counted' })
    const dueOn = async () =>
      await school.db
        .selectFrom('recall_cards')
        .select(['question_id', 'due_on'])
        .where('person_id', '=', student.id)
        .where('question_id', 'in', ids.slice(0, 2))
        .orderBy('question_id')
        .execute()
    const [moved] = await dueOn()
    const attempt = await student.start(lessonId)
    await student.answer(attempt, first, false)
    await student.answer(attempt, ids[1] ?? 0, true)
    const after = await dueOn()
    expect(after[0]).toEqual(moved)
    expect(after[1]?.due_on).toBe('2026-03-13')
  })
})
