import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../base/calendar/index.ts'
import { knowledgeOf } from './knowledge.ts'
import { scheduleAfter, type Recalled, type Schedule } from './schedule.ts'

const DAY = '2026-03-10'
const after = (...recalled: Recalled[]): Schedule | null => {
  let card: Schedule | undefined
  for (const each of recalled) {
    const day = card?.due_on ?? DAY
    card = scheduleAfter(card, each, day, 90)
  }
  return card ?? null
}

describe('what is known of a lesson', () => {
  test('is not said before enough was answered, and of nothing answered there is nothing', () => {
    expect(knowledgeOf([null, null, null], DAY)).toEqual({ asked: 3, answered: 0, known: null, due: 0 })
    expect(knowledgeOf([after('right'), after('right'), null, null], DAY)).toMatchObject({
      answered: 2,
      known: null,
    })
    // A test of two questions says all there is to say.
    expect(knowledgeOf([after('right'), after('right')], DAY).known).toBe(100)
    expect(knowledgeOf([], DAY).known).toBeNull()
  })

  test('counts nothing that was wrong at last, however fresh it is', () => {
    const cards = [after('right'), after('wrong'), after('right', 'wrong'), after('right')]
    const [, , lost] = cards
    const day = lost?.last_day ?? DAY
    expect(knowledgeOf([after('wrong'), after('wrong'), after('wrong')], DAY).known).toBe(0)
    expect(knowledgeOf(cards, day).known).toBeLessThanOrEqual(50)
  })

  test('is the share that was to be kept when cards come back, and more before', () => {
    const card = after('right', 'right', 'right')
    if (!card) throw new Error('it was answered')
    const cards = [card, card, card]
    expect(knowledgeOf(cards, card.last_day)).toMatchObject({ known: 100, due: 0 })
    const then = knowledgeOf(cards, card.due_on)
    expect(then.due).toBe(3)
    expect(then.known).toBeGreaterThanOrEqual(88)
    expect(then.known).toBeLessThanOrEqual(92)
  })

  const answers = fc.array(fc.constantFrom<Recalled>('right', 'hinted', 'wrong'), { maxLength: 5 })
  test('falls with the days, stays between nothing and all, and no clock set back raises it above all', () => {
    fc.assert(
      fc.property(
        fc.array(answers, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: -30, max: 400 }),
        fc.integer({ min: 0, max: 400 }),
        (histories, start, later) => {
          const cards = histories.map((each) => after(...each))
          const now = knowledgeOf(cards, addDays(DAY, start))
          const then = knowledgeOf(cards, addDays(DAY, start + later))
          expect(now.answered).toBe(cards.filter((card) => card !== null).length)
          expect(then.known === null).toBe(now.known === null)
          if (now.known === null) return
          expect(now.known).toBeGreaterThanOrEqual(0)
          expect(now.known).toBeLessThanOrEqual(100)
          expect(then.known).toBeLessThanOrEqual(now.known)
          expect(then.due).toBeGreaterThanOrEqual(now.due)
        },
      ),
    )
  })
})
