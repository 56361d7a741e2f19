import type { Question } from '@qadam/contract'
import { expect, test } from 'vitest'
import { attemptOf, tryOf } from '../attempts/attempt-fixtures.ts'
import { questionOf } from '../questions/question-fixtures.ts'
import { lessonsOfMistakes } from './lessons-again.tsx'

const from = (id: number, lesson?: number): Question => ({
  ...questionOf({ id, type: 'selected-file' }),
  ...(lesson !== undefined && { lesson: { id: lesson, title: `Dars ${lesson}` } }),
})
const checkpoint = [from(11, 1), from(12, 2), from(13, 2), from(14, 3)]
const ended = (answered: Record<number, boolean>) => ({
  attempt: attemptOf({ question_ids: [11, 12, 13, 14] }),
  offset_ms: 0,
  answered: Object.fromEntries(
    Object.entries(answered).map(([id, correct]) => [
      id,
      { kind: 'judged' as const, result: tryOf(Number(id), correct) },
    ]),
  ),
})

test('a lesson is named once with all its mistakes, the one with most first; unanswered ones count', () => {
  expect(lessonsOfMistakes(checkpoint, ended({ 11: false, 12: false, 14: true }))).toEqual([
    { id: 2, title: 'Dars 2', mistakes: 2 },
    { id: 1, title: 'Dars 1', mistakes: 1 },
  ])
})

test('with nothing wrong, and in the test of a lesson, there is none to look at again', () => {
  expect(lessonsOfMistakes(checkpoint, ended({ 11: true, 12: true, 13: true, 14: true }))).toEqual([])
  expect(lessonsOfMistakes([from(11), from(12)], ended({ 11: false, 12: false }))).toEqual([])
})
