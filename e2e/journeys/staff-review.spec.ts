import type { Request } from '@playwright/test'
import { waitingWords } from '../../packages/web/src/waiting-words.ts'
import { announcements as announcing } from '../../apps/staff/src/platform/i18n/uz/announcements.ts'
import { announcements as announced } from '../../apps/student/src/platform/i18n/uz/announcements.ts'
import { roster } from '../../apps/staff/src/platform/i18n/uz/roster.ts'
import { schoolSettings as settingWords } from '../../apps/staff/src/platform/i18n/uz/school-settings.ts'
import { streaks } from '../../apps/staff/src/platform/i18n/uz/streaks.ts'
import { home as homeWords } from '../../apps/student/src/platform/i18n/uz/home.ts'
import { leaderboard } from '../../apps/student/src/platform/i18n/uz/leaderboard.ts'
import { league } from '../../apps/student/src/platform/i18n/uz/league.ts'
import { expect, screens, test } from '../journey.ts'
import { admin, Staff, teacher, words } from '../staff.ts'
import { Student } from '../student.ts'

const { review, tray } = words

/** A day of the school, `YYYY-MM-DD`. */
const daysAgo = (days: number): string =>
  new Date(Date.now() + (5 - days * 24) * 3_600_000).toISOString().slice(0, 10)

test.use(screens.laptop)

test.describe('decisions, which the queue of all shows', () => {
  test.use({ ownSchool: true })

  test('a teacher works through the queue by the keyboard alone', async ({ page, school }) => {
    const staff = new Staff(page, school.url)

    await test.step('is led to sign in, and lands where they wanted to go', async () => {
      await page.goto(`${school.url}/staff/review?type=text`)
      await expect(page).toHaveURL(
        `${school.url}/login?next=${encodeURIComponent('/staff/review?type=text')}`,
      )
      await page.getByLabel(words.signIn.phone, { exact: true }).fill(teacher)
      await page.getByLabel(words.signIn.password, { exact: true }).fill('demo1234')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${school.url}/staff/review?type=text`)
    })

    const rows = await staff.openQueue({ type: 'text' })
    const [first, second, third] = rows
    if (!first || !second || !third) throw new Error('the demo has too few texts to review')
    expect(rows.every(({ question }) => question.type === 'text')).toBe(true)

    await test.step('moves by J and K, and opens with Enter', async () => {
      await expect(page.getByRole('row').nth(1)).toBeVisible()
      await page.keyboard.press('j')
      await page.keyboard.press('j')
      await page.keyboard.press('k')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`/staff/review/${first.submission_id}\\?type=text$`))
      await expect(page.getByRole('heading', { level: 1, name: first.question.lesson_title })).toBeVisible()
    })

    await test.step('cannot send a work back without a word', async () => {
      await expect(page.getByRole('button', { name: review.reject })).toBeEnabled()
      await page.keyboard.press('r')
      await expect(page.getByText(review.comment_missing)).toBeVisible()
      await expect(page.getByRole('textbox', { name: review.comment })).toBeFocused()
      await page.keyboard.type('Yaxshi **boshlangan**.')
      await page.keyboard.press('Escape')
    })

    await test.step('scores, approves and confirms; the next work comes by itself', async () => {
      await page.keyboard.press('9')
      await page.keyboard.press('a')
      await expect(page.getByText(review.confirm_approved)).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`/staff/review/${second.submission_id}\\?`))
      const told = tray.sent_approved.replace(
        '{{student}}',
        `${first.student.first_name} ${first.student.last_name}`,
      )
      await expect(page.getByText(told)).toBeVisible()
      expect(await staff.statusOf(first.submission_id)).toBe('approved')
    })

    await test.step('sends the next one back, and finds the standing decision there', async () => {
      await expect(page.getByRole('heading', { level: 1, name: second.question.lesson_title })).toBeVisible()
      await page.keyboard.press('c')
      await page.keyboard.type('Uchinchi bandni qoʻshing.')
      await page.keyboard.press('Control+Shift+Enter')
      await expect(page.getByText(review.confirm_rejected)).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`/staff/review/${third.submission_id}\\?`))
      await expect.poll(() => staff.statusOf(second.submission_id)).toBe('rejected')
      await page.goto(`${school.url}/staff/review/${second.submission_id}`)
      await expect(page.getByText('Uchinchi bandni qoʻshing.').first()).toBeVisible()
      await expect(page.getByRole('button', { name: review.change })).toBeVisible()
    })

    await test.step('changes a decision, with the former one kept', async () => {
      await page.getByRole('button', { name: review.change }).click()
      await page.keyboard.press('8')
      await page.keyboard.press('a')
      await expect(page.getByText(review.confirm_change_approved)).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page.getByText(review.history_one)).toBeVisible()
      expect(await staff.statusOf(second.submission_id)).toBe('approved')
    })

    await test.step('a decision made without a connection is kept and delivered later, once', async () => {
      const [row, next] = await staff.openQueue({ type: 'text' })
      if (!row || !next) throw new Error('too little waits')
      const ahead = page.waitForResponse((reply) => isSubmission(reply.request(), next.submission_id))
      await page.keyboard.press('j')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: review.approve })).toBeEnabled()
      // The next one is prefetched, so that a lost connection does not stop the review.
      await ahead
      await page.context().setOffline(true)
      await page.keyboard.press('c')
      await page.keyboard.type('Aloqasiz yozildi')
      await page.keyboard.press('Control+Enter')
      await expect(page.getByText(review.score_missing)).toBeVisible()
      await page.keyboard.type('85')
      await page.keyboard.press('Escape')
      await page.keyboard.press('a')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`/staff/review/${next.submission_id}`))
      await expect(page.getByRole('heading', { level: 1, name: next.question.lesson_title })).toBeVisible()
      const waiting = page.getByRole('status').filter({ hasText: waitingWords.uz.what.decisions(1) })
      await expect(waiting).toBeVisible()
      await page.context().setOffline(false)
      await expect(waiting).toBeHidden()
      await expect.poll(() => staff.statusOf(row.submission_id)).toBe('approved')
    })
  })

  test('two teachers at one work: the second one sees it, and is told what was decided', async ({
    page,
    browser,
    school,
  }) => {
    const one = new Staff(page, school.url)
    await one.signIn(teacher)
    const [row] = await one.openQueue({ type: 'text' })
    if (!row) throw new Error('nothing waits')
    await one.open(row.submission_id)
    await expect(page.getByRole('button', { name: review.approve })).toBeEnabled()

    const context = await browser.newContext(screens.laptop)
    const other = new Staff(await context.newPage(), school.url)
    await other.signIn(admin)

    await test.step('the other sees who is at work, and may only watch', async () => {
      await other.open(row.submission_id)
      await expect(other.page.getByText('Dilnoza Demo tekshiryapti')).toBeVisible()
      await expect(other.page.getByRole('button', { name: review.approve })).toBeDisabled()
    })

    await test.step('a decision made while the first was away is told to the first, whose words stay', async () => {
      await page.keyboard.press('c')
      await page.keyboard.type('Mening soʻzlarim')
      await page.keyboard.press('Escape')
      await page.keyboard.press('7')
      await page.context().setOffline(true)
      await other.page.getByRole('button', { name: review.take_over }).click()
      await other.page.keyboard.press('0')
      await other.page.keyboard.press('a')
      await other.page.keyboard.press('Enter')
      await expect.poll(() => other.statusOf(row.submission_id)).toBe('approved')
      await page.keyboard.press('a')
      await page.keyboard.press('Enter')
      await page.context().setOffline(false)
      await expect(page.getByText(tray.already_reviewed)).toBeVisible()
      await page.getByRole('link', { name: tray.open }).click()
      await page.getByRole('button', { name: review.change }).click()
      await expect(page.getByRole('textbox', { name: review.comment })).toHaveValue('Mening soʻzlarim')
    })

    // Here, where no other student's screen is notified.
    await test.step('what the admin announces to a course stands on the home of who learns it, until they put it away', async () => {
      const workspace = other.page
      await workspace.goto(`${school.url}/staff/announcements`)
      await workspace.getByRole('button', { name: announcing.add }).click()
      const form = workspace.getByRole('dialog')
      await form.getByLabel(announcing.audience).selectOption({ label: 'Python asoslari' })
      await form.getByLabel(announcing.title_uz).fill('Python musobaqasi')
      await form.getByRole('textbox', { name: announcing.body_uz }).fill('Shanba kuni **soat 10 da**.')
      await form.getByRole('button', { name: announcing.publish }).click()
      const told = workspace.getByRole('listitem').filter({ hasText: 'Python musobaqasi' })
      await expect(told).toContainText('Python asoslari')

      const phone = await browser.newContext(screens.phone)
      const home = await phone.newPage()
      await home.goto(school.url)
      const student = school.freshStudent('halfway')
      await new Student(home, 'uz').signIn(student, 'demo1234')
      await expect(home).toHaveURL(`${school.url}/`)
      // Its notification leads to it, opened.
      await home.goto(`${school.url}/notifications`)
      await home
        .getByRole('main')
        .getByRole('link', { name: /Python musobaqasi/ })
        .click()
      const entry = home.getByRole('button', { name: /Python musobaqasi/ })
      await expect(entry).toBeInViewport()
      await expect(home.getByText('soat 10 da')).toBeVisible()
      await home.getByRole('button', { name: announced.dismiss }).click()
      await expect(entry).toHaveCount(0)
      await workspace.reload()
      await expect(told).toContainText(/\b1 tasi/)

      await test.step('found among the people, the student’s streak is repaired, and the student has it', async () => {
        await workspace.goto(`${school.url}/staff/people?q=${student.replaceAll(/\D/g, '')}`)
        await workspace.getByRole('table', { name: roster.students }).getByRole('link').click()
        await workspace.getByRole('button', { name: streaks.repair }).click()
        await form.getByRole('textbox', { name: streaks.from }).fill(daysAgo(9))
        await form.getByLabel(streaks.reason).fill('Server ishlamadi')
        await form.getByRole('button', { name: streaks.look }).click()
        const outcome = (await form.getByRole('status').textContent()) ?? ''
        const after = / → (\d+)/.exec(outcome)?.[1] ?? ''
        await form.getByRole('button', { name: streaks.confirm }).click()
        await expect(form).toHaveCount(0)
        await home.reload()
        await expect(
          home.getByText(new RegExp(String.raw`^${after}\s*${homeWords.streak_other}`)),
        ).toBeVisible()
      })

      await test.step('leagues that the admin turns off are gone from the leaderboard, and come back', async () => {
        await workspace.goto(`${school.url}/staff/shop?section=leagues`)
        const enabled = workspace.getByRole('switch', { name: settingWords.of.leagues.fields.enabled.label })
        const tab = home.getByRole('main').getByRole('link', { name: league.tab })
        await enabled.click()
        await expect(enabled).not.toBeChecked()
        await home.goto(`${school.url}/leaderboard`)
        await expect(home.getByRole('navigation', { name: leaderboard.whose })).toBeVisible()
        await expect(tab).toHaveCount(0)
        await enabled.click()
        await expect(enabled).toBeChecked()
        await home.reload()
        await expect(tab).toBeVisible()
      })
      await phone.close()
    })
    await context.close()
  })
})

test('what changed from one version to the next is shown, word by word and line by line', async ({
  page,
  school,
}) => {
  const staff = new Staff(page, school.url)
  await staff.signIn(teacher)
  const rows = await staff.openQueue({ status: 'all', pagesize: '100' })
  for (const type of ['text', 'compiler']) {
    const row = rows.find((each) => each.version > 1 && each.question.type === type)
    if (!row) throw new Error(`the demo has no second version of ${type}`)
    await page.goto(`${school.url}/staff/review/${row.submission_id}`)
    await page.getByRole('button', { name: review.view_diff, exact: true }).click()
    if (type === 'text') await expect(page.locator('ins, del').first()).toBeVisible()
    await page.getByRole('button', { name: review.diff.side, exact: true }).click()
    await expect(page.getByRole('region').getByRole('cell').first()).toBeVisible()
  }
})

function isSubmission(request: Request, id: number): boolean {
  const asked = request.url().includes('action=review_submission') ? request.postData() : null
  return asked !== null && (JSON.parse(asked) as { submission_id: number }).submission_id === id // the contract's input
}
