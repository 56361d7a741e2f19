import type { Submission, WorkPlace } from '@qadam/contract'
import { checks as staffWords } from '../../apps/staff/src/platform/i18n/uz/checks.ts'
import { codeChecks as words } from '../../apps/student/src/platform/i18n/ru/code-checks.ts'
import { practice } from '../../apps/student/src/platform/i18n/ru/practice.ts'
import { axeFaults } from '../axe.ts'
import { expect, screens, test, type Page } from '../journey.ts'
import { SchoolApi } from '../school-api.ts'
import { Staff, teacher } from '../staff.ts'
import { Student } from '../student.ts'

const wrong =
  'a = int(input())\nb = int(input())\nprint(a + b)\nprint(a - b)\nprint(a * b)\nprint(a / b)\nprint(a % b)'
const right = wrong.replace('a / b', 'a // b')

test('a program is tried with its checks, mended, handed in, and checked by the server for student and teacher', async ({
  page,
  browser,
  school,
}) => {
  test.slow()
  const phone = school.freshStudent('payment-due')
  await page.addInitScript(() => {
    // Sandboxed frames, where this runs too, have no storage.
    if (origin !== 'null') localStorage.setItem('language', 'ru')
  })
  await page.goto(`${school.url}/login`)
  await new Student(page, 'ru').signIn(phone, 'demo1234')
  await expect(page).toHaveURL(`${school.url}/`)
  const student = await SchoolApi.signIn(school.url, phone, 'student')
  const { course_id = 0, module_id = 0, lesson_id = 0 } = (await newestProgram(student))?.place ?? {}
  await page.goto(`${school.url}/course/${course_id}/module/${module_id}/${lesson_id}`)
  await page.getByRole('button', { name: practice.rewrite, exact: true }).click()

  const panel = page.getByRole('region', { name: words.title, exact: true })
  const results = panel.getByRole('listitem')
  const check = panel.getByRole('button', { name: words.check, exact: true })

  await test.step('what fails is shown beside what was expected', async () => {
    await write(page, wrong)
    await check.click()
    await expect(panel.getByRole('status')).toHaveText(said(words.summary, { passed: 0, total: 4 }), {
      timeout: 90_000,
    })
    const first = results.first()
    await expect(first.getByText(words.fault.output)).toBeVisible()
    const marked = (name: string) =>
      first.getByRole('figure').filter({ hasText: name }).locator('[data-differs]')
    await expect(marked(words.expected)).toHaveText(/^отличается: 3\s*$/)
    await expect(marked(words.printed)).toHaveText(/^отличается: 3\.3+5?\s*$/)
    expect(await axeFaults(page, (axe) => axe.include('.code-lab-checks'))).toEqual([])
  })

  await test.step('by the keyboard alone and without a network, what is mended passes', async () => {
    await page.context().setOffline(true)
    await write(page, right)
    await expect(panel.getByText(words.stale)).toBeVisible()
    await check.focus()
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('status')).toHaveText(words.all_passed, { timeout: 60_000 })
    await page.context().setOffline(false)
  })

  await test.step('handed in, the server’s own result comes by itself', async () => {
    await page.getByRole('button', { name: practice.hand_in, exact: true }).click()
    const server = page.getByRole('region', { name: words.server.title, exact: true })
    await expect(server.getByRole('status')).toHaveText(words.server.waiting, { timeout: 30_000 })
    // It yields to everything else on a busy machine.
    await expect(server.getByRole('status')).toHaveText(words.all_passed, { timeout: 240_000 })
    await expect(server.getByRole('listitem')).toHaveCount(4)
  })

  await test.step('the teacher sees it and takes the score it speaks for', async () => {
    const laptop = await browser.newContext(screens.laptop)
    const staff = new Staff(await laptop.newPage(), school.url)
    await staff.signIn(teacher)
    const newest = await newestProgram(student)
    await staff.open(newest?.submission_id ?? 0)
    const found = staff.page.getByRole('region', { name: staffWords.title, exact: true })
    await expect(found.getByRole('status')).toHaveText(staffWords.all_passed)
    await staff.page.getByRole('button', { name: said(staffWords.suggest, { score: 100 }) }).click()
    await expect(staff.page.getByRole('slider').first()).toHaveValue('100')
    await laptop.close()
  })
})

test('a web project is tried in a frame of its own, where the reviewer asks for it', async ({
  page,
  school,
}) => {
  await page.setViewportSize(screens.laptop.viewport)
  const staff = new Staff(page, school.url)
  await staff.signIn(teacher)
  const [work] = await staff.openQueue({ type: 'compiler', status: 'approved', course_id: '2' })
  await page.goto(`${school.url}/staff/review/${work?.submission_id}`)
  const panel = page.getByRole('region', { name: staffWords.title, exact: true })
  await expect(panel.getByText(staffWords.state.open).first()).toBeAttached()
  await panel.getByRole('button', { name: staffWords.check, exact: true }).click()
  await expect(panel.getByRole('status')).toHaveText(staffWords.all_passed, { timeout: 60_000 })
})

async function newestProgram(student: SchoolApi) {
  const handedIn = await student.call<(Submission & { place?: WorkPlace })[]>('submissions', {})
  return handedIn.find(({ place }) => place?.question_type === 'compiler')
}

async function write(page: Page, program: string): Promise<void> {
  await page.locator('.cm-content').click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(program)
}

function said(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_blank, name: string) => String(values[name]))
}
