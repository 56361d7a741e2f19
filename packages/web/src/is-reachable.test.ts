import { expect, test, vi } from 'vitest'
import { isReachable } from './is-reachable.ts'

const answering = (reply: Partial<Response>) => vi.fn<typeof fetch>().mockResolvedValue(reply as Response) // what is read of it

test('the server is reachable where it answers well', async () => {
  expect(await isReachable(answering({ ok: true, redirected: false }))).toBe(true)
})

test.each([
  ['nothing answers', vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'))],
  ['it fails', answering({ ok: false, redirected: false })],
  ['a network leads to its own page', answering({ ok: true, redirected: true })],
])('it is not where %s', async (_what, request) => {
  expect(await isReachable(request)).toBe(false)
})
