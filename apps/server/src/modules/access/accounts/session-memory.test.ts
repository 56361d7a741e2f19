import { beforeEach, expect, test } from 'vitest'
import type { CallerRecord } from '../../../actions/action-handler.ts'
import { SessionMemory } from './session-memory.ts'

const now = new Date('2026-03-10T07:00:00Z')
const token = Buffer.alloc(32, 1)
const asText = token.toString('base64')

let time: number
let reads: number
let stored: CallerRecord | undefined
let memory: SessionMemory

beforeEach(() => {
  time = 0
  reads = 0
  stored = {
    id: 7,
    role: 'student',
    lang: 'uz',
    frozen: false,
    next_due_on: null,
    owes_factor: false,
    idle_s: null,
    session_ends_at: new Date('2026-03-10T08:00:00Z'),
  }
  memory = new SessionMemory({
    read: async () => {
      reads += 1
      return await Promise.resolve(stored)
    },
    monotonic: () => time,
  })
})

test('the database is asked once for the calls of three seconds', async () => {
  for (time of [0, 1000, 2999]) expect(await memory.find(token, now)).toEqual(stored)
  expect(reads).toBe(1)
  time = 3000
  await memory.find(token, now)
  expect(reads).toBe(2)
})

test('a session that ended is unknown at once, and stays so', async () => {
  await memory.find(token, now)
  stored = undefined
  memory.sessionsEnded([asText])
  expect(await memory.find(token, now)).toBeUndefined()
  expect(await memory.find(token, now)).toBeUndefined()
  expect(reads).toBe(3)
})

test('a session that ends by the clock is asked for anew, whatever is remembered', async () => {
  await memory.find(token, now)
  stored = undefined
  expect(await memory.find(token, new Date('2026-03-10T08:00:00Z'))).toBeUndefined()
})

test('what was read before a session ended is not remembered after', async () => {
  let answer = (_caller: CallerRecord | undefined): void => {}
  let isSlow = true
  const slow = new SessionMemory({
    read: async () =>
      isSlow ? await new Promise<CallerRecord | undefined>((resolve) => (answer = resolve)) : undefined,
    monotonic: () => time,
  })
  const asked = slow.find(token, now)
  slow.sessionsEnded([asText])
  answer(stored)
  expect(await asked).toEqual(stored)
  isSlow = false
  expect(await slow.find(token, now)).toBeUndefined()
})

test('a person who changed is read anew in all their sessions, nobody else', async () => {
  await memory.find(token, now)
  await memory.find(Buffer.alloc(32, 2), now)
  memory.peopleChanged([8])
  await memory.find(token, now)
  expect(reads).toBe(2)
  memory.peopleChanged([7])
  await memory.find(token, now)
  await memory.find(Buffer.alloc(32, 2), now)
  expect(reads).toBe(4)
})

test('while nothing is heard nothing is remembered, nor what was known before', async () => {
  await memory.find(token, now)
  memory.hears(false)
  await memory.find(token, now)
  await memory.find(token, now)
  expect(reads).toBe(3)
  memory.hears(true)
  await memory.find(token, now)
  await memory.find(token, now)
  expect(reads).toBe(4)
})

test('a crowd of sessions takes no more room than ten thousand', async () => {
  for (let index = 0; index <= 10_000; index += 1) {
    const other = Buffer.alloc(32)
    other.writeUInt32BE(index)
    await memory.find(other, now)
  }
  const last = Buffer.alloc(32)
  last.writeUInt32BE(10_000)
  await memory.find(last, now)
  expect(reads).toBe(10_001)
  await memory.find(Buffer.alloc(32), now)
  expect(reads).toBe(10_002)
})
