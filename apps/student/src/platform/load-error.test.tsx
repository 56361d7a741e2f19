import { FakeConnection } from '@qadam/delivery/browser-fixture'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { CallError } from './call-error.ts'
import { startI18n } from './i18n/start.ts'
import { errors } from './i18n/uz/errors.ts'
import { LoadError } from './load-error.tsx'
import { renderAt } from './render-fixture.tsx'

let leave = () => {}
beforeAll(async () => await startI18n())
afterEach(() => {
  leave()
  vi.unstubAllGlobals()
})

const shown = async (isOnline: boolean, code: 'network' | 'server.busy') => {
  const connection = new FakeConnection()
  connection.set(isOnline)
  const error = new CallError({ code, status: 0, message: '' })
  leave = await renderAt('/x', <LoadError error={error} retrying={false} onRetry={() => undefined} />)
  await vi.waitFor(() => expect(document.querySelector('button')).not.toBeNull())
  const { textContent } = document.body
  connection.set(true)
  return textContent
}

test('without a connection what was never visited is no failure: it is said that it comes by itself', async () => {
  const said = await shown(false, 'network')
  expect([said?.includes(errors.unvisited), said?.includes(errors.load_failed)]).toEqual([true, false])
})

test.each([
  [true, 'network', errors.network],
  [false, 'server.busy', errors.busy],
] as const)('with one, or where something else failed, it is: %s, %s', async (isOnline, code, text) => {
  const said = await shown(isOnline, code)
  expect([said?.includes(text), said?.includes(errors.load_failed)]).toEqual([true, true])
})

test.each(['not_found', 'access.forbidden'] as const)(
  'what asking again cannot mend says what it is, and offers no retry: %s',
  async (code) => {
    const error = new CallError({ code, status: 404, message: 'Hech narsa topilmadi.' })
    leave = await renderAt('/x', <LoadError error={error} retrying={false} onRetry={() => undefined} />)
    await vi.waitFor(() => expect(document.querySelector('[role=alert]')).not.toBeNull())
    expect(document.querySelector('h2')?.textContent).toBe('Hech narsa topilmadi.')
    expect(document.body.textContent).not.toContain(errors.load_failed)
    expect(document.querySelector('button')).toBeNull()
  },
)
