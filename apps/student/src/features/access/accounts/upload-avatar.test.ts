import { userFixture } from '@qadam/web/user-fixture'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../../platform/session.ts'
import { uploadAvatar } from './upload-avatar.ts'

const user = userFixture()
const picture = new Blob(['x'], { type: 'image/jpeg' })

/** A fake of the browser's request, driven by the test. */
class FakeRequest extends EventTarget {
  static last: FakeRequest
  static plan: (request: FakeRequest) => void
  upload = new EventTarget()
  status = 0
  responseText = ''
  headers: Record<string, string> = {}
  url = ''
  body: unknown

  constructor() {
    super()
    FakeRequest.last = this
  }
  open(_method: string, url: string): void {
    this.url = url
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value
  }
  getResponseHeader(): null {
    return null
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'))
  }
  send(body: unknown): void {
    this.body = body
    FakeRequest.plan(this)
  }
}

function answer(status: number, body: unknown) {
  FakeRequest.plan = (request) => {
    request.status = status
    request.responseText = typeof body === 'string' ? body : JSON.stringify(body)
    request.dispatchEvent(new Event('load'))
  }
}
const refusal = (code: string) => ({ success: false, error: { code, message: 'Boshqa rasm tanlang' } })

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  session.start(user, false)
})
afterEach(() => {
  session.logout()
  vi.unstubAllGlobals()
})

test.each([
  [undefined, picture],
  ['', picture],
  ['token-7', undefined],
])('without token or picture nothing is sent (%j)', async (token, file) => {
  FakeRequest.plan = () => expect.unreachable()
  const reply = await uploadAvatar(token, file)
  expect(reply).toMatchObject({ success: false, error: { message: 'Token or image file not provided' } })
})

test('the picture goes as the file avatar, with the token, and the student comes back', async () => {
  answer(200, { success: true, data: { ...user, token: null, avatar: '/media/a' } })
  expect(await uploadAvatar('token-7', picture)).toMatchObject({
    success: true,
    data: { avatar: '/media/a' },
  })
  const { url, headers, body } = FakeRequest.last
  expect(url).toBe('/api/student?action=update_profile')
  expect(headers['X-Student-Auth']).toBe('token-7')
  expect(body instanceof FormData && body.get('avatar')).toBeInstanceOf(Blob)
})

test.each([400, 413, 415, 500])('a reply of %i is an error object that names the status', async (status) => {
  answer(status, refusal('file.type_not_allowed'))
  expect(await uploadAvatar('token-7', picture)).toMatchObject({
    success: false,
    error: { message: `HTTP error! status: ${status}`, cause: { message: 'Boshqa rasm tanlang' } },
  })
})

test('a page of a proxy counts as a busy server', async () => {
  answer(502, '<html>')
  expect(await uploadAvatar('token-7', picture)).toMatchObject({
    error: { message: 'HTTP error! status: 502', cause: { code: 'server.busy' } },
  })
})

test('a refused token ends the session', async () => {
  answer(401, refusal('auth.required'))
  await uploadAvatar('token-7', picture)
  expect(session.get()).toBeNull()
})

test('tells how far it is', async () => {
  const parts: number[] = []
  FakeRequest.plan = (request) => {
    for (const loaded of [25, 100])
      request.upload.dispatchEvent(
        new ProgressEvent('progress', { lengthComputable: true, loaded, total: 100 }),
      )
    request.dispatchEvent(new Event('error'))
  }
  const reply = await uploadAvatar('token-7', picture, { onProgress: (part) => parts.push(part) })
  expect(parts).toEqual([0.25, 1])
  expect(reply).toMatchObject({ success: false, error: { cause: { code: 'network' } } })
})
