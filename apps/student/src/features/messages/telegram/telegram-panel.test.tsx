import type { TelegramChat } from '@qadam/contract'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startI18n } from '../../../platform/i18n/start.ts'
import { telegram as texts } from '../../../platform/i18n/uz/telegram.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { renderAt } from '../../../platform/render-fixture.tsx'
import { session } from '../../../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'

let leave = () => {}
let bot: string | null
let chats: TelegramChat[]
let calls: { action: string; input: Record<string, unknown> }[]
/** Actions that do not answer as they should. */
let refused: Set<string>

const url = 'https://t.me/qadam_bot?start=abc'
const chat: TelegramChat = { id: 5, label: 'Dilnoza @dilnoza', linked_at: '2026-03-10T07:00:00.000Z' }
const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const failure = () => json({ success: false, error: { code: 'internal', message: 'Boʻlmadi' } }, 500)

beforeAll(async () => await startI18n())
beforeEach(() => {
  bot = 'qadam_bot'
  chats = []
  calls = []
  refused = new Set()
  queryClient.clear()
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    // The app asks by addresses.
    const action = new URL(input as string, 'https://school.example').searchParams.get('action') ?? ''
    // Every call of the app has a text for its body.
    calls.push({ action, input: JSON.parse(init?.body as string) as Record<string, unknown> })
    if (refused.has(action)) return Promise.resolve(failure())
    if (action === 'telegram_unlink') chats = []
    const answers: Record<string, unknown> = {
      telegram: { bot, chats },
      telegram_link: { id: 9, url, expires_at: '2026-03-10T07:15:00.000Z' },
      telegram_unlink: null,
    }
    return Promise.resolve(json({ success: true, data: answers[action] }))
  })
  session.start(userFixture({ token: 'o'.repeat(43) }), true)
})
afterEach(() => {
  leave()
  session.logout()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function show(): Promise<void> {
  const { default: TelegramPanel } = await import('./telegram-panel.tsx')
  leave = await renderAt('/profile', <main>{<TelegramPanel />}</main>)
  await vi.waitFor(() => expect(calls.map(({ action }) => action)).toContain('telegram'))
}
const says = async (text: string) => await vi.waitFor(() => expect(document.body.textContent).toContain(text))
const button = (name: string) =>
  [...document.querySelectorAll('button')].findLast((each) => each.textContent.trim() === name)
const press = async (name: string) =>
  await vi.waitFor(() => {
    const found = button(name)
    if (!found) throw new Error(`no ${name}`)
    found.click()
  })
const asked = (action: string) => calls.filter((one) => one.action === action)

test('a link opens Telegram here or on another device, and the dialog goes once a chat is joined', async () => {
  await show()
  await press(texts.link)
  await vi.waitFor(() => expect(document.querySelector('[role=dialog] a')?.getAttribute('href')).toBe(url))
  expect(document.querySelector(`svg[aria-label="${texts.qr}"]`)).not.toBeNull()
  await says('15 daqiqa')
  chats = [chat]
  await queryClient.invalidateQueries({ queryKey: ['telegram'], exact: true })
  await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  await says(chat.label)
  expect(asked('telegram_link')).toHaveLength(1)
})

test('a link that could not be made is asked for again by hand', async () => {
  refused.add('telegram_link')
  await show()
  await press(texts.link)
  await vi.waitFor(() => expect(document.querySelector('[role=dialog] [role=alert]')).not.toBeNull())
  refused.clear()
  document.querySelector<HTMLButtonElement>('[role=dialog] [role=alert] button')?.click()
  await vi.waitFor(() => expect(document.querySelector('[role=dialog] a')).not.toBeNull())
})

test('a chat is unlinked after a question', async () => {
  chats = [chat]
  await show()
  await press(texts.unlink)
  await says(texts.unlink_title)
  expect(asked('telegram_unlink')).toEqual([])
  document.querySelectorAll<HTMLButtonElement>('[role=alertdialog] button').forEach((each) => {
    if (each.textContent === texts.unlink) each.click()
  })
  await vi.waitFor(() => expect(asked('telegram_unlink')[0]?.input).toEqual({ chat_id: 5 }))
  await vi.waitFor(() => expect(document.body.textContent).not.toContain(chat.label))
  await says(texts.link)
})

test('a school without a bot shows nothing; a list that did not come is asked for again', async () => {
  bot = null
  await show()
  await vi.waitFor(() => expect(document.querySelector('main')?.textContent).toBe(''))
  leave()
  queryClient.clear()
  bot = 'qadam_bot'
  refused.add('telegram')
  await show()
  await vi.waitFor(() => expect(document.querySelector('[role=alert]')).not.toBeNull())
  refused.clear()
  document.querySelector<HTMLButtonElement>('[role=alert] button')?.click()
  await says(texts.link)
})
