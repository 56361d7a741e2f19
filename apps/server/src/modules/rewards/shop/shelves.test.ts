import type { StaffShopItem } from '@qadam/contract'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { multipart } from '../../../../test/echo-school.ts'
import { outcome, startStall, type Customer, type Stall } from '../../../../test/stall.ts'
import { startTestSchool, type TestSchool } from '../../../../test/test-school.ts'

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

describe('the shelves', () => {
  const draft = {
    kind: 'thing',
    title: { uz: ' Krujka ', ru: '' },
    description: { uz: '' },
    drawing: 'mug',
    price: 500,
    stock: 3,
    published: true,
  }
  const save = async (changes: object = {}) =>
    await stall.admin.call<{ id: number; items: StaffShopItem[] }>('shop_item_save', { ...draft, ...changes })
  const saved = async (changes: object = {}) => {
    const reply = await save(changes)
    if (!reply.body.success) throw new Error(JSON.stringify(reply.error))
    const { id, items } = reply.body.data
    const item = items.find((one) => one.id === id)
    if (!item) throw new Error('not among the items')
    return item
  }

  test('show what is published, in both languages, Uzbek where there is no Russian', async () => {
    const item = await saved()
    expect(item).toMatchObject({ title: { uz: 'Krujka' }, picture: 'mug', sold: 0 })
    await saved({ title: { uz: 'Yashirin' }, published: false })
    const titles = async (lang: string) => {
      await student.call('update_lang', { lang })
      return (await student.shop()).items.map(({ title }) => title)
    }
    expect(await titles('ru')).toContain('Krujka')
    expect(await titles('uz')).not.toContain('Yashirin')
  })

  test('an edit does not take back what was sold while it was being made', async () => {
    const { id } = await saved()
    await student.bought(id)
    const reply = await save({ id, stock: 10, stock_seen: 3, revision: 0 })
    expect([outcome(reply), reply.error?.['stock']]).toEqual([[409, 'conflict', 'stock_changed'], 2])
    expect((await saved({ id, stock: 10, stock_seen: 2, revision: 0 })).stock).toBe(10)
  })

  test('an order keeps the name, the picture and the price that it was made at', async () => {
    const { id } = await saved()
    const { order } = await student.bought(id)
    await saved({ id, title: { uz: 'Piyola' }, drawing: 'cap', price: 900, revision: 0 })
    expect((await student.shop()).orders).toEqual([order])
  })

  test('stand in the order that an admin puts them in: all of them, on the order that was seen', async () => {
    await saved()
    const [one, two] = [await saved(), await saved()]
    const shelf = async () => (await stall.admin.data<StaffShopItem[]>('shop_items')).map(({ id }) => id)
    const seen = await shelf()
    const turned = [two.id, one.id, ...seen.filter((id) => id !== one.id && id !== two.id)]
    const order = async (item_ids: number[], on?: number[]) =>
      await stall.admin.call('shop_shelves', { item_ids, ...(on && { seen: on }) })
    expect((await order(turned, seen)).status).toBe(200)
    expect(await shelf()).toEqual(turned)
    const shown = (await student.shop()).items.map(({ id }) => id)
    expect(shown.indexOf(two.id)).toBeLessThan(shown.indexOf(one.id))
    const changed = [409, 'conflict', 'order_changed']
    // A colleague who sees the shelf as it was does not turn it back, and nobody forgets an item.
    expect(outcome(await order(seen, turned.toReversed()))).toEqual(changed)
    expect(outcome(await order(turned.slice(1), turned))).toEqual(changed)
    expect(outcome(await order([...turned.slice(1), 999_999]))).toEqual(changed)
    // Its reply was lost.
    expect((await order(turned, seen)).status).toBe(200)
    const raced = await Promise.all(
      [turned.toReversed(), [...turned.slice(1), two.id]].map(async (wanted) => await order(wanted, turned)),
    )
    expect(raced.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test.each([
    { title: { uz: ' ' } },
    { title: { uz: 'x'.repeat(81) } },
    { title: {} },
    { price: 0 },
    { price: 1.5 },
    { stock: -1 },
    { stock: undefined },
    { drawing: '../mug' },
    { kind: 'car' },
  ])('refuse nonsense: %j', async (changes) => {
    expect((await save(changes)).code).toBe('validation.failed')
  })

  test('take a picture of their own, made square, and give up the one before that no order shows', async () => {
    const { id } = await saved()
    const bytes = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#1e90a0' } })
      .png()
      .toBuffer()
    const upload = async (value: Buffer, revision?: number) => {
      const [payload, type] = multipart([
        { name: 'item_id', value: String(id) },
        ...(revision === undefined ? [] : [{ name: 'revision', value: String(revision) }]),
        { name: 'picture', value, fileName: 'a.png' },
      ])
      const headers = { 'content-type': type, 'x-staff-auth': stall.admin.token }
      return await school.inject({
        method: 'POST',
        url: '/api/staff?action=shop_item_picture',
        headers,
        payload,
      })
    }
    const pictureOf = async () => (await student.shop()).items.find((item) => item.id === id)?.picture ?? ''
    expect((await upload(Buffer.from('<svg/>'))).code).toBe('file.type_not_allowed')
    expect(await pictureOf()).toBe('mug')
    await upload(bytes)
    const first = await pictureOf()
    expect((await school.get(first)).headers['content-type']).toBe('image/webp')
    // Over what a colleague saved since it goes only with their revision.
    const late = await upload(bytes, 0)
    expect(outcome(late)).toEqual([409, 'conflict', 'changed'])
    expect(late.error?.['newer']).toMatchObject({ id, revision: 1, saved_by: expect.any(String) })
    expect(await pictureOf()).toBe(first)
    await upload(bytes, 1)
    expect((await school.get(first)).status).toBe(404)
    const changed = school.db.selectFrom('audit_log').select('before')
    const pictures = await changed.where('action', '=', 'shop_item_picture').orderBy('id').execute()
    expect(pictures).toMatchObject([{ before: { picture: 'mug' } }, { before: { item: id } }])
    const bought = await student.bought(id)
    expect((await save({ id, revision: 0 })).code).toBe('conflict')
    await saved({ id, revision: 2 })
    expect((await school.get(bought.order.picture)).status).toBe(200)
  })
})
