import page from '../index.html?raw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SNAPSHOTS_KEY } from './platform/device-caches.ts'
import { userFixture } from '@qadam/web/user-fixture'

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
async function open(): Promise<string[]> {
  const added = vi.spyOn(document.head, 'append').mockImplementation(() => {})
  await import('./first-script.ts')
  document.dispatchEvent(new Event('readystatechange'))
  return added.mock.calls.flat().flatMap((each) => (each instanceof HTMLScriptElement ? [each.src] : []))
}

test.each([
  ['on a first visit', false],
  ['with screens of earlier visits', true],
])('what cannot be asked ahead keeps nobody from the app: %s', async (_when, hasScreens) => {
  if (hasScreens) sessionStorage.setItem(SNAPSHOTS_KEY, '{}')
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    throw new TypeError('AbortSignal.timeout is not a function')
  })
  expect(await open()).toEqual([expect.stringMatching(/\/assets\/app\.js$/)])
  expect(timeout).toHaveBeenCalled()
})

describe('where the app does not come', () => {
  const told = () => document.querySelectorAll('#root a[href=""]')
  const openPage = async () => {
    const [, body = ''] = /<body>(.*)<\/body>/s.exec(page) ?? []
    document.body.innerHTML = body
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
    document.body.innerHTML = ''
  })

  test('the page says so in both languages, of which one is shown, as soon as its file is refused, and once', async () => {
    const script = await openPage()
    expect(told()).toHaveLength(0)
    script?.dispatchEvent(new Event('error'))
    const texts = [...document.querySelectorAll('#root [role=alert] [lang]')]
    expect(texts.map((each) => [each.getAttribute('lang'), each.textContent, each.className])).toEqual([
      ['uz', 'Ilova yuklanmadi. Qayta yuklash', '[:lang(ru)_&]:hidden'],
      ['ru', 'Приложение не загрузилось. Обновить', '[:lang(uz)_&]:hidden'],
    ])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(told()).toHaveLength(1)
  })

  test('the page says so when it has waited long', async () => {
    await openPage()
    await vi.advanceTimersByTimeAsync(5000)
    expect(told()).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(told()).toHaveLength(1)
  })

  test('nothing is said once the app has begun', async () => {
    await openPage()
    document.getElementById('first-course')?.remove()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(told()).toHaveLength(0)
  })
})
