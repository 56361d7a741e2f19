import { limits } from '@qadam/contract'
import { courses } from '../../apps/student/src/platform/i18n/uz/courses.ts'
import { errors } from '../../apps/student/src/platform/i18n/uz/errors.ts'
import { lesson } from '../../apps/student/src/platform/i18n/uz/lesson.ts'
import { shell } from '../../apps/student/src/platform/i18n/uz/shell.ts'
import { gatherEvents } from '../event-log.ts'
import { expect, screens, test, type Page } from '../journey.ts'
import { holdLiveEvents } from '../hold-live-events.ts'
import type { SchoolServer } from '../server.ts'
import { Student } from '../student.ts'

test.use(screens.phone)

async function signIn(page: Page, school: SchoolServer): Promise<void> {
  const { url } = school
  await page.goto(url)
  await new Student(page, 'uz').signIn(school.freshStudent(), 'demo1234')
  await expect(page).toHaveURL(`${url}/`)
}

const bottomLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: shell.navigation }).getByRole('link', { name })

/** Holds requests to an address until they are released. */
async function hold(page: Page, address: string): Promise<() => void> {
  const gate = Promise.withResolvers<undefined>()
  await page.route(address, async (route) => {
    await gate.promise
    await route.continue()
  })
  return () => gate.resolve(undefined)
}

/** Notes when a spinner came and when the page went, in what a reload leaves behind. */
function noteSpinner(label: string): void {
  const note = (key: string) => {
    if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, String(Date.now()))
  }
  const look = () => {
    const spinner = document.querySelector('[role=status][aria-label]')
    if (spinner?.getAttribute('aria-label') === label) note('spinner-shown')
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
  window.addEventListener('pagehide', () => sessionStorage.getItem('spinner-shown') && note('page-left'))
}

test('what cannot be loaded breaks no screen, and waiting shows', async ({ page, school }) => {
  await signIn(page, school)

  await test.step('what was there before is shown where it cannot be asked for', async () => {
    const known = () =>
      page.evaluate(() =>
        ['last_known', 'visited'].map((name) => sessionStorage.getItem(`qadam.${name}`) ?? '').join(' '),
      )
    await expect.poll(known).toMatch(/^\d+ .*courses/)
    await page.route('**/api/student?action=courses', (route) => route.abort())
    await page.reload()
    await expect(page.getByRole('link', { name: courses.start })).toBeVisible()
    await page.unroute('**/api/student?action=courses')
    // From here on nothing is.
    await page.addInitScript(() => {
      if (origin === 'null') return
      sessionStorage.removeItem('qadam.last_known')
      sessionStorage.removeItem('qadam.visited')
    })
  })

  await test.step('calls that fail leave the screen standing, with a way to ask again', async () => {
    const sentEvents = gatherEvents(page)
    const letLiveEventsCome = await holdLiveEvents(page)
    await page.route('**/api/student?action=courses', (route) => route.abort())
    await page.reload()
    const failure = page.getByRole('main').getByRole('alert')
    await expect(failure).toContainText(errors.load_failed, { timeout: 15_000 })
    await expect(failure).toContainText(errors.network)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Jasur')
    expect(await sentEvents('error_seen')).toContain('call, /: network')
    const retry = failure.getByRole('button', { name: errors.retry })
    const again = page.waitForRequest('**/api/student?action=courses')
    await retry.click()
    await again
    await page.unroute('**/api/student?action=courses')
    // A part of the screen that comes late asks by itself: then the failure is gone before it is pressed.
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 1000 })
      await expect(page.getByRole('link', { name: courses.start })).toBeVisible({ timeout: 2000 })
    }).toPass()
    await letLiveEventsCome()
  })

  await test.step('a server that says no more than 400 is to be tried again later', async () => {
    await page.route('**/api/student?action=courses', (route) => route.fulfill({ status: 400, body: 'no' }))
    await page.goto(`${school.url}/courses`)
    await expect(page.getByRole('main').getByRole('alert')).toContainText(errors.try_again_later)
    await page.unroute('**/api/student?action=courses')
  })

  await test.step('a page that is long in coming shows the bar at the top', async () => {
    const arrive = await hold(page, '**/assets/coin-shop-route-*.js')
    const progress = page.getByRole('progressbar', { name: shell.page_loading })
    await expect(progress).toHaveCount(0)
    await bottomLink(page, shell.coin_shop).click()
    await expect(progress).toBeVisible()
    const line = await progress.boundingBox()
    expect(line?.y).toBe(0)
    arrive()
    await expect(page.getByRole('heading', { level: 1, name: shell.coin_shop })).toBeVisible()
    await expect(progress).toHaveCount(0)
  })

  await test.step('a lesson shows the loader until the course, the module, the lesson and the questions are there', async () => {
    const actions = ['course_student', 'course_modules', 'module_lessons', 'lesson_questions']
    const arrivals: (() => void)[] = []
    for (const action of actions) arrivals.push(await hold(page, `**/api/student?action=${action}`))
    const loader = page.getByText(lesson.loading)
    await page.goto(`${school.url}/course/1/module/1/1`)
    for (const arrive of arrivals) {
      await expect(loader).toBeVisible()
      await page.waitForTimeout(300)
      await expect(loader).toBeVisible()
      arrive()
    }
    await expect(loader).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('a part of the app that does not load reloads the page once, and never in a circle', async ({
  page,
  school,
}) => {
  await signIn(page, school)
  const part = '**/assets/courses-route-*.js'
  let loads = 0
  page.on('load', () => (loads += 1))
  await page.route(part, (route) => route.abort())

  await test.step('a spinner, and a reload after a tenth of a second', async () => {
    await page.evaluate(noteSpinner, shell.loading)
    await bottomLink(page, shell.courses).click()
    await expect.poll(() => loads).toBe(1)
    await expect(page).toHaveURL(`${school.url}/courses`)
    const noted = await page.evaluate(() =>
      ['spinner-shown', 'page-left'].map((key) => Number(sessionStorage.getItem(key))),
    )
    const [shown = 0, left = 0] = noted
    expect(shown).toBeGreaterThan(0)
    expect(left - shown).toBeGreaterThanOrEqual(limits.reloadAfterChunkFailure_ms - 20)
  })

  await test.step('still not there: no further reload, but a word and a button', async () => {
    await expect(page.getByText(errors.load_failed)).toBeVisible()
    await page.waitForTimeout(10 * limits.reloadAfterChunkFailure_ms)
    expect(loads).toBe(1)
  })

  await test.step('there again: the button brings the page', async () => {
    await page.unroute(part)
    await page.getByRole('button', { name: errors.reload }).click()
    await expect(page.getByRole('heading', { level: 1, name: courses.title })).toBeVisible()
    expect(loads).toBe(2)
  })
})

test('a page that starts offline says so, and the streak is celebrated once', async ({ page, school }) => {
  await signIn(page, school)
  const banner = page.getByText(shell.offline, { exact: true })

  await test.step('the banner is there from the start, and its button reloads', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'onLine', {
        configurable: true,
        get: () => sessionStorage.getItem('is-online') === 'yes',
      })
    })
    await page.reload()
    await expect(banner).toBeVisible()
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: shell.reload, exact: true }).click()
    await reloaded
    await expect(banner).toBeVisible()
  })

  await test.step('it goes with the connection’s return, in 0.3 s', async () => {
    const moved = await page.evaluate((text) => {
      const frame = [...document.querySelectorAll('p')].find((each) => each.textContent === text)
        ?.parentElement?.parentElement
      if (!frame) throw new Error('no banner')
      const ended = new Promise<number>((resolve) =>
        frame.addEventListener('transitionend', ({ elapsedTime }) => resolve(elapsedTime), { once: true }),
      )
      sessionStorage.setItem('is-online', 'yes')
      window.dispatchEvent(new Event('online'))
      return ended
    }, shell.offline)
    expect(moved * 1000).toBeCloseTo(limits.offlineBanner_ms)
    await expect(banner).toBeHidden()
    await expect(page.getByRole('button', { name: shell.reload, exact: true })).not.toBeInViewport()
  })

  const popup = page.getByRole('dialog', { name: shell.streak_title })
  const shoot = () => page.evaluate(() => window.dispatchEvent(new Event('streak-shot')))
  await test.step('the streak popup shows its fire and closes by itself', async () => {
    await shoot()
    await expect(popup).toContainText(shell.streak_text)
    await expect(popup).toBeHidden()
  })

  await test.step('a click outside closes it at once', async () => {
    await shoot()
    await expect(popup).toBeVisible()
    await page.mouse.click(20, 20)
    await expect(popup).toBeHidden({ timeout: 2000 })
  })
})
