import type { Question } from '@qadam/contract'
import { expect, test } from 'vitest'
import { questionOf } from '../questions/question-fixtures.ts'
import { attemptOf, tryOf } from './attempt-fixtures.ts'
import type { Run } from './attempt-machine.ts'
import { reviewItems, reviewKind } from './review-items.ts'

const at = '2026-03-02T12:00:00.000Z'

interface Parts {
  correct?: boolean
  key?: number
  why?: string
  hint?: string
}

function asked(id: number, { correct, key, why, hint }: Parts = {}): Question {
  const question = questionOf({ id, type: 'selected-file' })
  return {
    ...question,
    other: {
      ...question.other,
      answer_id: key ?? null,
      success_message: why ?? null,
      hint: hint ?? null,
    },
    result: correct === undefined ? null : { correct, answer: 5, answered_at: at },
  }
}

const runOf = (answered: Run['answered']): Run => ({
  attempt: attemptOf({ question_ids: [13, 11, 12] }),
  offset_ms: 0,
  answered,
})

test('wrong ones come first, then those without an answer, each with its place', () => {
  const items = reviewItems([asked(1, { correct: true }), asked(2), asked(3, { correct: false })])
  expect(items.map(({ number, outcome }) => [number, outcome])).toEqual([
    [3, 'wrong'],
    [2, 'unanswered'],
    [1, 'right'],
  ])
})

test('after a pass a wrong answer has its key and says why', () => {
  const [item] = reviewItems([asked(1, { correct: false, key: 7, why: 'Chunki', hint: 'Oʻylang' })])
  expect(item).toMatchObject({ answer: 5, answer_id: 7, note: { kind: 'why', html: 'Chunki' } })
})

test('what an author says of the chosen option stands before the rest', () => {
  const told = (item: Question): Question => ({ ...item, other: { ...item.other, feedback: 'Bu matn. ' } })
  const items = reviewItems([
    told(asked(1, { correct: false, key: 7, why: 'Chunki' })),
    told(asked(2, { correct: false, hint: 'Oʻylang' })),
  ])
  expect(items.map(({ note }) => note)).toEqual([
    { kind: 'why', html: 'Bu matn. Chunki' },
    { kind: 'hint', html: 'Bu matn. Oʻylang' },
  ])
})

test('after a lost attempt a wrong answer has its hint and no key', () => {
  const [item] = reviewItems([asked(1, { correct: false, hint: 'Oʻylang' })])
  expect(item).toMatchObject({ answer: 5, answer_id: null, note: { kind: 'hint', html: 'Oʻylang' } })
})

test('an attempt that just ended is shown from its own verdicts, in its own order', () => {
  const run = runOf({
    11: { kind: 'judged', result: tryOf(11, false) },
    12: { kind: 'judged', result: tryOf(12) },
    13: { kind: 'saved' },
  })
  const items = reviewItems([asked(11), asked(12), asked(13)], run)
  expect(items.map(({ question, number, outcome }) => [question.id, number, outcome])).toEqual([
    [11, 2, 'wrong'],
    [13, 1, 'unanswered'],
    [12, 3, 'right'],
  ])
  expect(items[0]?.note).toEqual({ kind: 'hint', html: 'Yana bir oʻylab koʻring' })
  expect(items[2]?.answer_id).toBe(1)
})

test('only the test is reviewed, not what was watched or handed in', () => {
  expect(reviewItems([questionOf({ type: 'video' }), questionOf({ type: 'text' })])).toEqual([])
})

test('the way to it speaks of mistakes only where there are some, and is absent with nothing to see', () => {
  const kindOf = (...questions: Question[]) => reviewKind(reviewItems(questions))
  expect(kindOf(asked(1, { correct: false }), asked(2, { correct: true }))).toBe('mistakes')
  expect(kindOf(asked(1, { correct: true }))).toBe('answers')
  expect(kindOf(asked(1, { key: 7 }))).toBe('answers')
  expect(kindOf(asked(1), asked(2))).toBeUndefined()
})

test('an answer that is right so far is no wrong one, and is looked at among the mistakes', () => {
  const partly = asked(1, { correct: false })
  if (partly.result) partly.result.partly = true
  const items = reviewItems([asked(2), partly, asked(3, { correct: false })])
  expect(items.map(({ outcome }) => outcome)).toEqual(['wrong', 'partly', 'unanswered'])
  expect(reviewKind(reviewItems([partly]))).toBe('mistakes')
  const [told] = reviewItems(
    [asked(11)],
    runOf({ 11: { kind: 'judged', result: { ...tryOf(11, false), partly: true } } }),
  )
  expect(told?.outcome).toBe('partly')
})
