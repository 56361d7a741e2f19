import { expect, test } from 'vitest'
import { timesOf, unusualPace } from './pace.ts'

const started_at = new Date('2026-03-10T07:00:00.000Z')
/** Answers so many seconds after the start. */
const partOf = (...seconds: number[]) => ({
  started_at,
  answers: seconds.map((after, index) => ({
    question_id: index + 1,
    selected_id: 1,
    answered_at: new Date(started_at.getTime() + after * 1000),
  })),
})
const every = (seconds: number, count = 10) =>
  partOf(...Array.from({ length: count }, (_, index) => (index + 1) * seconds))

test.each([
  ['ten answers in twelve seconds', every(1.2), { answers: 10, right: 9, took_s: 12 }],
  ['five answers in five', every(1, 5), { answers: 5, right: 9, took_s: 5 }],
  ['ten answers sent at once, a second after the start', partOf(...Array<number>(10).fill(1)), { took_s: 1 }],
  ['a quick reader', every(2), null],
  [
    'ten answers sent at once, after minutes without a connection',
    partOf(...Array<number>(10).fill(240)),
    null,
  ],
  ['a pause, and then what was kept', partOf(4, 9, 200, 200.1, 200.2, 200.3), null],
  ['four answers in a second', every(0.25, 4), null],
  ['nothing', partOf(), null],
  ['a clock that was set back', partOf(-9, -8, -7, -6, -5), null],
])('%s', (_, part, pace) => {
  if (pace) expect(unusualPace(part, 9)).toMatchObject(pace)
  else expect(unusualPace(part, 9)).toBeNull()
})

test('an answer has its time since the one before; those that came together have none', () => {
  expect([...timesOf(partOf(7, 19, 30, 30, 30, 41))]).toEqual([
    [1, 7],
    [2, 12],
    [6, 11],
  ])
})
