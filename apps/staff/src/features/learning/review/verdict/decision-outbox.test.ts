import { CallError } from '@qadam/web/call-error'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { reviewRowOf } from '../fixtures.ts'
import { DecisionOutbox, type DecideInput } from './decision-outbox.ts'

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}
const send = vi.fn<(input: DecideInput) => Promise<ReturnType<typeof reviewRowOf>>>()
beforeEach(() => {
  stored.clear()
  send.mockReset()
})

let ids = 0
const openBox = (accountId = 1) =>
  new DecisionOutbox(accountId, {
    storage,
    send,
    alone: (_, work) => work(),
    newId: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
  })
const decision = (submission_id: number) => ({
  submission_id,
  version: 1,
  verdict: 'approved' as const,
  score: 90,
  coins: 12,
  points: 60,
  comment: 'Barakalla',
})
const work = { student_id: 1, question_id: 5 }
const about = { student: 'Madina Karimova', task: 'Amaliyot', work }
const failure = (code: CallError['code'], status: number) =>
  new CallError({ code, status, message: 'sentence' })

describe('a decision', () => {
  test('waits through a lost connection and goes out with the same request id', async () => {
    const box = openBox()
    box.put(decision(7), about)
    send.mockRejectedValueOnce(failure('network', 0))
    expect(await box.flush()).toEqual([])
    expect(box.waiting()).toHaveLength(1)
    send.mockResolvedValueOnce(reviewRowOf(7, { status: 'approved' }))
    expect(await box.flush()).toMatchObject([{ kind: 'sent', decision: { student: 'Madina Karimova' } }])
    const [first, second] = send.mock.calls
    expect(first?.[0].request_id).toBe(second?.[0].request_id)
    expect(box.waiting()).toEqual([])
  })

  test('survives a reload', async () => {
    openBox().put(decision(7), about)
    const box = openBox()
    expect(box.waiting()).toMatchObject([{ input: decision(7), ...about }])
    send.mockResolvedValueOnce(reviewRowOf(7))
    await box.flush()
    expect(send).toHaveBeenCalledOnce()
  })

  test('that another tab sent meanwhile is not shown as waiting any more', async () => {
    const [one, other] = [openBox(), openBox()]
    one.put(decision(7), about)
    send.mockRejectedValueOnce(failure('network', 0))
    await other.flush()
    expect(other.waiting()).toHaveLength(1)
    send.mockResolvedValueOnce(reviewRowOf(7))
    await one.flush()
    expect(await other.flush()).toEqual([])
    expect([other.waiting(), send.mock.calls.length]).toEqual([[], 2])
  })

  test('waits for the password when the session has ended', async () => {
    const box = openBox()
    box.put(decision(7), about)
    send.mockRejectedValueOnce(failure('auth.required', 401))
    expect(await box.flush()).toEqual([])
    expect(box.waiting()).toHaveLength(1)
  })

  test('that another teacher forestalled is told, and lets the next ones through', async () => {
    const box = openBox()
    box.put(decision(7), about)
    box.put(decision(8), about)
    send
      .mockRejectedValueOnce(failure('submission.already_reviewed', 409))
      .mockResolvedValueOnce(reviewRowOf(8))
    const settled = await box.flush()
    expect(settled.map(({ kind }) => kind)).toEqual(['refused', 'sent'])
    expect(openBox().refused()).toMatchObject([
      { code: 'submission.already_reviewed', message: 'sentence', input: { submission_id: 7 } },
    ])
  })

  test('is seen by no other account on the device', () => {
    openBox(1).put(decision(7), about)
    expect(openBox(2).waiting()).toEqual([])
  })
})

describe('a refused decision', () => {
  const refuse = async () => {
    const box = openBox()
    box.put(decision(7), about)
    send.mockRejectedValueOnce(failure('submission.already_reviewed', 409))
    await box.flush()
    return box
  }

  test('goes once the reviewer has seen it', async () => {
    const box = await refuse()
    box.dismiss(box.refused()[0]?.key ?? '')
    expect(box.refused()).toEqual([])
    expect(openBox().refused()).toEqual([])
  })

  test('names the version that took its place, and goes when that one is decided', async () => {
    const box = openBox()
    box.put({ ...decision(7), score: null }, about)
    const details = { reason: 'newer_version', newest: { submission_id: 8, version: 2 } }
    send.mockRejectedValueOnce(new CallError({ code: 'conflict', status: 409, message: '', details }))
    await box.flush()
    expect(openBox().refused()).toMatchObject([
      { newest: 8, reason: 'newer_version', input: { score: null } },
    ])
    box.put(decision(9), { ...about, work: { ...work, question_id: 6 } })
    expect(box.refused()).toHaveLength(1)
    box.put({ ...decision(8), version: 2 }, about)
    expect(box.refused()).toEqual([])
  })

  test('goes when the same work is decided anew', async () => {
    const box = await refuse()
    box.put({ ...decision(7), replaces: 3 }, about)
    expect(box.refused()).toEqual([])
  })
})

test('listeners hear of every change, and a list stays the same until then', () => {
  const box = openBox()
  const heard = vi.fn()
  const stop = box.subscribe(heard)
  const before = box.waiting()
  expect(box.waiting()).toBe(before)
  box.put(decision(7), about)
  expect(heard).toHaveBeenCalled()
  expect(box.waiting()).not.toBe(before)
  stop()
})
