import type { TelegramChat, TelegramLink } from '@qadam/contract'
import { callBot, telegramProvider, webhookSecret } from '../src/modules/messages/telegram/index.ts'
import { startTelegram, type Pauses, type Telegram } from '../src/modules/messages/telegram/bot.ts'
import { BotApiStub, botName, botToken, said } from './bot-api-stub.ts'
import { PushingSchool } from './pushing-school.ts'
import type { SignedIn, TestSchool } from './test-school.ts'

export const hook = 'https://school.example/telegram/webhook'

/** Short where a process polls; so long where it waits that no test sees the end of it. */
const pauses: Pauses = { held_s: 60, lease_s: 600, turn_ms: 20, failure_ms: 20, longestFailure_ms: 20 }

/** A school with a bot, which Telegram calls by HTTP. */
export class TelegramSchool {
  readonly pushing: PushingSchool
  readonly school: TestSchool
  readonly stub: BotApiStub
  readonly warnings: unknown[] = []
  #telegram: Telegram | undefined
  #updates = 100

  private constructor(pushing: PushingSchool, stub: BotApiStub) {
    this.pushing = pushing
    this.school = pushing.school
    this.stub = stub
  }

  static async start(): Promise<TelegramSchool> {
    const late: { telegram?: Telegram } = {}
    const pushing = await PushingSchool.start({
      telegram: {
        secret: webhookSecret(botToken),
        hear: async (update) => await late.telegram?.hear(update),
      },
    })
    const started = new TelegramSchool(pushing, await BotApiStub.start())
    late.telegram = started.#telegram = started.process(hook)
    return started
  }

  /** One process of the school. */
  process(webhook: string | undefined, changes: Partial<Pauses> = {}): Telegram {
    const { stub, school } = this
    return startTelegram({
      db: school.db,
      bot: stub.bot,
      call: callBot(stub.bot),
      webhook,
      log: { warn: (about: unknown) => void this.warnings.push(about) },
      clock: () => school.clock.now(),
      pauses: { ...pauses, ...changes },
    })
  }

  /** Telegram calls the school. */
  async call(update: object, secret: string | undefined = webhookSecret(botToken)): Promise<number> {
    const reply = await this.school.inject({
      method: 'POST',
      url: '/telegram/webhook',
      headers: secret === undefined ? {} : { 'x-telegram-bot-api-secret-token': secret },
      payload: { update_id: (this.#updates += 1), ...update },
    })
    return reply.status
  }

  /** Sends a message to the bot. @returns its reply in that chat. */
  async write(text: string, chat = 7, changes: object = {}): Promise<string | undefined> {
    const before = this.stub.messages.length
    await this.call(said(text, { id: chat, ...changes }))
    const answers = this.stub.messages.slice(before)
    return answers.map((answer) => String(answer.text))[0]
  }

  /** The code of a link. */
  async code(student: SignedIn): Promise<string> {
    const reply = await this.school.call<TelegramLink>('telegram_link', {}, student.token)
    if (!reply.body.success) throw new Error(reply.code)
    return codeOf(reply.body.data)
  }

  async chats(student: SignedIn): Promise<TelegramChat[]> {
    const reply = await this.school.call<{ chats: TelegramChat[] }>('telegram', {}, student.token)
    return reply.body.success ? reply.body.data.chats : []
  }

  /** Sends due deliveries, and returns which chat received what. */
  async delivered(): Promise<string[]> {
    const before = this.stub.messages.length
    const { stub } = this
    await this.pushing.send({
      providers: { telegram: telegramProvider(callBot(stub.bot), 'https://school.example') },
    })
    return stub.messages
      .slice(before)
      .map(({ chat, text }) => `${String(chat)}: ${String(text)}`)
      .toSorted()
  }

  /** The process that Telegram calls releases its turn. */
  async rest(): Promise<void> {
    await this.#telegram?.stop()
  }

  async close(): Promise<void> {
    await this.#telegram?.stop()
    await this.stub.close()
    await this.pushing.close()
  }
}

export function codeOf({ url }: TelegramLink): string {
  const link = new URL(url)
  if (link.origin + link.pathname !== `https://t.me/${botName}`) throw new Error(url)
  return link.searchParams.get('start') ?? ''
}
