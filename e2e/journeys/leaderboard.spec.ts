import { leaderboard } from '../../apps/student/src/platform/i18n/uz/leaderboard.ts'
import { league } from '../../apps/student/src/platform/i18n/uz/league.ts'
import { profile } from '../../apps/student/src/platform/i18n/uz/profile.ts'
import { statement } from '../../apps/student/src/platform/i18n/uz/statement.ts'
import { AxeScan } from '../axe.ts'
import { expect, screens, test } from '../journey.ts'
import { reveal } from '../reveal.ts'
import { Student } from '../student.ts'

test.use(screens.phone)

test('a student finds their rank, looks at the whole school by keyboard, hides, and reads why their points are theirs', async ({
  page,
  school,
}) => {
  const student = new Student(page, 'uz')
  const scan = new AxeScan(page)
  await page.goto(school.url)
  await student.signIn(school.freshStudent('halfway'), 'demo1234')
  const rows = page.getByRole('list', { name: leaderboard.list }).getByRole('listitem')
  // Links, since each board has an address; named like tabs, as they look.
  const tab = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

  await test.step('a glimpse on the home screen leads to the group’s week, and the own row is in sight', async () => {
    const glimpse = page.getByRole('link', { name: leaderboard.glimpse_open })
    await reveal(page, glimpse)
    await glimpse.click()
    await expect(page).toHaveURL(`${school.url}/leaderboard`)
    await expect(tab(leaderboard.week)).toHaveAttribute('aria-current', 'page')
    // On a Monday no student has points of the week yet.
    await tab(leaderboard.all).click()
    await expect(page.getByText(new RegExp(`^[ ·]*${leaderboard.me}$`))).toBeInViewport()
    await scan.settle()
    await scan.scan('leaderboard')
    await scan.scanInTheDark('leaderboard')
  })

  await test.step('the whole school of all time, by keyboard, is in the address', async () => {
    await tab(leaderboard.group).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${school.url}/leaderboard?whose=school&period=all`)
    await expect(page.getByRole('region', { name: leaderboard.podium }).getByRole('listitem')).toHaveCount(3)
    await expect(rows).toHaveCount(17)
    await page.getByRole('button', { name: leaderboard.more }).press('Enter')
    await expect(rows.nth(17)).toBeFocused()
  })

  await test.step('the league of the week is a tab beside it', async () => {
    await tab(league.tab).click()
    await expect(page).toHaveURL(/[?&]whose=league/)
    await expect(page.getByText(league.names.clay)).toBeVisible()
    await scan.settle()
    await scan.scan('league')
    await scan.scanInTheDark('league')
    await tab(leaderboard.school).click()
    await expect(rows.first()).toBeVisible()
  })

  await test.step('who hides is told so, also after a reload, and comes back', async () => {
    const hide = page.getByRole('switch', { name: leaderboard.hide })
    await hide.click()
    await expect(page.getByText(leaderboard.hidden)).toBeVisible()
    await page.reload()
    await expect(page.getByText(leaderboard.hidden)).toBeVisible()
    await expect(hide).toBeChecked()
    await hide.click()
    await expect(page.getByText(leaderboard.hidden)).toHaveCount(0)
  })

  await test.step('the profile says why each point and coin is theirs', async () => {
    await page.goto(`${school.url}/profile`)
    await page.getByRole('link', { name: profile.parts.history }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(profile.parts.history)
    const changes = page.getByRole('main')
    await expect(changes.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
    await expect(changes).toContainText(statement.reason.lesson)
    await changes.getByRole('tab', { name: statement.coins }).click()
    await expect(changes).not.toContainText(statement.reason.answer)
    await expect(changes).toContainText(statement.reason.lesson)
  })
  expect(scan.faults).toEqual([])
})
