import * as z from 'zod'
import { isStorable } from '../../../json/bounded-json.ts'
import { keepCall } from './calls-store.ts'
import { PaymeError } from './payme-errors.ts'
import { TIYIN } from './price.ts'
import type { PaymeSettings } from './providers.ts'
import { isSameSecret } from './same-secret.ts'
import {
  findTransaction,
  listByProviderTime,
  saveFiscal,
  type TransactionRecord,
} from './transactions-store.ts'
import {
  beginTransaction,
  cancelTransaction,
  performTransaction,
  quote,
  TIMED_OUT,
  type Refusal,
  type TransactionTools,
} from './transactions.ts'

/** Payme cancels a transaction that is not performed within 12 hours. */
const LATE_MS = 12 * 3600_000

/** One request, as it came. */
export interface PaymeRequest {
  method: string
  contentType: string | undefined
  authorization: string | undefined
  body: string
}

type Answer = { result: object } | { error: { code: number; message: object; data?: string } }
export type PaymeReply = { jsonrpc: '2.0'; id: number | string | null } & Answer

export interface PaymeTools extends TransactionTools {
  log: { warn: (about: object, message: string) => void; error: (about: object, message: string) => void }
}

const envelope = z.object({
  id: z.union([z.number(), z.string(), z.null()]).default(null),
  method: z.string(),
  params: z.record(z.string(), z.unknown()),
})

/**
 * Answers a call of Payme's Merchant API (developer.help.paycom.uz): always with HTTP 200, whatever happened. A caller
 * who is not Payme learns nothing, and leaves nothing behind but a line of the log.
 */
export async function answerPayme(
  tools: PaymeTools,
  settings: PaymeSettings,
  request: PaymeRequest,
): Promise<PaymeReply> {
  const body = parseJson(request.body)
  const call = envelope.safeParse(body.json)
  const named = z.object({ id: envelope.shape.id }).safeParse(body.json).data?.id ?? null
  const id = isStorable(named) ? named : null
  const reply = (answer: Answer): PaymeReply => ({ jsonrpc: '2.0', id, ...answer })
  try {
    if (request.method !== 'POST') throw new PaymeError('-32300')
    if (!isPayme(request.authorization, settings)) {
      tools.log.warn({ provider: 'payme' }, 'a payment call without the right key was refused')
      throw new PaymeError('-32504')
    }
    if (!/^application\/json\b/i.test(request.contentType ?? '')) throw new PaymeError('-32600')
    if (!body.isJson) throw new PaymeError('-32700')
    // No call has half a letter or levels without end, and the database could not keep it.
    if (!call.success || !isStorable(body.json)) throw new PaymeError('-32600')
  } catch (error) {
    return reply(failureOf(error))
  }
  const answer = await answerCall(tools, call.data)
  const made = reply(answer)
  const about = z.object({ id: z.string().max(64) }).safeParse(call.data.params)
  await keepCall(tools.db, {
    provider: 'payme',
    method: call.data.method.slice(0, 64),
    provider_id: about.data?.id ?? null,
    at: tools.now,
    request: call.data,
    // A statement repeats what is in the table anyway.
    reply: call.data.method === 'GetStatement' && 'result' in made ? { ...made, result: {} } : made,
  })
  return made
}

async function answerCall(
  tools: PaymeTools,
  { method: name, params }: z.infer<typeof envelope>,
): Promise<Answer> {
  try {
    const method = Object.hasOwn(methods, name) ? methods[name] : undefined
    if (!method) throw new PaymeError('-32601', name)
    return { result: await method(tools, params) }
  } catch (error) {
    if (!(error instanceof PaymeError))
      tools.log.error({ err: error, provider: 'payme', method: name }, 'a payment call failed')
    return failureOf(error)
  }
}

/** The answer to a request that is none, as one that is too long. */
export const paymeNoCall = (): Answer => failureOf(new PaymeError('-32600'))

/** The answer to what could not be done; what is not foreseen is a failure of the school's. */
export function failureOf(thrown: unknown): Answer {
  const { code, words, data } = thrown instanceof PaymeError ? thrown : new PaymeError('-32400')
  return { error: { code, message: words, ...(data !== undefined && { data }) } }
}

function parseJson(text: string): { isJson: boolean; json: unknown } {
  try {
    return { isJson: true, json: JSON.parse(text) }
  } catch {
    return { isJson: false, json: null }
  }
}

function isPayme(authorization: string | undefined, { key }: PaymeSettings): boolean {
  const given = /^Basic\s+(?<token>[\w+/=-]+)$/i.exec(authorization ?? '')?.groups?.['token'] ?? ''
  return isSameSecret(Buffer.from(given, 'base64').toString(), `Paycom:${key}`)
}

const time = z
  .int()
  .positive()
  .max(8.64e15)
  .transform((ms) => new Date(ms))
const providerId = z.string().min(1).max(64)
const account = z.record(z.string(), z.unknown()).catch({})
const amount = z.int()
const payment = z.object({ amount, account })

type Method = (tools: PaymeTools, params: unknown) => Promise<object>

function method<Params extends z.ZodType>(
  schema: Params,
  answer: (tools: PaymeTools, params: z.output<Params>) => Promise<object>,
): Method {
  return async (tools, params) => {
    const parsed = schema.safeParse(params)
    if (!parsed.success) throw new PaymeError('-32600')
    return await answer(tools, parsed.data)
  }
}

const methods: Record<string, Method> = {
  CheckPerformTransaction: method(payment, async (tools, asked) => {
    const quoted = await quote(tools, { account: asked.account['account'], tiyin: asked.amount })
    if (typeof quoted === 'string') throw refused(quoted)
    return { allow: true }
  }),

  CreateTransaction: method(payment.extend({ id: providerId, time }), async (tools, asked) => {
    const { id, time: at } = asked
    const begun =
      (await findTransaction(tools.db, 'payme', id)) ??
      (tools.now.getTime() - at.getTime() >= LATE_MS
        ? undefined
        : await beginTransaction(tools, {
            provider: 'payme',
            providerId: id,
            document: null,
            account: asked.account['account'],
            tiyin: asked.amount,
            at,
          }))
    if (!begun) throw new PaymeError('-31008')
    if (typeof begun === 'string') throw refused(begun)
    // The same id for another payment.
    if (begun.amount * TIYIN !== asked.amount) throw new PaymeError('-31001')
    const standing = isLate(tools, begun) ? await cancelTransaction(tools, begun, TIMED_OUT, 'open') : begun
    if (standing === 'used' || standing.state !== 'open') throw new PaymeError('-31008')
    const { create_time, transaction, state } = present(standing)
    return { create_time, transaction, state }
  }),

  PerformTransaction: method(z.object({ id: providerId }), async (tools, { id }) => {
    const after = await performTransaction(tools, await getKnown(tools, id), LATE_MS)
    if (after.state !== 'paid') throw new PaymeError('-31008')
    const { transaction, perform_time, state } = present(after)
    return { transaction, perform_time, state }
  }),

  CancelTransaction: method(
    z.object({ id: providerId, reason: z.int().min(0).max(100) }),
    async (tools, { id, reason }) => {
      const after = await cancelTransaction(tools, await getKnown(tools, id), reason, 'open or paid')
      if (after === 'used') throw new PaymeError('-31007')
      // Of an account that is no student's any more.
      if (after.state === 'open' || after.state === 'paid') throw new PaymeError('-31008')
      const { transaction, cancel_time, state } = present(after)
      return { transaction, cancel_time, state }
    },
  ),

  CheckTransaction: method(z.object({ id: providerId }), async (tools, { id }) => {
    const { create_time, perform_time, cancel_time, transaction, state, reason } = present(
      await getKnown(tools, id),
    )
    return { create_time, perform_time, cancel_time, transaction, state, reason }
  }),

  GetStatement: method(z.object({ from: time, to: time }), async ({ db }, { from, to }) => ({
    transactions: (await listByProviderTime(db, 'payme', from, to)).map(present),
  })),

  SetFiscalData: method(
    z.object({
      id: providerId,
      type: z.enum(['PERFORM', 'CANCEL']),
      fiscal_data: z.record(z.string().max(50), z.union([z.string().max(1000), z.number(), z.null()])),
    }),
    async ({ db }, { id, type, fiscal_data }) => {
      const known = await findTransaction(db, 'payme', id)
      if (!known) throw new PaymeError('-32001')
      await saveFiscal(db, known.id, type, fiscal_data)
      return { success: true }
    },
  ),
}

async function getKnown({ db }: PaymeTools, id: string): Promise<TransactionRecord> {
  const found = await findTransaction(db, 'payme', id)
  if (!found) throw new PaymeError('-31003')
  return found
}

function isLate({ now }: PaymeTools, { state, provider_time }: TransactionRecord): boolean {
  return state === 'open' && now.getTime() - provider_time.getTime() >= LATE_MS
}

function refused(refusal: Refusal): PaymeError {
  switch (refusal) {
    case 'amount':
      return new PaymeError('-31001')
    case 'busy':
      return new PaymeError('-31051', 'account')
    case 'no_price':
      return new PaymeError('-31052', 'account')
    case 'account':
      return new PaymeError('-31050', 'account')
  }
}

const states = { open: 1, paid: 2, cancelled: -1, refunded: -2 } as const
const milliseconds = (moment: Date | null) => moment?.getTime() ?? 0

const present = (record: TransactionRecord) => ({
  id: record.provider_id,
  time: milliseconds(record.provider_time),
  amount: record.amount * TIYIN,
  account: { account: record.account },
  create_time: milliseconds(record.created_at),
  perform_time: milliseconds(record.performed_at),
  cancel_time: milliseconds(record.cancelled_at),
  transaction: String(record.id),
  state: states[record.state],
  reason: record.cancel_reason,
})
