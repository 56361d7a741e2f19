import { expect } from 'vitest'
import { clickId, paymeId, type ClickStub, type PaymeStub } from './payment-stubs.ts'

/** One call of a provider, four times at once. */
const four = async <Answer>(ask: () => Promise<Answer>) => await Promise.all([ask(), ask(), ask(), ask()])

/** A payment by Payme, each of its calls coming four times at once: all four get the same reply. */
export async function payByPayme(payme: PaymeStub, account: string, tiyin: number): Promise<void> {
  const transaction = paymeId()
  const time = Date.now()
  const created = await four(async () => await payme.create(transaction, account, tiyin, time))
  expect(created).toEqual(created.map(() => created[0]))
  const performed = await four(async () => await payme.perform(transaction))
  expect(performed[0]).toMatchObject({ state: 2 })
  expect(performed).toEqual(performed.map(() => performed[0]))
}

/** A payment by Click, likewise: each reply confirms it, by this call or already. */
export async function payByClick(click: ClickStub, account: string, amount: string): Promise<void> {
  const payment = { id: clickId(), account, amount }
  const prepared = await four(async () => await click.prepare(payment))
  expect(prepared[0]).toMatchObject({ error: 0 })
  expect(prepared).toEqual(prepared.map(() => prepared[0]))
  const prepareId = prepared[0].merchant_prepare_id
  const completed = await four(async () => await click.complete({ ...payment, prepareId }))
  const answers = new Set(completed.map(({ error }) => error))
  expect(answers).toContain(0)
  expect([...answers].filter((error) => error !== 0 && error !== -4)).toEqual([])
}

/**
 * Payments of one account that begin at once, of which one may; then the money comes and is called back at once, and
 * whichever was first it is called back in the end.
 */
export async function takeBackByPayme(payme: PaymeStub, account: string, tiyin: number): Promise<void> {
  const ids = [paymeId(), paymeId(), paymeId(), paymeId()]
  const begun = await Promise.all(ids.map(async (id) => await payme.create(id, account, tiyin)))
  expect(begun.filter((outcome) => outcome === -31_051)).toHaveLength(3)
  const id = ids[begun.findIndex((outcome) => typeof outcome !== 'number')] ?? ''
  const [paid, back, paidToo, backToo] = await Promise.all([
    payme.perform(id),
    payme.cancel(id),
    payme.perform(id),
    payme.cancel(id),
  ])
  expect(backToo).toEqual(back)
  // Before the money it is given up, after it given back.
  const wasPaid = typeof paid === 'object' || typeof paidToo === 'object'
  expect(back).toMatchObject({ state: wasPaid ? -2 : -1 })
  for (const outcome of [paid, paidToo])
    expect(typeof outcome === 'object' ? outcome['state'] : outcome).toBe(
      typeof outcome === 'object' ? 2 : -31_008,
    )
  expect(await four(async () => await payme.perform(id))).toEqual([-31_008, -31_008, -31_008, -31_008])
}

/** Click says at once that the money came and that it did not: what it was told first holds. @returns whether it is paid. */
export async function contradictByClick(click: ClickStub, account: string, amount: string): Promise<boolean> {
  const payment = { id: clickId(), account, amount }
  const { merchant_prepare_id: prepareId } = await click.prepare(payment)
  const replies = await Promise.all(
    [0, -5017, 0, -5017].map(
      async (error) => await click.complete({ ...payment, prepareId, ...(error < 0 && { error }) }),
    ),
  )
  const isPaid = replies.some(({ error }) => error === 0)
  const refused = new Set(replies.map(({ error }) => error).filter((error) => error !== 0))
  expect([...refused]).toEqual([isPaid ? -4 : -9])
  return isPaid
}
