import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveLanguage } from './save-language.ts'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a language that is saved comes back', async () => {
  fetched.mockResolvedValueOnce(new Response('{"success":true,"data":{"lang":"ru"}}'))
  expect(await saveLanguage('ru')).toEqual({ lang: 'ru' })
})

test('a language that cannot be saved is logged and gives null', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await saveLanguage('ru')).toBeNull()
  expect(logged).toHaveBeenCalledOnce()
})
