import { Secret, TOTP } from 'otpauth'
import { secondStep } from '../../packages/web/src/second-step-texts/uz.ts'
import { accounts } from '../../apps/staff/src/platform/i18n/uz/accounts.ts'
import { secondFactor } from '../../apps/staff/src/platform/i18n/uz/second-factor.ts'
import { AxeScan } from '../axe.ts'
import { expect, screens, test, type Page } from '../journey.ts'
import { SchoolApi } from '../school-api.ts'
import { admin, Staff, teacher, words } from '../staff.ts'

test.use({ ownSchool: true })

const password = 'demo1234'

/** What an app on the phone shows for the secret on the screen; each code is good once, so that another takes a step. */
async function codeOnPhone(page: Page, secret: string, step = 0): Promise<string> {
  const shown = await page.evaluate(() => Date.now())
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: shown + step * 30_000 })
}

/** From the password to the recovery codes. @returns the secret, and the codes. */
async function setUp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByLabel(accounts.password, { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: secondFactor.picture })).toBeVisible()
  const typed = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()
  const secret = (typed ?? '').replaceAll(' ', '')
  const field = page.getByLabel(secondFactor.first_code)
  await field.fill('000000')
  await page.keyboard.press('Enter')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toBeFocused()
  await field.fill(await codeOnPhone(page, secret))
  await page.keyboard.press('Enter')
  const list = page.getByRole('list', { name: secondFactor.codes })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  const codes = await list.getByRole('listitem').allTextContents()
  return { secret, codes }
}

async function typePassword(page: Page, phone: string): Promise<void> {
  await page.getByLabel(words.signIn.phone, { exact: true }).fill(phone)
  await page.getByLabel(words.signIn.password, { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: secondStep.title })).toBeVisible()
  await expect(page.getByLabel(secondStep.code, { exact: true })).toBeFocused()
}

test.describe('a second factor on a laptop', () => {
  test.use(screens.laptop)

  test('is set up, asked for at every sign-in and in place, and taken off, by keyboard', async ({
    page,
    school,
  }) => {
    const staff = new Staff(page, school.url)
    const axe = new AxeScan(page)
    await staff.signIn(teacher)
    await page.goto(`${school.url}/staff/account`)
    await page.getByRole('button', { name: secondFactor.turn_on }).press('Enter')
    const { secret, codes } = await setUp(page)
    await axe.scan('recovery codes')

    await test.step('whoever closes the codes is asked, since they are shown once', async () => {
      await page.keyboard.press('Escape')
      await expect(page.getByText(secondFactor.lose_title)).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByLabel(secondFactor.kept).press('Space')
      await page.getByRole('button', { name: secondFactor.done }).press('Enter')
      await expect(page.getByText(/10 ta zaxira kod/)).toBeVisible()
    })

    await test.step('the password alone leads nowhere', async () => {
      await staff.ask('logout', {})
      await page.evaluate(() => {
        sessionStorage.clear()
        localStorage.clear()
      })
      await page.goto(`${school.url}/login?next=/staff/account`)
      await typePassword(page, teacher)
      await axe.scan('second step')
      await page.getByLabel(secondStep.code, { exact: true }).fill('123 456')
      await page.keyboard.press('Enter')
      await expect(page.getByLabel(secondStep.code, { exact: true })).toHaveAttribute('aria-invalid', 'true')
      await page.getByLabel(secondStep.code, { exact: true }).fill(await codeOnPhone(page, secret, 1))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${school.url}/staff/account`)
    })

    await test.step('a session that ends asks for both in place', async () => {
      await staff.ask('logout', {})
      await page.getByRole('button', { name: secondFactor.new_codes }).click()
      await page.getByLabel(accounts.password, { exact: true }).fill(password)
      await page.keyboard.press('Enter')
      const again = page.getByRole('dialog', { name: accounts.session_ended })
      await again.getByLabel(accounts.password, { exact: true }).fill(password)
      await page.keyboard.press('Enter')
      await expect(again.getByLabel(secondStep.code, { exact: true })).toBeFocused()
      await again.getByLabel(secondStep.code, { exact: true }).fill(codes[0] ?? '')
      await page.keyboard.press('Enter')
      await expect(again).toBeHidden()
      await page.keyboard.press('Escape')
      await expect(page.getByText(/9 ta zaxira kod/)).toBeVisible()
    })

    await test.step('an admin takes it off, and the teacher is told', async () => {
      const office = await SchoolApi.signIn(school.url, admin, 'staff')
      const { id } = await (await SchoolApi.ofPage(page, school.url, 'staff')).call<{ id: number }>('me', {})
      await office.call('staff_second_factor_remove', { staff_id: id })
      await page.goto(`${school.url}/login`)
      await page.evaluate(() => sessionStorage.clear())
      await staff.signIn(teacher)
      await expect(page.getByText(secondFactor.taken_off_text)).toBeVisible()
    })
    await test.step('a passkey takes its place, by what the browser’s own device signs', async () => {
      // Browsers know passkeys of names alone.
      const named = school.url.replace('127.0.0.1', 'localhost')
      const devices = await page.context().newCDPSession(page)
      await devices.send('WebAuthn.enable')
      await devices.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
          ...{ isUserVerified: true, automaticPresenceSimulation: true },
        },
      })
      const here = new Staff(page, named)
      await here.signIn(teacher)
      await page.goto(`${named}/staff/account`)
      await page.getByRole('button', { name: secondFactor.passkey_add }).press('Enter')
      await page.getByLabel(accounts.password, { exact: true }).fill(password)
      await page.keyboard.press('Enter')
      await page.getByLabel(secondFactor.passkey_name, { exact: true }).fill('Ish noutbuki')
      await page.keyboard.press('Enter')
      await page.getByLabel(secondFactor.kept).press('Space')
      await page.getByRole('button', { name: secondFactor.done }).press('Enter')
      await expect(page.getByRole('list', { name: secondFactor.passkeys })).toContainText('Ish noutbuki')
      await axe.scan('passkeys')
      await here.ask('logout', {})
      await page.evaluate(() => {
        sessionStorage.clear()
        localStorage.clear()
      })
      await page.goto(`${named}/login?next=/staff/account`)
      await page.getByLabel(words.signIn.phone, { exact: true }).fill(teacher)
      await page.getByLabel(words.signIn.password, { exact: true }).fill(password)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: secondStep.use_passkey })).toBeFocused()
      await axe.scan('second step by a passkey')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${named}/staff/account`)
    })
    expect(axe.faults).toEqual([])
  })
})

test.describe('a second factor on a phone', () => {
  test.use(screens.phone)

  test('that the school requires stands before the console until it is there', async ({ page, school }) => {
    const staff = new Staff(page, school.url)
    await staff.signIn(admin)
    const { sign_in } = (await staff.ask('school_settings', {})) as { sign_in: { revision: number } } // the contract's
    const values = { required_factor: 'admins' }
    await staff.ask('school_settings_save', { name: 'sign_in', revision: sign_in.revision, values })
    // At work already: within seconds the next thing that is asked for is refused, and says why.
    const due = page.getByRole('heading', { level: 1, name: secondFactor.due_title })
    await expect(async () => {
      if (!(await due.isVisible())) await page.reload()
      await expect(due).toBeVisible({ timeout: 2000 })
    }).toPass({ timeout: 30_000 })
    await setUp(page)
    await page.getByLabel(secondFactor.kept).check()
    await page.getByRole('button', { name: secondFactor.done }).click()
    await expect(due).toBeHidden()
    await expect(page.getByRole('navigation').first()).toBeVisible()
  })
})
