import type { ShopView } from '@qadam/contract'
import { announcements as ruAnnouncements } from '../apps/staff/src/platform/i18n/ru/announcements.ts'
import { announcements as uzAnnouncements } from '../apps/staff/src/platform/i18n/uz/announcements.ts'
import { profile as ruProfile } from '../apps/student/src/platform/i18n/ru/profile.ts'
import { profile as uzProfile } from '../apps/student/src/platform/i18n/uz/profile.ts'
import { shop as ruShop } from '../apps/student/src/platform/i18n/ru/shop.ts'
import { shop as uzShop } from '../apps/student/src/platform/i18n/uz/shop.ts'
import type { Page } from './journey.ts'
import { SchoolApi } from './school-api.ts'
import { settle } from './shot-hands.ts'

const halfway = '900000001'
const risen = '900000004'
const admin = '900000020'

const uz = { announcements: uzAnnouncements, profile: uzProfile, shop: uzShop }
const ru = { announcements: ruAnnouncements, profile: ruProfile, shop: ruShop }
const wordsOf = async (page: Page) => ((await page.locator('html').getAttribute('lang')) === 'ru' ? ru : uz)

/** The whole of a long page in one picture. */
const whole = (height: number) => async (page: Page) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 360, height })
  await settle(page)
}

/** The end of a week is shown to one device, once: here to each, as it came out or as another came out. */
const endWeek = (other: object) => async (page: Page) => {
  await page.route('**/api/student?action=league', async (route) => {
    const reply = await route.fetch()
    const { success, data } = (await reply.json()) as { success: true; data: { last: object | null } } // the contract's
    await route.fulfill({
      json: { success, data: { ...data, last: data.last && { ...data.last, ...other, is_new: true } } },
    })
  })
  await page.route('**/api/student?action=league_seen', async (route) => {
    await route.fulfill({ json: { success: true, data: { first: true } } })
  })
  await page.reload()
  await page.getByRole('dialog').waitFor()
  await settle(page)
}

/** What students earn and spend, their announcements, and where staff manage them. */
export const rewardShots = [
  { name: 'rewards-home', phone: halfway, path: '/', prepare: whole(2600) },
  {
    name: 'rewards-announcement',
    phone: halfway,
    path: '/',
    prepare: async (page: Page) => {
      const entry = page.locator('h3 button').first()
      await entry.click()
      await entry.evaluate((title) => title.scrollIntoView({ block: 'center' }))
      await settle(page)
    },
  },
  { name: 'rewards-profile', phone: halfway, path: '/profile', prepare: whole(2200) },
  {
    name: 'rewards-password',
    phone: halfway,
    path: '/profile/devices',
    prepare: async (page: Page) => {
      const { profile } = await wordsOf(page)
      await page.getByRole('button', { name: profile.password_change, exact: true }).click()
      await page.getByRole('dialog').getByRole('button').last().click()
      await settle(page)
    },
  },
  { name: 'rewards-shop', phone: halfway, path: '/coin_shop', prepare: whole(2600) },
  {
    name: 'rewards-shop-buy',
    phone: halfway,
    path: '/coin_shop',
    prepare: async (page: Page) => {
      const { shop } = await wordsOf(page)
      await page
        .getByRole('button', { name: new RegExp(`^${shop.buy}: `) })
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
      await settle(page)
    },
  },
  { name: 'rewards-invite', phone: halfway, path: '/invite' },
  { name: 'rewards-league-stayed', phone: halfway, path: '/leaderboard?whose=league', prepare: endWeek({}) },
  {
    name: 'rewards-league-risen',
    phone: risen,
    path: '/leaderboard?whose=league',
    prepare: endWeek({ outcome: 'risen', level_after: 2, place: 3, coins: 20 }),
  },
  ...['items', 'leads', 'leagues'].map((section) => ({
    name: `rewards-staff-${section}`,
    phone: admin,
    path: `/staff/shop?section=${section}`,
  })),
  {
    name: 'rewards-staff-announcement',
    phone: admin,
    path: '/staff/announcements',
    prepare: async (page: Page) => {
      const { announcements } = await wordsOf(page)
      await page.getByRole('button', { name: announcements.add }).click()
      await page.getByRole('dialog').waitFor()
      await settle(page)
    },
  },
]

/** Says, buys and invites what these pictures show. @returns the path of an invitation. */
export async function prepareRewards(url: string): Promise<string> {
  const office = await SchoolApi.signIn(url, admin, 'staff')
  const student = await SchoolApi.signIn(url, halfway, 'student')
  const from = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10)
  const everywhere = { group_id: null, from, until: null }
  await office.call('announcement_save', {
    ...everywhere,
    title: { uz: 'Shanba kuni maktabda ochiq eshiklar kuni', ru: 'В субботу в школе день открытых дверей' },
    body: {
      uz: 'Soat **10:00** da kutamiz. Doʻstlaringiz va ota-onangiz bilan keling:\n\n- robotlar bellashuvi\n- eng yaxshi loyihalar koʻrgazmasi',
      ru: 'Ждём вас в **10:00**. Приходите с друзьями и родителями:\n\n- соревнование роботов\n- выставка лучших проектов',
    },
  })
  await office.call('announcement_save', {
    ...everywhere,
    course_id: 1,
    title: { uz: 'Python: yangi modul ochildi', ru: 'Python: открылся новый модуль' },
    body: { uz: 'Lugʻatlar haqida oʻn bitta dars.', ru: 'Одиннадцать уроков о словарях.' },
  })
  await office.call('school_settings_save', {
    name: 'chat_links',
    revision: 0,
    values: {
      links: [
        { course_id: 1, link: 'https://t.me/qadam_python' },
        { course_id: 2, link: 'https://t.me/qadam_web_dasturlash' },
        { course_id: 1, link: 'https://t.me/qadam_python_eski' },
      ],
    },
  })
  const { items, coins } = await student.call<ShopView>('coin_shop', {})
  const cheap = items
    .filter(({ kind, stock, price }) => kind === 'thing' && stock !== 0 && price * 2 <= coins)
    .toSorted((a, b) => a.price - b.price)[0]
  for (const step of cheap ? ['shop_order_ready', 'shop_order_cancel'] : []) {
    const bought = { item_id: cheap?.id, request_id: crypto.randomUUID() }
    const { order } = await student.call<{ order: { id: number } }>('coin_shop_buy', bought)
    await office.call(step, { order_id: order.id, reason: 'Bu rangi qolmagan' })
  }
  const { code, link } = await student.call<{ code: string; link: string }>('invite', {})
  for (const [index, name] of ['Sardor Aliyev', 'Kamola Yoʻldosheva', 'Bekzod'].entries())
    await student.call('invite_accept', { code, name, phone: `+9989350010${index}0` })
  const { rows } = await office.call<{ rows: { id: number }[] }>('leads', {})
  if (rows[0]) await office.call('lead_move', { lead_id: rows[0].id, state: 'called' })
  return link
}
