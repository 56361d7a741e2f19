import type { AttemptResult, TryResult } from '@qadam/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { attemptOf, resultOf, tryOf } from './attempt-fixtures.ts'
import { AttemptSession, type AttemptMessage, type AttemptPorts } from './attempt-session.ts'

class NetworkDown extends Error {}
class Refused extends Error {}

const noon = Date.parse('2026-03-02T12:00:00.000Z')

function fakes(over: Partial<AttemptPorts> = {}) {
  const saved: { attemptId: number; questionId: number; answer: unknown }[] = []
  const calls: string[] = []
  const said: AttemptMessage[] = []
  const remembered: (number | null)[] = []
  const network = { isDown: false }
  let hear = (_: AttemptMessage) => {}
  const reach = async <Value>(name: string, value: Value): Promise<Value> => {
    if (network.isDown) throw new NetworkDown()
    calls.push(name)
    return value
  }
  const ports: AttemptPorts = {
    server: {
      start: () => reach('start', attemptOf()),
      answer: (_, questionId) => reach(`answer ${questionId}`, tryOf(questionId)),
      finish: () => reach('finish', resultOf()),
      leave: () => reach('leave', resultOf({ state: 'left' })),
    },
    outbox: {
      putAnswer: (attemptId, questionId, answer) => saved.push({ attemptId, questionId, answer }),
      putLeave: () => calls.push('leave kept'),
      putFinish: () => undefined,
      savedQuestions: () => saved.map(({ questionId }) => questionId),
      hasSaved: () => saved.length > 0,
      flush: async (_, onVerdict) => {
        for (let item = saved[0]; item; item = saved[0]) {
          if (network.isDown) return
          calls.push(`sent ${item.questionId}`)
          saved.shift()
          onVerdict(item.questionId, tryOf(item.questionId))
        }
      },
    },
    channel: {
      say: (message) => said.push(message),
      listen: (listener) => {
        hear = listener
        return () => {}
      },
    },
    remember: (attempt) => remembered.push(attempt?.attempt_id ?? null),
    refusalOf: (error) => ({ code: error instanceof Error ? error.message : '', message: '', details: {} }),
    isTransient: (error) => error instanceof NetworkDown,
    ...over,
  }
  return { ports, saved, calls, said, remembered, network, hear: (message: AttemptMessage) => hear(message) }
}

beforeEach(() => {
  vi.useFakeTimers({ now: noon })
})
afterEach(() => {
  vi.useRealTimers()
})

const settle = () => vi.advanceTimersByTimeAsync(0)

describe('attempt session', () => {
  test('runs from start to result', async () => {
    const { ports, calls, remembered } = fakes()
    const session = new AttemptSession(ports)
    await session.start()
    for (const id of [11, 12, 13]) {
      await session.answer(id, 1)
      session.next()
    }
    await settle()
    expect(session.getState()).toMatchObject({ phase: 'finished', result: { state: 'passed' } })
    expect(calls).toEqual(['start', 'answer 11', 'answer 12', 'answer 13', 'finish'])
    expect(remembered).toEqual([7, null])
    session.dispose()
  })

  test('answers given without a connection are kept, then sent in order before the test is finished', async () => {
    const { ports, saved, calls, network } = fakes()
    const session = new AttemptSession(ports)
    await session.start()
    network.isDown = true
    for (const id of [11, 12, 13]) {
      await session.answer(id, id * 10)
      expect(session.getState()).toMatchObject({ phase: 'feedback', answered: { kind: 'saved' } })
      session.next()
    }
    await settle()
    expect(saved.map(({ answer }) => answer)).toEqual([110, 120, 130])
    expect(session.getState()).toMatchObject({ phase: 'finishing', isWaiting: true })
    network.isDown = false
    await session.sendSaved()
    expect(session.getState().phase).toBe('finished')
    expect(calls).toEqual(['start', 'sent 11', 'sent 12', 'sent 13', 'finish'])
    session.dispose()
  })

  test('without a call from outside it tries by itself every few seconds', async () => {
    const { ports, calls, network } = fakes()
    const session = new AttemptSession(ports)
    await session.start()
    network.isDown = true
    await session.answer(11, 1)
    network.isDown = false
    await vi.advanceTimersByTimeAsync(10_000)
    expect(calls).toContain('sent 11')
    session.dispose()
  })

  test('a test that is done and cannot be ended yet is kept: also a student who goes elsewhere ends it', async () => {
    const { ports, calls, network } = fakes()
    ports.outbox.putFinish = (attemptId) => calls.push(`finish of ${attemptId} kept`)
    const session = new AttemptSession(ports)
    await session.start()
    for (const id of [11, 12, 13]) {
      await session.answer(id, 1)
      network.isDown = id === 13
      session.next()
    }
    await settle()
    expect(session.getState()).toMatchObject({ phase: 'finishing', isWaiting: true })
    expect(calls).toContain('finish of 7 kept')
    session.dispose()
    const before = [...calls]
    await vi.advanceTimersByTimeAsync(60_000)
    expect([calls, vi.getTimerCount()]).toEqual([before, 0])
  })

  test('the deadline finishes it by the server’s clock, though the device runs an hour fast', async () => {
    vi.setSystemTime(noon + 3_600_000)
    const { ports } = fakes({})
    ports.server.finish = () => Promise.resolve(resultOf({ state: 'timeout', percentage: 33, correct: 1 }))
    const session = new AttemptSession(ports)
    await session.start()
    await vi.advanceTimersByTimeAsync(179_000)
    expect(session.getState().phase).toBe('asking')
    await vi.advanceTimersByTimeAsync(1500)
    expect(session.getState()).toMatchObject({ phase: 'finished', reason: 'timeout' })
    session.dispose()
  })

  test('an answer the server calls too late ends the attempt', async () => {
    const { ports } = fakes()
    ports.server.answer = () => Promise.reject(new Refused('attempt.expired'))
    ports.server.finish = () => Promise.resolve(resultOf({ state: 'timeout' }))
    const session = new AttemptSession(ports)
    await session.start()
    await session.answer(11, 1)
    await settle()
    expect(session.getState()).toMatchObject({ phase: 'finished', reason: 'timeout' })
    session.dispose()
  })

  test('an answer of an account that was frozen meanwhile is kept, the screen says why, and it goes on after the payment', async () => {
    const { ports, saved, calls, remembered } = fakes()
    const { answer } = ports.server
    ports.server.answer = () => Promise.reject(new Refused('account.frozen'))
    const session = new AttemptSession(ports)
    await session.start()
    await session.answer(11, 110)
    expect(session.getState()).toMatchObject({ phase: 'refused', refusal: { code: 'account.frozen' } })
    expect(saved).toEqual([{ attemptId: 7, questionId: 11, answer: 110 }])
    await vi.advanceTimersByTimeAsync(600_000)
    expect([calls, remembered]).toEqual([['start'], [7]])
    ports.server.answer = answer
    await session.start()
    await settle()
    expect(calls).toEqual(['start', 'start', 'sent 11'])
    expect(session.getState()).toMatchObject({ phase: 'asking', question_id: 12 })
    session.dispose()
  })

  test.each(['validation.failed', 'not_found'])(
    'a question that its author changed or took out meanwhile (%s) is not asked over and over: the test is read anew',
    async (code) => {
      const onChanged = vi.fn<() => void>()
      const { ports, calls } = fakes({ onChanged })
      const { start, answer } = ports.server
      let isChanged = true
      ports.server.answer = async (attemptId, questionId, given) => {
        if (questionId !== 11 || !isChanged) return await answer(attemptId, questionId, given)
        throw new Refused(code)
      }
      ports.server.start = async () => ({ ...(await start()), question_ids: isChanged ? [11, 12] : [12] })
      const session = new AttemptSession(ports)
      await session.start()
      const answering = session.answer(11, 1)
      isChanged = false
      await answering
      expect(onChanged).toHaveBeenCalledTimes(1)
      expect(calls).toEqual(['start', 'start'])
      expect(session.getState()).toMatchObject({ phase: 'asking', question_id: 12 })
    },
  )

  test('leaving gives the attempt up; unsent, it is kept for later', async () => {
    const { ports, calls, network, said } = fakes()
    const session = new AttemptSession(ports)
    await session.start()
    network.isDown = true
    await session.leave()
    expect(session.getState().phase).toBe('left')
    expect(calls).toContain('leave kept')
    expect(said.at(-1)).toEqual({ type: 'left', attempt_id: 7 })
    session.dispose()
  })

  test('two presses answer once', async () => {
    const { ports, calls } = fakes()
    const session = new AttemptSession(ports)
    await session.start()
    await Promise.all([session.answer(11, 1), session.answer(11, 2)])
    expect(calls.filter((name) => name === 'answer 11')).toHaveLength(1)
    session.dispose()
  })

  test('another tab is followed, its answer neither sent nor rewarded here again', async () => {
    const rewarded: TryResult[] = []
    const { ports, calls, hear, said } = fakes({ onAnswered: (result) => rewarded.push(result) })
    const session = new AttemptSession(ports)
    await session.start()
    hear({ type: 'answered', attempt_id: 7, question_id: 11, result: tryOf(11) })
    expect(session.getState()).toMatchObject({ phase: 'feedback', question_id: 11 })
    hear({ type: 'answered', attempt_id: 8, question_id: 12, result: tryOf(12) })
    session.next()
    expect(session.getState()).toMatchObject({ phase: 'asking', question_id: 12 })
    expect([calls, said, rewarded]).toEqual([['start'], [], []])
    session.dispose()
  })

  test('the result of another tab ends it here, and only the other tab celebrates', async () => {
    const celebrated: AttemptResult[] = []
    const { ports, hear } = fakes({ onFinished: (result) => celebrated.push(result) })
    const session = new AttemptSession(ports)
    await session.start()
    hear({ type: 'finished', attempt_id: 7, result: resultOf() })
    expect(session.getState().phase).toBe('finished')
    expect(celebrated).toEqual([])
    session.dispose()
  })

  test('a refused start says why', async () => {
    const { ports } = fakes()
    ports.server.start = () => Promise.reject(new Refused('attempts.exhausted'))
    const session = new AttemptSession(ports)
    await session.start()
    expect(session.getState()).toMatchObject({ phase: 'refused', refusal: { code: 'attempts.exhausted' } })
    session.dispose()
  })
})
