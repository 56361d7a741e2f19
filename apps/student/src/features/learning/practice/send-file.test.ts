import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { UploadOptions } from 'tus-js-client'
import { session } from '../../../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'
import type { KeptFile } from './practice-store.ts'
import { STALLED_MS } from '@qadam/web/send-upload'
import { sendFile } from './send-file.ts'

const uploads = vi.hoisted((): { options: Partial<UploadOptions>; aborted: number }[] => [])
vi.mock('tus-js-client', () => ({
  Upload: class {
    readonly url = '/api/uploads/up-1'
    readonly #own: (typeof uploads)[number]
    constructor(_: Blob, options: Partial<UploadOptions>) {
      this.#own = { options, aborted: 0 }
      uploads.push(this.#own)
    }
    start(): void {}
    abort(): Promise<void> {
      this.#own.aborted += 1
      return Promise.resolve()
    }
  },
}))

const file: KeptFile = {
  ...{ id: 'a', account_id: 7, question_id: 3, name: 'a.png', type: 'image/png', size: 4 },
  ...{ added_at: '2026-11-20T10:00:00Z', upload_url: null, upload_id: null, is_discarded: false },
}

beforeEach(() => {
  vi.useFakeTimers()
  uploads.length = 0
  session.start(userFixture({ id: 7, token: 'token' }), false)
})
afterEach(() => {
  session.logout()
  vi.useRealTimers()
})

function send() {
  const parts: number[] = []
  const sending = sendFile(file, new Blob(['abcd']), {
    signal: new AbortController().signal,
    onProgress: (part) => parts.push(part),
    onPlace: () => undefined,
  })
  const [upload] = uploads
  if (!upload) throw new Error('nothing was begun')
  return { sending, upload, parts, move: (sent: number) => upload.options.onProgress?.(sent, 4) }
}

test('an upload that no longer moves is given up for a transient failure, so that it goes on later', async () => {
  const { sending, upload, parts, move } = send()
  const failed = expect(sending).rejects.toMatchObject({ code: 'network' })
  await vi.advanceTimersByTimeAsync(STALLED_MS - 1)
  move(1)
  await vi.advanceTimersByTimeAsync(STALLED_MS - 1)
  expect(upload.aborted).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  await failed
  expect([upload.aborted, parts]).toEqual([1, [0.25]])
})

test('one that has arrived is not given up afterwards', async () => {
  const { sending, upload } = send()
  upload.options.onSuccess?.({ lastResponse: undefined as never })
  expect(await sending).toBe('up-1')
  await vi.advanceTimersByTimeAsync(2 * STALLED_MS)
  expect(upload.aborted).toBe(0)
})
