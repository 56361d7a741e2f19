import type { Statement } from '@qadam/contract'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startLearning, type Learning } from '../../../../test/learning.ts'
import { startStall } from '../../../../test/stall.ts'
import { createGroup, signedInStaff } from '../../../../test/staffroom.ts'
import { startTestSchool, type SignedIn, type TestSchool } from '../../../../test/test-school.ts'
import { creditLedger, type Payment } from '../../rewards/rewards/index.ts'

let school: TestSchool
let learning: Learning
beforeAll(async () => {
  school = await startTestSchool()
  learning = await startLearning(school)
})
beforeEach(() => school.clock.set('2026-03-10T07:00:00Z'))

const statementOf = async ({ token }: { token: string }, input: object = {}): Promise<Statement> => {
  const reply = await school.call<Statement>('statement', input, token)
  if (!reply.body.success) throw new Error(JSON.stringify(reply.body.error))
  return reply.body.data
}
const credit = async (id: number, ...payments: Payment[]) =>
  await school.db
    .transaction()
    .execute(async (transaction) => await creditLedger(transaction, id, payments, school.moment()))
const review = (number: number, points: number, coins = 0): Payment => ({
  event: { of: 'review', submissionId: number, decisionId: 1 },
  points,
  coins,
})

describe('statement', () => {
  test('says why, what for and when, with the balance after each change', async () => {
    const student = await learning.student()
    const lesson = await student.lesson(0)
    await student.study(lesson.id)
    await student.takeTest(lesson.id, 5)
    const { rows, more, today } = await statementOf(student)
    expect({ more, today }).toEqual({ more: false, today: rows[0]?.day })
    expect(rows.filter((row) => row.reason === 'answer')).toHaveLength(5)
    for (const row of rows) expect(row.subject).toBe(lesson.title)
    const newest = (currency: string) => rows.find((row) => row.currency === currency)?.balance_after
    const person = await school.db
      .selectFrom('people')
      .select(['points', 'coins'])
      .where('id', '=', student.id)
      .executeTakeFirstOrThrow()
    expect({ points: newest('points'), coins: newest('coins') }).toEqual(person)
  })

  test('names a streak by its days, and speaks the language of who reads', async () => {
    const student = await school.signedInStudent({ lang: 'ru' })
    await credit(student.id, { event: { of: 'streak', length: 7, day: '2026-03-10' }, coins: 20 })
    expect((await statementOf(student)).rows).toMatchObject([
      { reason: 'streak', count: 7, subject: null, amount: 20, balance_after: 20 },
    ])
  })

  test('names the friend whom an invitation brought, by the first name alone, and the thing that was bought', async () => {
    const student = await school.signedInStudent()
    const friend = await school.createStudent({ firstName: 'Dilnoza', lastName: 'Rahimova' })
    await credit(student.id, { event: { of: 'invite', studentId: friend.id }, coins: 1000 })
    const stall = await startStall(school)
    const purchase = { item_id: await stall.item(), request_id: crypto.randomUUID() }
    await school.call('coin_shop_buy', purchase, student.token)
    const { rows } = await statementOf(student)
    const { title } = await school.db
      .selectFrom('shop_orders')
      .select('title')
      .where('person_id', '=', student.id)
      .executeTakeFirstOrThrow()
    expect(rows).toMatchObject([
      { reason: 'shop', subject: (title as { uz: string }).uz }, // as the item was saved
      { reason: 'invite', subject: 'Dilnoza', amount: 1000 },
    ])
  })

  test('goes page by page, newest first, each change once, of one currency or of both', async () => {
    const student = await school.signedInStudent()
    for (let number = 1; number <= 35; number += 1) await credit(student.id, review(number, number, 1))
    const first = await statementOf(student, { currency: 'points' })
    const second = await statementOf(student, { currency: 'points', page: 2 })
    expect([first.rows.length, first.more, second.rows.length, second.more]).toEqual([30, true, 5, false])
    const all = [...first.rows, ...second.rows]
    expect(all.map((row) => row.amount)).toEqual(Array.from({ length: 35 }, (_, index) => 35 - index))
    expect(all.map((row) => row.balance_after)).toEqual(
      Array.from({ length: 35 }, (_, index) => ((35 - index) * (36 - index)) / 2),
    )
    expect((await statementOf(student, { page: 3 })).rows).toHaveLength(10)
    expect((await statementOf(student, { page: 2_000_000_000 })).rows).toEqual([])
  })

  test('tells the school’s day, not UTC’s', async () => {
    school.clock.set('2026-03-10T19:00:00Z')
    const student = await school.signedInStudent()
    await credit(student.id, review(1, 1))
    expect((await statementOf(student)).rows[0]?.day).toBe('2026-03-11')
  })

  test('is nobody else’s', async () => {
    const one = await school.signedInStudent()
    await credit(one.id, review(1, 1))
    expect((await statementOf(await school.signedInStudent())).rows).toEqual([])
    expect((await school.call('statement')).code).toBe('auth.required')
  })

  test('holds what raced payments and repeats came to, whatever their order', async () => {
    const payment = fc.record({
      number: fc.integer({ min: 1, max: 10 }),
      points: fc.integer({ min: 1, max: 100 }),
      coins: fc.integer({ min: 0, max: 100 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(payment, { maxLength: 20 }), async (payments) => {
        const student: SignedIn = await school.signedInStudent()
        await Promise.all(
          payments.map(async ({ number, points, coins }) => {
            await credit(student.id, review(number, points, coins))
          }),
        )
        const { rows } = await statementOf(student)
        for (const currency of ['points', 'coins'] as const) {
          let balance = 0
          for (const row of rows.toReversed().filter((one) => one.currency === currency))
            expect(row.balance_after).toBe((balance += row.amount))
          const person = await school.db
            .selectFrom('people')
            .select(currency)
            .where('id', '=', student.id)
            .executeTakeFirstOrThrow()
          expect(person[currency]).toBe(balance)
        }
      }),
      { numRuns: 10 },
    )
  })
})

test('staff read the statement of their own students alone', async () => {
  const teacher = await signedInStaff(school, 'teacher')
  const groupId = await createGroup(school, teacher)
  const student = await school.signedInStudent({ groupId })
  await credit(student.id, review(1, 5))
  const { rows } = await teacher.data<Statement>('statement', { student_id: student.id })
  expect(rows).toMatchObject([{ reason: 'review', amount: 5, balance_after: 5 }])
  const stranger = await signedInStaff(school, 'teacher')
  expect((await stranger.call('statement', { student_id: student.id })).code).toBe('not_found')
})
