import { DraftKeeper } from '@qadam/code-lab/draft-keeper'
import { isRetryable } from '@qadam/web/is-retryable'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'
import { projectStorage } from './project-storage.ts'

const reply = (data: unknown) => new Response(JSON.stringify({ success: true, data }))
const project = (text: string) => ({ files: { 'main.py': text }, media: {} })
const stored = (text: string, revision: number) =>
  reply({ ...project(text), name: 'main', revision, saved_at: null })
const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  session.start(userFixture({ id: 7, token: 'token-7' }), false)
})
afterEach(() => {
  session.logout()
  vi.unstubAllGlobals()
})

test('a project that was left unsaved is never saved as the next student’s, nor theirs shown in its place', async () => {
  fetched.mockResolvedValueOnce(stored('print(1)', 0))
  const storage = projectStorage(7, { slot: 'py' })
  const keeper = new DraftKeeper({
    storage,
    device: { list: async () => [], put: async () => undefined, remove: async () => undefined },
    key: 'account 7, py',
    writer: 'tab',
    now: Date.now,
    isTransient: isRetryable,
  })
  await keeper.open()
  keeper.change(project('print("mine")'))
  // Signed out in another tab, where another student signs in; this screen is closed by that.
  session.logout()
  session.start(userFixture({ id: 8, token: 'token-8' }), false)
  fetched.mockImplementation(async () => stored('theirs', 1))
  keeper.leave()
  keeper.dispose()
  await expect(storage.load()).rejects.toMatchObject({ code: 'auth.required' })
  expect(fetched).toHaveBeenCalledOnce()
})
