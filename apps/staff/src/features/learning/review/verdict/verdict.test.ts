import { limits } from '@qadam/contract'
import { assert, constantFrom, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { draftOf, emptyDraft, gradeOf, missingFor, parseGrade, rewardsFor, scoreOfChecks } from './verdict.ts'

describe('the rewards of a score', () => {
  test('grow with it and stay within what may be given', () => {
    assert(
      property(integer({ min: 0, max: 99 }), (score) => {
        const [less, more] = [rewardsFor(score), rewardsFor(score + 1)]
        expect(more.coins).toBeGreaterThanOrEqual(less.coins)
        expect(more.points).toBeGreaterThanOrEqual(less.points)
        expect(more.coins).toBeLessThanOrEqual(limits.review.maxCoins)
        expect(more.points).toBeLessThanOrEqual(limits.review.maxPoints)
      }),
    )
  })

  test('are nothing for nothing', () => {
    expect(rewardsFor(0)).toEqual({ coins: 0, points: 0 })
  })
})

describe('the numbers of a verdict', () => {
  test('follow the score until they are given by hand', () => {
    expect(gradeOf({ ...emptyDraft, score: 86 }, 'approved')).toEqual({ score: 86, coins: 12, points: 60 })
    expect(gradeOf({ ...emptyDraft, score: 86, coins: 40 }, 'approved')).toEqual({
      score: 86,
      coins: 40,
      points: 60,
    })
  })

  test('earn nothing for a work that goes back, unless by hand', () => {
    expect(gradeOf({ ...emptyDraft, score: 86 }, 'rejected')).toEqual({ score: 86, coins: 0, points: 0 })
    expect(gradeOf({ ...emptyDraft, points: 5 }, 'rejected')).toMatchObject({ coins: 0, points: 5 })
  })
})

test('no score is no grade, and nought is one', () => {
  expect(gradeOf(emptyDraft, 'rejected').score).toBeNull()
  expect(gradeOf({ ...emptyDraft, score: 0 }, 'rejected').score).toBe(0)
})

describe('a decision that is changed', () => {
  const decision = { verdict: 'approved' as const, score: 90, coins: 13, points: 65, comment: 'Yaxshi' }

  test('has nothing by hand where it paid what its verdict and score are worth', () => {
    const draft = draftOf(decision)
    expect(draft).toEqual({ comment: 'Yaxshi', score: 90, coins: null, points: null })
    expect(gradeOf(draft, 'approved')).toEqual({ score: 90, coins: 13, points: 65 })
    expect(gradeOf(draft, 'rejected')).toEqual({ score: 90, coins: 0, points: 0 })
    expect(gradeOf({ ...draft, score: 40 }, 'approved')).toEqual({ score: 40, coins: 6, points: 30 })
  })

  test('keeps what was given by hand, each of the two for itself', () => {
    expect(gradeOf(draftOf({ ...decision, coins: 20 }), 'rejected')).toMatchObject({ coins: 20, points: 0 })
    const gift = draftOf({ ...decision, verdict: 'rejected', coins: 0, points: 5, score: null })
    expect(gift).toMatchObject({ score: null, coins: null, points: 5 })
    expect(gradeOf({ ...gift, score: 90 }, 'approved')).toEqual({ score: 90, coins: 13, points: 5 })
  })

  test('unchanged goes out as it was, whatever it was', () => {
    const amount = integer({ min: 0, max: 100 })
    assert(
      property(
        constantFrom('approved' as const, 'rejected' as const),
        amount,
        amount,
        amount,
        (verdict, score, coins, points) => {
          const made = { verdict, score, coins, points }
          expect(gradeOf(draftOf({ ...made, comment: '' }), verdict)).toEqual({ score, coins, points })
        },
      ),
    )
  })
})

describe('a verdict lacks', () => {
  test('a score before it approves', () => {
    expect(missingFor(emptyDraft, 'approved')).toBe('score')
    expect(missingFor({ ...emptyDraft, score: 0 }, 'approved')).toBeUndefined()
  })

  test('words before it sends back', () => {
    expect(missingFor({ ...emptyDraft, score: 10, comment: ' \n' }, 'rejected')).toBe('comment')
    expect(missingFor({ ...emptyDraft, comment: 'Rasm yoʻq' }, 'rejected')).toBeUndefined()
  })
})

test.each([
  ['86', 86],
  ['860', 100],
  ['8a6', 86],
  ['-5', 5],
  ['', null],
  ['abc', null],
])('%j typed as a grade is %j', (text, value) => expect(parseGrade(text, 100)).toBe(value))

describe('the score that checks speak for', () => {
  const result = (passed: boolean) => ({ id: 'a', hidden: false, passed, fault: null, printed: '' })

  test('is the part of them that is passed', () => {
    const results = [result(true), result(true), result(false)]
    expect(scoreOfChecks({ state: 'done', results })).toBe(67)
  })

  test('is none where none were run', () => {
    expect(scoreOfChecks(undefined)).toBeUndefined()
    expect(scoreOfChecks({ state: 'waiting', results: [] })).toBeUndefined()
    expect(scoreOfChecks({ state: 'done', results: [] })).toBeUndefined()
  })
})
