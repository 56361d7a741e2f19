import type { Lesson, Project, Question, Submission } from '@qadam/contract'
import { code } from '../../packages/web/src/code-texts/ru/code.ts'
import { practice } from '../../apps/student/src/platform/i18n/ru/practice.ts'
import { axeFaults, standards } from '../axe.ts'
import { expect, screens, test, type Page } from '../journey.ts'
import { SchoolApi } from '../school-api.ts'
import type { SchoolServer } from '../server.ts'
import { Student } from '../student.ts'

interface Place {
  url: string
  questionId: number
}

async function signIn(page: Page, school: SchoolServer): Promise<void> {
  const { url } = school
  await page.addInitScript(() => {
    // The sandboxed frame of Python, where this runs too, has no storage.
    if (origin !== 'null') localStorage.setItem('language', 'ru')
  })
  await page.goto(`${url}/login`)
  // Tabs that are opened after a crash are to be signed in.
  await page.getByRole('checkbox').check()
  await new Student(page, 'ru').signIn(school.freshStudent('payment-due'), 'demo1234')
  await expect(page).toHaveURL(`${url}/`)
}

/** Where the calculator is: the first compiler question of the course. */
async function findCalculator(page: Page, url: string): Promise<Place> {
  const lessons = await ask<{ id: number; lessons: Lesson[] }[]>(page, 'course_modules', { course_id: 1 })
  for (const lesson of lessons.flatMap((module) => module.lessons)) {
    if (lesson.type !== 'Learn_Practice') continue
    const questions = await ask<Question[]>(page, 'lesson_questions', { lesson_id: lesson.id })
    const question = questions.find(({ type }) => type === 'compiler')
    if (question)
      return { url: `${url}/course/1/module/${lesson.module_id}/${lesson.id}`, questionId: question.id }
  }
  throw new Error('no compiler question is open')
}

/** All that this device stores of projects. */
async function deviceCopies(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => request.addEventListener('success', () => resolve(request.result)))
    const database = await done(indexedDB.open('qadam.projects'))
    const stored: unknown = await done(database.transaction('drafts').objectStore('drafts').getAll())
    database.close()
    return JSON.stringify(stored)
  })
}

/** Opens the lesson and the editor in it. */
async function openEditor(page: Page, place: Place): Promise<void> {
  await page.goto(place.url)
  const again = new RegExp(`^(?:${practice.rewrite}|${practice.replace})$`)
  await page.getByRole('button', { name: again }).click()
  await expect(page.locator('.cm-content')).toBeVisible()
}

/** Calls with the session of this page. */
const ask = async <Data>(page: Page, action: string, input: object): Promise<Data> =>
  await (await SchoolApi.ofPage(page, new URL(page.url()).origin, 'student')).call(action, input)

const codeOf = async (page: Page) => (await page.locator('.cm-line').allTextContents()).join('\n')
const saved = (page: Page) => expect(page.getByText(code.draft.saved, { exact: true })).toBeVisible()
const serverText = async (page: Page, { questionId }: Place) =>
  (await ask<Project>(page, 'get_project_data', { question_id: questionId })).files['main.py']

async function typeAtEnd(page: Page, text: string): Promise<void> {
  await page.locator('.cm-content').click()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(text)
}

/** What the content security policy refuses, and uncaught errors. */
function watch(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  return faults
}

test.describe('on a phone', () => {
  test.use(screens.phone)

  test('what is typed survives a reload, a crash, a dead network and a second tab, and is handed in', async ({
    page,
    context,
    school,
  }) => {
    const faults = watch(page)
    await signIn(page, school)
    const place = await findCalculator(page, school.url)
    await openEditor(page, place)

    await test.step('typed with the keyboard and the symbol row, it is saved by itself', async () => {
      await typeAtEnd(page, '\nprint')
      await page.getByRole('group', { name: code.symbols }).getByRole('button', { name: '(' }).click()
      await page.keyboard.type('"salom"')
      expect(await codeOf(page)).toContain('print("salom")')
      await saved(page)
      expect(await serverText(page, place)).toContain('print("salom")')
    })

    await test.step('a reload right after the last key finds it again', async () => {
      await typeAtEnd(page, '\n# bir')
      await page.reload()
      await openEditor(page, place)
      expect(await codeOf(page)).toContain('# bir')
      await saved(page)
    })

    await test.step('without a network it is kept on the device, and a page that crashes finds it there', async () => {
      await context.setOffline(true)
      await typeAtEnd(page, '\n# ikki')
      await expect(page.getByText(code.draft.waiting)).toBeVisible()
      await context.setOffline(false)
      await page.route('**/api/student?action=save_project_data', (route) => route.abort())
      await typeAtEnd(page, '\n# uch')
      await expect.poll(() => deviceCopies(page)).toContain('# uch')
      const next = await context.newPage()
      await page.close({ runBeforeUnload: false })
      await openEditor(next, place)
      expect(await codeOf(next)).toContain('# uch')
      await saved(next)
      expect(await serverText(next, place)).toMatch(/# bir\n# ikki\n# uch/)
      page = next
    })

    await test.step('two tabs that change it both lose nothing: both are shown, one is chosen', async () => {
      const other = await context.newPage()
      await openEditor(other, place)
      await page.route('**/api/student?action=save_project_data', (route) => route.abort())
      await typeAtEnd(page, '\n# shu oyna')
      await expect(page.getByText(code.draft.waiting)).toBeVisible()
      await typeAtEnd(other, '\n# boshqa oyna')
      await saved(other)
      await page.unroute('**/api/student?action=save_project_data')
      const retry = page.getByRole('button', { name: code.draft.retry })
      const conflict = page.getByText(code.draft.conflict)
      await expect(retry.or(conflict).first()).toBeVisible()
      // On a slow machine the page has retried by itself meanwhile.
      if (await retry.isVisible()) await retry.click({ timeout: 3000 }).catch(() => undefined)
      await expect(conflict).toBeVisible()
      expect(await serverText(page, place)).toContain('# boshqa oyna')
      await page.getByRole('button', { name: code.draft.compare }).click()
      const dialog = page.getByRole('dialog', { name: code.draft.conflict_title })
      await expect(dialog).toContainText('# shu oyna')
      await expect(dialog).toContainText('# boshqa oyna')
      await dialog.getByRole('button', { name: code.draft.keep_mine }).click()
      await saved(page)
      expect(await serverText(page, place)).toContain('# shu oyna')
      const versions = await ask<{ revision: number }[]>(page, 'project_versions', {
        question_id: place.questionId,
      })
      const [newest] = versions
      const stored = await ask<Project>(page, 'get_project_data', {
        question_id: place.questionId,
        version: newest?.revision,
      })
      expect(stored.files['main.py']).toContain('# boshqa oyna')
      await other.close()
    })

    await test.step('handed in, the teacher gets what stands in the editor', async () => {
      const shown = await codeOf(page)
      const answered = page.waitForResponse((reply) => reply.url().includes('action=question_try'))
      await page.getByRole('button', { name: practice.hand_in }).click()
      await answered
      await expect(page.getByText(practice.status.uploaded, { exact: true })).toBeVisible()
      const [newest] = await ask<Submission[]>(page, 'submissions', { question_id: place.questionId })
      expect(newest?.project?.files['main.py']?.trim()).toBe(shown.trim())
    })
    expect(faults).toEqual([])
  })
})

test.describe('on a laptop', () => {
  test.use(screens.laptop)

  test('files are added, renamed and deleted by keyboard alone, and every fault is said', async ({
    page,
    school,
  }) => {
    const faults = watch(page)
    await signIn(page, school)
    await openEditor(page, await findCalculator(page, school.url))
    const tab = (name: string) => page.getByRole('tab', { name, exact: true })
    const dialog = page.locator('[role=dialog], [role=alertdialog]')
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    }

    await test.step('the last file cannot be deleted', async () => {
      await expect(page.getByRole('button', { name: code.problem.last_file })).toBeDisabled()
      await tab('main.py').focus()
      await press('Delete')
      await expect(dialog).toBeHidden()
    })

    await test.step('a new file needs a valid name of its own', async () => {
      await page.getByRole('button', { name: code.add, exact: true }).focus()
      await press('Enter')
      await expect(dialog.getByRole('textbox')).toBeFocused()
      await page.keyboard.type('yordam!')
      await press('Enter')
      await expect(dialog.getByText(code.problem.invalid_name)).toBeVisible()
      await press('ControlOrMeta+A')
      await page.keyboard.type('MAIN.py')
      await press('Enter')
      await expect(dialog.getByText(code.problem.exists)).toBeVisible()
      await press('ControlOrMeta+A')
      await page.keyboard.type('yordam.py')
      await press('Enter')
      await expect(tab('yordam.py')).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('textbox', { name: 'yordam.py' })).toBeVisible()
    })

    await test.step('it is written, coloured and completed; Esc then Tab leads out of the editor', async () => {
      await page.locator('.cm-content').click()
      await page.keyboard.type('def kub(son):\nreturn son ** 3')
      expect(await codeOf(page)).toContain('    return son ** 3')
      await expect(page.locator('.cm-line span', { hasText: /^def$/ })).toHaveCSS('font-weight', '600')
      await press('Enter')
      await page.keyboard.type('prin', { delay: 40 })
      await expect(page.locator('.cm-tooltip-autocomplete')).toContainText('print')
      await press('Escape')
      // Esc gives Tab back for two seconds, which a busy machine can let pass between the two keys.
      await expect(async () => {
        await press('Escape', 'Tab')
        await expect(page.locator('.cm-content')).not.toBeFocused({ timeout: 500 })
      }).toPass()
    })

    await test.step('it is renamed with F2, keeping its text, and deleted after a question', async () => {
      await tab('yordam.py').focus()
      await press('F2')
      await expect(dialog.getByRole('textbox')).toBeFocused()
      await page.keyboard.type('kub')
      await press('Enter')
      await expect(tab('kub.py')).toHaveAttribute('aria-selected', 'true')
      expect(await codeOf(page)).toContain('def kub(son)')
      await saved(page)
      await tab('kub.py').focus()
      await press('Delete')
      await expect(dialog.getByRole('button', { name: code.cancel })).toBeFocused()
      await press('Enter')
      await expect(dialog).toBeHidden()
      await expect(tab('kub.py')).toBeFocused()
      await press('Delete')
      await dialog.getByRole('button', { name: code.delete }).focus()
      await press('Enter')
      await expect(tab('kub.py')).toBeHidden()
      await expect(tab('main.py')).toHaveAttribute('aria-selected', 'true')
    })

    await test.step('downloaded and opened again it is the same; a wrong file is refused', async () => {
      const before = await codeOf(page)
      const waiting = page.waitForEvent('download')
      await page.getByRole('button', { name: code.download }).click()
      const download = await waiting
      expect(download.suggestedFilename()).toBe(`${code.file_name}.json`)
      await typeAtEnd(page, '\n# oʻchadi')
      const field = page.locator('.code-lab > input[type=file]')
      await field.setInputFiles({
        name: 'a.json',
        mimeType: 'application/json',
        buffer: Buffer.from('{"a": 1}'),
      })
      await expect(dialog.getByText(code.upload_problem.files_key_missing)).toBeVisible()
      await dialog.getByRole('button', { name: code.close }).click()
      await field.setInputFiles({
        name: 'b.json',
        mimeType: 'application/json',
        buffer: Buffer.from('salom'),
      })
      await expect(dialog.getByText(code.upload_problem.invalid_project_file)).toBeVisible()
      await dialog.getByRole('button', { name: code.close }).click()
      await field.setInputFiles(await download.path())
      await dialog.getByRole('button', { name: code.replace }).click()
      await expect.poll(() => codeOf(page)).toBe(before)
    })

    await test.step('nothing of it is closed to a screen reader', async () => {
      expect(await axeFaults(page, (axe) => axe.include('.code-lab').withTags(standards))).toEqual([])
    })
    expect(faults).toEqual([])
  })
})
