import type { Exercise, Question } from '@qadam/contract'
import { beforeEach, expect, test } from 'vitest'
import { boxOf } from '../../../platform/outbox.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { questionsQuery } from '../questions/questions-query.ts'
import { hearResult, isTryWaiting, putTry } from './exercises-outbox.ts'

const ME = 7
const LESSON = 3
const place = { question_id: 5, exercise: 'bir' }
const { queryKey } = questionsQuery(LESSON)

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  boxOf(ME).drop(() => true)
})

test('the program that passed last waits in place of the one before, each exercise for itself', () => {
  putTry(ME, { ...place, code: 'print(1)', passed: true })
  putTry(ME, { ...place, exercise: 'ikki', code: 'print(2)', passed: true })
  putTry(ME, { ...place, code: 'print(1) # yana', passed: true })
  const codes = boxOf(ME)
    .list()
    .map(({ input }) => (input as { code: string }).code) // as it was put
  expect(codes.toSorted()).toEqual(['print(1) # yana', 'print(2)'])
  expect(isTryWaiting(ME, place)).toBe(true)
  expect(isTryWaiting(ME, { ...place, exercise: 'bi' })).toBe(false)
})

const exercise: Exercise = {
  ...{ id: 'bir', title: 'Bir', text: '', language: 'python', starter: '', checks: [] },
  ...{ solved: false, tries: 0 },
}
const shown = () =>
  queryClient.getQueryData<Question[]>(queryKey)?.[0]?.other.exercises?.map(({ solved, tries }) => ({
    solved,
    tries,
  }))
const result = { failed: [], verified: true, points_added: 0, coins_added: 0, strike_added: false }

test('a late reply takes back nothing of what is known of an exercise', () => {
  const question: Question = {
    ...{ id: 5, order_number: 1, type: 'info', tip: null, question: '', result: null, submission: null },
    other: {
      ...{ options: [], answer_id: null, hint: null, success_message: null },
      exercises: [exercise, { ...exercise, id: 'ikki' }],
    },
  }
  queryClient.setQueryData(queryKey, [question])
  hearResult(place, { ...result, solved: true, tries: 2 })
  hearResult(place, { ...result, solved: false, tries: 1 })
  expect(shown()).toEqual([
    { solved: true, tries: 2 },
    { solved: false, tries: 0 },
  ])
})
