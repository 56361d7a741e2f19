import { beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '../../../platform/call-error.ts'
import { readShared, takeCopy } from './read-shared.ts'
import { shareHash, shareKeyOf } from './share-hash.ts'
import { rememberShare, takeWaitingShare } from './waiting-share.ts'

const call = vi.hoisted(() => vi.fn<(name: string, input: object) => Promise<unknown>>())
const signedIn = vi.hoisted(() => ({ is: true }))
vi.mock('../../../platform/call.ts', () => ({ call }))
vi.mock('../../../platform/session.ts', () => ({ session: { get: () => (signedIn.is ? {} : undefined) } }))

const key = 'abcdefghijklmnopqrstuvwxyz_-0123'
const medium = `/media/${'a'.repeat(32)}`
const copy = {
  slot: 'py',
  title: 'Oʻyin',
  files: { 'main.py': 'print(1)' },
  media: { 'a.png': `${medium}?e=1&s=a` },
  owner: { first_name: 'Dilnoza', initial: 'Sh' },
  is_own: false,
  shared_at: '2026-03-10T07:00:00.000Z',
}
const refusal = (code: 'not_found' | 'network' | 'auth.required', reason?: string) =>
  new CallError({ code, status: 404, message: 'yoʻq', details: { reason } })

beforeEach(() => {
  call.mockReset()
  signedIn.is = true
  sessionStorage.clear()
  window.location.hash = ''
})

test('a copy comes with who shared it, its media by names that stay', async () => {
  call.mockResolvedValueOnce(copy)
  expect(await readShared(shareHash(key), 'python')).toEqual({
    kind: 'project',
    project: { files: copy.files, media: { 'a.png': medium } },
    copy: { key, owner: 'Dilnoza Sh.', isOwn: false },
  })
  expect(call).toHaveBeenCalledWith('shared_project', { key })
})

test('one of the other playground is shown there', async () => {
  call.mockResolvedValueOnce(copy)
  expect(await readShared(shareHash(key), 'web')).toEqual({ kind: 'elsewhere' })
})

test.each([
  ['it was taken back', refusal('not_found', 'ended'), { kind: 'ended' }],
  ['nobody made it', refusal('not_found'), { kind: 'unknown' }],
  ['the session has ended', refusal('auth.required'), { kind: 'signed_out' }],
  ['there is no network', refusal('network'), { kind: 'failed' }],
])('a link says what is the matter where %s', async (_, error, found) => {
  call.mockRejectedValueOnce(error)
  expect(await readShared(shareHash(key), 'python')).toMatchObject(found)
})

test('nobody is asked for a link that was cut, nor by who is signed out', async () => {
  expect(await readShared(shareHash(key.slice(1)), 'python')).toEqual({ kind: 'invalid' })
  signedIn.is = false
  expect(await readShared(shareHash(key), 'python')).toEqual({ kind: 'signed_out' })
  expect(call).not.toHaveBeenCalled()
})

test('a key is read without what a messenger adds to the link', () => {
  expect(shareKeyOf(`${shareHash(key)}.`)).toBe(key)
  expect(shareKeyOf(`${shareHash(key)}x`)).toBeUndefined()
})

test('what was to be opened waits for the sign-in, and is opened once', () => {
  rememberShare(shareHash(key))
  expect([takeWaitingShare(), takeWaitingShare()]).toEqual([shareHash(key), undefined])
  rememberShare('#project=x')
  expect(takeWaitingShare()).toBeUndefined()
  rememberShare(shareHash(key))
  window.location.hash = '#project=x'
  expect(takeWaitingShare()).toBeUndefined()
})

test('what is made one’s own has media of one’s own', async () => {
  call.mockResolvedValueOnce({ files: copy.files, media: copy.media })
  expect(await takeCopy(key)).toEqual({ files: copy.files, media: { 'a.png': medium } })
})
