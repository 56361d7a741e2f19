import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../../../platform/call-error.ts'
import { session as account } from '../../../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'
import { LittleSchool } from './exam-fixtures.ts'
import { openExamOutbox } from './exam-outbox.ts'
import { ExamSession } from './exam-session.ts'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('../../../platform/call.ts', () => ({ call }))

// The test's browser has no locks.
Object.defineProperty(navigator, 'locks', {
  value: { request: (_name: string, work: () => Promise<void>) => work() },
})

beforeEach(() => {
  localStorage.clear()
  account.start(userFixture({ id: 7 }), false)
  vi.useFakeTimers({ now: Date.parse('2026-03-02T12:00:00.000Z') })
})
afterEach(() => {
  account.logout()
  vi.useRealTimers()
})

test('a part that ends while the account is frozen waits without haste, and its answers count after the payment', async () => {
  const school = new LittleSchool(2)
  let isFrozen = false
  let refused = 0
  call.mockImplementation(async (action: string, input: unknown) => {
    await new Promise((resolve) => setTimeout(resolve, 100))
    if (isFrozen && action !== 'exam') {
      refused += 1
      throw new CallError({ code: 'account.frozen', status: 403, message: '' })
    }
    return school.reply(action, input)
  })
  const exam = new ExamSession({
    outbox: openExamOutbox(7),
    channel: { say: () => undefined, listen: () => () => undefined },
    server: { refresh: async () => school.exam(), start: async (level) => school.start(level) },
  })
  await vi.advanceTimersByTimeAsync(0)
  await exam.start()
  isFrozen = true
  for (const id of [1, 2]) {
    exam.answer(id, 1)
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(exam.getState()).toMatchObject({ phase: 'ending', isWaiting: true })
  await vi.advanceTimersByTimeAsync(60_000)
  // About one in ten seconds, and no more.
  expect(refused).toBeLessThan(20)
  isFrozen = false
  await vi.advanceTimersByTimeAsync(20_000)
  expect(school.scores).toEqual([{ correct: 2, timeOut: false }])
  expect(exam.getState()).toMatchObject({ phase: 'passed', next: 'Part 2' })
  exam.dispose()
})
