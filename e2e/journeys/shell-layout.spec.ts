import { shell as shellRu } from '../../apps/student/src/platform/i18n/ru/shell.ts'
import { accounts } from '../../apps/student/src/platform/i18n/uz/accounts.ts'
import { errors } from '../../apps/student/src/platform/i18n/uz/errors.ts'
import { homeSeldom } from '../../apps/student/src/platform/i18n/uz/home-seldom.ts'
import { lesson } from '../../apps/student/src/platform/i18n/uz/lesson.ts'
import { shell } from '../../apps/student/src/platform/i18n/uz/shell.ts'
import { test as testWords } from '../../apps/student/src/platform/i18n/uz/test.ts'
import { shop } from '../../apps/student/src/platform/i18n/uz/shop.ts'
import { limits, type OnlinePayment, type User } from '@qadam/contract'
import { schoolDay } from '../../apps/server/src/modules/base/calendar/index.ts'
import { PaymeStub, paymeId, providers } from '../../apps/server/test/payment-stubs.ts'
import { callInTurn } from '../../apps/server/test/server-calls.ts'
import { holdLiveEvents } from '../hold-live-events.ts'
import { Traffic } from '../traffic.ts'
import { expect, screens, test, type Page } from '../journey.ts'
import { SchoolApi } from '../school-api.ts'
import type { SchoolServer } from '../server.ts'
import { admin } from '../staff.ts'
import { Student } from '../student.ts'

const bar = (page: Page) => page.getByRole('banner')
const badge = (page: Page) => bar(page).locator('a[href="/coin_shop"]').filter({ hasText: /\d/ })
const languageMenu = (page: Page) =>
  bar(page).getByRole('button', { name: `${accounts.language}: Oʻzbekcha` })

/** What a student who has passed its test sees of an open lesson. */
const passedTest = (page: Page) => page.getByRole('heading', { name: testWords.handover.passed })

/** Until the student has to pay, as the server counts it: one less, once the school's midnight has passed. */
async function daysLeft(page: Page, url: string): Promise<number> {
  const { days_left_to_payment } = await (
    await SchoolApi.ofPage(page, url, 'student')
  ).call<User>('profile', {})
  if (days_left_to_payment === null) throw new Error('the student has nothing to pay')
  return days_left_to_payment
}

/** The actions a page calls. */
function watchCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const action = new URL(request.url()).searchParams.get('action')
    if (action !== null) calls.push(action)
  })
  return calls
}

/** On the frozen screen of a lesson: the student pays by Payme, gets the money back, and pays at the office. */
async function payTwice(page: Page, school: SchoolServer, phone: string): Promise<void> {
  const office = await SchoolApi.signIn(school.url, admin, 'staff')
  const student = await SchoolApi.signIn(school.url, phone, 'student')
  const { id } = await student.call<User>('profile', {})
  const price = 500_000
  await office.call('payment_price_set', { student_id: id, price })
  const payme = new PaymeStub(callInTurn([school.url]), providers.payme.key, Date.now)
  const payment = paymeId()
  const frozen = page.getByRole('heading', { name: lesson.frozen.title })
  const passed = passedTest(page)
  const connected = page.waitForResponse((reply) => reply.url().includes('/api/student/events?'))
  await page.reload()
  await connected
  let reloads = 0
  page.on('domcontentloaded', () => (reloads += 1))

  await test.step('once Payme says that it is paid, the lesson opens by itself', async () => {
    const { online } = await student.call<{ online: OnlinePayment }>('payments', {})
    await expect(page.locator(`a[href="${online.ways[0]?.url}"]`)).toBeVisible()
    await payme.create(payment, online.account, price * 100)
    expect(await payme.perform(payment)).toMatchObject({ state: 2 })
    await expect(passed).toBeVisible()
    await expect(frozen).toHaveCount(0)
  })

  await test.step('once it is paid back, the lesson closes', async () => {
    expect(await payme.cancel(payment)).toMatchObject({ state: -2 })
    await expect(frozen).toBeVisible()
    await expect(passed).toHaveCount(0)
    expect(reloads).toBe(0)
  })

  await test.step('paid at the office while no event comes through, it opens when the student looks', async () => {
    await holdLiveEvents(page)
    await page.reload()
    await expect(frozen).toBeVisible()
    const paid_on = schoolDay(new Date(), limits.schoolTimeZone)
    await office.call('payment_record', { student_id: id, amount: price, method: 'cash', paid_on })
    await page.getByRole('button', { name: lesson.frozen.check }).click()
    await expect(passed).toBeVisible()
    await expect(frozen).toHaveCount(0)
    expect(reloads).toBe(1)
  })
}

test.describe('on a phone', () => {
  test.use(screens.phone)

  test('the login form says what it misses, and a lesson asks nothing of the server before that', async ({
    page,
    school,
  }) => {
    const student = new Student(page, 'uz')
    const phone = school.freshStudent('payment-due')
    const calls = watchCalls(page)
    // Only calls that need a token: the form itself checks whether the school sends password reset codes.
    const asked = () => calls.filter((call) => call !== 'password_reset_ways')

    await test.step('without a token a lesson leads to the login, and nothing is asked', async () => {
      await page.goto(`${school.url}/course/1/module/1/1`)
      await expect(page).toHaveURL(/\/login\?next=/)
      await expect(page.getByLabel(accounts.phone, { exact: true })).toBeVisible()
      expect(asked()).toEqual([])
    })

    await test.step('an empty form names both fields, each in its own words', async () => {
      await page.getByRole('button', { name: accounts.sign_in, exact: true }).click()
      await expect(page.getByText(accounts.phone_required, { exact: true })).toBeVisible()
      await expect(page.getByText(accounts.password_required, { exact: true })).toBeVisible()
      await expect(page.getByLabel(accounts.phone, { exact: true })).toBeFocused()
      await page.getByLabel(accounts.phone, { exact: true }).fill(phone)
      await expect(page.getByText(accounts.phone_required, { exact: true })).toBeHidden()
      await expect(page.getByText(accounts.password_required, { exact: true })).toBeVisible()
      expect(asked()).toEqual([])
    })

    await test.step('signed in, the way leads on to the lesson, which refreshes the user data', async () => {
      await student.signIn(phone, 'demo1234')
      await expect(page).toHaveURL(/\/course\/1\/module\/1\/1$/)
      await expect.poll(() => calls).toContain('lesson_questions')
      await expect.poll(() => calls).toContain('profile')
    })

    await test.step('the start of the app refreshes them as well; coming back to its window asks for no questions', async () => {
      calls.length = 0
      await page.reload()
      await expect.poll(() => calls.filter((call) => call === 'lesson_questions')).toHaveLength(1)
      await expect.poll(() => calls).toContain('profile')
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      await page.waitForTimeout(500)
      expect(calls.filter((call) => call === 'lesson_questions')).toHaveLength(1)
    })

    // This student's own language is Russian, which signing in has brought.
    await test.step('payment that is due stands above the content, with the days that are left', async () => {
      await page.goto(`${school.url}/courses`)
      const reminder = page.getByRole('complementary', { name: shellRu.payment })
      await expect(reminder).toContainText(
        shellRu.days_remaining_few.replace('{{count}}', String(await daysLeft(page, school.url))),
      )
      await expect(reminder).not.toContainText(shellRu.account_frozen)
      const banner = await reminder.boundingBox()
      const content = await page.getByRole('main').boundingBox()
      expect((banner?.y ?? 0) + (banner?.height ?? 0)).toBeLessThanOrEqual(content?.y ?? 0)
    })

    await test.step('without a network the way home is still in reach, below the word of it', async () => {
      await page.context().setOffline(true)
      await expect(page.getByText(shellRu.offline, { exact: true })).toBeVisible()
      await bar(page).getByRole('link', { name: shellRu.to_home, exact: true }).tap({ trial: true })
      await page.context().setOffline(false)
    })
  })

  test.describe('in a school that takes payments online', () => {
    const { merchantId, key } = providers.payme
    test.use({ ownSettings: { PAYME_MERCHANT_ID: merchantId, PAYME_KEY: key } })

    test('a frozen student sees why, everywhere in the main layout and instead of a lesson', async ({
      page,
      school,
    }) => {
      const student = new Student(page, 'uz')
      const phone = school.freshStudent('frozen')
      await page.goto(school.url)
      await student.signIn(phone, 'demo1234')
      const reminder = page.getByRole('complementary', { name: shell.payment })
      await expect(reminder).toContainText(shell.account_frozen)
      const overdue = String(-(await daysLeft(page, school.url)))
      await expect(reminder).toContainText(shell.days_overdue_other.replace('{{count}}', overdue))
      await page.goto(`${school.url}/profile`)
      await expect(reminder).toContainText(shell.account_frozen)

      await page.goto(`${school.url}/course/1/module/1/1`)
      await expect(page.getByRole('heading', { name: lesson.frozen.title })).toBeVisible()
      await expect(page.getByText(lesson.frozen.overdue_other.replace('{{count}}', overdue))).toBeVisible()
      await expect(page.getByText(lesson.frozen.text)).toBeVisible()
      await expect(passedTest(page)).toHaveCount(0)

      await test.step('in the playground too, which brings no Python for them', async () => {
        const brought: string[] = []
        page.on('request', (request) => brought.push(new URL(request.url()).pathname))
        const traffic = new Traffic(page)
        await page.goto(`${school.url}/py`)
        await expect(page.getByRole('heading', { name: homeSeldom.frozen })).toBeVisible()
        await traffic.end()
        expect(brought.filter((path) => path.startsWith('/code-frames'))).toEqual([])
        await page.goto(`${school.url}/course/1/module/1/1`)
      })

      await payTwice(page, school, phone)
    })
  })

  test('the bars lead everywhere and show what belongs there', async ({ page, school }) => {
    const student = new Student(page, 'uz')
    await page.goto(school.url)
    await student.signIn(school.freshStudent('halfway'), 'demo1234')
    const bottom = page.getByRole('navigation', { name: shell.navigation })
    // This student may sit the exam.
    const entries = [shell.home, shell.courses, shell.coin_shop, shell.profile, shell.exam]

    await test.step('the bottom bar has the four entries, in their order, and the exam', async () => {
      await expect(bottom.getByRole('link')).toHaveText(entries)
      await expect(bottom.locator('[aria-current=page]')).toHaveText(shell.home)
    })

    await test.step('points and coins are in the top bar but on the first page', async () => {
      await expect(badge(page)).toHaveCount(0)
      await bottom.getByRole('link', { name: shell.coin_shop }).click()
      await expect(page).toHaveURL(`${school.url}/coin_shop`)
      await expect(page.getByText(shop.your_coins)).toBeVisible()
      await expect(badge(page)).toBeVisible()
    })

    await test.step('the language menu is on the profile alone', async () => {
      await expect(languageMenu(page)).toHaveCount(0)
      await bottom.getByRole('link', { name: shell.profile }).click()
      await expect(languageMenu(page)).toBeVisible()
      await bottom.getByRole('link', { name: shell.courses }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell.courses)
      await expect(languageMenu(page)).toHaveCount(0)
    })

    await test.step('/chat shows nothing but its picture', async () => {
      await page.goto(`${school.url}/chat`)
      const picture = page.getByRole('main').getByRole('img', { name: shell.chat_picture })
      await expect(picture).toBeVisible()
      const width = async () => await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)
      await expect.poll(width).toBeGreaterThan(0)
      expect(await page.getByRole('main').locator('button, a, input').count()).toBe(0)
      await expect(bottom.getByRole('link')).toHaveCount(entries.length)
    })

    await test.step('any other path is not found, and leads back home', async () => {
      for (const path of ['/yoq/bunday', '/course/abc', '/course/1/module/x', '/course/1/module/1/1e3']) {
        await page.goto(school.url + path)
        await expect(page.getByRole('heading', { name: errors.not_found })).toBeVisible()
      }
      await page.getByRole('link', { name: errors.go_home }).click()
      await expect(page).toHaveURL(`${school.url}/`)
    })

    await test.step('from what a closed module waits for, one tap leads to the lesson to go on with', async () => {
      await page.goto(`${school.url}/course/1/module/3`)
      const way = page.getByRole('main').locator('a[href*="/module/2#lesson-"]')
      const hash = new URL((await way.getAttribute('href')) ?? '', school.url).hash
      await way.click()
      await expect(page).toHaveURL(`${school.url}/course/1/module/2${hash}`)
      await expect(page.locator(hash)).toBeInViewport()
      await expect(page.locator(hash)).not.toHaveAttribute('aria-haspopup', 'dialog')
    })
  })
})

test.describe('on a laptop', () => {
  test.use(screens.laptop)

  test('the top bar leads home, to the courses, the shop and the profile', async ({ page, school }) => {
    const student = new Student(page, 'uz')
    await page.goto(school.url)
    await student.signIn(school.freshStudent(), 'demo1234')
    await expect(page).toHaveURL(`${school.url}/`)
    const links = bar(page).getByRole('navigation', { name: shell.navigation })
    await expect(links.getByRole('link')).toHaveText([shell.home, shell.courses, shell.coin_shop])
    await expect(badge(page)).toHaveCount(0)
    await links.getByRole('link', { name: shell.courses }).click()
    await expect(page).toHaveURL(`${school.url}/courses`)
    await expect(badge(page)).toBeVisible()
    await links.getByRole('link', { name: shell.coin_shop }).click()
    await expect(page).toHaveURL(`${school.url}/coin_shop`)
    await bar(page)
      .getByRole('link', { name: new RegExp(`^${shell.profile}`) })
      .click()
    await expect(page).toHaveURL(`${school.url}/profile`)
    await expect(languageMenu(page)).toBeVisible()
    await bar(page).getByRole('link', { name: shell.to_home }).click()
    await expect(page).toHaveURL(`${school.url}/`)
    // Those of the phone are not on the page beside them.
    await expect(page.getByRole('navigation', { name: shell.navigation })).toHaveCount(1)

    await test.step('a million stays in one piece, inside its card', async () => {
      await page.route('**/api/student?action=profile', async (route) => {
        const reply = await route.fetch()
        const body = (await reply.json()) as { data: object } // the contract's shape
        const data = { ...body.data, points: 12_345_678, coins: 1_234_567 }
        await route.fulfill({ response: reply, json: { ...body, data } })
      })
      for (const path of ['/', '/profile']) {
        await page.goto(school.url + path)
        for (const sum of [/12.345.678/, /1.234.567/]) {
          const figure = page.getByRole('main').locator('p').filter({ hasText: sum })
          await expect(figure).toBeVisible()
          expect(await figure.evaluate((all) => all.scrollWidth - all.clientWidth)).toBeLessThanOrEqual(0)
        }
      }
    })
  })
})
