import type { Notification, StaffOrder } from '@qadam/contract'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createGroup, signedInStaff } from '../../../../test/staffroom.ts'
import { outcome, startStall, type Customer, type Stall } from '../../../../test/stall.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'

// The school checks at its close that every balance is the sum of its ledger and none is below zero.
let school: TestSchool
let stall: Stall
let student: Customer

beforeAll(async () => {
  school = await startTestSchool()
  stall = await startStall(school)
})
beforeEach(async () => {
  student = await stall.student(1000)
})

describe('buying', () => {
  test('takes the coins and one piece, and gives an order with its code', async () => {
    const item = await stall.item({ price: 300, stock: 5 })
    const { coins, order } = await student.bought(item, { price: 300 })
    expect(coins).toBe(700)
    expect(order).toMatchObject({
      ...{ item_id: item, kind: 'thing', title: 'Daftar', picture: 'notebook', price: 300 },
      ...{ state: 'ordered', code: expect.stringMatching(/^[2-9A-Z]{6}$/), cancel_reason: null },
    })
    expect(await stall.stock(item)).toBe(4)
    const shop = await student.shop()
    expect([shop.coins, shop.orders]).toEqual([700, [order]])
  })

  test('is made once a request, also when it races itself', async () => {
    const item = await stall.item({ price: 100, stock: 5 })
    const request_id = crypto.randomUUID()
    const first = await student.bought(item, { request_id })
    expect(await student.bought(item, { request_id })).toEqual(first)
    const raced = crypto.randomUUID()
    const replies = await Promise.all(
      Array.from({ length: 8 }, async () => await student.bought(item, { request_id: raced })),
    )
    expect(new Set(replies.map(({ order }) => order.id)).size).toBe(1)
    expect([(await student.shop()).coins, await stall.stock(item)]).toEqual([800, 3])
  })

  test('answers a repeat with its order after the item left the shelf, grew dearer or ran out', async () => {
    const item = await stall.item({ price: 100, stock: 1 })
    const request_id = crypto.randomUUID()
    const { order } = await student.bought(item, { request_id, price: 100 })
    await school.db
      .updateTable('shop_items')
      .set({ published: false, price: 900 })
      .where('id', '=', item)
      .execute()
    expect((await student.bought(item, { request_id, price: 100 })).order).toEqual(order)
    expect(outcome(await student.buy(item))).toEqual([404, 'not_found', undefined])
  })

  test('refuses a request of another student or for another item, raced or not', async () => {
    const item = await stall.item()
    const other = await stall.item()
    const neighbour = await stall.student(1000)
    const request_id = crypto.randomUUID()
    await student.bought(item, { request_id })
    const refused = [409, 'conflict', 'request_used']
    expect(outcome(await neighbour.buy(item, { request_id }))).toEqual(refused)
    expect(outcome(await student.buy(other, { request_id }))).toEqual(refused)
    const raced = crypto.randomUUID()
    const replies = await Promise.all([
      student.buy(item, { request_id: raced }),
      student.buy(other, { request_id: raced }),
      neighbour.buy(item, { request_id: raced }),
      neighbour.buy(other, { request_id: raced }),
    ])
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const reply of replies.filter(({ status }) => status !== 200)) {
      expect(outcome(reply)).toEqual(refused)
    }
    expect((await neighbour.shop()).coins + (await student.shop()).coins).toBe(2000 - 2 * 100)
  })

  test('asks to confirm a price that is not the one that was seen', async () => {
    const item = await stall.item({ price: 120 })
    const reply = await student.buy(item, { price: 100 })
    expect([outcome(reply), reply.error?.['price']]).toEqual([[409, 'conflict', 'price_changed'], 120])
    expect(await student.shop()).toMatchObject({ coins: 1000, orders: [] })
  })

  test('never goes below zero coins', async () => {
    const item = await stall.item({ price: 400 })
    const replies = await Promise.all(Array.from({ length: 6 }, async () => await student.buy(item)))
    expect(replies.map(({ code = 'ok' }) => code).toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => 'coins.insufficient'),
      'ok',
      'ok',
    ])
    expect((await student.shop()).coins).toBe(200)
  })

  test('is refused to a frozen account, which still sees the shop', async () => {
    const item = await stall.item()
    await school.db.updateTable('people').set({ frozen: true }).where('id', '=', student.id).execute()
    expect((await student.buy(item)).code).toBe('account.frozen')
    expect((await student.shop()).coins).toBe(1000)
  })

  test.each([
    {},
    { item_id: 1 },
    { request_id: crypto.randomUUID() },
    { item_id: -1, request_id: crypto.randomUUID() },
    { item_id: 1, request_id: 'mine' },
    { item_id: 1, request_id: crypto.randomUUID(), price: -5 },
    { item_id: 1, request_id: crypto.randomUUID(), price: 'free' },
  ])('refuses nonsense: %j', async (input) => {
    expect((await student.call('coin_shop_buy', input)).code).toBe('validation.failed')
  })

  test('two hundred purchases of the last items by fifty students sell what there is, and no more', async () => {
    const item = await stall.item({ price: 70, stock: 60 })
    const students = await Promise.all(Array.from({ length: 50 }, async () => await stall.student(150)))
    const replies = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => await students[index % 50]?.buyPatiently(item)),
    )
    const codes = replies.map((reply) => reply?.code ?? 'ok')
    expect(codes.filter((code) => !['ok', 'coins.insufficient', 'shop.out_of_stock'].includes(code))).toEqual(
      [],
    )
    expect(codes.filter((code) => code === 'ok')).toHaveLength(60)
    expect(await stall.stock(item)).toBe(0)
    const orders = await school.db
      .selectFrom('shop_orders')
      .select(['person_id', 'code'])
      .where('item_id', '=', item)
      .execute()
    expect(new Set(orders.map(({ code }) => code)).size).toBe(60)
    const left = await Promise.all(students.map(async (one) => (await one.shop()).coins))
    expect(left.reduce((sum, coins) => sum + coins, 0)).toBe(50 * 150 - 60 * 70)
    expect(Math.min(...left)).toBeGreaterThanOrEqual(0)
  })
})

describe('a streak freeze', () => {
  test('is held at once, two at most', async () => {
    const item = await stall.item({ kind: 'streak_freeze', price: 50, picture: 'freeze' })
    const { order } = await student.bought(item)
    expect(order).toMatchObject({ kind: 'streak_freeze', state: 'handed_over', code: null })
    const replies = await Promise.all(Array.from({ length: 5 }, async () => await student.buy(item)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const reply of replies.filter(({ status }) => status !== 200)) {
      expect(outcome(reply)).toEqual([409, 'conflict', 'freezes_held'])
    }
    expect(await student.shop()).toMatchObject({ coins: 900, freezes: { held: 2, max: 2 } })
    expect(await student.call('get_student_streak')).toMatchObject({ body: { data: { freezes: 2 } } })
  })

  test('is not held where the coins do not reach', async () => {
    const item = await stall.item({ kind: 'streak_freeze', price: 2000 })
    expect((await student.buy(item)).code).toBe('coins.insufficient')
    expect((await student.shop()).freezes.held).toBe(0)
  })
})

describe('an order', () => {
  const act = async (name: 'ready' | 'hand_over', order_id: number, who = stall.teacher) =>
    await who.call<StaffOrder>(`shop_order_${name}`, { order_id })
  const cancel = async (order_id: number, reason = 'Qolmadi') =>
    await stall.admin.call<StaffOrder>('shop_order_cancel', { order_id, reason })
  const notifications = async () => {
    const reply = await student.call<{ notifications: Notification[] }>('get_student_notifications')
    return reply.body.success ? reply.body.data.notifications : []
  }

  test('goes from ordered over ready to handed over; the student is told once and finds the code', async () => {
    const { order } = await student.bought(await stall.item())
    await act('ready', order.id)
    expect((await act('ready', order.id)).status).toBe(200)
    expect((await student.shop()).orders).toMatchObject([{ state: 'ready', code: order.code }])
    expect(await notifications()).toMatchObject([
      {
        title: 'Buyurtmangiz tayyor!',
        detail: expect.stringContaining(order.code ?? '?'),
        link: '/coin_shop',
      },
    ])
    expect(await act('hand_over', order.id)).toMatchObject({ body: { data: { state: 'handed_over' } } })
    expect((await act('hand_over', order.id)).status).toBe(200)
    const back = await act('ready', order.id)
    expect([outcome(back), back.error?.['state']]).toEqual([[409, 'conflict', 'order_state'], 'handed_over'])
    expect(outcome(await cancel(order.id))).toEqual([409, 'conflict', 'order_state'])
  })

  test('that is cancelled gives coins and stock back once, whoever presses twice, and says why', async () => {
    const item = await stall.item({ price: 250, stock: 3 })
    const { order } = await student.bought(item)
    await act('ready', order.id)
    const replies = await Promise.all(Array.from({ length: 5 }, async () => await cancel(order.id)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect([(await student.shop()).coins, await stall.stock(item)]).toEqual([1000, 3])
    expect((await student.shop()).orders).toMatchObject([{ state: 'cancelled', cancel_reason: 'Qolmadi' }])
    expect((await notifications()).map(({ title }) => title)).toEqual([
      'Buyurtma bekor qilindi',
      'Buyurtmangiz tayyor!',
    ])
    const audit = await stall.admin.data<{ rows: object[] }>('audit_log', { action: 'shop_order_cancel' })
    expect(audit.rows.filter((row) => JSON.stringify(row).includes(`"order":${order.id}`))).toMatchObject([
      { subject: { kind: 'student', id: student.id }, reason: 'Qolmadi', after: { coins: 250 } },
    ])
  })

  test('that is cancelled stays so when its request comes again from any device; what is bought anew is paid on its own', async () => {
    const item = await stall.item({ price: 250, stock: 3 })
    const request = { request_id: crypto.randomUUID() }
    const { order } = await student.bought(item, request)
    await cancel(order.id)
    expect(await student.bought(item, request)).toMatchObject({ coins: 1000, order: { state: 'cancelled' } })
    const anew = await student.bought(item)
    await cancel(order.id)
    expect([(await student.shop()).coins, await stall.stock(item)]).toEqual([750, 2])
    await cancel(anew.order.id)
    expect([(await student.shop()).coins, await stall.stock(item)]).toEqual([1000, 3])
  })

  test('is either handed over or paid back when both are pressed at once', async () => {
    const item = await stall.item({ price: 100, stock: 50 })
    for (let round = 0; round < 5; round += 1) {
      const before = await stall.stock(item)
      const { order, coins } = await student.bought(item)
      const [given, back] = await Promise.all([act('hand_over', order.id), cancel(order.id)])
      expect([given.status, back.status].toSorted()).toEqual([200, 409])
      const isBack = back.status === 200
      expect((await student.shop()).coins).toBe(coins + (isBack ? 100 : 0))
      expect(await stall.stock(item)).toBe((before ?? 0) - (isBack ? 0 : 1))
    }
  })

  test('that is cancelled leaves an item without a count without one, and tells nothing of a repeat', async () => {
    const item = await stall.item({ stock: null })
    const request_id = crypto.randomUUID()
    const { order } = await student.bought(item, { request_id })
    await cancel(order.id)
    expect(await stall.stock(item)).toBeNull()
    expect(await student.bought(item, { request_id })).toMatchObject({
      coins: 1000,
      order: { id: order.id, state: 'cancelled' },
    })
  })

  test('is found by its code or a name, by those who may see it', async () => {
    const own = await startStall(school)
    const { order } = await (await own.student(1000)).bought(await own.item())
    const found = async (who: typeof stall.admin, query: string) =>
      (await who.data<{ rows: StaffOrder[] }>('shop_orders', { query })).rows.map(({ id }) => id)
    const code = order.code ?? ''
    expect(await found(own.teacher, `${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`)).toEqual([order.id])
    expect(await found(own.teacher, 'karimova azi')).toEqual([order.id])
    expect(await found(own.teacher, 'karimova bek')).toEqual([])
    expect(await found(own.admin, code)).toEqual([order.id])
    const neighbour = await signedInStaff(school, 'teacher')
    await createGroup(school, neighbour)
    expect(await found(neighbour, code)).toEqual([])
    expect((await act('hand_over', order.id, neighbour)).code).toBe('not_found')
    expect((await own.teacher.call('shop_order_cancel', { order_id: order.id, reason: 'x' })).code).toBe(
      'access.forbidden',
    )
  })

  test('is listed by state, the one that waits longest first', async () => {
    const own = await startStall(school)
    const item = await own.item()
    const buyer = await own.student(1000)
    const mine = [await buyer.bought(item), await buyer.bought(item), await buyer.bought(item)]
    const ids = mine.map(({ order }) => order.id)
    await act('ready', ids[1] ?? 0, own.teacher)
    await act('hand_over', ids[2] ?? 0, own.teacher)
    const listed = async (input: object) =>
      (await own.teacher.data<{ rows: StaffOrder[] }>('shop_orders', input)).rows.map(({ id }) => id)
    expect(await listed({})).toEqual([ids[0], ids[1]])
    expect(await listed({ state: 'ready' })).toEqual([ids[1]])
    expect(await listed({ state: 'all' })).toEqual(ids.toReversed())
  })
})
