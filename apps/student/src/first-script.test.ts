import page from '../index.html?raw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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

describe('where the app does not come', () => {
  const toldOf = () => document.querySelector('#root > button')?.textContent.trim()
  const openPage = async (language: string) => {
    localStorage.setItem('language', language)
    document.body.innerHTML =
      '<div id="root"></div><template id="first-course"></template>' +
      /<template id="no-app">.*?<\/template>/s.exec(page)?.[0]
    const added = vi.spyOn(document.head, 'append').mockImplementation(() => {})
    await import('./first-script.ts')
    document.dispatchEvent(new Event('readystatechange'))
    return added.mock.calls.flat().find((each) => each instanceof HTMLScriptElement)
  }
  beforeEach(() => {
    sessionStorage.clear()
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
    localStorage.clear()
    document.body.innerHTML = ''
  })

  test('the page says so in the reader’s language as soon as its file is refused, and once', async () => {
    const script = await openPage('ru')
    expect(toldOf()).toBeUndefined()
    script?.dispatchEvent(new Event('error'))
    expect(toldOf()).toBe('Приложение не загрузилось. Обновить')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(document.querySelectorAll('#root > button')).toHaveLength(1)
  })

  test('the page says so when it has waited long', async () => {
    await openPage('uz')
    await vi.advanceTimersByTimeAsync(5000)
    expect(toldOf()).toBeUndefined()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(toldOf()).toBe('Ilova yuklanmadi. Qayta yuklash')
  })

  test('nothing is said once the app has begun', async () => {
    await openPage('uz')
    document.getElementById('first-course')?.remove()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(toldOf()).toBeUndefined()
  })
})
