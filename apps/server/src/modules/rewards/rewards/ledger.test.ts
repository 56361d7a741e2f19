import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entriesOf, sumEntries, type Payment } from './ledger.ts'

test('a balance is the sum of its entries: no coin is made or lost', () => {
  const entry = fc.record({
    currency: fc.constantFrom('points' as const, 'coins' as const),
    amount: fc.integer({ min: -1000, max: 1000 }),
  })
  fc.assert(
    fc.property(fc.array(entry), fc.array(entry), (some, others) => {
      const together = sumEntries([...some, ...others])
      const one = sumEntries(some)
      const other = sumEntries(others)
      expect(together).toEqual({ points: one.points + other.points, coins: one.coins + other.coins })
    }),
  )
})

test('each event has its own key, the same as those stored before', () => {
  const payments: Payment[] = [
    { event: { of: 'answer', questionId: 5 }, points: 1 },
    { event: { of: 'lesson', lessonId: 5 }, points: 10, coins: 2 },
    { event: { of: 'module', moduleId: 5 }, coins: 3 },
    { event: { of: 'streak', length: 7, day: '2026-03-10' }, coins: 5 },
    { event: { of: 'review', submissionId: 5, decisionId: 6 }, points: -1, coins: 0 },
    { event: { of: 'shop', orderId: 5 }, coins: -40 },
    { event: { of: 'shop_refund', orderId: 5 }, coins: 40 },
    { event: { of: 'goal', day: '2026-03-10', kind: 'lesson' }, coins: 3 },
    { event: { of: 'group_goal', week: '2026-03-09' }, coins: 10 },
    { event: { of: 'promise', submissionId: 5 }, coins: 10 },
    { event: { of: 'exercise', questionId: 5, exercise: 'two-names' }, points: 2 },
    { event: { of: 'recall', questionId: 5, day: '2026-03-10' }, points: 1 },
  ]
  expect(entriesOf(payments)).toEqual([
    { currency: 'points', amount: 1, reason: 'answer', key: 'answer:5' },
    { currency: 'points', amount: 10, reason: 'lesson', key: 'lesson:5' },
    { currency: 'coins', amount: 2, reason: 'lesson', key: 'lesson:5' },
    { currency: 'coins', amount: 3, reason: 'module', key: 'module:5' },
    { currency: 'coins', amount: 5, reason: 'streak', key: 'streak:7:2026-03-10' },
    { currency: 'points', amount: -1, reason: 'review', key: 'review:5:6' },
    { currency: 'coins', amount: -40, reason: 'shop', key: 'shop:5' },
    { currency: 'coins', amount: 40, reason: 'shop_refund', key: 'shop_refund:5' },
    { currency: 'coins', amount: 3, reason: 'goal', key: 'goal:2026-03-10:lesson' },
    { currency: 'coins', amount: 10, reason: 'group_goal', key: 'group_goal:2026-03-09' },
    { currency: 'coins', amount: 10, reason: 'promise', key: 'promise:5' },
    { currency: 'points', amount: 2, reason: 'exercise', key: 'exercise:5:two-names' },
    { currency: 'points', amount: 1, reason: 'recall', key: 'recall:2026-03-10:5' },
  ])
})
