import { isRetryable } from '@qadam/web/is-retryable'
import { limits } from '@qadam/contract'
import { describe, expect, test, vi } from 'vitest'
import { CallError } from '../../../platform/call-error.ts'
import type { DraftFile } from './file-entry.ts'
import { FileQueue } from './file-queue.ts'
import type { KeptFile } from './practice-store.ts'
import { memoryStore } from './practice-store-fixture.ts'
import type { SendOptions } from '@qadam/web/send-upload'

const offline = new CallError({ code: 'network', status: 0, message: '' })
const wrongType = new CallError({
  code: 'file.type_not_allowed',
  status: 415,
  message: 'Bunday fayl boʻlmaydi',
})
const file = (name: string, size = 10) => ({ name, content: new Blob(['x'.repeat(size)]) })
const remote = (upload_id: string): DraftFile => ({
  upload_id,
  name: `${upload_id}.png`,
  size: 1,
  type: 'image/png',
  url: '/media/x',
  duration_s: null,
})

function bench() {
  const stored = memoryStore()
  const world = {
    records: stored,
    /** Upload ids, by the names of what the server has. */
    server: new Map<string, string>(),
    started: [] as { name: string; from: string | null }[], // what was sent, and from which place
    discarded: [] as string[], // upload ids
    fault: undefined as unknown, // what sending ends with
    /** What holds a list of the device's files back that was read already. */
    slowListing: undefined as { isRead: () => void; end: Promise<void> } | undefined,
    now: new Date('2026-11-21T10:00:00Z'),
  }
  let ids = 0
  const send = vi.fn(async (record: KeptFile, _content: Blob, { onPlace, onProgress }: SendOptions) => {
    world.started.push({ name: record.name, from: record.upload_url })
    onPlace(`/api/uploads/up-${record.name}`)
    onProgress(0.5)
    if (world.fault !== undefined) throw world.fault
    world.server.set(record.name, `up-${record.name}`)
    return `up-${record.name}`
  })
  const open = () =>
    new FileQueue({
      accountId: 1,
      questionId: 7,
      store: {
        ...stored.store,
        listFiles: async (accountId) => {
          const files = await stored.store.listFiles(accountId)
          world.slowListing?.isRead()
          await world.slowListing?.end
          return files
        },
      },
      send,
      discard: async (uploadId) => {
        if (world.fault !== undefined) throw world.fault
        world.discarded.push(uploadId)
      },
      forgetPartial: async () => undefined,
      isTransient: isRetryable,
      alone: (run) => run(),
      onKept: () => undefined,
      newId: () => `file-${(ids += 1)}`,
      now: () => world.now,
    })
  return { world, open, send }
}

const kinds = (queue: FileQueue) => queue.list().map(({ state }) => state.kind)

describe('files that are chosen', () => {
  test('are sent one after another, and their ids come in the order they were chosen', async () => {
    const { world, open } = bench()
    const queue = open()
    const { ids } = await queue.add([file('a'), file('b')])
    expect(await queue.settle(ids.toReversed())).toEqual(['up-b', 'up-a'])
    expect(world.started.map(({ name }) => name)).toEqual(['a', 'b'])
    expect(kinds(queue)).toEqual(['done', 'done'])
  })

  test('that are too large, empty or too many are named, and the others go', async () => {
    const { open } = bench()
    const queue = open()
    const { unfit } = await queue.add([
      file('empty', 0),
      { name: 'large', content: new Blob([new Uint8Array(limits.upload.maxBytes + 1)]) },
      ...Array.from({ length: limits.upload.maxFiles + 1 }, (_, index) => file(`f${index}`)),
    ])
    expect(unfit).toEqual([
      { name: 'empty', why: 'empty' },
      { name: 'large', why: 'too_large' },
      { name: `f${limits.upload.maxFiles}`, why: 'too_many' },
    ])
    expect(queue.list()).toHaveLength(limits.upload.maxFiles)
  })

  test('wait without a connection, and all of them go on by themselves', async () => {
    const { world, open } = bench()
    world.fault = offline
    const queue = open()
    const { ids } = await queue.add([file('a'), file('b')])
    await expect(queue.settle(ids)).rejects.toMatchObject({ code: 'network' })
    expect(kinds(queue)).toEqual(['paused', 'paused'])
    world.fault = undefined
    await queue.resume()
    expect(kinds(queue)).toEqual(['done', 'done'])
  })

  test('go on after a reload from the place that the server had promised', async () => {
    const { world, open } = bench()
    world.fault = offline
    const before = open()
    await before.add([file('a')])
    await before.resume()
    world.fault = undefined
    const after = open()
    await after.resume()
    expect(kinds(after)).toEqual(['done'])
    expect(world.started.at(-1)).toEqual({ name: 'a', from: '/api/uploads/up-a' })
  })

  test('that the server refuses say why, hold up no other, and begin anew when they are tried again', async () => {
    const { world, open, send } = bench()
    const queue = open()
    send.mockRejectedValueOnce(wrongType)
    const { ids } = await queue.add([file('a'), file('b')])
    await expect(queue.settle(ids)).rejects.toBe(wrongType)
    expect(kinds(queue)).toEqual(['failed', 'done'])
    queue.retry(ids[0] ?? '')
    expect(await queue.settle(ids)).toEqual(['up-a', 'up-b'])
    expect(world.started.at(-1)).toEqual({ name: 'a', from: null })
  })

  test('are sent even where the device cannot keep them', async () => {
    const { world, open } = bench()
    world.records.breakDown()
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    const queue = open()
    const { ids } = await queue.add([file('a')])
    expect(await queue.settle(ids)).toEqual(['up-a'])
    warned.mockRestore()
  })
})

describe('a file that is taken back', () => {
  test('is gone here, on the device and at the server', async () => {
    const { world, open } = bench()
    const queue = open()
    const { ids } = await queue.add([file('a')])
    await queue.settle(ids)
    await queue.remove(ids[0] ?? '')
    expect(queue.list()).toEqual([])
    expect(world.discarded).toEqual(['up-a'])
    expect(await world.records.store.listFiles(1)).toEqual([])
  })

  test('without a connection does not come back with the next draft, and the server hears of it later', async () => {
    const { world, open } = bench()
    const queue = open()
    const { ids } = await queue.add([file('a')])
    await queue.settle(ids)
    world.fault = offline
    await queue.remove(ids[0] ?? '')
    queue.adopt([remote('up-a')], { askedAt: world.now, newestVersion: 0 })
    await queue.resume()
    expect(queue.list()).toEqual([])
    world.fault = undefined
    const after = open()
    await after.resume()
    expect(world.discarded).toEqual(['up-a'])
  })
})

describe('what the server says it has', () => {
  test('shows the files of another device', async () => {
    const { world, open } = bench()
    const queue = open()
    queue.adopt([remote('other')], { askedAt: world.now, newestVersion: 0 })
    expect(queue.list()).toMatchObject([{ id: 'other', name: 'other.png', state: { kind: 'done' } }])
    expect(await queue.settle(['other'])).toEqual(['other'])
  })

  test('sends again what it lost', async () => {
    const { world, open } = bench()
    const queue = open()
    const { ids } = await queue.add([file('a')])
    await queue.settle(ids)
    world.now = new Date('2026-11-29T10:00:00Z')
    queue.adopt([], { askedAt: world.now, newestVersion: 0 })
    expect(await queue.settle(ids)).toEqual(['up-a'])
    expect(world.started).toHaveLength(2)
  })

  test('does not send again what became whole after it was asked', async () => {
    const { world, open } = bench()
    const queue = open()
    const askedAt = new Date(world.now.getTime() - 1)
    const { ids } = await queue.add([file('a')])
    await queue.settle(ids)
    queue.adopt([], { askedAt, newestVersion: 0 })
    await queue.resume()
    expect(world.started).toHaveLength(1)
  })

  test.each([
    ['right', '2026-11-21T11:00:00Z'],
    ['an hour late', '2026-11-21T09:00:00Z'],
    ['years ahead', '2031-01-01T00:00:00Z'],
  ])('drops what was handed in from another device, by a clock that is %s', async (_, now) => {
    const { world, open } = bench()
    const queue = open()
    world.now = new Date(now)
    const { ids } = await queue.add([file('a')], 0)
    await queue.settle(ids)
    world.now = new Date(world.now.getTime() + 1000)
    queue.adopt([], { askedAt: world.now, newestVersion: 1 })
    expect(queue.list()).toEqual([])
  })

  test('sends again what it lost of a version that is not handed in yet, by whatever clock', async () => {
    const { world, open } = bench()
    const queue = open()
    world.now = new Date('2020-01-01T00:00:00Z')
    const { ids } = await queue.add([file('a')], 1)
    await queue.settle(ids)
    world.now = new Date('2020-01-01T00:00:01Z')
    queue.adopt([], { askedAt: world.now, newestVersion: 1 })
    expect(await queue.settle(ids)).toEqual(['up-a'])
    expect(world.started).toHaveLength(2)
  })
})

describe('a list of the device that comes late', () => {
  async function readSlowly({
    world,
    queue,
  }: {
    world: ReturnType<typeof bench>['world']
    queue: FileQueue
  }) {
    const read = Promise.withResolvers<void>()
    const late = Promise.withResolvers<void>()
    world.slowListing = { isRead: read.resolve, end: late.promise }
    const reading = queue.resume()
    await read.promise
    world.slowListing = undefined
    return async () => {
      late.resolve()
      await reading
    }
  }

  test('takes away no file that was chosen meanwhile', async () => {
    const { world, open } = bench()
    const queue = open()
    await queue.open()
    const arrive = await readSlowly({ world, queue })
    const { ids } = await queue.add([file('a'), file('b')])
    await arrive()
    expect(queue.list().map(({ name }) => name)).toEqual(['a', 'b'])
    expect(await queue.settle(ids)).toEqual(['up-a', 'up-b'])
  })

  test('brings back none that was taken back meanwhile', async () => {
    const { world, open } = bench()
    const queue = open()
    const { ids } = await queue.add([file('a'), file('b')])
    await queue.settle(ids)
    const arrive = await readSlowly({ world, queue })
    await queue.remove(ids[0] ?? '')
    await arrive()
    expect(queue.list().map(({ name }) => name)).toEqual(['b'])
  })
})

test('two tabs send a file once', async () => {
  const { world, open } = bench()
  const one = open()
  const { ids } = await one.add([file('a')])
  const other = open()
  await other.open()
  await one.settle(ids)
  await other.resume()
  expect(kinds(other)).toEqual(['done'])
  expect(world.started).toHaveLength(1)
})
