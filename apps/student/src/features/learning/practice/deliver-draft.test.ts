import { waitingList } from '@qadam/delivery/waiting'
import { isRetryable } from '@qadam/web/is-retryable'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError, type CallCode } from '@qadam/web/call-error'
import { session } from '../../../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'
import { deliverDraft } from './deliver-draft.ts'
import { TextDraft } from './text-draft.ts'

let dispose = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  session.start(userFixture({ id: 7, token: 'token' }), false)
})
afterEach(() => {
  dispose()
  session.logout()
  vi.useRealTimers()
})

function bench() {
  const world = {
    failure: undefined as CallCode | undefined,
    saves: [] as string[],
    asked: 0,
    isUnknown: false,
  }
  const draft = new TextDraft({
    start: '',
    isTransient: isRetryable,
    device: { read: () => null, write: () => true, readAside: () => null, writeAside: () => undefined },
    save: async ({ text, revision }) => {
      const { failure } = world
      if (failure)
        throw new CallError({ code: failure, status: failure === 'network' ? 0 : 403, message: '' })
      world.saves.push(text)
      return { revision: revision + 1 }
    },
  })
  dispose = deliverDraft(draft, {
    accountId: 7,
    of: 3,
    isUnknown: () => world.isUnknown,
    ask: async () => {
      world.asked += 1
      if (world.failure) return
      world.isUnknown = false
      draft.load({ text: '', revision: 0 })
    },
  }).dispose
  return { world, draft }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const told = () => waitingList.list().map(({ what, since, owner }) => ({ what, since, owner }))

test('a text that a busy server did not take is saved by itself a little later, and stands in the list until then', async () => {
  const { world, draft } = bench()
  draft.load({ text: '', revision: 0 })
  const since = new Date().toISOString()
  world.failure = 'network'
  draft.type('Salom')
  await pass(3000)
  expect(told()).toEqual([{ what: 'text', since, owner: 7 }])
  world.failure = undefined
  await pass(60_000)
  expect([world.saves, told()]).toEqual([['Salom'], []])
})

test('a text that the server refuses is not sent again until it is changed', async () => {
  const { world, draft } = bench()
  draft.load({ text: '', revision: 0 })
  world.failure = 'lesson.closed'
  draft.type('Salom')
  await pass(3000)
  expect(draft.get().save).toBe('failed')
  world.failure = undefined
  await pass(10 * 60_000)
  expect(world.saves).toEqual([])
  draft.type('Salom!')
  await pass(3000)
  expect(world.saves).toEqual(['Salom!'])
})

test('a server whose copy could not be asked for is asked again', async () => {
  const { world, draft } = bench()
  world.isUnknown = true
  world.failure = 'network'
  draft.type('Salom')
  await pass(10_000)
  expect([world.asked > 0, world.saves]).toEqual([true, []])
  world.failure = undefined
  window.dispatchEvent(new Event('online'))
  await pass(0)
  expect(world.saves).toEqual(['Salom'])
})

test('a text that was handed in waits no more: the hand-in does', async () => {
  const { world, draft } = bench()
  draft.load({ text: '', revision: 0 })
  world.failure = 'network'
  draft.type('Salom')
  await pass(3000)
  expect(told()).toHaveLength(1)
  draft.handOver()
  expect(told()).toEqual([])
})

test('a screen that goes saves what waits, and leaves no timer', async () => {
  const { world, draft } = bench()
  draft.load({ text: '', revision: 0 })
  draft.type('Salom')
  dispose()
  await pass(0)
  // The session's own clock is the one that is left.
  expect([world.saves, told(), vi.getTimerCount()]).toEqual([['Salom'], [], 1])
})
