import type { ToastOptions } from '@qadam/web/toast'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startI18n } from '../../../platform/i18n/start.ts'
import { install as texts } from '../../../platform/i18n/uz/install.ts'
import { quietMoment } from '../../../platform/quiet-moment.ts'
import { buttonNamed, renderAt } from '../../../platform/render-fixture.tsx'

const toast = vi.hoisted(() =>
  vi.fn<(tone: string, title: string, options?: ToastOptions) => Promise<void>>(),
)
vi.mock('../../../platform/toast.ts', () => ({ showToast: toast }))
// They add their texts to what speaks already.
await startI18n()
const { default: InstallCard } = await import('./install-card.tsx')
const { installWay, offerInstall } = await import('./install.ts')
const { offerBrowser } = await import('./offer-browser.ts')
const { noteOffer, wasOfferedLately } = await import('../../../platform/offer-pause.ts')

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const chrome = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36'
let leave = () => {}

beforeEach(() => {
  localStorage.clear()
  toast.mockReset().mockResolvedValue(undefined)
})
afterEach(() => {
  leave()
  leave = () => {}
  globalThis.qadamInstall = undefined
  vi.unstubAllGlobals()
})

/** A browser that can install the app, and what its owner answers. */
function canInstall(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn<() => Promise<{ outcome: string }>>().mockResolvedValue({ outcome })
  globalThis.qadamInstall = Object.assign(new Event('beforeinstallprompt'), { prompt })
  return prompt
}
const browser = (userAgent: string, more: object = {}) =>
  vi.stubGlobal('navigator', { language: 'uz', languages: ['uz'], onLine: true, userAgent, ...more })

test('the card asks by the browser’s own window, once, and goes', async () => {
  const prompt = canInstall('accepted')
  leave = await renderAt('/profile', <main>{<InstallCard />}</main>)
  await vi.waitFor(() => expect(document.body.textContent).toContain(texts.title))
  buttonNamed(texts.action)?.click()
  await vi.waitFor(() => expect(document.body.textContent).not.toContain(texts.title))
  expect(prompt).toHaveBeenCalledTimes(1)
})

test('who says no is not asked again, on the card or after a lesson', async () => {
  canInstall('accepted')
  leave = await renderAt('/profile', <main>{<InstallCard />}</main>)
  await vi.waitFor(() => expect(buttonNamed(texts.later)).toBeDefined())
  buttonNamed(texts.later)?.click()
  await vi.waitFor(() => expect(document.body.textContent).not.toContain(texts.title))
  await offerInstall()
  expect(toast).not.toHaveBeenCalled()
})

test('after a lesson it is offered once on a device; no to the browser’s window is no', async () => {
  const prompt = canInstall('dismissed')
  await offerInstall()
  await offerInstall()
  expect(toast).toHaveBeenCalledTimes(1)
  toast.mock.calls[0]?.[2]?.action?.onSelect()
  await vi.waitFor(() => expect(prompt).toHaveBeenCalledTimes(1))
  canInstall('accepted')
  await vi.waitFor(() => expect(installWay()).toBe('none'))
})

test('it waits until the lesson is left', async () => {
  canInstall('accepted')
  const end = quietMoment.begin()
  const offered = offerInstall()
  await Promise.resolve()
  expect(toast).not.toHaveBeenCalled()
  end()
  await offered
  expect(toast).toHaveBeenCalledTimes(1)
})

test('beside the offer of pushes it waits for the next lesson, and pushes wait for it', async () => {
  const hour_ms = 3_600_000
  canInstall('accepted')
  noteOffer()
  await offerInstall()
  expect(toast).not.toHaveBeenCalled()
  noteOffer(Date.now() - hour_ms)
  await offerInstall()
  expect(toast).toHaveBeenCalledTimes(1)
  expect([wasOfferedLately(), wasOfferedLately(Date.now() + hour_ms)]).toEqual([true, false])
})

test('an iPhone’s owner is told how to do it; the installed app, and other browsers, are told nothing', async () => {
  browser(`${iPhone} Version/17.5 Safari/604.1`)
  expect(installWay()).toBe('apple')
  await offerInstall()
  expect(toast.mock.calls[0]?.slice(0, 2)).toEqual(['info', texts.apple_title])
  browser(iPhone, { standalone: true })
  expect(installWay()).toBe('none')
  browser(iPhone)
  expect(installWay()).toBe('none')
  browser(chrome)
  expect(installWay()).toBe('none')
})

test('inside a messenger the page is offered in a browser, once; on Android by a link', () => {
  browser(chrome.replace('; K)', '; K; wv)'))
  const assign = vi.fn<(address: string) => void>()
  vi.stubGlobal('location', { protocol: 'https:', host: 'school.example', pathname: '/', assign })
  offerBrowser()
  offerBrowser()
  expect(toast).toHaveBeenCalledTimes(1)
  toast.mock.calls[0]?.[2]?.action?.onSelect()
  expect(assign.mock.calls[0]?.[0]).toMatch(/^intent:\/\/school\.example\/#Intent;scheme=https;/)
})

test.each([
  [(): Promise<void> => Promise.resolve(), texts.copied],
  [(): Promise<void> => Promise.reject(new Error('not allowed')), texts.copy_failed],
])('elsewhere the address is copied, and what to do with it is said', async (writeText, title) => {
  browser(iPhone, { clipboard: { writeText } })
  offerBrowser()
  expect(toast.mock.calls[0]?.[2]?.action?.label).toBe(texts.copy)
  toast.mock.calls[0]?.[2]?.action?.onSelect()
  await vi.waitFor(() => expect(toast.mock.calls[1]?.[1]).toBe(title))
})

test('in a browser nothing is said of browsers', () => {
  browser(chrome)
  offerBrowser()
  expect(toast).not.toHaveBeenCalled()
})
