import { createHash } from 'node:crypto'
import * as z from 'zod'
import { isStorable } from '../../../json/bounded-json.ts'
import { readAccountNumber } from './account-number.ts'
import { keepCall } from './calls-store.ts'
import { TIYIN, tiyinOf } from './price.ts'
import type { ClickSettings } from './providers.ts'
import { isSameSecret } from './same-secret.ts'
import { findTransaction } from './transactions-store.ts'
import {
  beginTransaction,
  cancelTransaction,
  performTransaction,
  type Refusal,
  type TransactionTools,
} from './transactions.ts'

/** Click's numbers, with the notes of its documentation (docs.click.uz, SHOP-API). */
const notes = {
  '0': 'Success',
  '-1': 'SIGN CHECK FAILED!',
  '-2': 'Incorrect parameter amount',
  '-3': 'Action not found',
  '-4': 'Already paid',
  '-5': 'User does not exist',
  '-6': 'Transaction does not exist',
  '-7': 'Failed to update user',
  '-8': 'Error in request from click',
  '-9': 'Transaction cancelled',
} as const
type ClickCode = keyof typeof notes

/** One request, as it came. */
export interface ClickRequest {
  contentType: string | undefined
  body: string
}

export interface ClickReply {
  click_trans_id: string | null
  merchant_trans_id: string | null
  merchant_prepare_id?: number
  merchant_confirm_id?: number
  error: number
  error_note: string
}

export interface ClickTools extends TransactionTools {
  log: { warn: (about: object, message: string) => void; error: (about: object, message: string) => void }
}

const number = z.string().regex(/^\d{1,20}$/)
const call = z.object({
  click_trans_id: number,
  service_id: number,
  click_paydoc_id: z.string().max(64).default(''),
  merchant_trans_id: z.string().min(1).max(64),
  merchant_prepare_id: z.string().max(20).default(''),
  amount: z.string().min(1).max(20),
  action: z.string().min(1).max(4),
  error: z.string().regex(/^-?\d{1,9}$/),
  error_note: z.string().max(1000).default(''),
  sign_time: z.string().min(1).max(40),
  sign_string: z.string().max(64),
})
type ClickCall = z.output<typeof call>

/**
 * Answers a call of Click's SHOP-API: Prepare (action 0) and Complete (action 1). A caller without Click's signature
 * learns nothing, and leaves nothing behind but a line of the log.
 */
export async function answerClick(
  tools: ClickTools,
  settings: ClickSettings,
  request: ClickRequest,
): Promise<ClickReply> {
  const fields = /^application\/x-www-form-urlencoded\b/i.test(request.contentType ?? '')
    ? Object.fromEntries(new URLSearchParams(request.body))
    : {}
  const parsed = call.safeParse(fields)
  if (!parsed.success || !isStorable(fields)) return reply('-8')
  const { data } = parsed
  if (!isSameSecret(data.sign_string.toLowerCase(), signatureOf(data, settings.secretKey))) {
    tools.log.warn({ provider: 'click' }, 'a payment call with a wrong signature was refused')
    return reply('-1', data)
  }
  const made = await answerSigned(tools, settings, data)
  const { sign_string: _signature, ...stored } = data
  await keepCall(tools.db, {
    provider: 'click',
    method: data.action === '0' ? 'Prepare' : data.action === '1' ? 'Complete' : data.action,
    provider_id: data.click_trans_id,
    at: tools.now,
    request: stored,
    reply: made,
  })
  return made
}

/** @returns in small letters, as Click writes it. */
export function signatureOf(
  data: Omit<ClickCall, 'sign_string' | 'click_paydoc_id' | 'error' | 'error_note'>,
  secretKey: string,
): string {
  const prepared = data.action === '1' ? data.merchant_prepare_id : ''
  const text = `${data.click_trans_id}${data.service_id}${secretKey}${data.merchant_trans_id}${prepared}${data.amount}${data.action}${data.sign_time}`
  // The protocol's choice; the secret inside protects it.
  return createHash('md5').update(text).digest('hex')
}

async function answerSigned(
  tools: ClickTools,
  settings: ClickSettings,
  data: ClickCall,
): Promise<ClickReply> {
  try {
    if (data.service_id !== settings.serviceId) return reply('-8', data)
    if (data.action === '0') return await prepare(tools, data)
    if (data.action === '1') return await complete(tools, data)
    return reply('-3', data)
  } catch (error) {
    tools.log.error({ err: error, provider: 'click', action: data.action }, 'a payment call failed')
    return reply('-7', data)
  }
}

async function prepare(tools: ClickTools, data: ClickCall): Promise<ClickReply> {
  const tiyin = tiyinOf(data.amount)
  if (Number(data.error) < 0) return reply('-9', data)
  if (tiyin === undefined) return reply('-2', data)
  const begun =
    (await findTransaction(tools.db, 'click', data.click_trans_id)) ??
    (await beginTransaction(tools, {
      provider: 'click',
      providerId: data.click_trans_id,
      document: data.click_paydoc_id === '' ? null : data.click_paydoc_id,
      account: data.merchant_trans_id,
      tiyin,
      at: tools.now,
    }))
  if (typeof begun === 'string') return reply(refusals[begun], data)
  if (begun.amount * TIYIN !== tiyin) return reply('-2', data)
  const { id: merchant_prepare_id } = begun
  return reply(standings[begun.state], data, { merchant_prepare_id })
}

async function complete(tools: ClickTools, data: ClickCall): Promise<ClickReply> {
  const found = await findTransaction(tools.db, 'click', data.click_trans_id)
  if (!found || String(found.id) !== data.merchant_prepare_id) return reply('-6', data)
  const ids = { merchant_prepare_id: found.id, merchant_confirm_id: found.id }
  if (readAccountNumber(data.merchant_trans_id) !== found.account) return reply('-5', data)
  if (tiyinOf(data.amount) !== found.amount * TIYIN) return reply('-2', data, ids)
  // A repeat of what was done already.
  if (found.state !== 'open') return reply(standings[found.state], data, ids)
  if (Number(data.error) < 0) {
    const after = await cancelTransaction(tools, found, null, 'open')
    return reply(after === 'used' || after.state === 'paid' ? '-4' : '-9', data, ids)
  }
  const after = await performTransaction(tools, found)
  switch (after.state) {
    case 'paid':
      return reply('0', data, ids)
    case 'open':
      return reply('-5', data, ids)
    case 'cancelled':
    case 'refunded':
      return reply('-9', data, ids)
  }
}

const refusals: Record<Refusal, ClickCode> = { account: '-5', no_price: '-5', amount: '-2', busy: '-7' }
const standings = { open: '0', paid: '-4', cancelled: '-9', refunded: '-9' } as const

function reply(
  code: ClickCode,
  data?: ClickCall,
  ids: Pick<ClickReply, 'merchant_prepare_id' | 'merchant_confirm_id'> = {},
): ClickReply {
  return {
    click_trans_id: data?.click_trans_id ?? null,
    merchant_trans_id: data?.merchant_trans_id ?? null,
    ...ids,
    error: Number(code),
    error_note: notes[code],
  }
}

/** The reply to a request that is none, as one that is too long. */
export const clickNoCall = (): ClickReply => reply('-8')

/** The reply to a transient failure of the server; Click retries. */
export const clickFailure = (): ClickReply => reply('-7')
