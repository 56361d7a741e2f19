import type { User } from '@qadam/contract'
import { invite } from '../../apps/student/src/platform/i18n/uz/invite.ts'
import { leads } from '../../apps/staff/src/platform/i18n/uz/leads.ts'
import { students } from '../../apps/staff/src/platform/i18n/uz/students.ts'
import { expect, screens, test } from '../journey.ts'
import { SchoolApi } from '../school-api.ts'
import { admin, Staff } from '../staff.ts'
import { Student } from '../student.ts'

test.use({ ...screens.phone, contextOptions: { reducedMotion: 'reduce' } })

test('a friend who takes an invitation is called, enrolled, and the inviter has a thousand coins more', async ({
  page,
  school,
  browser,
}) => {
  const phone = school.freshStudent('halfway')
  await page.goto(school.url)
  // The first visit of a day pays what was reached of its goals.
  const paid = page.waitForResponse((reply) => reply.url().includes('action=day_goals'))
  await new Student(page, 'uz').signIn(phone, 'demo1234')
  await paid
  const device = await SchoolApi.signIn(school.url, phone, 'student')
  const { coins } = await device.call<User>('profile', {})
  // Shared by all journeys of a worker: a unique number.
  const friend = { name: 'Doʻst Doʻstov', phone: `+99893${phone.replaceAll(/\D/g, '').slice(-7)}` }
  const invited = page.getByRole('listitem').filter({ hasText: 'Doʻst' })

  const link = await test.step('the card on the first page leads to the link and its QR code', async () => {
    await page.getByRole('link', { name: invite.card }).click()
    await expect(page.getByRole('img', { name: invite.qr })).toBeVisible()
    await expect(page.getByText(invite.nobody)).toBeVisible()
    return `http://${await page.locator('#invite-link').innerText()}`
  })

  await test.step('the friend opens it without an account and leaves a name and a phone', async () => {
    const other = await browser.newContext(screens.phone)
    const landing = await other.newPage()
    await landing.goto(`${school.url}/invite/22222222`)
    await landing.getByLabel(invite.code.label).fill(link)
    await landing.getByRole('button', { name: invite.code.open }).click()
    await expect(landing).toHaveURL(link)
    await landing.getByLabel(invite.name).fill(friend.name)
    await landing.getByLabel(invite.phone).fill(friend.phone)
    await landing.getByRole('button', { name: invite.send }).click()
    await expect(landing.getByRole('status').filter({ hasText: invite.thanks })).toBeVisible()
    await other.close()
    await page.reload()
    await expect(invited).toContainText(invite.state.new)
  })

  await test.step('the school enrols them, and shows the first password once', async () => {
    const laptop = await browser.newContext(screens.laptop)
    const workspace = await laptop.newPage()
    await new Staff(workspace, school.url).signIn(admin)
    await workspace.goto(`${school.url}/staff/shop?section=leads`)
    const written = friend.phone.replace(/^(\+998)(..)(...)(..)(..)$/, '$1 $2 $3 $4 $5')
    const row = workspace.getByRole('listitem').filter({ hasText: written })
    await row.getByRole('button', { name: leads.enrol }).click()
    await workspace.getByRole('dialog').getByRole('button', { name: leads.enrol }).click()
    const done = workspace.getByRole('dialog', { name: leads.done })
    await expect(done).toContainText(students.password_once)
    await done.getByRole('button', { name: students.written_down }).click()
    await expect(row).toContainText(leads.state.enrolled)
    await laptop.close()
  })

  await test.step('the inviter sees it, and has the coins', async () => {
    await page.reload()
    await expect(invited).toContainText(invite.state.enrolled)
    expect((await device.call<User>('profile', {})).coins).toBe(coins + 1000)
  })
})
