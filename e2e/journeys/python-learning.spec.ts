import { codeChecks } from '../../apps/student/src/platform/i18n/ru/code-checks.ts'
import { courses as coursesRu } from '../../apps/student/src/platform/i18n/ru/courses.ts'
import { workspaces } from '../../apps/student/src/platform/i18n/ru/workspaces.ts'
import { practice } from '../../apps/student/src/platform/i18n/ru/practice.ts'
import { shell } from '../../apps/student/src/platform/i18n/ru/shell.ts'
import { code as codeRu } from '../../packages/web/src/code-texts/ru/code.ts'
import { code } from '../../packages/web/src/code-texts/uz/code.ts'
import { codePython } from '../../packages/web/src/code-texts/uz/code-python.ts'
import type { Lesson, Module } from '@qadam/contract'
import { axeFaults } from '../axe.ts'
import { openCalculator } from '../calculator.ts'
import { expect, screens, test, type Page } from '../journey.ts'
import { PythonWorkspace } from '../python-workspace.ts'
import { SchoolApi } from '../school-api.ts'
import { Student } from '../student.ts'

test('a program of a lesson’s text is run where it stands, answered and changed', async ({
  page,
  school,
}) => {
  await page.goto(`${school.url}/login`)
  await new Student(page, 'uz').signIn(school.freshStudent('halfway'), 'demo1234')
  await expect(page).toHaveURL(`${school.url}/`)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${school.url}/course/1/module/1/1`)
  const student = new Student(page, 'uz')
  await page.getByRole('button', { name: student.words.test.back_to_learn, exact: true }).click()
  const run = page.getByRole('button', { name: codePython.snippet.run, exact: true })
  while (!(await run.first().isVisible())) {
    await expect(student.goOn()).toBeEnabled({ timeout: 60_000 })
    await student.goOn().click()
    await expect(page.locator('.prose').first()).toBeVisible()
  }
  // Python is loaded lazily: nothing of it before the first run.
  expect(asked.filter((url) => url.includes('/code-frames/'))).toEqual([])
  await run.first().click()
  const snippet = page.locator('.code-lab-snippet').first()
  const status = snippet.getByRole('status')
  await expect(status).toHaveText(code.python.finished, { timeout: 90_000 })
  await expect(snippet.getByRole('log')).not.toBeEmpty()

  await snippet.locator('.cm-content').click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText('ism = input("Ism? ")\nprint("Salom,", ism)\nprnt(ism)')
  await page.keyboard.press('ControlOrMeta+Enter')
  await snippet.getByLabel(code.python.input).fill('Aziza')
  await page.keyboard.press('Enter')
  await expect(snippet.getByRole('alert')).toContainText('«prnt»')
  await expect(snippet.getByRole('log')).toContainText('Salom, Aziza')
  expect(await axeFaults(page, (axe) => axe.include('.code-lab-snippet'))).toEqual([])

  await snippet.getByRole('button', { name: codePython.snippet.close, exact: true }).click()
  await expect(snippet).toBeHidden()
  await expect(run.first()).toBeFocused()
})

test('a program is walked through step by step, by keyboard', async ({ page, school }) => {
  const { steps } = codePython
  const workspace = new PythonWorkspace(page)
  await workspace.open(school.url)
  await workspace.write(
    'royxat = [1]\nbir = royxat\nn = int(input())\nbir.append(n)\nprint(royxat)\nprint(1 / 0)',
  )
  await page.getByRole('button', { name: steps.begin, exact: true }).click()
  await workspace.field.fill('7')
  await workspace.field.press('Enter')
  const walk = page.getByRole('region', { name: steps.title, exact: true })
  await expect(walk.getByRole('heading', { level: 2 })).toHaveText(place(1, 7))
  await expect(page.locator('.code-lab-current-line')).toHaveText('royxat = [1]')

  const slider = walk.getByRole('slider')
  await slider.focus()
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('ArrowRight')
  await expect(walk.getByRole('status')).toContainText('royxat = [1, 7]')
  await expect(page.locator('.code-lab-current-line')).toHaveText('print(royxat)')
  // One list with two names is drawn once.
  await expect(walk.locator('.code-lab-steps-object')).toHaveCount(1)
  await expect(walk.locator('.code-lab-steps-same')).toHaveText('→ 1')
  const same = steps.same_object.replace('{{names}}', 'royxat, bir')
  await expect(walk).toContainText(same.replace('{{type}}', 'list').replace('{{number}}', '1'))
  await expect(walk.locator('.code-lab-steps-output pre')).toHaveText(steps.nothing_printed)
  await page.keyboard.press('End')
  await expect(walk.getByRole('status')).toContainText('ZeroDivisionError')
  await expect(walk.locator('.code-lab-steps-output pre')).toHaveText('[1, 7]')
  await page.keyboard.press('Home')
  await expect(walk.getByRole('heading', { level: 2 })).toHaveText(place(1, 7))
  expect(await axeFaults(page)).toEqual([])

  // A program without end is shown for a limited number of steps.
  await walk.getByRole('button', { name: steps.close, exact: true }).click()
  await workspace.write('n = 0\nwhile True:\n  n += 1')
  await page.getByRole('button', { name: steps.begin, exact: true }).click()
  await expect(walk.getByRole('heading', { level: 2 })).toHaveText(place(1, 2000), { timeout: 60_000 })

  // A loop is told by its rounds, and a press leads to one.
  await walk.getByRole('button', { name: steps.close, exact: true }).click()
  await workspace.write('jami = 0\nfor i in range(3):\n  jami += i\n  x = jami\n')
  await page.getByRole('button', { name: steps.begin, exact: true }).click()
  await walk.getByRole('slider').press('End')
  const rounds = walk.getByRole('table')
  await expect(rounds.getByRole('row')).toHaveText([
    `${steps.round}jamiix`,
    '1000',
    '2111',
    `3 ${steps.now}323`,
  ])
  expect(await axeFaults(page, (axe) => axe.include('.code-lab-steps'))).toEqual([])
  await rounds.getByRole('button', { name: steps.to_round.replace('{{number}}', '2') }).press('Enter')
  await expect(page.locator('.code-lab-current-line')).toHaveText('jami += i')
  await expect(rounds.getByRole('row')).toHaveCount(3)
  await walk.getByRole('button', { name: steps.close, exact: true }).click()
  await workspace.write('n = 0\nwhile True:\n  n += 1')
  await page.getByRole('button', { name: steps.begin, exact: true }).click()
  await expect(walk.getByRole('heading', { level: 2 })).toHaveText(place(1, 2000), { timeout: 60_000 })

  // On a phone too, who begins to type among the steps goes on in the code.
  await page.setViewportSize(screens.phone.viewport)
  const editor = page.locator('.cm-content')
  await editor.click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type('345')
  await expect(editor).toContainText('n += 1345')
  await expect(editor).toBeFocused()
  await expect(walk).toBeHidden()
})

const place = (at: number, total: number): string =>
  codePython.steps.place.replace('{{at}}', String(at)).replace('{{total}}', String(total))

test.describe('with memory for it', () => {
  test.use({ memory_GB: 8 })

  test('what the first visit kept is used by the next, and thrown away when it is damaged', async ({
    page,
    school,
  }) => {
    const workspace = new PythonWorkspace(page)
    const chance = 'import random\nprint(random.random())'
    await workspace.open(school.url)
    const first = await workspace.printed(chance)
    await expect.poll(() => storedSnapshots(page), { timeout: 90_000 }).toBe(1)
    await workspace.open(school.url)
    expect(await workspace.printed(chance)).not.toBe(first)

    await storedSnapshots(page, 'files')
    await workspace.open(school.url)
    expect(await workspace.printed('print("butun")')).toBe('butun')
    await storedSnapshots(page, 'snapshot')
    await workspace.open(school.url)
    await expect.poll(() => storedSnapshots(page)).toBe(0)
    expect(await workspace.printed('print("salom")')).toBe('salom')
  })
})

interface Kept {
  snapshot: { bytes: ArrayBuffer }
  files: Record<string, { bytes: ArrayBuffer }>
}

/** How many snapshots this browser stores. @param damaged what of it is overwritten. */
async function storedSnapshots(page: Page, damaged?: 'snapshot' | 'files'): Promise<number> {
  return await page.evaluate(async (what) => {
    const names = (await indexedDB.databases()).map(({ name }) => name)
    if (!names.includes('code-lab.python')) return 0
    const done = (request: IDBRequest) =>
      new Promise((resolve) => request.addEventListener('success', () => resolve(request.result)))
    const opening = indexedDB.open('code-lab.python')
    await done(opening)
    const store = opening.result.transaction('snapshots', 'readwrite').objectStore('snapshots')
    const stored = (await done(store.get('python'))) as Kept | undefined // as it is stored
    if (stored && what) {
      const all = what === 'files' ? Object.values(stored.files) : [stored.snapshot]
      for (const { bytes } of all) new Uint8Array(bytes, bytes.byteLength / 2, 8192).fill(7)
      await done(store.put(stored, 'python'))
    }
    opening.result.close()
    return stored ? 1 : 0
  }, damaged)
}

test('in Russian: from the courses to the editor, whose program is there on another device', async ({
  page,
  browser,
  school,
}) => {
  const words = codeRu.python
  const phone = school.freshStudent('payment-due')
  const signIn = async (on: Page) => {
    await on.goto(`${school.url}/login`)
    await new Student(on, 'uz').signIn(phone, 'demo1234')
    await expect(on).toHaveURL(`${school.url}/`)
  }
  await signIn(page)
  await page.getByRole('link', { name: shell.courses, exact: true }).first().click()
  await expect(page.getByRole('heading', { name: coursesRu.title, level: 1 })).toBeVisible()
  await page.getByRole('link', { name: workspaces.python, exact: true }).click()
  await expect(page).toHaveURL(`${school.url}/py`)
  const workspace = new PythonWorkspace(page, 'ru')
  await workspace.isReady()
  await workspace.run('имя = input("Имя? ")\nprint("Привет,", имя)\nпечать(имя)')
  await workspace.field.fill('Азиза')
  await workspace.field.press('Enter')
  await expect(page.getByRole('alert')).toContainText('«печать»')
  await expect(workspace.output).toContainText('Привет, Азиза')
  expect(await axeFaults(page)).toEqual([])
  await expect(page.getByText(codeRu.draft.saved, { exact: true })).toBeVisible()

  const other = await browser.newContext()
  const second = await other.newPage()
  await signIn(second)
  await second.goto(`${school.url}/py`)
  await expect(second.locator('.cm-content')).toContainText('печать(имя)')
  await expect(second.getByRole('button', { name: words.run, exact: true })).toBeVisible()
  await other.close()
})

test('who is about to open a lesson that asks for Python is spared the wait for it', async ({
  page,
  school,
}) => {
  const phone = school.freshStudent('payment-due')
  const api = await SchoolApi.signIn(school.url, phone, 'student')
  const modules = await api.call<Module[]>('course_modules', { course_id: 1 })
  const lessons = modules.flatMap((module) => module.lessons)
  const wanted = lessons.find(({ python }) => python)
  const before = lessons.find(({ id, module_id }) => module_id === wanted?.module_id && id !== wanted.id)
  await page.goto(`${school.url}/login`)
  await new Student(page, 'uz').signIn(phone, 'demo1234')
  await expect(page).toHaveURL(`${school.url}/`)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${school.url}/course/1/module/${wanted?.module_id}`)
  const link = (lesson: Lesson | undefined) => page.locator(`#lesson-${lesson?.id}`)
  await link(before).focus()
  expect(asked.filter((url) => url.includes('/code-frames/'))).toEqual([])
  await link(wanted).focus()
  await expect.poll(() => asked.some((url) => url.endsWith('pyodide.asm.wasm'))).toBe(true)
})

test('a compiler question: run with answers, told of the error, mended, handed in', async ({
  page,
  school,
}) => {
  await openCalculator(page, school, school.freshStudent('payment-due'))
  const workspace = new PythonWorkspace(page, 'ru')
  const program = 'a = int(input())\nb = int(input())\nprint(a + b)'
  await workspace.run(program.replace('int(input())\nb', 'input()\nb'))
  for (const answer of ['6', '2']) {
    await expect(workspace.field).toBeVisible({ timeout: 90_000 })
    await workspace.field.fill(answer)
    await workspace.field.press('Enter')
  }
  await expect(page.getByRole('alert').filter({ hasText: 'TypeError' })).toBeVisible()
  await expect(page.locator('.cm-lintRange-error')).toHaveText('a + b')
  await workspace.run(program)
  for (const answer of ['6', '2']) {
    await expect(workspace.field).toBeVisible()
    await workspace.field.fill(answer)
    await workspace.field.press('Enter')
  }
  await expect(workspace.status).toHaveText(codeRu.python.finished)
  await expect(workspace.output).toContainText('8')
  await page.getByRole('button', { name: practice.hand_in, exact: true }).click()
  const checked = page.getByRole('region', { name: codeChecks.server.title, exact: true })
  await expect(checked).toBeVisible({ timeout: 30_000 })
})
