import type { Lesson, Project, Question } from '@qadam/contract'
import { expect, screens, test, type Page } from '../journey.ts'
import { codeCourseId, practiceCourseId } from '../practice-course.ts'
import { hasRecorded } from '../practice-works.ts'
import { countHandIns, goToTask, handIn, practice } from '../practising.ts'
import { SchoolApi } from '../school-api.ts'
import { Student, words } from '../student.ts'

test.use({ ...screens.phone, serviceWorkers: 'allow' })

const letter = 'Men Margʻilonda yashayman. Bu yerda katta ipak bozori bor.'
const offline = (page: Page) => page.getByText(words.uz.shell.offline, { exact: true })

/** Until the service worker has cached the app and controls the page, and the device has cached the lesson's data. */
async function isStored(page: Page): Promise<void> {
  const lessonId = Number(new URL(page.url()).pathname.split('/').at(-1))
  await expect
    .poll(() =>
      page.evaluate(async (id) => {
        const stored = await caches.match('/', { cacheName: 'qadam-shell' })
        const { controller } = navigator.serviceWorker
        if (stored === undefined || controller === null) return false
        const key = `["questions",${id}]`
        const inTab = JSON.parse(sessionStorage.getItem('qadam.visited') ?? '[]') as { key: string }[] // as the app wrote it
        if (inTab.some((reply) => reply.key === key)) return true
        // A session that stays has its replies in a database; one that was not there is made by opening it.
        if (!(await indexedDB.databases()).some(({ name }) => name === 'qadam-replies')) return false
        return await new Promise<boolean>((resolve) => {
          const opening = indexedDB.open('qadam-replies')
          opening.addEventListener('success', () => {
            const store = opening.result.transaction('replies').objectStore('replies')
            const asked = store.getAllKeys()
            asked.addEventListener('success', () => {
              opening.result.close()
              resolve(asked.result.some((found) => Array.isArray(found) && found[1] === key))
            })
          })
        })
      }, lessonId),
    )
    .toBe(true)
}

test('in the middle of a test the network is cut and the page loaded anew: it goes on, and every answer counts', async ({
  page,
  context,
  school,
}) => {
  const student = new Student(page, 'uz')
  const { result, sheet } = student.words.test
  await page.goto(school.url)
  await student.signIn(school.freshStudent(), 'demo1234')
  await expect(page).toHaveURL(`${school.url}/`)
  await student.openFirstLesson('english')
  await student.readOn()
  const { steps } = await student.startTest('english', 'alifbo-salomlashish')
  const [first, second, ...others] = steps
  if (!first || !second) throw new Error('the test has too few questions')
  await student.answer(first.right)
  await student.goOnAfterAnswer(sheet.right)
  await isStored(page)

  await context.setOffline(true)
  await student.answer(second.right)
  await student.goOnAfterAnswer(sheet.saved)
  await page.reload()
  for (const { right } of others) {
    await student.answer(right)
    await student.goOnAfterAnswer(sheet.saved)
  }
  await context.setOffline(false)
  await student.seeMoments()
  await expect(page.getByRole('heading', { name: result.passed })).toBeVisible()
  const total = String(steps.length)
  const told = result.passed_text.replace('{{total}}', total).replace('{{correct}}', total)
  await expect(page.getByText(told)).toBeVisible()
})

test('without a network text, recording and code outlive a reload, wait, and are sent once', async ({
  page,
  context,
  school,
}) => {
  const phone = school.freshStudent()
  const api = await SchoolApi.signIn(school.url, phone, 'student')
  const code = await lessonOf(api, codeCourseId)
  const task = await lessonOf(api, practiceCourseId)
  const editor = page.locator('.cm-content')
  const field = page.getByLabel(practice.text.label, { exact: true })

  await page.goto(`${school.url}/login`)
  await page.getByLabel(words.uz.accounts.keep).check()
  await new Student(page, 'uz').signIn(phone, 'demo1234')
  await expect(page).toHaveURL(`${school.url}/`)
  await page.goto(school.url + code.path)
  await expect(editor).toBeVisible()
  await isStored(page)
  await page.goto(school.url + task.path)
  await expect(field).toBeVisible()
  await isStored(page)

  await test.step('text', async () => {
    await context.setOffline(true)
    await field.fill(letter)
    await page.reload()
    await expect(offline(page).first()).toBeVisible()
    await expect(field).toHaveValue(letter)
    await handIn(page).click()
    await expect(page.getByText(practice.pending.waiting)).toBeVisible()
  })

  await test.step('recording', async () => {
    await goToTask(page, 'voice')
    await page.getByRole('button', { name: practice.voice.record, exact: true }).click()
    await hasRecorded(new Student(page, 'uz'), 2)
    await page.reload()
    await expect(page.getByText(practice.voice.interrupted, { exact: true })).toBeVisible()
    await handIn(page).click()
    await expect(page.getByText(practice.pending.waiting)).toBeVisible()
  })

  await test.step('code', async () => {
    await page.goto(school.url + code.path)
    await editor.click()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.insertText('<p>Toshkent</p>')
    await page.reload()
    await expect(editor).toContainText('Toshkent')
  })

  await test.step('the network is back: nothing is lost, and each is sent once', async () => {
    const sent = countHandIns(page)
    await context.setOffline(false)
    await expect(async () => {
      const works = await api.submissions()
      expect(works.map(({ version, text, files }) => [version, text ?? files[0]?.type]).toSorted()).toEqual([
        [1, letter],
        [1, 'audio/webm'],
      ])
      const project = await api.call<Project>('get_project_data', { question_id: code.questionId })
      expect(project.files['index.html']).toContain('Toshkent')
    }).toPass()
    expect(sent).toHaveLength(2)
  })
})

/** The first lesson of a course of practice, and its first question. */
async function lessonOf(api: SchoolApi, courseId: number) {
  const [module] = await api.call<{ id: number; lessons: Lesson[] }[]>('course_modules', {
    course_id: courseId,
  })
  const [lesson] = module?.lessons ?? []
  if (!module || !lesson) throw new Error(`course ${courseId} has no lesson`)
  const [question] = await api.call<Question[]>('lesson_questions', { lesson_id: lesson.id })
  return { path: `/course/${courseId}/module/${module.id}/${lesson.id}`, questionId: question?.id }
}
