import { limits } from '@qadam/contract'
import { accounts } from '../../apps/student/src/platform/i18n/uz/accounts.ts'
import { avatar } from '../../apps/student/src/platform/i18n/uz/avatar.ts'
import { errors } from '../../apps/student/src/platform/i18n/uz/errors.ts'
import { profile } from '../../apps/student/src/platform/i18n/uz/profile.ts'
import { profile as profileRu } from '../../apps/student/src/platform/i18n/ru/profile.ts'
import { shell } from '../../apps/student/src/platform/i18n/uz/shell.ts'
import { gatherEvents } from '../event-log.ts'
import { expect, screens, test, type Page } from '../journey.ts'
import { holdLiveEvents } from '../hold-live-events.ts'
import { SchoolApi } from '../school-api.ts'
import { Student } from '../student.ts'

test.use(screens.phone)

const monthNames = Object.entries(profile).flatMap(([key, name]) =>
  /^month_\d+$/.test(key) && typeof name === 'string' ? [name] : [],
)

/** The month it is at school, and so many months before. */
function monthTitle(before: number): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: limits.schoolTimeZone }).format(new Date())
  const count = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 - before
  return `${monthNames[count % 12]} ${Math.floor(count / 12)}`
}

/** A finger drawn over the calendar. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  await page.getByRole('region', { name: profile.calendar }).evaluate(
    (calendar, [start = 0, end = 0]) => {
      const finger = (type: string, clientX: number) =>
        calendar.dispatchEvent(
          new PointerEvent(type, {
            pointerType: 'touch',
            pointerId: 1,
            clientX,
            clientY: 300,
            bubbles: true,
          }),
        )
      finger('pointerdown', start)
      finger('pointerup', end)
    },
    [from, to],
  )
}

test('a student looks through the months of their streak, tells their birthday and changes picture, language and password', async ({
  page,
  school,
}) => {
  const student = new Student(page, 'uz')
  const letLiveEventsCome = await holdLiveEvents(page)
  await page.goto(`${school.url}/profile`)
  const phone = school.freshStudent('halfway')
  await student.signIn(phone, 'demo1234')
  await expect(page).toHaveURL(`${school.url}/profile`)
  const calendar = page.getByRole('region', { name: profile.calendar })
  const back = calendar.getByRole('button', { name: profile.previous_month })
  const on = calendar.getByRole('button', { name: profile.next_month })

  await test.step('the month of today, with the five days of the streak', async () => {
    await expect(calendar).toContainText(monthTitle(0))
    await expect(calendar.locator('[aria-current=date]')).toContainText(profile.today)
    await expect(on).toHaveAttribute('aria-disabled', 'true')
  })

  // Once it was read, a month is not asked for again within the minute.
  await test.step('a month that cannot be read says so, and the page stays', async () => {
    await page.route('**/api/student?action=get_student_streak_by_month', (route) => route.abort())
    await back.click()
    await expect(calendar).toContainText(monthTitle(1))
    await expect(calendar).toContainText(profile.calendar_missing)
    await expect(calendar.locator('[data-state=earned], [data-state=missed]')).toHaveCount(0)
    await page.unroute('**/api/student?action=get_student_streak_by_month')
    await calendar.getByRole('button', { name: errors.retry }).click()
    await expect(calendar.locator('[data-state=missed], [data-state=earned]').first()).toBeVisible()
  })

  await test.step('by arrow keys and by a swipe, and never past today', async () => {
    await back.focus()
    await page.keyboard.press('ArrowRight')
    await expect(calendar).toContainText(monthTitle(0))
    await page.keyboard.press('ArrowRight')
    await expect(calendar).toContainText(monthTitle(0))
    await swipe(page, 100, 250)
    await expect(calendar).toContainText(monthTitle(1))
    await swipe(page, 250, 100)
    await expect(calendar).toContainText(monthTitle(0))
    await letLiveEventsCome()
  })

  await test.step('the profile is short, and leads to its pages and back', async () => {
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(2400)
    const parts = page.getByRole('navigation', { name: profile.parts_label })
    for (const [part, name] of Object.entries(profile.parts)) {
      await parts.getByRole('link', { name, exact: true }).tap()
      await expect(page).toHaveURL(`${school.url}/profile/${part}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page).toHaveTitle(new RegExp(`^${name} · `))
      await page.getByRole('main').getByRole('link', { name: shell.profile, exact: true }).tap()
      await expect(page).toHaveURL(`${school.url}/profile`)
    }
  })

  await test.step('what was said of a part before it had an address leads to it, what is none is not found', async () => {
    await page.goto(`${school.url}/profile/none`)
    await expect(page.getByRole('heading', { name: errors.not_found })).toBeVisible()
    await page.goto(`${school.url}/profile#payments`)
    await expect(page).toHaveURL(`${school.url}/profile/payments`)
    await page.goto(`${school.url}/profile#settings`)
    await expect(page).toHaveURL(`${school.url}/profile/settings`)
  })

  const birthday = page.getByRole('textbox', { name: profile.birthday })
  await test.step('a birthday that cannot be is refused with a word why', async () => {
    await birthday.fill('2031-05-07')
    await page.getByRole('button', { name: profile.save, exact: true }).click()
    await expect(page.getByText(profile.birthday_late)).toBeVisible()
    await expect(birthday).toBeFocused()
    await birthday.fill('1910-05-07')
    await page.getByRole('button', { name: profile.save, exact: true }).click()
    await expect(page.getByText(profile.birthday_early)).toBeVisible()
  })

  const toast = page.locator('[data-sonner-toast]')
  await test.step('a birthday is saved, says so for three seconds above the bottom bar, and is there after a reload', async () => {
    await birthday.clear()
    await birthday.pressSequentially('29022012')
    await page.getByRole('button', { name: profile.save, exact: true }).click()
    await expect(toast).toContainText(profile.saved)
    const shown = Date.now()
    // It stays as long as it is pointed at: a busy machine takes longer than three seconds to look at it.
    await toast.hover()
    await expect(page.getByRole('button', { name: profile.save, exact: true })).toBeHidden()
    const place = page.locator('[data-sonner-toaster]')
    await expect(place).toHaveAttribute('data-y-position', 'bottom')
    const bar = await page.getByRole('navigation', { name: shell.navigation }).boundingBox()
    const foot = async () => {
      const box = await toast.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    }
    await expect.poll(foot).toBeLessThanOrEqual(bar?.y ?? 0)
    // On a tablet there is room where the specification wants them.
    await page.setViewportSize({ width: 700, height: 740 })
    await expect(place).toHaveAttribute('data-y-position', 'top')
    await expect(place).toHaveAttribute('data-x-position', 'right')
    await page.setViewportSize(screens.phone.viewport)
    await page.mouse.move(1, 1)
    await expect(toast).toHaveCount(0)
    // How soon after that it goes depends on the machine; that it goes is awaited above.
    expect(Date.now() - shown).toBeGreaterThan(limits.toast.default_ms - 600)
    await page.reload()
    await expect(birthday).toHaveValue('29.02.2012')
  })

  await test.step('another animal is chosen; its toast can be closed at once', async () => {
    await page.goto(`${school.url}/profile`)
    await page.getByRole('button', { name: avatar.change }).click()
    await page.getByRole('radio', { name: avatar.animal.tortoise }).check({ force: true })
    await page.getByRole('button', { name: avatar.save, exact: true }).click()
    await expect(toast).toContainText(avatar.saved)
    await toast.getByRole('button', { name: shell.close }).click()
    // It is pointed at, and would stay if it was not closed.
    await expect(toast).toHaveCount(0)
  })

  await test.step('the other language is kept on this device and by the school', async () => {
    await page.goto(`${school.url}/profile/settings`)
    const sentEvents = gatherEvents(page)
    const saved = page.waitForRequest((request) => request.url().includes('action=update_lang'))
    await page
      .getByRole('button', { name: `${accounts.language}: Oʻzbekcha` })
      .first()
      .click()
    await page.getByRole('menuitemradio', { name: 'Русский' }).click()
    await expect(page.getByRole('textbox', { name: profileRu.birthday })).toBeVisible()
    expect((await saved).postData()).toBe('{"lang":"ru"}')
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ru')
    expect(await sentEvents('language_changed')).toContain('uz -> ru')
    await page.reload()
    await expect(page.getByRole('textbox', { name: profileRu.birthday })).toBeVisible()
  })

  await test.step('another device is signed out from here, and a new password leaves this one signed in', async () => {
    const other = await SchoolApi.signIn(school.url, phone, 'student')
    await page.goto(`${school.url}/profile/devices`)
    const devices = page.getByRole('region', { name: profileRu.devices })
    await devices.getByRole('button', { name: profileRu.device_end }).click()
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    await expect(other.call('profile', {})).rejects.toThrow('401')
    await page.getByRole('button', { name: profileRu.password_change, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: profileRu.password_title })
    await dialog.getByLabel(profileRu.password_old, { exact: true }).fill('demo1234')
    await dialog.getByLabel(profileRu.password_new, { exact: true }).fill('samarqand osmoni')
    await dialog.getByRole('button', { name: profileRu.save, exact: true }).click()
    await expect(dialog).toBeHidden()
    await page.reload()
    await expect(devices).toContainText(profileRu.device_here)
    await expect(SchoolApi.signIn(school.url, phone, 'student')).rejects.toThrow('401')
  })
})
