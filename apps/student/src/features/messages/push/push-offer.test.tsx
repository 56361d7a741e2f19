import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startI18n } from '../../../platform/i18n/start.ts'
import { push as texts } from '../../../platform/i18n/uz/push.ts'
import { renderAt } from '../../../platform/render-fixture.tsx'
import { session } from '../../../platform/session.ts'
import { localStore } from '../../../platform/storage.ts'
import { userFixture } from '@qadam/web/user-fixture'
import { FakePush } from './push-fixture.ts'

let leave = () => {}
let saved: number

beforeAll(async () => await startI18n())
beforeEach(() => {
  saved = 0
  for (const key of ['qadam.push.asked', 'qadam.push.off', 'qadam.offered_at']) localStore.remove(key)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    // The app asks by addresses.
    const isSaving = (input as string).includes('save_notification_permission')
    if (isSaving) saved += 1
    const data = isSaving ? null : { provider: 'web_push', vapid_public_key: 'BAECAwQ' }
    return Promise.resolve(
      new Response(JSON.stringify({ success: true, data }), {
        headers: { 'content-type': 'application/json' },
      }),
    )
  })
  session.start(userFixture({ token: 'o'.repeat(43) }), true)
})
afterEach(() => {
  leave()
  session.logout()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** As on the screen after a submission. */
async function show(push: FakePush): Promise<void> {
  push.install()
  const { default: PushOffer } = await import('./push-offer.tsx')
  leave = await renderAt('/lesson', <main>{<PushOffer />}</main>)
}
const text = () => document.body.textContent ?? ''
const says = async (words: string) => await vi.waitFor(() => expect(text()).toContain(words))
const press = (label: string) =>
  [...document.querySelectorAll('button')].find((button) => button.textContent === label)?.click()

test('the browser asks only after a yes; then this device is made known to the school', async () => {
  const push = new FakePush()
  await show(push)
  await says(texts.offer.text)
  expect([push.asked, saved]).toEqual([0, 0])
  press(texts.offer.yes)
  await says(texts.offer.done)
  expect([push.asked, saved]).toEqual([1, 1])
})

test('who says not now, or looks past it, is left alone the next time; the browser never asked', async () => {
  const push = new FakePush()
  await show(push)
  await says(texts.offer.text)
  // Mounted again, it is still shown.
  leave()
  await show(push)
  await says(texts.offer.text)
  press(texts.offer.later)
  await vi.waitFor(() => expect(text()).not.toContain(texts.offer.text))
  leave()
  await show(push)
  expect([text().includes(texts.offer.text), push.asked]).toEqual([false, 0])
})

test('what stands in the way is said', async () => {
  await show(new FakePush({ answer: 'denied' }))
  await says(texts.offer.text)
  press(texts.offer.yes)
  await says(texts.failed_denied)
})

test.each([new FakePush({ permission: 'granted' }), new FakePush({ permission: 'denied' })])(
  'where it is decided nothing is offered',
  async (push) => {
    await show(push)
    expect(text()).not.toContain(texts.offer.title)
  },
)

test('beside what was offered a moment ago it waits for another time', async () => {
  localStore.write('qadam.offered_at', String(Date.now()))
  await show(new FakePush())
  expect(text()).not.toContain(texts.offer.title)
})

test('a frozen account is offered nothing', async () => {
  session.start(userFixture({ token: 'o'.repeat(43), status: 'freezed' }), true)
  await show(new FakePush())
  expect(text()).not.toContain(texts.offer.title)
})
