import i18next from 'i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../../../platform/call-error.ts'
import { startI18n } from '../../../platform/i18n/start.ts'
import { session } from '../../../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'
import { attemptKinds, openAnswersOutbox } from './answers-outbox.ts'
import { tryOf } from './attempt-fixtures.ts'
import { deliverSavedAnswers } from './deliver-saved-answers.ts'

const { call, showToast } = vi.hoisted(() => ({ call: vi.fn(), showToast: vi.fn() }))
vi.mock('../../../platform/call.ts', () => ({ call }))
vi.mock('../../../platform/toast.ts', () => ({ showToast }))

// The test's browser has no locks.
Object.defineProperty(navigator, 'locks', {
  value: { request: (_name: string, work: () => Promise<void>) => work() },
})

beforeEach(async () => {
  localStorage.clear()
  session.start(userFixture(), false)
  await startI18n()
})
afterEach(() => {
  session.logout()
  vi.clearAllMocks()
})

test('answers that the server refuses for good are told of, once and in a sentence, where no test is open', async () => {
  const late = new CallError({ code: 'attempt.expired', status: 409, message: 'Urinish vaqti tugagan.' })
  call.mockImplementation(async (_action: string, { question_id }: { question_id: number }) => {
    if (question_id === 13) return tryOf(question_id)
    throw late
  })
  const box = openAnswersOutbox(7)
  for (const question of [11, 12, 13]) box.putAnswer(1, question, 5)
  expect(await deliverSavedAnswers(7, attemptKinds)).toBe(true)
  await vi.waitFor(() => expect(showToast).toHaveBeenCalled())
  expect(showToast.mock.calls).toEqual([
    [
      'error',
      i18next.t('test.refused_answers', { count: 2 }),
      { text: 'Urinish vaqti tugagan.', duration_ms: 10_000 },
    ],
  ])
  expect(i18next.t('test.refused_answers', { count: 2 })).toBe('2 ta javob qabul qilinmadi')
})

test('what a frozen account gave stays, in order and in silence, and goes once the payment has come', async () => {
  const frozen = new CallError({ code: 'account.frozen', status: 403, message: 'Hisobingiz muzlatilgan.' })
  call.mockRejectedValue(frozen)
  const box = openAnswersOutbox(7)
  for (const question of [11, 12]) box.putAnswer(1, question, 5)
  expect(await deliverSavedAnswers(7, attemptKinds)).toBe(false)
  expect([call.mock.calls.length, box.savedQuestions(1)]).toEqual([1, [11, 12]])
  call.mockImplementation(async (_action: string, { question_id }: { question_id: number }) =>
    tryOf(question_id),
  )
  expect(await deliverSavedAnswers(7, attemptKinds)).toBe(true)
  expect(box.savedQuestions(1)).toEqual([])
  expect(showToast).not.toHaveBeenCalled()
})

test('nothing is told where all were taken', async () => {
  call.mockResolvedValue(tryOf(11))
  openAnswersOutbox(7).putAnswer(1, 11, 5)
  expect(await deliverSavedAnswers(7, attemptKinds)).toBe(true)
  expect(showToast).not.toHaveBeenCalled()
})
