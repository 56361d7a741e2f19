import type { ShopOrder } from '@qadam/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../../../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'
import { buyItem } from './buy-item.ts'
import { isUnanswered, OpenPurchases } from './open-purchases.ts'

const order: ShopOrder = {
  id: 1,
  item_id: 7,
  kind: 'thing',
  title: 'Daftar',
  picture: 'notebook',
  price: 100,
  state: 'ordered',
  code: '234567',
  request_id: '6f1f7a52-98a1-4d38-9f0f-5f6c0b4b1b11',
  ordered_at: '2026-03-10T07:00:00.000Z',
  changed_at: '2026-03-10T07:00:00.000Z',
  cancel_reason: null,
}
const { request_id } = order
const purchase = { item_id: 7, title: 'Daftar', price: 100, request_id }

let stored: Map<string, string>
let open: OpenPurchases
beforeEach(() => {
  session.start(userFixture({}), false)
  stored = new Map()
  open = new OpenPurchases(1, {
    read: (key) => stored.get(key) ?? null,
    write: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
  })
})
afterEach(() => vi.restoreAllMocks())

const answer = (status: number, body: object) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(body), { status }))
const refuse = (status: number, error: object) =>
  answer(status, { success: false, error: { message: 'x', ...error } })

test('a purchase is kept under its own name until an answer came, and sent under it again', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await buyItem(open, purchase)).toEqual({ kind: 'open' })
  expect(open.list()).toMatchObject([purchase])
  const after = answer(200, { success: true, data: { coins: 900, order } })
  expect(await buyItem(open, purchase)).toEqual({ kind: 'bought', order, coins: 900 })
  expect(open.list()).toEqual([])
  const sent = [...fetch.mock.calls, ...after.mock.calls].map(([, init]) => JSON.stringify(init?.body))
  for (const body of sent) expect(body).toContain(request_id)
  expect(sent.length).toBeGreaterThan(1)
})

test('what is on its way is no fault: it is one once a try has failed, or its answer is overdue', async () => {
  vi.useFakeTimers()
  const reply = Promise.withResolvers<Response>()
  vi.spyOn(globalThis, 'fetch').mockReturnValue(reply.promise)
  const buying = buyItem(open, purchase)
  const isTold = () => open.list().map(isUnanswered)
  expect(isTold()).toEqual([false])
  // The page was left meanwhile.
  vi.setSystemTime(Date.now() + 11_000)
  expect(isTold()).toEqual([true])
  vi.setSystemTime(Date.now() - 11_000)
  reply.reject(new TypeError('Failed to fetch'))
  await buying
  expect(isTold()).toEqual([true])
  // Sent once more it stays told of until its answer comes.
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined))
  void buyItem(open, purchase)
  expect(isTold()).toEqual([true])
  vi.useRealTimers()
})

test.each([
  [503, 'server.busy'],
  [500, 'internal'],
  [401, 'auth.required'],
])('%i leaves open whether it came through', async (status, code) => {
  refuse(status, { code })
  expect(await buyItem(open, purchase)).toEqual({ kind: 'open' })
  expect(open.list()).toMatchObject([purchase])
})

test('what the server refused is over, and a new price is asked for', async () => {
  refuse(409, { code: 'conflict', reason: 'price_changed', price: 120 })
  expect(await buyItem(open, purchase)).toEqual({ kind: 'price', price: 120 })
  refuse(409, { code: 'conflict', reason: 'freezes_held' })
  expect(await buyItem(open, purchase)).toEqual({ kind: 'freezes' })
  refuse(409, { code: 'shop.out_of_stock' })
  expect(await buyItem(open, purchase)).toMatchObject({
    kind: 'refused',
    error: { code: 'shop.out_of_stock' },
  })
  expect(open.list()).toEqual([])
})

test('the orders tell which open purchases came through', () => {
  const other = { ...purchase, request_id: '1d0b2bb2-5d36-4d8f-8b34-0a3fd7a5f6aa' }
  open.put(purchase)
  open.put(other)
  expect(open.settleBy([order])).toEqual([other])
  expect(open.list()).toEqual([other])
})

test('garbage in the store is no purchase', () => {
  for (const text of ['', '{', '{}', '[1,null,{"item_id":"x"}]']) {
    stored.set('qadam.purchases.1', text)
    expect(open.list()).toEqual([])
  }
})
