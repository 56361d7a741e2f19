import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { said } from '../../../../test/bot-api-stub.ts'
import { hook, TelegramSchool } from '../../../../test/telegram-school.ts'
import { webhookSecret } from './index.ts'
import { webhookOf } from '../../../config/read-telegram.ts'
import type { Telegram } from './bot.ts'

let telegram: TelegramSchool
let running: Telegram[]

beforeAll(async () => {
  telegram = await TelegramSchool.start()
})
beforeEach(async () => {
  running = []
  telegram.warnings.length = 0
})
afterEach(async () => {
  await Promise.all(running.map(async (one) => await one.stop()))
  await telegram.stub.settle()
})
afterAll(async () => await telegram.close())

function run(webhook?: string): Telegram {
  const one = telegram.process(webhook)
  running.push(one)
  return one
}

/** Calls of a method, as their parameters. */
const calls = (method: string) =>
  telegram.stub.calls.filter((call) => call.method === method).map(({ parameters }) => parameters)

test('Telegram is told where to call, and by what we know it', async () => {
  await expect
    .poll(() => calls('setWebhook'))
    .toEqual([
      {
        url: hook,
        secret_token: webhookSecret(telegram.stub.bot.token),
        allowed_updates: ['message', 'my_chat_member'],
        max_connections: 4,
      },
    ])
  await telegram.rest()
})

test('of two processes one asks, each thing that is said is answered once, and the other takes over', async () => {
  const answered = () => telegram.stub.messages.map(({ chat }) => chat)
  const processes = [run(), run()]
  for (let chat = 1; chat <= 30; chat += 1) telegram.stub.tell(said('/start', { id: chat }))
  await expect.poll(() => answered().length).toBe(30)
  // The process that holds the turn stops, whichever it is.
  await processes[0]?.stop()
  telegram.stub.tell(said('/start', { id: 31 }))
  await expect.poll(() => answered().length).toBe(31)
  expect(new Set(answered()).size).toBe(31)
  await expect.poll(() => telegram.stub.isHeard).toBe(true)
  expect(telegram.warnings).toEqual([])
})

test('a turn whose process died runs out', async () => {
  const dead = { holder: 'dead', until: new Date('2999-01-01') }
  await telegram.school.db.insertInto('telegram_turn').values(dead).execute()
  telegram.stub.clear()
  const asked = telegram.stub.asked
  run()
  telegram.stub.tell(said('/start', { id: 41 }))
  await telegram.school.db
    .updateTable('telegram_turn')
    .set({ until: new Date(0) })
    .execute()
  await expect.poll(() => telegram.stub.messages.map(({ chat }) => chat)).toEqual(['41'])
  expect(telegram.stub.asked).toBeGreaterThan(asked)
})

test('what was heard is not heard again by the next process, and nothing is skipped', async () => {
  telegram.stub.clear()
  await run().stop()
  const first = telegram.stub.tell(said('/start', { id: 51 }))
  const one = run()
  await expect.poll(() => telegram.stub.messages.length).toBe(1)
  await one.stop()
  await telegram.stub.settle()
  // Telegram sends it again where the offset did not reach it.
  telegram.stub.tell(said('/start', { id: 51 }), first)
  telegram.stub.tell(said('/start', { id: 52 }), first + 1)
  run()
  await expect.poll(() => telegram.stub.isHeard).toBe(true)
  expect(telegram.stub.messages.map(({ chat }) => chat)).toEqual(['51', '52'])
})

test('after a quiet week Telegram may count anew', async () => {
  telegram.stub.clear()
  const one = run()
  telegram.stub.tell(said('/start', { id: 61 }), 900_000)
  await expect.poll(() => telegram.stub.messages.length).toBe(1)
  await one.stop()
  await telegram.stub.settle()
  telegram.school.clock.advance(8 * 24 * 3600)
  telegram.stub.tell(said('/start', { id: 62 }), 12)
  run()
  await expect.poll(() => telegram.stub.messages.map(({ chat }) => chat)).toEqual(['61', '62'])
})

test('failures of Telegram, and of the way to it, pass', async () => {
  telegram.stub.clear()
  const unfit = { status: 200, body: { ok: true, result: [{ no: 'update' }] } }
  telegram.stub.next['getUpdates'] = [
    { status: 500 },
    { status: 502, body: '<html>' },
    { status: 409, body: { ok: false, error_code: 409, description: 'Conflict' } },
    { status: 429, body: { ok: false, error_code: 429, parameters: { retry_after: 1 } } },
    unfit,
  ]
  telegram.stub.next['deleteWebhook'] = [{ status: 401, body: { ok: false, error_code: 401 } }]
  run()
  telegram.stub.tell(said('/start', { id: 71 }))
  await expect.poll(() => telegram.stub.messages.map(({ chat }) => chat)).toEqual(['71'])
  expect(telegram.warnings).toHaveLength(6)
  expect(JSON.stringify(telegram.warnings)).not.toContain(telegram.stub.bot.token)
})

test('Telegram calls a school that it reaches; others ask it', () => {
  expect(webhookOf('https://school.example')).toBe('https://school.example/telegram/webhook')
  expect(webhookOf('https://school.example:8443/')).toBe('https://school.example:8443/telegram/webhook')
  for (const hidden of [
    undefined,
    'http://school.example',
    'https://10.0.0.1',
    'https://localhost',
    'https://school.example:3000',
  ])
    expect(webhookOf(hidden)).toBeUndefined()
})
