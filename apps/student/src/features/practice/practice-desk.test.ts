import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../../platform/call-error.ts'
import { session } from '../../platform/session.ts'
import { userFixture } from '../../platform/user-fixtures.ts'
import { PracticeDesk } from './practice-desk.ts'
import { sendFile } from './send-file.ts'
import { hasWaitingWork } from './waiting-work.ts'

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
  const desk = new PracticeDesk(7)
  const queue = desk.queue(3)
  await queue.add([{ name: 'a.txt', content: new Blob(['a']) }])
  await vi.waitFor(() => expect(queue.list()[0]?.state.kind).toBe('paused'))
  expect(hasWaitingWork(7)).toBe(true)
  await vi.advanceTimersByTimeAsync(15_000)
  await vi.waitFor(() => expect(queue.list()[0]?.state.kind).toBe('done'))
  await vi.waitFor(() => expect(hasWaitingWork(7)).toBe(false))
})
