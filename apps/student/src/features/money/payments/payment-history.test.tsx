import type { OutputOf, StudentActions } from '@qadam/contract'
import i18next from 'i18next'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { setLanguage, startI18n } from '../../../platform/i18n/start.ts'
import { payments as words } from '../../../platform/i18n/uz/payments.ts'
import { errors } from '../../../platform/i18n/uz/errors.ts'
import { shell } from '../../../platform/i18n/uz/shell.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { buttonNamed, renderAt } from '../../../platform/render-fixture.tsx'
import { session } from '../../../platform/session.ts'
import { userFixture } from '@qadam/web/user-fixture'
import { daysText } from './days-text.ts'
import { formatDay } from '../../../platform/i18n/sizes-and-moments.ts'

type Payments = OutputOf<StudentActions['payments']>

let leave = () => {}
beforeAll(async () => await startI18n())
afterEach(async () => {
  leave()
  queryClient.clear()
  vi.restoreAllMocks()
  await setLanguage('uz')
})

const paid = (id: number): Payments['history'][number] => ({
  id,
  amount: 500_000,
  method: 'payme',
  paid_on: `2026-0${id}-10`,
  months: 1,
  paid_until: `2026-0${id + 1}-10`,
})
const standing: Payments = {
  next_due_on: '2026-04-10',
  days_left_to_payment: 21,
  frozen: false,
  payment_link: 'https://t.me/qadam',
  online: null,
  history: [],
}

async function show(changes: Partial<Payments> | undefined): Promise<void> {
  const user = userFixture({})
  session.start(user, false)
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    // Of a kind that the app does not retry by itself.
    if (!changes)
      return await Promise.resolve(
        Response.json({ success: false, error: { code: 'conflict', message: 'x' } }, { status: 409 }),
      )
    return await Promise.resolve(Response.json({ success: true, data: { ...standing, ...changes } }))
  })
  // Its texts need the languages to be there.
  const { default: PaymentHistory } = await import('./payment-history.tsx')
  leave = await renderAt('/profile', <PaymentHistory user={user} />)
}
const text = () => document.body.textContent

test('the next payment is there with its days and the way to pay, what was paid below', async () => {
  await show({ history: Array.from({ length: 13 }, (_, place) => ({ ...paid(4), id: 13 - place })) })
  await vi.waitFor(() => expect(text()).toContain(formatDay('2026-04-10')))
  expect(text()).toContain('Toʻlovgacha 21 kun qoldi.')
  expect(buttonNamed(shell.make_payment).getAttribute('href')).toBe('https://t.me/qadam')
  expect(document.querySelectorAll('li')).toHaveLength(12)
  expect(document.querySelector('li')?.textContent).toMatch(/500\s000 soʻm/)
  expect(document.querySelector('li')?.textContent).toContain(
    `${formatDay('2026-04-10')} · Payme${formatDay('2026-05-10')}gacha`,
  )
  buttonNamed(words.more).click()
  await vi.waitFor(() => expect(document.querySelectorAll('li')).toHaveLength(13))
})

const online: NonNullable<Payments['online']> = {
  account: '1234567897',
  price: 500_000,
  ways: [
    { provider: 'payme', url: 'https://checkout.paycom.uz/x' },
    { provider: 'click', url: 'https://my.click.uz/services/pay?x' },
  ],
}
const ways = () => [...document.querySelectorAll('a')].map(({ href, target, rel }) => [href, target, rel])

test.each([
  ['uz', 'Bir oy: 500\u00A0000 soʻm', 'Payme orqali toʻlash'],
  ['ru', 'Один месяц: 500\u00A0000 сум', 'Оплатить через Payme'],
] as const)(
  'in %s the ways to pay stand with what a month costs and the number for it',
  async (lang, price, button) => {
    await setLanguage(lang)
    await show({ online, frozen: true, days_left_to_payment: -3 })
    await vi.waitFor(() => expect(text()).toContain('12345 67897'))
    expect(text()?.replaceAll(/\s/g, ' ')).toContain(price.replaceAll(/\s/g, ' '))
    expect(buttonNamed(button)).toBeDefined()
    // In a tab of its own; the school's link gives way.
    expect(ways()).toEqual(online.ways.map(({ url }) => [url, '_blank', 'noreferrer']))
  },
)

test('a frozen screen offers the same ways, else the school’s link, else whom to ask', async () => {
  const { default: PayHere } = await import('./pay-here.tsx')
  const draw = async (data: Partial<Payments>) => {
    leave()
    queryClient.clear()
    vi.spyOn(globalThis, 'fetch').mockImplementation(
      async () => await Promise.resolve(Response.json({ success: true, data: { ...standing, ...data } })),
    )
    leave = await renderAt('/', <PayHere look="hero" />)
  }
  session.start(userFixture({}), false)
  await draw({ online })
  await vi.waitFor(() => expect(ways().map(([href]) => href)).toEqual(online.ways.map(({ url }) => url)))
  await draw({})
  await vi.waitFor(() => expect(ways()).toEqual([['https://t.me/qadam', '_blank', 'noreferrer']]))
  await draw({ payment_link: null })
  await vi.waitFor(() => expect(text()).toContain(words.ask))
})

test('a frozen account is told why, and without a link whom to ask', async () => {
  await show({ frozen: true, days_left_to_payment: -3, payment_link: null })
  await vi.waitFor(() => expect(text()).toContain(words.frozen))
  expect(text()).toContain('Toʻlov muddati 3 kun oldin oʻtgan.')
  expect(text()).toContain(words.ask)
  expect(text()).toContain(words.empty)
})

test('who pays nothing has no date', async () => {
  await show({ next_due_on: null, days_left_to_payment: null })
  await vi.waitFor(() => expect(text()).toContain(words.none_due))
})

test('where it cannot be read it says so, and can be asked again', async () => {
  await show(undefined)
  await vi.waitFor(() => expect(text()).toContain(errors.load_failed))
  expect(buttonNamed(errors.retry)).toBeDefined()
})

test.each([
  [0, 'Toʻlov kuni — bugun.', 'Оплатить нужно сегодня.'],
  [1, 'Toʻlovgacha 1 kun qoldi.', 'До оплаты остался 1 день.'],
  [2, 'Toʻlovgacha 2 kun qoldi.', 'До оплаты осталось 2 дня.'],
  [5, 'Toʻlovgacha 5 kun qoldi.', 'До оплаты осталось 5 дней.'],
  [21, 'Toʻlovgacha 21 kun qoldi.', 'До оплаты остался 21 день.'],
  [-1, 'Toʻlov muddati 1 kun oldin oʻtgan.', 'Срок оплаты прошёл 1 день назад.'],
  [-3, 'Toʻlov muddati 3 kun oldin oʻtgan.', 'Срок оплаты прошёл 3 дня назад.'],
  [-11, 'Toʻlov muddati 11 kun oldin oʻtgan.', 'Срок оплаты прошёл 11 дней назад.'],
])('%s days are said in the plurals of both languages', async (days, uzbek, russian) => {
  expect(daysText(days, i18next.t)).toBe(uzbek)
  await setLanguage('ru')
  expect(daysText(days, i18next.t)).toBe(russian)
})
