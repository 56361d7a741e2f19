import type { StaffShopItem } from '@qadam/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { startStall, type Customer, type Stall } from '../../../../test/stall.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'

// Whatever is bought, taken back and changed in whatever order: coins and pieces are neither made nor lost.

let school: TestSchool
let stall: Stall
beforeAll(async () => {
  school = await startTestSchool()
  stall = await startStall(school)
})

const which = fc.nat({ max: 1 })
const steps = fc.array(
  fc.record({
    act: fc.constantFrom('buy', 'buy', 'buy again', 'ready', 'hand over', 'cancel', 'change', 'correct'),
    which,
    item: which,
    /** At the same moment as the one before. */
    besides: fc.boolean(),
  }),
  { minLength: 20, maxLength: 50 },
)

interface OrderRow {
  id: number
  person_id: number
  item_id: number
  price: number
  state: string
  request_id: string
}

test('a balance is what was given less the orders that stand, and a shelf what it held less their pieces', async () => {
  const play = async (
    acts: readonly { act: string; which: number; item: number; besides: boolean }[],
  ): Promise<void> => {
    const held = [3, 1]
    const items = [await stall.item({ price: 100, stock: 3 }), await stall.item({ price: 250, stock: 1 })]
    const customers: Customer[] = [await stall.student(500), await stall.student(700)]
    const ids = customers.map(({ id }) => id)
    const ordersOf = async () => {
      const { rows } = await sql<OrderRow>`
        select id, person_id, item_id, price, state, request_id from shop_orders
        where person_id = any(${ids}::integer[]) order by id`.execute(school.db)
      return rows
    }
    const one = async (act: string, place: number, item: number) => {
      const customer = customers[place]
      const itemId = items[item]
      if (!customer || itemId === undefined) throw new Error('two of them')
      const orders = await ordersOf()
      const order = orders[(place + item) % Math.max(orders.length, 1)]
      switch (act) {
        case 'buy':
          return await customer.buy(itemId)
        case 'buy again':
          return order && (await customer.buy(itemId, { request_id: order.request_id }))
        case 'ready':
          return order && (await stall.teacher.call('shop_order_ready', { order_id: order.id }))
        case 'hand over':
          return order && (await stall.teacher.call('shop_order_hand_over', { order_id: order.id }))
        case 'cancel':
          return (
            order && (await stall.admin.call('shop_order_cancel', { order_id: order.id, reason: 'Xato' }))
          )
        case 'change': {
          const shown = (await stall.admin.data<StaffShopItem[]>('shop_items')).find(
            ({ id }) => id === itemId,
          )
          if (!shown) throw new Error('no item')
          const { id, kind, title, description, stock, revision } = shown
          return await stall.admin.call('shop_item_save', {
            ...{ id, kind, title, description, stock, stock_seen: stock, revision },
            price: 50 + ((shown.price + 70) % 300),
            published: !shown.published || place === 0,
          })
        }
        default:
          return await stall.admin.call('balance_correct', {
            ...{ student_id: customer.id, points: 0, coins: place === item ? 40 : -60, reason: 'Xato' },
            request_id: crypto.randomUUID(),
          })
      }
    }
    const replies: ({ status: number } | undefined)[] = []
    let running: Promise<unknown>[] = []
    for (const { act, which: place, item, besides } of acts) {
      if (!besides) {
        await Promise.all(running)
        running = []
      }
      running.push(one(act, place, item).then((reply) => replies.push(reply)))
    }
    await Promise.all(running)

    const orders = await ordersOf()
    const standing = orders.filter(({ state }) => state !== 'cancelled')
    const sums = await sql<{ id: number; coins: number; given: number }>`
      select people.id, people.coins,
        (select coalesce(sum(amount), 0)::int from ledger
          where person_id = people.id and currency = 'coins' and reason not in ('shop', 'shop_refund')) as given
      from people where id = any(${ids}::integer[]) order by id`.execute(school.db)
    expect(sums.rows.map(({ coins }) => coins)).toEqual(
      sums.rows.map(({ id, given }) =>
        standing.filter(({ person_id }) => person_id === id).reduce((left, { price }) => left - price, given),
      ),
    )
    const { rows: entries } = await sql<{ entry: string }>`
      select key || ':' || amount as entry from ledger
      where person_id = any(${ids}::integer[]) and reason in ('shop', 'shop_refund')`.execute(school.db)
    expect(entries.map(({ entry }) => entry).toSorted()).toEqual(
      orders
        .flatMap(({ id, price, state }) => [
          `shop:${id}:-${price}`,
          ...(state === 'cancelled' ? [`shop_refund:${id}:${price}`] : []),
        ])
        .toSorted(),
    )
    for (const [place, id] of items.entries())
      expect(await stall.stock(id)).toBe(
        (held[place] ?? 0) - standing.filter(({ item_id }) => item_id === id).length,
      )
    expect(replies.filter((reply) => reply !== undefined && reply.status >= 500)).toEqual([])
  }
  await fc.assert(fc.asyncProperty(steps, play), { numRuns: 10 })
})
