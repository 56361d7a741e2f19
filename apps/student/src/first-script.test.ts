import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SIGHTS_KEY } from './platform/last-known.ts'
import { userFixture } from './platform/user-fixtures.ts'

beforeEach(() => {
  vi.resetModules()
  history.replaceState(null, '', '/course/1')
  document.head.innerHTML =
    '<script type="application/json" id="parts">{"app": ["assets/app.js"], "course": []}</script>'
  const session = { token: 'token', expires_at: Date.now() + 60_000, user: userFixture() }
  sessionStorage.setItem('qadam.session', JSON.stringify(session))
})
afterEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
})

/** Opens the page. @returns the scripts that it runs. */
async function open(): Promise<(string | undefined)[]> {
  const added = vi.spyOn(document.head, 'append').mockImplementation(() => {})
  await import('./first-script.ts')
  document.dispatchEvent(new Event('readystatechange'))
  const elements = added.mock.calls.flat()
  return elements.map((each) => (each instanceof HTMLScriptElement ? each.src : undefined))
}

test.each([
  ['on a first visit', false],
  ['with screens of earlier visits', true],
])('what cannot be asked ahead keeps nobody from the app: %s', async (_when, hasScreens) => {
  if (hasScreens) sessionStorage.setItem(SIGHTS_KEY, '{}')
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    throw new TypeError('AbortSignal.timeout is not a function')
  })
  expect(await open()).toEqual([expect.stringMatching(/\/assets\/app\.js$/)])
  expect(timeout).toHaveBeenCalled()
})
