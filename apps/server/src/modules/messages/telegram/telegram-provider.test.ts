import { inspect } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BotApiStub } from '../../../../test/bot-api-stub.ts'
import type { PushMessage } from '../push/index.ts'
import { callBot } from './bot-api.ts'
import { telegramProvider } from './telegram-provider.ts'

let stub: BotApiStub
beforeEach(async () => (stub = await BotApiStub.start()))
afterEach(async () => await stub.close())

const message: PushMessage = {
  title: 'Ali <b>&: Tayyor',
  body: '1 < 2 & 3',
  url: '/shop',
  tag: 'n1',
  lang: 'uz',
}

async function send(
  changes: Partial<PushMessage> = {},
  publicUrl: string | undefined = 'https://school.example',
) {
  const to = { provider: 'telegram', address: '-77', keys: null } as const
  return await telegramProvider(callBot(stub.bot), publicUrl)(to, { ...message, ...changes })
}

test('a name with < and & is written as it is, with a button into the app', async () => {
  expect(await send()).toEqual({ kind: 'sent' })
  expect(stub.calls).toEqual([
    {
      method: 'sendMessage',
      parameters: {
        chat_id: '-77',
        text: 'Ali <b>&: Tayyor\n\n1 < 2 & 3',
        entities: [{ type: 'bold', offset: 0, length: 16 }],
        link_preview_options: { is_disabled: true },
        reply_markup: { inline_keyboard: [[{ text: 'Ilovada ochish', url: 'https://school.example/shop' }]] },
      },
    },
  ])
})

test.each([
  [
    'a payment is paid elsewhere',
    { url: 'https://pay.example/x' },
    undefined,
    'Toʻlash',
    'https://pay.example/x',
  ],
  ['nothing to open', { url: '' }, 'https://school.example', undefined, undefined],
  ['no public address', {}, undefined, undefined, undefined],
  // Telegram would refuse the message.
  ['a school in its own network', {}, 'http://192.168.0.5:3000', undefined, undefined],
  ['a school on this machine', {}, 'http://localhost:3000', undefined, undefined],
  ['no address at all', { url: 'javascript:alert(1)' }, 'https://school.example', undefined, undefined],
])('%s', async (_, changes, publicUrl, text, url) => {
  const to = { provider: 'telegram', address: '-77', keys: null } as const
  await telegramProvider(callBot(stub.bot), publicUrl)(to, { ...message, ...changes })
  const wanted = url === undefined ? undefined : { inline_keyboard: [[{ text, url }]] }
  expect(stub.calls[0]?.parameters['reply_markup']).toEqual(wanted)
})

describe('an answer', () => {
  const refusal = (status: number, description: string, parameters?: object) => ({
    status,
    body: { ok: false, error_code: status, description, ...(parameters && { parameters }) },
  })

  test.each([
    [refusal(403, 'Forbidden: bot was blocked by the user'), { kind: 'gone' }],
    [refusal(400, 'Bad Request: chat not found'), { kind: 'gone' }],
    [refusal(400, 'Bad Request: message is too long'), { kind: 'refused' }],
    [
      refusal(400, 'Bad Request: group chat was upgraded', { migrate_to_chat_id: -100_5 }),
      { kind: 'moved', address: '-1005' },
    ],
    [refusal(401, 'Unauthorized'), { kind: 'later' }],
    [refusal(429, 'Too Many Requests: retry after 17', { retry_after: 17 }), { kind: 'later', after_s: 17 }],
    [refusal(500, 'Internal Server Error'), { kind: 'later' }],
    [{ status: 502, body: '<html>Bad Gateway</html>' }, { kind: 'later' }],
    [{ status: 200, body: 'a page of a captive portal' }, { kind: 'later' }],
    [{ status: 302, body: '' }, { kind: 'refused' }],
  ])('%j', async (answer, wanted) => {
    stub.next['sendMessage'] = [answer]
    expect(await send()).toMatchObject(wanted)
  })

  test('that never comes names no token', async () => {
    const { bot } = stub
    await stub.close()
    const failure: unknown = await callBot(bot)('sendMessage', {}).catch((error: unknown) => error)
    expect(inspect(failure)).toContain('Telegram could not be reached')
    expect(inspect(failure)).not.toContain(bot.token)
    stub = await BotApiStub.start()
  })
})
