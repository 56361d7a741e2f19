import { isRetryable } from '@qadam/web/is-retryable'
import type { TryResult } from '@qadam/contract'
import { describe, expect, test, vi } from 'vitest'
import { CallError } from '../../../platform/call-error.ts'
import { HandIns, type SentWork } from './hand-ins.ts'
import { memoryStore } from './practice-store-fixture.ts'

const offline = new CallError({ code: 'network', status: 0, message: '' })
const signedOut = new CallError({ code: 'auth.required', status: 401, message: '' })
const closed = new CallError({ code: 'lesson.closed', status: 403, message: 'Dars yopiq' })

const replyTo = (question_id: number): TryResult => ({
  question_id,
  correct: null,
  answer: null,
  answer_id: null,
  hint: null,
  success_message: null,
  strike_added: false,
  points_added: 0,
  coins_added: 0,
})

function bench() {
  const stored = memoryStore()
  const world = {
    now: new Date('2026-11-21T10:00:00Z'),
    kept: stored,
    fault: undefined as unknown, // what handing in ends with
    taken: [] as { question: number; request: string; uploads: readonly string[] | undefined }[], // by the server
    sent: [] as SentWork[], // reported to the screens
    refused: [] as { question: number; error: unknown }[], // likewise
  }
  let ids = 0
  const submit = vi.fn<ConstructorParameters<typeof HandIns>[0]['submit']>(
    async ({ question_id, request_id }, uploads) => {
      if (world.fault !== undefined) throw world.fault
      world.taken.push({ question: question_id, request: request_id, uploads })
      return replyTo(question_id)
    },
  )
  const open = () =>
    new HandIns({
      accountId: 1,
      store: stored.store,
      settleFiles: async (_questionId, fileIds) => {
        if (world.fault !== undefined) throw world.fault
        return fileIds.map((id) => `up-${id}`)
      },
      submit,
      isTransient: isRetryable,
      alone: (work) => work(),
      onKept: () => undefined,
      onSent: (sent) => void world.sent.push(sent),
      onRefused: ({ question_id }, error) => void world.refused.push({ question: question_id, error }),
      newId: () => `request-${(ids += 1)}`,
      now: () => world.now,
    })
  return { world, open, submit }
}

const text = { kind: 'answer', answer: 'Salom' } as const

describe('work that is handed in', () => {
  test('reaches the server, is told to the screens once and forgotten here', async () => {
    const { world, open } = bench()
    const handIns = open()
    await handIns.put(7, 3, text)
    await handIns.deliver()
    expect(world.taken).toEqual([{ question: 7, request: 'request-1', uploads: undefined }])
    expect(world.sent).toMatchObject([{ handIn: { question_id: 7, lesson_id: 3, work: text } }])
    expect(handIns.stateOf(7)).toBeUndefined()
    expect(await world.kept.store.listHandIns(1)).toEqual([])
  })

  test('goes with its files, in their order', async () => {
    const { world, open } = bench()
    await open().put(7, 3, { kind: 'files', file_ids: ['b', 'a'] })
    expect(world.taken[0]?.uploads).toEqual(['up-b', 'up-a'])
  })

  test.each([
    ['a connection', offline],
    ['a session', signedOut],
  ])(
    'waits without %s, outlives a reload, and is delivered once with the same name',
    async (_what, fault) => {
      const { world, open } = bench()
      world.fault = fault
      const before = open()
      await before.put(7, 3, text)
      expect(before.stateOf(7)).toEqual({ kind: 'waiting' })
      const after = open()
      await after.open()
      // It was put in just now, and is sent again.
      expect(after.stateOf(7)).toMatchObject({ kind: 'sending' })
      await after.deliver()
      expect(after.stateOf(7)).toEqual({ kind: 'waiting' })
      world.fault = undefined
      await after.deliver()
      await before.deliver()
      expect(world.taken).toEqual([{ question: 7, request: 'request-1', uploads: undefined }])
      expect(before.stateOf(7)).toBeUndefined()
    },
  )

  test('whose reply was lost is asked for again under the same name', async () => {
    const { world, open, submit } = bench()
    submit.mockImplementationOnce(async ({ question_id, request_id }, uploads) => {
      world.taken.push({ question: question_id, request: request_id, uploads })
      throw offline
    })
    const handIns = open()
    await handIns.put(7, 3, text)
    await handIns.deliver()
    expect(world.taken.map(({ request }) => request)).toEqual(['request-1', 'request-1'])
  })

  test('that the server refuses says why and holds up no other', async () => {
    const { world, open, submit } = bench()
    world.fault = offline
    const handIns = open()
    await handIns.put(7, 3, text)
    await handIns.put(8, 3, text)
    world.fault = undefined
    submit.mockRejectedValueOnce(closed)
    await handIns.deliver()
    expect(handIns.stateOf(7)).toEqual({ kind: 'refused', error: closed })
    expect(world.refused).toEqual([{ question: 7, error: closed }])
    expect(world.taken).toMatchObject([{ question: 8 }])
    expect(handIns.isWaiting).toBe(false)
  })

  test('can be taken back while it waits', async () => {
    const { world, open } = bench()
    world.fault = offline
    const handIns = open()
    await handIns.put(7, 3, text)
    await handIns.cancel(7)
    world.fault = undefined
    await handIns.deliver()
    expect(world.taken).toEqual([])
    expect(handIns.stateOf(7)).toBeUndefined()
  })

  test('once more, before the first went, goes once, as it was last', async () => {
    const { world, open } = bench()
    world.fault = offline
    const handIns = open()
    await handIns.put(7, 3, text)
    await handIns.put(7, 3, { kind: 'answer', answer: 'Salom!' })
    world.fault = undefined
    await handIns.deliver()
    expect(world.sent.map(({ handIn }) => handIn.work)).toEqual([{ kind: 'answer', answer: 'Salom!' }])
  })

  test('is delivered even where the device cannot keep it', async () => {
    const { world, open } = bench()
    world.kept.breakDown()
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    world.fault = offline
    const handIns = open()
    await handIns.put(7, 3, text)
    expect(handIns.stateOf(7)).toEqual({ kind: 'waiting' })
    world.fault = undefined
    await handIns.deliver()
    expect(world.taken).toHaveLength(1)
    warned.mockRestore()
  })
})

test('what another tab sends just now is no fault here, and is gone with that; what is older waits', async () => {
  const { world, open, submit } = bench()
  const [one, other] = [open(), open()]
  const reply = Promise.withResolvers<undefined>()
  submit.mockImplementationOnce(async ({ question_id, request_id }, uploads) => {
    world.taken.push({ question: question_id, request: request_id, uploads })
    await reply.promise
    return replyTo(question_id)
  })
  const sending = one.put(7, 3, text)
  await vi.waitFor(() => expect(world.taken).toHaveLength(1))
  await other.open()
  expect(other.stateOf(7)).toMatchObject({ kind: 'sending' })
  world.now = new Date(world.now.getTime() + 11_000)
  const third = open()
  await third.open()
  expect(third.stateOf(7)).toEqual({ kind: 'waiting' })
  reply.resolve(undefined)
  await sending
  await Promise.all([other.reread(), third.reread()])
  expect([other.stateOf(7), third.stateOf(7)]).toEqual([undefined, undefined])
})

test('a newer version of another tab is not forgotten with the one that this tab is just delivering', async () => {
  const { world, open, submit } = bench()
  const [one, other] = [open(), open()]
  await other.open()
  submit.mockImplementationOnce(async ({ question_id, request_id }, uploads) => {
    world.taken.push({ question: question_id, request: request_id, uploads })
    // No word of it reaches this tab: some browsers have no channel between tabs.
    world.fault = offline
    await other.put(question_id, 3, { kind: 'answer', answer: 'Salom, yangisi' })
    world.fault = undefined
    return replyTo(question_id)
  })
  await one.put(7, 3, text)
  expect((await world.kept.store.listHandIns(1)).map(({ request_id }) => request_id)).toEqual(['request-2'])
  await other.deliver()
  expect(world.taken.map(({ request }) => request)).toEqual(['request-1', 'request-2'])
})

test('a device whose store does not open for a moment is asked again', async () => {
  const { world, open } = bench()
  world.fault = offline
  await open().put(7, 3, text)
  const { store } = world.kept
  const list = vi.spyOn(store, 'listHandIns').mockRejectedValueOnce(new Error('it does not open'))
  const handIns = open()
  await handIns.open()
  expect(handIns.isUnread).toBe(true)
  world.fault = undefined
  await handIns.deliver()
  expect(handIns.isUnread).toBe(false)
  expect(world.taken).toHaveLength(1)
  list.mockRestore()
})
