import { beforeEach, expect, test, vi } from 'vitest'
import { sendArchive } from './send-archive.ts'

interface Options {
  onSuccess: () => void
  onError: (error: Error) => void
  onShouldRetry: (error: Error) => boolean
}
const { uploads } = vi.hoisted(() => ({
  uploads: [] as { options: Options; abort: ReturnType<typeof vi.fn> }[],
}))
vi.mock('tus-js-client', () => ({
  Upload: class {
    readonly options: Options
    readonly url = 'https://school.invalid/api/uploads/f00'
    readonly abort = vi.fn(async () => undefined)
    constructor(_file: File, options: Options) {
      this.options = options
      uploads.push(this)
    }
    start() {}
  },
}))

let leaving: AbortController
beforeEach(() => {
  uploads.length = 0
  leaving = new AbortController()
})

function begin() {
  const sent = sendArchive(new File(['zip'], 'kurs.zip'), { signal: leaving.signal, onProgress: () => {} })
  const [upload] = uploads
  if (!upload) throw new Error('nothing was sent')
  return { sent, upload }
}

test('an archive that has arrived stays at the school when its window is closed: it is being read there', async () => {
  const { sent, upload } = begin()
  upload.options.onSuccess()
  expect(await sent).toBe('f00')
  leaving.abort()
  expect(upload.abort).not.toHaveBeenCalled()
})

test('one that is on its way is taken back', async () => {
  const { sent, upload } = begin()
  leaving.abort(new Error('closed'))
  await expect(sent).rejects.toThrow('closed')
  expect(upload.abort).toHaveBeenCalledWith(true)
})

test('a connection that is away is waited for, also where the browser knows it', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { sent, upload } = begin()
  sent.catch(() => undefined)
  expect(upload.options.onShouldRetry(new Error('failed to fetch'))).toBe(true)
  vi.restoreAllMocks()
})
