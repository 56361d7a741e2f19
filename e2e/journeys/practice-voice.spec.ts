import { expect, screens, test } from '../journey.ts'
import { hasRecorded } from '../practice-works.ts'
import { handIn, heading, openTask, practice } from '../practising.ts'
import { SchoolApi } from '../school-api.ts'
import { Student } from '../student.ts'

test.use(screens.phone)

const { voice } = practice

test('what was said outlives a reload and a lost connection', async ({ page, context, school }) => {
  const phone = school.freshStudent()
  const record = page.getByRole('button', { name: voice.record, exact: true })
  const stop = page.getByRole('button', { name: voice.stop, exact: true })
  const player = page.getByRole('button', { name: practice.player.play, exact: true })
  await openTask(page, school, phone, 'voice')

  await test.step('nothing recorded, and a recording that still runs, are told', async () => {
    await handIn(page).click()
    await expect(page.getByText(voice.none)).toBeVisible()
    await record.click()
    await expect(page.getByRole('status').filter({ hasText: voice.recording })).toBeVisible()
    await handIn(page).click()
    await expect(page.getByText(voice.running)).toBeVisible()
  })

  await test.step('a reload in the middle keeps what was said', async () => {
    await hasRecorded(new Student(page, 'uz'), 3)
    await page.reload()
    await expect(page.getByText(voice.interrupted, { exact: true })).toBeVisible()
    await expect(player).toBeVisible()
  })

  await test.step('it can be recorded anew, after a question, with a pause', async () => {
    await page.getByRole('button', { name: voice.again, exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: voice.again_confirm }).click()
    await page.getByRole('button', { name: voice.pause, exact: true }).click()
    await page.getByRole('button', { name: voice.resume, exact: true }).click()
    await hasRecorded(new Student(page, 'uz'), 2)
    await stop.click()
    await expect(page.getByText(voice.interrupted, { exact: true })).toBeHidden()
    await expect(player).toBeVisible()
  })

  await test.step('without a connection it waits to be handed in, also in another page', async () => {
    await context.setOffline(true)
    await handIn(page).click()
    await expect(page.getByText(practice.pending.waiting)).toBeVisible()
    await page.close()
  })

  await test.step('the connection returns: it goes by itself, and can be listened to', async () => {
    await context.setOffline(false)
    const other = await context.newPage()
    await other.goto(school.url)
    await expect(other.getByText(practice.pending.sent)).toBeVisible({ timeout: 20_000 })
    const student = await SchoolApi.signIn(school.url, phone, 'student')
    const [work] = await student.submissions()
    expect(work).toMatchObject({ version: 1, files: [{ type: 'audio/webm' }] })
    expect(work?.files[0]?.duration_s).toBeGreaterThan(1)
  })
})

test('a recording that the server does not take says why, and stays until it does', async ({
  page,
  school,
}) => {
  const phone = school.freshStudent()
  const why = 'Server bu yozuvni olmadi.'
  await openTask(page, school, phone, 'voice')
  await page.getByRole('button', { name: voice.record, exact: true }).click()
  await hasRecorded(new Student(page, 'uz'), 2)
  await page.getByRole('button', { name: voice.stop, exact: true }).click()
  await page.route('**/api/uploads', (route) =>
    route.fulfill({
      status: 415,
      json: { success: false, error: { code: 'file.type_not_allowed', message: why } },
    }),
  )
  await handIn(page).click()
  await expect(page.getByText(voice.upload_error.replace('{{why}}', why))).toBeVisible()

  await page.unroute('**/api/uploads')
  await handIn(page).click()
  await expect(heading(page, practice.status.uploaded)).toBeVisible()
})

test('a microphone that is refused says how to allow it', async ({ page, school }) => {
  const phone = school.freshStudent()
  await page.addInitScript(() => {
    const refusal = new DOMException('Permission denied', 'NotAllowedError')
    navigator.mediaDevices.getUserMedia = () => Promise.reject(refusal)
  })
  await openTask(page, school, phone, 'voice')
  await page.getByRole('button', { name: voice.record, exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: voice.denied })).toContainText(voice.allow.chrome)
  await expect(page.getByRole('button', { name: voice.retry, exact: true })).toBeVisible()
  await expect(heading(page, 'Hikoya')).toBeVisible()
})
