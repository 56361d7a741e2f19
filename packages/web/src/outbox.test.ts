import { nameCaches } from '@qadam/delivery/room'
import { waitingList } from '@qadam/delivery/waiting'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { CallError } from './call-error.ts'
import { isRetryable } from './is-retryable.ts'
import { Outbox, type OutboxItem } from './outbox.ts'

class NetworkDown extends Error {}

function memoryStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const stored = new Map<string, string>()
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  }
}

let storage = memoryStorage()
beforeEach(() => {
  storage = memoryStorage()
})

const boxOf = (accountId: number, over: Partial<ConstructorParameters<typeof Outbox>[1]> = {}) =>
  new Outbox(accountId, {
    storage,
    isTransient: (error) => error instanceof NetworkDown,
    alone: (_, run) => run(),
    ...over,
  })

const answer = (question_id: number, value: number) => ({
  key: `answer:7:${question_id}`,
  action: 'question_try',
  input: { attempt_id: 7, question_id, answer: value },
})

describe('outbox', () => {
  test('sends in the order things were put, and is empty afterwards', async () => {
    const box = boxOf(1)
    for (const question of [3, 1, 2]) box.put(answer(question, 10))
    const sent: string[] = []
    await box.flush(async (item) => sent.push(item.key))
    expect(sent).toEqual(['answer:7:3', 'answer:7:1', 'answer:7:2'])
    expect(box.list()).toEqual([])
  })

  test('the first answer to a question stays', async () => {
    const box = boxOf(1)
    box.put(answer(1, 10))
    box.put(answer(1, 99))
    expect(box.list().map((item) => item.input)).toEqual([{ attempt_id: 7, question_id: 1, answer: 10 }])
  })

  test('comes before what a device caches, where its storage is full', () => {
    nameCaches({ keys: ['visited'], databases: [], cacheNames: [] })
    const stored = new Map([['visited', 'v'.repeat(500)]])
    const full = {
      getItem: (key: string) => stored.get(key) ?? null,
      removeItem: (key: string) => void stored.delete(key),
      setItem: (key: string, text: string) => {
        if (stored.has('visited')) throw new DOMException('full', 'QuotaExceededError')
        stored.set(key, text)
      },
    }
    boxOf(44, { storage: full }).put(answer(1, 10))
    nameCaches({ keys: [], databases: [], cacheNames: [] })
    expect(waitingList.list().find(({ owner }) => owner === 44)).toMatchObject({ isKept: true })
    const reopened = boxOf(44, { storage: full })
    expect(reopened.list()).toHaveLength(1)
    reopened.drop(() => true)
  })

  test('stops where the network ends and goes on from there later', async () => {
    const box = boxOf(1)
    for (const question of [1, 2, 3]) box.put(answer(question, 10))
    let isDown = false
    const sent: string[] = []
    const send = async (item: OutboxItem) => {
      if (isDown) throw new NetworkDown()
      sent.push(item.key)
      isDown = sent.length === 1
    }
    await box.flush(send)
    expect(box.list().map((item) => item.key)).toEqual(['answer:7:2', 'answer:7:3'])
    isDown = false
    await box.flush(async (item) => sent.push(item.key))
    expect(sent).toEqual(['answer:7:1', 'answer:7:2', 'answer:7:3'])
  })

  test('what the server refuses leaves the box and holds nothing up', async () => {
    const box = boxOf(1)
    box.put(answer(1, 10))
    box.put(answer(2, 10))
    const refusal = new Error('attempt.expired')
    const deliveries = await box.flush((item) =>
      item.key.endsWith(':1') ? Promise.reject(refusal) : Promise.resolve('taken'),
    )
    expect(deliveries.map(({ kind }) => kind)).toEqual(['refused', 'sent'])
    expect(box.list()).toEqual([])
  })

  test('what is put while sending goes too', async () => {
    const box = boxOf(1)
    box.put(answer(1, 10))
    const sent: string[] = []
    await box.flush(async (item) => {
      sent.push(item.key)
      if (sent.length === 1) box.put(answer(2, 10))
    })
    expect(sent).toEqual(['answer:7:1', 'answer:7:2'])
  })

  test('a reload finds everything again', () => {
    boxOf(1).put(answer(1, 10))
    expect(boxOf(1).list()).toHaveLength(1)
  })

  test('another account on the device sees nothing of it', () => {
    boxOf(1).put(answer(1, 10))
    expect(boxOf(2).list()).toEqual([])
  })

  test('a browser that refuses storage still keeps it until the page goes', () => {
    const box = boxOf(1, {
      storage: {
        ...storage,
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError')
        },
      },
    })
    box.put(answer(1, 10))
    expect(box.has('answer:7:1')).toBe(true)
  })

  test('something else under its key is an empty box', () => {
    storage.setItem('qadam.outbox.1', '{"not": "a list"}')
    expect(boxOf(1).list()).toEqual([])
  })

  test.each([
    '"text"',
    'null',
    '[null, 7, "x", [], {}]',
    '[{"key":"a","action":"question_try","put_at":{"toString":1,"valueOf":1}}]',
  ])('holding %s it opens, takes new things and sends them', async (garbage) => {
    storage.setItem('qadam.outbox.1', garbage)
    const box = boxOf(1)
    box.put(answer(1, 10))
    expect(waitingList.list().map(({ since }) => typeof since)).toEqual(['string'])
    const sent: string[] = []
    await box.flush(async (item) => sent.push(item.key))
    expect(sent).toContain('answer:7:1')
    expect(box.list()).toEqual([])
  })
})

describe('a device whose disk is full for a while', () => {
  let isFull = false
  const full = () => ({
    ...storage,
    setItem: (key: string, value: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      storage.setItem(key, value)
    },
  })
  beforeEach(() => {
    isFull = true
  })

  test('keeps what another tab put in meanwhile', async () => {
    const box = boxOf(1, { storage: full() })
    box.put(answer(1, 10))
    boxOf(1).put(answer(2, 10))
    expect(box.list().map(({ key }) => key)).toEqual(['answer:7:2', 'answer:7:1'])
    isFull = false
    let isDown = false
    await box.flush(async () => {
      if (isDown) throw new NetworkDown()
      isDown = true
    })
    expect(boxOf(1).list()).toHaveLength(1)
  })

  test('sends nothing twice that it cannot forget', async () => {
    boxOf(1).put(answer(1, 10))
    boxOf(1).put(answer(2, 10))
    const box = boxOf(1, { storage: full() })
    const sent: string[] = []
    await box.flush(async ({ key }) => sent.push(key))
    await box.flush(async ({ key }) => sent.push(key))
    expect(sent).toEqual(['answer:7:1', 'answer:7:2'])
    expect(box.list()).toEqual([])
  })

  test('keeps on the device what it could not before, once there is room', () => {
    const box = boxOf(1, { storage: full() })
    box.put(answer(1, 10))
    isFull = false
    box.put(answer(2, 10))
    expect(boxOf(1).list()).toHaveLength(2)
  })
})

test('what a caller does not send stays with what follows it, and holds up nothing else', async () => {
  const box = boxOf(1)
  const items = [
    { key: 'exam:1:1', action: 'exam_answer', input: {} },
    answer(1, 10),
    { key: 'exam-end:1', action: 'exam_save', input: {} },
    answer(2, 10),
  ]
  for (const item of items) box.put(item)
  const sent: string[] = []
  await box.flush(({ key, action }) =>
    action === 'question_try' ? Promise.resolve(sent.push(key)) : undefined,
  )
  expect(sent).toEqual(['answer:7:1', 'answer:7:2'])
  expect(box.list().map(({ key }) => key)).toEqual(['exam:1:1', 'exam-end:1'])
  await box.flush(async ({ key }) => sent.push(key))
  expect(sent.slice(2)).toEqual(['exam:1:1', 'exam-end:1'])
  expect(box.list()).toEqual([])
})

describe('something that the server fails at each time', () => {
  const broken = new CallError({ code: 'internal', status: 500, message: '' })
  const of = (attempt: number, question: number) => ({
    ...answer(question, 1),
    key: `answer:${attempt}:${question}`,
  })

  test('holds up what follows it, and nothing else', async () => {
    const box = boxOf(1, { isTransient: isRetryable })
    box.put(of(7, 1))
    box.put({ key: 'finish:7', action: 'test_finish', input: {} })
    box.put(of(8, 1))
    const tried: string[] = []
    await box.flush(async ({ key }) => {
      tried.push(key)
      if (key === 'answer:7:1') throw broken
    })
    expect(tried).toEqual(['answer:7:1', 'answer:8:1'])
    expect(box.list().map(({ key }) => key)).toEqual(['answer:7:1', 'finish:7'])
  })

  test('is no reason to try all of a thousand where the server fails at everything', async () => {
    const box = boxOf(1, { isTransient: isRetryable })
    for (let attempt = 1; attempt <= 100; attempt += 1) box.put(of(attempt, 1))
    const send = vi.fn<() => Promise<void>>().mockRejectedValue(broken)
    await box.flush(send)
    expect(send.mock.calls.length).toBeLessThanOrEqual(3)
    expect(box.list()).toHaveLength(100)
  })
})
