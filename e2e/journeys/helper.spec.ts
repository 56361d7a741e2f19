import { HelperStub } from '../../apps/server/test/helper-stub.ts'
import { review as staffWords } from '../../apps/staff/src/platform/i18n/uz/review.ts'
import { helper as words } from '../../apps/student/src/platform/i18n/ru/helper.ts'
import { practice } from '../../apps/student/src/platform/i18n/ru/practice.ts'
import { axeFaults } from '../axe.ts'
import { expect, test as base, type Page } from '../journey.ts'
import { openCalculator } from '../calculator.ts'
import { PythonWorkspace } from '../python-workspace.ts'
import { SchoolServer } from '../server.ts'
import { Staff, teacher } from '../staff.ts'

interface Parts {
  stub: HelperStub
}

/** A school whose helper is a model: a stand-in that speaks its protocol. */
const test = base.extend<Parts>({
  stub: async ({}, use) => {
    const stub = await HelperStub.start()
    await use(stub)
    await stub.close()
  },
  school: async ({ stub }, use) => {
    const settings = { HELPER_URL: stub.url, HELPER_MODEL: 'ustoz', HELPER_KEY: 'k' }
    const school = await SchoolServer.start(settings)
    await use(school)
    await school.dispose()
  },
})

const panel = (page: Page) => page.getByRole('complementary', { name: words.title })
const field = (page: Page) => panel(page).getByLabel(words.message, { exact: true })
const said = (page: Page) => panel(page).getByRole('log')

async function openHelper(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.title, exact: true }).click()
  await expect(said(page)).toContainText(words.note.teacher)
}

async function write(page: Page, program: string): Promise<void> {
  await page.locator('.cm-content').click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(program)
}

test('a student asks a model about the code on the screen, stops it, and loses nothing where it fails', async ({
  page,
  school,
  stub,
}) => {
  await openCalculator(page, school, school.freshStudent('payment-due'))
  await write(page, 'a = int(input())\nprint(a + "x")\n')
  const workspace = new PythonWorkspace(page, 'ru')
  await workspace.run()
  await expect(workspace.field).toBeVisible({ timeout: 90_000 })
  await workspace.field.fill('6')
  await workspace.field.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'TypeError' })).toBeVisible()
  await openHelper(page)
  await expect(panel(page).getByText(words.note.model)).toBeVisible()

  // It fails: a kind sentence, and what was typed is there again, also after a reload.
  stub.mode = 'server_error'
  await field(page).fill('Почему ошибка?')
  await field(page).press('Enter')
  await expect(panel(page).getByRole('alert')).toContainText('Помощник сейчас не может ответить')
  await expect(field(page)).toHaveValue('Почему ошибка?')
  // The model received the output of the browser's Python, with the code.
  const told = stub.requests.at(-1)?.body.messages.at(-1)?.content ?? ''
  expect(told).toContain('print(a + "x")')
  expect(told).toMatch(/File "main\.py", line 2[^]*TypeError: unsupported operand/)
  await page.reload()
  await page.getByRole('button', { name: practice.rewrite, exact: true }).click()
  await openHelper(page)
  await expect(field(page)).toHaveValue('Почему ошибка?')

  // It speaks letter by letter and is stopped.
  stub.mode = 'held'
  stub.reply = 'Ошибка во **второй** строке.'
  await expect(page.locator('.cm-content')).toContainText('print(a + "x")')
  await field(page).press('Enter')
  await expect(said(page)).toContainText('Ошибка во второй строке.')
  await panel(page).getByRole('button', { name: words.stop }).click()
  await expect(panel(page).getByRole('button', { name: words.send })).toBeVisible()
  await expect(field(page)).toHaveValue('')
  expect(stub.requests.at(-1)?.body.messages.at(-1)?.content).toContain('print(a + "x")')

  // A whole answer, with code that can be copied and nothing that runs.
  stub.mode = 'stream'
  stub.reply =
    'Вот **пример**:\n\n```python\nyosh = 12\nprint("yosh: " + str(yosh))\n```\n<img src=x onerror="document.title=1">'
  await panel(page).getByRole('button', { name: words.rung.idea }).click()
  await expect(said(page).locator('.hljs-built_in').first()).toBeVisible()
  await expect(said(page).locator('img')).toHaveCount(0)
  expect(stub.requests.at(-1)?.body.messages.map(({ role }) => role)).toEqual([
    'system',
    'user',
    'assistant',
    'user',
  ])
  const next = panel(page).getByRole('button', { name: words.rung.place })
  await expect(next).not.toHaveAttribute('aria-disabled')
  await expect(panel(page).getByRole('button', { name: words.rung.example })).toHaveAttribute('aria-disabled')

  expect(await axeFaults(page, (axe) => axe.include('aside'))).toEqual([])

  // By keyboard alone: Escape closes it and leads back.
  await field(page).press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(page.getByRole('button', { name: words.title, exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(said(page)).toContainText('второй')
})

base(
  'without a model the school’s own helper explains the code, and the teacher reads along',
  async ({ page, school, browser }) => {
    const { submissionId } = await openCalculator(page, school, school.freshStudent('payment-due'))
    await write(page, 'a = int(input())\nb = int(input()\nprint(a + b)\n')
    await openHelper(page)
    await expect(panel(page).getByText(words.note.built_in)).toBeVisible()
    await panel(page).getByRole('button', { name: words.rung.idea }).click()
    await expect(said(page)).toContainText('открыта, но не закрыта')
    await panel(page).getByRole('button', { name: words.rung.place }).click()
    await expect(said(page)).toContainText('main.py, строка 2.')

    // Offline it disables sending and retains what is typed.
    await page.context().setOffline(true)
    await field(page).fill('Что делать дальше?')
    await expect(panel(page).getByRole('button', { name: words.send })).toBeDisabled()
    await page.context().setOffline(false)
    await panel(page).getByRole('button', { name: words.send }).click()
    await expect(said(page)).toContainText('Я не искусственный интеллект')

    const context = await browser.newContext()
    const workspace = new Staff(await context.newPage(), school.url)
    await workspace.signIn(teacher)
    await workspace.page.goto(`${school.url}/staff/review/${submissionId}`)
    await workspace.page.getByText(staffWords.helper.title, { exact: true }).first().click()
    await expect(workspace.page.getByRole('region', { name: staffWords.helper.title })).toContainText(
      'Что делать дальше?',
    )
    await context.close()

    // The same helper beside a program of one's own: it knows the code as it is typed, and takes nothing of it.
    await page.goto(`${school.url}/py`)
    const code = page.locator('.cm-content')
    await write(page, 'yosh = 12\nprnt(yosh)\n')
    const editor = await code.elementHandle()
    await openHelper(page)
    await panel(page).getByRole('button', { name: words.rung.idea }).click()
    await expect(said(page)).toContainText('print')
    await expect(page.getByRole('button', { name: words.title, exact: true })).toBeVisible()
    await code.click()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type('# meniki')
    await expect(code).toContainText('# meniki')
    expect(await editor?.evaluate((element) => element.isConnected)).toBe(true)
    await panel(page).getByRole('button', { name: words.rung.place }).click()
    await expect(said(page)).toContainText('main.py, строка 2.')
    // Open as it was left, beside the code and without taking the focus.
    await page.reload()
    await expect(said(page)).toContainText('main.py, строка 2.')
    await expect(panel(page).getByRole('heading', { name: words.title })).not.toBeFocused()
    await field(page).press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(page.getByRole('button', { name: words.title, exact: true })).toBeFocused()
  },
)
