import 'fake-indexeddb/auto'
import { waitingList } from '@qadam/delivery/waiting'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../../../platform/call-error.ts'
import { session } from '../../../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'
import { PracticeWorkspace, practiceWorkspace } from './practice-workspace.ts'
import { browserPracticeStore } from './practice-store.ts'
import { sendFile } from './send-file.ts'
import { hasWaitingWork, noteWaitingWork } from './waiting-work.ts'

vi.mock('./send-file.ts', () => ({ sendFile: vi.fn(), forgetPartial: vi.fn() }))
const send = vi.mocked(sendFile)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  session.start(userFixture({ id: 7, token: 'token' }), false)
})
afterEach(() => {
  vi.useRealTimers()
  session.logout()
})

test('a file whose server went away is tried again by itself, and noted until it arrived', async () => {
  send.mockRejectedValueOnce(new CallError({ code: 'network', status: 0, message: '' }))
  send.mockResolvedValue('upload-1')
  const workspace = new PracticeWorkspace(7)
  const queue = workspace.queue(3)
  await queue.add([{ name: 'a.txt', content: new Blob(['a']) }])
  await vi.waitFor(() => expect(queue.list()[0]?.state.kind).toBe('paused'))
  expect(hasWaitingWork(7)).toBe(true)
  await vi.advanceTimersByTimeAsync(15_000)
  await vi.waitFor(() => expect(queue.list()[0]?.state.kind).toBe('done'))
  await vi.waitFor(() => expect(hasWaitingWork(7)).toBe(false))
})

test('a file that a freeze of the account interrupted goes on afterwards by itself, from where it was', async () => {
  send.mockClear()
  send.mockImplementationOnce(async (_file, _content, { onPlace }) => {
    onPlace('/api/uploads/half')
    throw new CallError({ code: 'account.frozen', status: 403, message: '' })
  })
  send.mockResolvedValue('upload-2')
  const workspace = new PracticeWorkspace(7)
  const queue = workspace.queue(5)
  await queue.add([{ name: 'a.txt', content: new Blob(['a']) }])
  await vi.waitFor(() => expect(queue.list()[0]?.state.kind).toBe('paused'))
  await vi.advanceTimersByTimeAsync(15_000)
  await vi.waitFor(() => expect(queue.list()[0]?.state.kind).toBe('done'))
  expect(send.mock.calls.map(([{ upload_url }]) => upload_url)).toEqual([null, '/api/uploads/half'])
  workspace.dispose()
})

test('what waits stands in the list of all that does, with the time it was given', async () => {
  send.mockRejectedValue(new CallError({ code: 'network', status: 0, message: '' }))
  const before = new Date().toISOString()
  const workspace = practiceWorkspace(7)
  await workspace.queue(4).add([{ name: 'a.txt', content: new Blob(['a']) }])
  await vi.waitFor(() => expect(workspace.queue(4).list()[0]?.state.kind).toBe('paused'))
  const files = waitingList.list().find(({ what }) => what === 'files')
  expect(files).toMatchObject({ owner: 7, count: 1, isKept: true })
  expect((files?.since ?? '') >= before).toBe(true)
})

test('the practice of an account gives way to that of the next one, with no timer or channel left', async () => {
  send.mockRejectedValue(new CallError({ code: 'network', status: 0, message: '' }))
  const close = vi.spyOn(BroadcastChannel.prototype, 'close')
  const first = practiceWorkspace(7)
  expect(practiceWorkspace(7)).toBe(first)
  await first.queue(6).add([{ name: 'a.txt', content: new Blob(['a']) }])
  await vi.waitFor(() => expect(first.queue(6).list()[0]?.state.kind).toBe('paused'))
  session.start(userFixture({ id: 8, token: 'other' }), false)
  expect(practiceWorkspace(8)).not.toBe(first)
  expect(close).toHaveBeenCalledOnce()
  expect(waitingList.list().filter(({ owner }) => owner === 7)).toEqual([])
  const { length } = send.mock.calls
  session.start(userFixture({ id: 7, token: 'token' }), false)
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(send.mock.calls).toHaveLength(length)
})

test('what is taken back is not taken back in the name of the next student', async () => {
  const fetched = vi.fn<typeof fetch>(
    async () => new Response('{"success":false,"error":{"code":"not_found","message":""}}', { status: 404 }),
  )
  vi.stubGlobal('fetch', fetched)
  send.mockResolvedValue('upload-9')
  const queue = new PracticeWorkspace(7).queue(9)
  const { ids } = await queue.add([{ name: 'a.txt', content: new Blob(['a']) }])
  await vi.waitFor(() => expect(queue.list()[0]?.state.kind).toBe('done'))
  session.logout()
  session.start(userFixture({ id: 8, token: 'other' }), false)
  await queue.remove(ids[0] ?? '')
  expect(fetched).not.toHaveBeenCalled()
  // It is sent to the server when its owner is back.
  const stored = await browserPracticeStore.listFiles(7)
  expect(stored.find(({ id }) => id === ids[0])).toMatchObject({ is_discarded: true, upload_id: 'upload-9' })
  vi.unstubAllGlobals()
})

test('work on a device whose store does not open for a moment stays noted, and is handed in once it opens', async () => {
  const fetched = vi.fn<typeof fetch>(
    async () =>
      new Response('{"success":false,"error":{"code":"lesson.closed","message":""}}', { status: 403 }),
  )
  vi.stubGlobal('fetch', fetched)
  session.start(userFixture({ id: 12, token: 'twelve' }), false)
  await browserPracticeStore.putHandIn({
    account_id: 12,
    question_id: 21,
    lesson_id: 1,
    request_id: 'left',
    work: { kind: 'answer', answer: 'Salom' },
    put_at: '2026-11-22T10:00:00Z',
  })
  noteWaitingWork(12, true)
  const shut = vi.spyOn(browserPracticeStore, 'listHandIns').mockRejectedValue(new Error('it does not open'))
  const workspace = new PracticeWorkspace(12)
  await workspace.start()
  expect(hasWaitingWork(12)).toBe(true)
  shut.mockRestore()
  await vi.advanceTimersByTimeAsync(60_000)
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce())
  await vi.waitFor(() => expect(workspace.handIns.stateOf(21)?.kind).toBe('refused'))
  workspace.dispose()
  vi.unstubAllGlobals()
})

test('a private window that keeps nothing does not go on asking for what it does not have', async () => {
  session.start(userFixture({ id: 13, token: 'thirteen' }), false)
  send.mockRejectedValueOnce(new CallError({ code: 'network', status: 0, message: '' }))
  send.mockResolvedValue('upload-13')
  const shut = () => Promise.reject(new DOMException('private', 'InvalidStateError'))
  const lists = vi.spyOn(browserPracticeStore, 'listHandIns').mockImplementation(shut)
  const puts = vi.spyOn(browserPracticeStore, 'putFile').mockImplementation(shut)
  const workspace = new PracticeWorkspace(13)
  await workspace.start()
  await workspace.queue(3).add([{ name: 'a.txt', content: new Blob(['a']) }])
  await vi.waitFor(() => expect(workspace.queue(3).list()[0]?.state.kind).toBe('paused'))
  expect(hasWaitingWork(13)).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  await vi.waitFor(() => expect(workspace.queue(3).list()[0]?.state.kind).toBe('done'))
  await vi.waitFor(() => expect(hasWaitingWork(13)).toBe(false))
  workspace.dispose()
  lists.mockRestore()
  puts.mockRestore()
})

test('what no version of the app wrote holds up nothing that is whole', async () => {
  session.start(userFixture({ id: 14, token: 'fourteen' }), false)
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body))
    return new Response('{"success":false,"error":{"code":"lesson.closed","message":""}}', { status: 403 })
  })
  const opening = indexedDB.open('qadam-practice')
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  const transaction = opening.result.transaction(['files', 'hand-ins'], 'readwrite')
  const handIns = transaction.objectStore('hand-ins')
  handIns.put({ account_id: 14, question_id: 1 })
  handIns.put({ account_id: 14, question_id: 2, work: null, put_at: { toString: 1 }, request_id: 7 })
  handIns.put({ account_id: 14, question_id: 3, work: { kind: 'files', file_ids: 'x' }, put_at: '' })
  const work = { kind: 'answer', answer: 'Salom' }
  handIns.put({
    account_id: 14,
    question_id: 4,
    lesson_id: 1,
    request_id: 'whole',
    work,
    put_at: '2026-11-22',
  })
  transaction.objectStore('files').put({ id: 'a', account_id: 14 })
  transaction.objectStore('files').put({ id: 'b', account_id: 14, question_id: 5, upload_id: 3, name: null })
  await new Promise((resolve) => transaction.addEventListener('complete', resolve))
  opening.result.close()
  const workspace = new PracticeWorkspace(14)
  await workspace.start()
  await vi.waitFor(() => expect(asked).toMatchObject([{ question_id: 4, request_id: 'whole' }]))
  await vi.advanceTimersByTimeAsync(60_000)
  await vi.waitFor(() => expect(workspace.handIns.isWaiting).toBe(false))
  workspace.dispose()
  vi.unstubAllGlobals()
})
