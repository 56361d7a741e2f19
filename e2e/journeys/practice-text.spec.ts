import type { Question } from '@qadam/contract'
import { profile } from '../../apps/student/src/platform/i18n/uz/profile.ts'
import { expect, screens, test } from '../journey.ts'
import { countHandIns, handIn, heading, openTask, practice } from '../practising.ts'
import { SchoolApi } from '../school-api.ts'
import { words } from '../student.ts'

test.use(screens.phone)

const letter = 'Men Margʻilonda yashayman. Bu yerda katta ipak bozori bor va odamlari juda samimiy.'

test('a text goes the whole circle: written, handed in, sent back, mended, approved', async ({
  page,
  school,
}) => {
  const phone = school.freshStudent()
  const field = page.getByLabel(practice.text.label, { exact: true })
  const [student, teacher] = await Promise.all([
    SchoolApi.signIn(school.url, phone, 'student'),
    SchoolApi.signIn(school.url, '90 000 00 10', 'staff'),
  ])
  await openTask(page, school, phone, 'text')

  await test.step('too little is told before anything is sent', async () => {
    const sent = countHandIns(page)
    await handIn(page).click()
    await expect(page.getByRole('alert').filter({ hasText: practice.text.none })).toBeVisible()
    await field.fill('Salom doʻstim')
    await handIn(page).click()
    const told = practice.text.too_short_other.replace('{{count}}', '3').replace('{{min}}', '5')
    await expect(page.getByText(told)).toBeVisible()
    expect(sent).toEqual([])
  })

  await test.step('what was typed is there after a reload, and on another device', async () => {
    await field.fill(letter)
    await page.reload()
    await expect(field).toHaveValue(letter)
    await expect(page.getByText(practice.text.saved, { exact: true })).toBeVisible()
    const [question] = await questionsOf(student, page.url())
    const draft = await student.call<{ text: string }>('practice_draft', { question_id: question?.id })
    expect(draft.text).toBe(letter)
  })

  await test.step('handed in, it waits for the teacher, and the day is earned', async () => {
    await handIn(page).click()
    await expect(page.getByText(words.uz.shell.streak_title)).toBeVisible()
    await expect(heading(page, practice.status.uploaded)).toBeVisible()
    await expect(page.getByRole('timer')).toContainText(/^23:5\d:\d\d/)
    await expect(page.getByText(words.uz.shell.streak_title)).toBeHidden()
  })

  await test.step('the teacher’s words come by themselves', async () => {
    const [work] = await student.submissions()
    if (!work) throw new Error('nothing was handed in')
    await teacher.decide(work, 'rejected', 'Xatga **xayrlashuv** qoʻshing.')
    await expect(heading(page, practice.status.rejected)).toBeVisible()
    await expect(page.getByRole('article').locator('strong')).toHaveText('xayrlashuv')
  })

  await test.step('it is written anew from where it was, and handed in again', async () => {
    await page.getByRole('button', { name: practice.rewrite, exact: true }).click()
    await expect(field).toHaveValue(letter)
    await field.press('Control+End')
    await field.pressSequentially(' Xayr!')
    await handIn(page).click()
    await expect(heading(page, practice.status.uploaded)).toBeVisible()
    const versions = page.getByRole('list', { name: practice.history }).getByRole('listitem')
    await expect(versions).toHaveCount(2)
    await expect(versions.first()).toContainText('Xayr!')
  })

  await test.step('approved, it brings what the teacher gave, and the next task is open', async () => {
    const [work] = await student.submissions()
    if (!work) throw new Error('nothing was handed in')
    expect(work).toMatchObject({ version: 2, text: `${letter} Xayr!` })
    await teacher.decide(work, 'approved', 'Barakalla!')
    await expect(heading(page, practice.status.approved)).toBeVisible()
    const earned = page.getByRole('list', { name: practice.earned.title })
    await expect(earned).toContainText('+40')
    await expect(earned).toContainText('+10')
    await expect(page.getByRole('button', { name: practice.rewrite })).toBeHidden()
  })

  await test.step('the profile lists it, and leads back', async () => {
    await page.goto(`${school.url}/profile/works`)
    const works = page.getByRole('region', { name: profile.parts.works })
    await expect(works.getByText(practice.list.status.approved)).toBeVisible()
    await works.getByRole('link').first().click()
    await expect(handIn(page)).toBeVisible()
  })
})

test('two devices that wrote the same answer lose neither text', async ({ page, browser, school }) => {
  const phone = school.freshStudent()
  const field = page.getByLabel(practice.text.label, { exact: true })
  await openTask(page, school, phone, 'text')
  await field.fill('Telefonda yozilgan matn')
  await expect(page.getByText(practice.text.saved, { exact: true })).toBeVisible()

  const laptop = await browser.newContext(screens.laptop)
  const other = await laptop.newPage()
  await openTask(other, school, phone, 'text')
  const otherField = other.getByLabel(practice.text.label, { exact: true })
  await expect(otherField).toHaveValue('Telefonda yozilgan matn')
  await otherField.fill('Noutbukda yozilgan matn')
  await expect(other.getByText(practice.text.saved, { exact: true })).toBeVisible()

  await field.press('Control+End')
  await field.pressSequentially(' va davomi')
  await expect(page.getByText(practice.text.conflict)).toBeVisible()
  await expect(page.getByText('Noutbukda yozilgan matn')).toBeVisible()
  await page.getByRole('button', { name: practice.text.choose_both }).click()
  await expect(field).toHaveValue('Noutbukda yozilgan matn\n\nTelefonda yozilgan matn va davomi')
  await expect(page.getByText(practice.text.saved, { exact: true })).toBeVisible()
  await laptop.close()
})

/** The questions of the lesson at this address. */
async function questionsOf(student: SchoolApi, address: string): Promise<Question[]> {
  const lessonId = Number(new URL(address).pathname.split('/').at(-1))
  return await student.call('lesson_questions', { lesson_id: lessonId })
}
