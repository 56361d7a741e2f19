import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { OnlinePayments } from '../src/modules/money/online-payments/index.ts'

export const providers = {
  payme: { merchantId: '587f72c72cac0d162c722ae2', key: 'a key of Payme', isSandbox: false },
  click: { serviceId: '4321', merchantId: '8765', secretKey: 'a key of Click', merchantUserId: undefined },
  publicUrl: 'https://school.example',
} satisfies OnlinePayments

/** A call of a provider, and the reply. */
export type CallSchool = (request: {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  headers: Record<string, string>
  payload: string
}) => Promise<{ status: number; text: string }>

/** Of a 200: errors too are reported to providers in the body. */
function readReply<Schema extends z.ZodType>(
  schema: Schema,
  { status, text }: { status: number; text: string },
): z.infer<Schema> {
  if (status !== 200) throw new Error(`HTTP ${status}: ${text}`)
  return schema.parse(JSON.parse(text))
}

const paymeReply = z.object({
  id: z.union([z.number(), z.string(), z.null()]),
  result: z.record(z.string(), z.unknown()).optional(),
  error: z
    .object({
      code: z.int(),
      message: z.object({ uz: z.string(), ru: z.string(), en: z.string() }),
      data: z.string().optional(),
    })
    .optional(),
})
export type PaymeAnswer = z.infer<typeof paymeReply>

/** Payme as it calls a school: whole dialogues, with a new id for each payment. */
export class PaymeStub {
  readonly #school: CallSchool
  readonly #key: string
  readonly #now: () => number
  #calls = 0

  constructor(school: CallSchool, key: string, now: () => number) {
    this.#school = school
    this.#key = key
    this.#now = now
  }

  /** Any request at all. */
  async send(request: {
    body: string
    method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
    headers?: Record<string, string>
  }): Promise<PaymeAnswer> {
    const reply = await this.#school({
      method: request.method ?? 'POST',
      url: '/api/payments/payme',
      headers: {
        'content-type': 'application/json; charset=UTF-8',
        authorization: `Basic ${Buffer.from(`Paycom:${this.#key}`).toString('base64')}`,
        ...request.headers,
      },
      payload: request.body,
    })
    return readReply(paymeReply, reply)
  }

  async call(method: string, params: object): Promise<PaymeAnswer> {
    this.#calls += 1
    const answer = await this.send({ body: JSON.stringify({ id: this.#calls, method, params }) })
    return answer
  }

  /** @returns what was answered, or the number of the error. */
  async outcome(method: string, params: object): Promise<Record<string, unknown> | number> {
    const { result, error } = await this.call(method, params)
    return result ?? error?.code ?? 0
  }

  async check(account: string, tiyin: number) {
    return await this.outcome('CheckPerformTransaction', { amount: tiyin, account: { account } })
  }

  async create(id: string, account: string, tiyin: number, time = this.#now()) {
    return await this.outcome('CreateTransaction', { id, time, amount: tiyin, account: { account } })
  }

  async perform(id: string) {
    return await this.outcome('PerformTransaction', { id })
  }

  async cancel(id: string, reason = 5) {
    return await this.outcome('CancelTransaction', { id, reason })
  }
}

/** An id such as Payme deals: 24 hexadecimal digits. */
export const paymeId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 24)

const clickReply = z.object({
  click_trans_id: z.nullable(z.string()),
  merchant_trans_id: z.nullable(z.string()),
  merchant_prepare_id: z.int().optional(),
  merchant_confirm_id: z.int().optional(),
  error: z.int(),
  error_note: z.string(),
})
export type ClickAnswer = z.infer<typeof clickReply>

interface ClickPayment {
  id: string
  account: string
  amount: string
  prepareId?: number | undefined
  /** Below 0 the money did not come. */
  error?: number
}

/** Click as it calls a school. */
export class ClickStub {
  readonly #school: CallSchool

  constructor(school: CallSchool) {
    this.#school = school
  }

  /** Any request at all. */
  async send(body: string, contentType = 'application/x-www-form-urlencoded'): Promise<ClickAnswer> {
    const reply = await this.#school({
      method: 'POST',
      url: '/api/payments/click',
      headers: { 'content-type': contentType },
      payload: body,
    })
    return readReply(clickReply, reply)
  }

  /** The fields of a call, signed as Click does it. */
  fields(
    action: string,
    { id, account, amount, prepareId, error = 0 }: ClickPayment,
  ): Record<string, string> {
    const { serviceId, secretKey } = providers.click
    const sign_time = '2026-03-10 12:00:00'
    const prepared = prepareId === undefined ? '' : String(prepareId)
    const signed = [
      id,
      serviceId,
      secretKey,
      account,
      action === '1' ? prepared : '',
      amount,
      action,
      sign_time,
    ]
    return {
      click_trans_id: id,
      service_id: serviceId,
      click_paydoc_id: `9${id}`,
      merchant_trans_id: account,
      ...(prepared !== '' && { merchant_prepare_id: prepared }),
      amount,
      action,
      error: String(error),
      error_note: error < 0 ? 'Failed' : 'Success',
      sign_time,
      sign_string: createHash('md5').update(signed.join('')).digest('hex'),
    }
  }

  async prepare(payment: ClickPayment): Promise<ClickAnswer> {
    return await this.send(new URLSearchParams(this.fields('0', payment)).toString())
  }

  async complete(payment: ClickPayment): Promise<ClickAnswer> {
    return await this.send(new URLSearchParams(this.fields('1', payment)).toString())
  }
}

/** A number such as Click deals. */
export const clickId = (): string =>
  String(1_000_000_000 + (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0))
