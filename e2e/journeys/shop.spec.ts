import type { ShopView } from '@qadam/contract'
import { shop } from '../../apps/student/src/platform/i18n/uz/shop.ts'
import { shop as counter } from '../../apps/staff/src/platform/i18n/uz/shop.ts'
import { expect, screens, test } from '../journey.ts'
import { watchShifts } from '../layout-shifts.ts'
import { SchoolApi } from '../school-api.ts'
import { admin, Staff } from '../staff.ts'
import { Student } from '../student.ts'

test.use({ ...screens.phone, contextOptions: { reducedMotion: 'reduce' } })

test('a student buys, the school hands it over by its code, and neither side has to ask how far it is', async ({
  page,
  school,
  browser,
}) => {
  const phone = school.freshStudent('halfway')
  await page.goto(school.url)
  // The first visit of a day pays what was reached of its goals, and of the group's.
  const paid = page.waitForResponse((reply) => reply.url().includes('action=day_goals'))
  await new Student(page, 'uz').signIn(phone, 'demo1234')
  await paid
  const device = await SchoolApi.signIn(school.url, phone, 'student')
  const before = await device.call<ShopView>('coin_shop', {})
  const item = before.items
    .filter(({ kind, price, stock }) => kind === 'thing' && price <= before.coins && stock !== 0)
    .toSorted((a, b) => a.price - b.price)[0]
  if (!item) throw new Error('the demo has nothing that this student could buy')
  const orders = page.getByRole('region', { name: shop.orders }).getByRole('listitem')

  await test.step('it is asked once more, with what is left afterwards, and costs what it said', async () => {
    await page.goto(`${school.url}/coin_shop`)
    await page.getByRole('button', { name: `${shop.buy}: ${item.title}` }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(shop.remains)
    // Its balance is told, and the shop asked for again, while the answer is on its way: that is no fault.
    const isLookedAt = Promise.withResolvers<void>()
    await page.route('**/api/student?action=coin_shop_buy', async (route) => {
      const reply = await route.fetch()
      await isLookedAt.promise
      await route.fulfill({ response: reply })
    })
    const again = page.waitForResponse((reply) => reply.url().endsWith('action=coin_shop'))
    const hasNotShifted = await watchShifts(page)
    const faults = await page.evaluateHandle((fault) => {
      const seen: string[] = []
      const look = () => document.body.textContent?.includes(fault) && seen.push(fault)
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
      return seen
    }, shop.no_answer_text)
    await dialog
      .getByRole('button', { name: shop.confirm_other.replace('{{price}}', String(item.price)) })
      .click()
    await again
    await expect(page.locator('[data-balance]').first()).toContainText(String(before.coins - item.price))
    await hasNotShifted()
    isLookedAt.resolve()
    await expect(dialog.getByRole('status')).toContainText(shop.code)
    expect(await faults.jsonValue()).toEqual([])
    await dialog.getByRole('button', { name: shop.close }).last().click()
    await expect(orders.first()).toContainText(shop.state.ordered)
    expect((await device.call<ShopView>('coin_shop', {})).coins).toBe(before.coins - item.price)
  })

  const [order] = (await device.call<ShopView>('coin_shop', {})).orders
  const code = order?.code ?? ''
  const laptop = await browser.newContext(screens.laptop)
  const workspace = await laptop.newPage()
  const row = workspace.getByRole('listitem').filter({ hasText: code })

  await test.step('the school finds it by the code and makes it ready', async () => {
    await new Staff(workspace, school.url).signIn(admin)
    await workspace.goto(`${school.url}/staff/shop`)
    await workspace.getByRole('searchbox', { name: counter.search }).fill(code)
    await row.getByRole('button', { name: counter.ready, exact: true }).click()
    await expect(row).toContainText(counter.state.ready)
  })

  await test.step('the student sees that it waits, with its code', async () => {
    await page.reload()
    await expect(orders.first()).toContainText(shop.state.ready)
    await expect(orders.first()).toContainText(code)
  })

  await test.step('handed over, it is over on both sides', async () => {
    await row.getByRole('button', { name: counter.hand_over, exact: true }).click()
    await expect(row).toHaveCount(0)
    await page.reload()
    await expect(orders.first()).toContainText(shop.state.handed_over)
  })
  await laptop.close()
})
