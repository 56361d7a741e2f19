import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startI18n } from '../../../platform/i18n/start.ts'
import { push as texts } from '../../../platform/i18n/uz/push.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { renderAt } from '../../../platform/render-fixture.tsx'
import { session } from '../../../platform/session.ts'
import { localStore } from '../../../platform/storage.ts'
import { userFixture } from '@qadam/web/user-fixture'
import { FakePush } from './push-fixture.ts'

const key = 'BAECAwQ'
let leave = () => {}
let calls: { action: string; input: Record<string, unknown> }[]
const quiet = { enabled: true, from_hour: 21, to_hour: 7 }
/** Of actions that do not answer as they should. */
let refused: Record<string, Response>

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const failure = () => json({ success: false, error: { code: 'internal', message: 'Boʻlmadi' } }, 500)

beforeAll(async () => await startI18n())
beforeEach(() => {
  calls = []
  refused = {}
  queryClient.clear()
  localStore.remove('qadam.push.off')
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    // The app asks by addresses.
    const action = new URL(input as string, 'https://school.example').searchParams.get('action') ?? ''
    // Every call of the app has a text for its body.
    const sent = JSON.parse(init?.body as string) as Record<string, unknown>
    calls.push({ action, input: sent })
    const answers: Record<string, unknown> = {
      push_config: { provider: 'web_push', vapid_public_key: key },
      save_notification_permission: null,
      notification_preferences: { topics: ['review', 'exam'], muted: sent['muted'] ?? [], quiet },
    }
    return Promise.resolve(refused[action] ?? json({ success: true, data: answers[action] }))
  })
  session.start(userFixture({ token: 'o'.repeat(43) }), true)
})
afterEach(() => {
  leave()
  session.logout()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function show(push: FakePush | null, userAgent?: string): Promise<void> {
  push?.install(userAgent)
  const { default: PushPanel } = await import('./push-panel.tsx')
  leave = await renderAt('/profile', <main>{<PushPanel />}</main>)
  await says(texts.topics)
}
const says = async (text: string) => {
  await vi.waitFor(() => expect(document.body.textContent).toContain(text))
}
const switchOf = (label: string) =>
  [...document.querySelectorAll('label')]
    .find((each) => each.textContent?.includes(label))
    ?.querySelector<HTMLElement>('[role=switch]')
/** By its input: the element of the role passes a click on to it, and so does the label around both. */
const turn = (label: string) =>
  switchOf(label)?.closest('label')?.querySelector<HTMLInputElement>('input')?.click()
const isOn = (label: string) => switchOf(label)?.getAttribute('aria-checked') === 'true'
const becomes = async (label: string, on: boolean) => await vi.waitFor(() => expect(isOn(label)).toBe(on))
const saved = () => calls.filter(({ action }) => action === 'save_notification_permission')

test('nobody is asked before they want it; then this device is made known to the school', async () => {
  const push = new FakePush()
  await show(push)
  await says(texts.hint_default)
  expect([push.asked, isOn(texts.here), saved()]).toEqual([0, false, []])
  turn(texts.here)
  await becomes(texts.here, true)
  expect(push.registered).toEqual(['/firebase-messaging-sw.js'])
  expect(push.subscribed).toEqual([[4, 1, 2, 3, 4]])
  expect(saved()).toMatchObject([
    { input: { student_id: 7, token: '{"endpoint":"https://push.example/1"}' } },
  ])
  await says(texts.hint_on)
  await says('Soat 21:00 dan 7:00 gacha bezovta qilmaymiz.')
})

test('a device on which it was allowed is on; what a push looks like can be seen', async () => {
  const push = new FakePush({ permission: 'granted' })
  push.registered.push('/firebase-messaging-sw.js')
  await show(push)
  expect(isOn(texts.here)).toBe(true)
  ;[...document.querySelectorAll('button')].find((button) => button.textContent === texts.test)?.click()
  await vi.waitFor(() => expect(push.shown).toHaveLength(1))
  expect(push.shown[0]).toMatchObject({
    title: texts.test_title,
    options: {
      ...{ body: texts.test_body, tag: 'firebase-notification', vibrate: [200, 100, 200] },
      ...{ icon: '/push-icon.png', badge: '/push-badge.png' },
    },
  })
})

test('turned off, it stays off, also when the page is loaded anew', async () => {
  const push = new FakePush()
  await show(push)
  turn(texts.here)
  await becomes(texts.here, true)
  turn(texts.here)
  await becomes(texts.here, false)
  expect(push.unsubscribed).toBe(1)
  leave()
  await show(push)
  expect(isOn(texts.here)).toBe(false)
  const { renewPush } = await import('./set-up-push.ts')
  renewPush()
  expect(push.subscribed).toHaveLength(1)
})

test('what was changed in the browser’s settings is seen when the page is looked at again', async () => {
  const push = new FakePush({ permission: 'denied' })
  await show(push)
  await says(texts.failed_denied)
  push.permission = 'granted'
  document.dispatchEvent(new Event('visibilitychange'))
  await becomes(texts.here, true)
})

describe('what stands in the way is said:', () => {
  test.each([
    ['denied', new FakePush({ answer: 'denied' })],
    ['dismissed', new FakePush({ answer: 'default' })],
    ['no_worker', new FakePush({ registerError: new Error('no worker') })],
    ['bad_key', new FakePush({ subscribeError: new DOMException('x', 'InvalidAccessError') })],
    ['setup_failed', new FakePush({ subscribeError: new DOMException('x', 'AbortError') })],
  ] as const)('%s', async (why, push) => {
    await show(push)
    turn(texts.here)
    await says(texts[`failed_${why}`])
    expect([isOn(texts.here), saved()]).toEqual([false, []])
  })

  test('not configured, no key, a key that is none', async () => {
    for (const [why, answer] of [
      ['not_configured', failure()],
      ['no_key', json({ success: true, data: { provider: 'web_push', vapid_public_key: '' } })],
      ['bad_key', json({ success: true, data: { provider: 'web_push', vapid_public_key: 'a' } })],
    ] as const) {
      refused['push_config'] = answer
      await show(new FakePush())
      turn(texts.here)
      await says(texts[`failed_${why}`])
      leave()
    }
  })

  test('the school does not hear of the device: what is told is then in the app alone', async () => {
    refused['save_notification_permission'] = failure()
    await show(new FakePush())
    turn(texts.here)
    await says(texts.failed_sync_failed)
  })

  test('an iPhone, a messenger, a browser that cannot', async () => {
    const chrome = 'Mozilla/5.0 (Linux; Android 14) Chrome/140 Mobile Safari/537.36'
    for (const [why, userAgent] of [
      ['apple', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1'],
      ['messenger', `${chrome} Telegram-Android/11`],
    ] as const) {
      await show(new FakePush(), userAgent)
      await says(texts[`failed_${why}`])
      expect(switchOf(texts.here)).toBeUndefined()
      leave()
    }
    vi.stubGlobal('navigator', { language: 'uz', onLine: true, userAgent: chrome, maxTouchPoints: 5 })
    await show(null)
    await says(texts.failed_unsupported)
  })
})

test('a topic that is turned off is pushed no more', async () => {
  await show(new FakePush())
  await becomes(texts.topic_exam, true)
  turn(texts.topic_exam)
  await becomes(texts.topic_exam, false)
  expect(calls.at(-1)).toEqual({ action: 'notification_preferences', input: { muted: ['exam'] } })
  await vi.waitFor(() => expect(switchOf(texts.topic_exam)?.hasAttribute('data-disabled')).toBe(false))
  turn(texts.topic_exam)
  await becomes(texts.topic_exam, true)
  expect(calls.at(-1)?.input).toEqual({ muted: [] })
})

test('a topic that could not be saved goes back, and says so', async () => {
  await show(new FakePush())
  refused['notification_preferences'] = failure()
  turn(texts.topic_exam)
  await vi.waitFor(() => expect(document.querySelector('section [role=alert]')?.textContent).not.toBe(''))
  await becomes(texts.topic_exam, true)
})
