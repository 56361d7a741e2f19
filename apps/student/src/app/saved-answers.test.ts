import { waitingList } from '@qadam/delivery/waiting'
import { userFixture } from '@qadam/web/user-fixture'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  attemptKinds,
  openAnswersOutbox,
  sendSavedAnswers,
} from '../features/learning/attempts/answers-outbox.ts'
import { resultOf, tryOf } from '../features/learning/attempts/attempt-fixtures.ts'
import { openExamOutbox } from '../features/learning/exam/exam-outbox.ts'
import { putCardAnswer } from '../features/learning/recall/recall-outbox.ts'
import { onStreakShot } from '../features/rewards/streaks/streak-shot.ts'
import { startI18n } from '../platform/i18n/start.ts'
import { session } from '../platform/session.ts'
import { followSavedAnswers } from './saved-answers.ts'

const user = (id: number) => userFixture({ id, token: `token-${id}` })

const empty = async (accountId: number): Promise<void> => localStorage.removeItem(`qadam.outbox.${accountId}`)
const send = vi.fn(empty)
const online = vi.spyOn(navigator, 'onLine', 'get')
let stop = () => {}

// The test's browser has no locks.
Object.defineProperty(navigator, 'locks', {
  value: { request: (_name: string, work: () => Promise<void>) => work() },
})

beforeAll(async () => await startI18n())
beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  online.mockReturnValue(true)
  // The whole pause.
  vi.spyOn(Math, 'random').mockReturnValue(1)
  send.mockReset().mockImplementation(empty)
  session.start(user(7), false)
})
afterEach(() => {
  stop()
  session.logout()
  vi.useRealTimers()
})

const follow = () => {
  stop = followSavedAnswers(send)
}
const leaveAnswer = () => openAnswersOutbox(7).putAnswer(1, 11, 5)

test('answers left on the device are sent as soon as the app is open', () => {
  leaveAnswer()
  follow()
  expect(send.mock.calls).toEqual([[7]])
})

test('with nothing left nothing is done', () => {
  follow()
  window.dispatchEvent(new Event('online'))
  expect(send).not.toHaveBeenCalled()
})

test('they wait for the connection', () => {
  leaveAnswer()
  online.mockReturnValue(false)
  follow()
  expect(send).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  expect(send).toHaveBeenCalledTimes(1)
})

test('they wait for their own account', () => {
  leaveAnswer()
  session.logout()
  follow()
  session.start(user(8), false)
  expect(send).not.toHaveBeenCalled()
  session.start(user(7), false)
  expect(send.mock.calls).toEqual([[7]])
})

test('what a busy server did not take is sent again half a minute later', async () => {
  leaveAnswer()
  send.mockResolvedValueOnce(undefined)
  follow()
  await vi.advanceTimersByTimeAsync(29_000)
  expect(send).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2000)
  expect(send).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(send).toHaveBeenCalledTimes(2)
})

test('each answer leaves the box with its verdict', async () => {
  leaveAnswer()
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ success: true, data: tryOf(11) })))
  expect(await sendSavedAnswers(7, attemptKinds)).toEqual([
    { attempt_id: 1, question_id: 11, result: tryOf(11) },
  ])
  expect(openAnswersOutbox(7).hasSaved(1)).toBe(false)
  fetched.mockRestore()
})

test('the end of a test that was left while it waited is sent after its answers, and told', async () => {
  leaveAnswer()
  openAnswersOutbox(7).putFinish(1)
  const actions: (string | null)[] = []
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const action = new URL(address as string, 'https://school.uz').searchParams.get('action') // as call writes it
    actions.push(action)
    return Promise.resolve(
      Response.json({ success: true, data: action === 'test_finish' ? resultOf() : tryOf(11) }),
    )
  })
  const ended: number[] = []
  await sendSavedAnswers(7, attemptKinds, { onEnd: ({ attempt_id }) => ended.push(attempt_id) })
  expect([actions, ended]).toEqual([['question_try', 'test_finish'], [resultOf().attempt_id]])
  expect(localStorage.getItem('qadam.outbox.7')).toBeNull()
  fetched.mockRestore()
})

test('whatever screen is open, what the exam left goes as well as what a test left, and what nobody knows is put aside', async () => {
  leaveAnswer()
  openExamOutbox(7).putAnswer(2, 21, 4)
  openExamOutbox(7).putEnd(3, 'Part 1', { 31: 5 }, false)
  const unknown = { key: 'x:9', action: 'of_another_version', input: {}, put_at: '' }
  const stored = JSON.parse(localStorage.getItem('qadam.outbox.7') ?? '[]') as object[] // as the outbox writes it
  localStorage.setItem('qadam.outbox.7', JSON.stringify([unknown, ...stored]))
  const actions: (string | null)[] = []
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    actions.push(new URL(address as string, 'https://school.uz').searchParams.get('action')) // as call writes it
    return Promise.resolve(Response.json({ success: false, error: { code: 'not_found', message: '' } }))
  })
  stop = followSavedAnswers()
  await vi.advanceTimersByTimeAsync(1000)
  expect(actions).toEqual(['question_try', 'exam_answer', 'exam_save'])
  expect(localStorage.getItem('qadam.outbox.7')).toBeNull()
  // What is said of the refusal has texts of its own.
  await vi.dynamicImportSettled()
  fetched.mockRestore()
})

test('one that another tab has sent is told of no more', async () => {
  follow()
  leaveAnswer()
  const answers = () => waitingList.list().filter(({ what }) => what === 'answers')
  expect(answers()).toHaveLength(1)
  localStorage.removeItem('qadam.outbox.7')
  window.dispatchEvent(new Event('online'))
  expect([answers(), send.mock.calls]).toEqual([[], []])
})

test('one that was put in after the start is sent without another event', async () => {
  follow()
  expect(send).not.toHaveBeenCalled()
  leaveAnswer()
  await vi.advanceTimersByTimeAsync(31_000)
  expect(send.mock.calls).toEqual([[7]])
})

test('nothing goes out in the name of another student', async () => {
  leaveAnswer()
  session.start(user(8), false)
  const fetched = vi.spyOn(globalThis, 'fetch')
  expect(await sendSavedAnswers(7, attemptKinds)).toEqual([])
  expect(fetched).not.toHaveBeenCalled()
  expect(openAnswersOutbox(7).hasSaved(1)).toBe(true)
  fetched.mockRestore()
})

test('a card that was answered without a connection is sent, and an earned day is told on whatever screen', async () => {
  await import('../platform/later-actions.ts')
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    if (!address.endsWith('=recall_answer')) return Response.json({ success: true, data: user(7) })
    asked.push(JSON.parse(body))
    const result = { ...tryOf(11), strike_added: true }
    return await Promise.resolve(Response.json({ success: true, data: { outcome: 'counted', result } }))
  })
  const shots = vi.fn<() => void>()
  const unsubscribe = onStreakShot(shots)
  const input = { question_id: 11, answer: 1, hinted: false, request_id: crypto.randomUUID() }
  putCardAnswer(7, input)
  vi.useRealTimers()
  stop = followSavedAnswers()
  await vi.waitFor(() => expect(shots).toHaveBeenCalledTimes(1))
  expect(asked).toEqual([input])
  await vi.waitFor(() => expect(localStorage.getItem('qadam.outbox.7')).toBeNull())
  unsubscribe()
  vi.unstubAllGlobals()
})
