import type { Module, Question } from '@qadam/contract'
import { rare } from './extreme-people.ts'
import type { Page } from './journey.ts'
import { practiceCourseId } from './practice-course.ts'
import { exercisesCourseId, recordingsCourseId } from './rare-courses.ts'
import { SchoolApi } from './school-api.ts'
import { settle, type Shot, type Snap } from './shot-hands.ts'
import { Student } from './student.ts'

const halfway = '900000001'
const brandNew = '900000002'

const moduleOf = (course: number) => `/course/${course}/module/${course}`

const studentOf = async (page: Page) =>
  new Student(page, (await page.locator('html').getAttribute('lang')) === 'ru' ? 'ru' : 'uz')

const openLesson = async (page: Page): Promise<void> => {
  await page.locator('main ol li a').first().click()
  await page.locator('footer button').last().waitFor()
  await settle(page)
}

/** A question whose options are recordings, before and after its answer. */
async function listen(page: Page, snap: Snap): Promise<void> {
  const student = await studentOf(page)
  await openLesson(page)
  await student.readOn()
  await page.getByRole('button', { name: student.words.test.start }).click()
  await page.getByRole('radio').first().waitFor()
  await settle(page)
  await snap('rare-recordings')
  await student.choose(0)
  await page.getByRole('button', { name: student.words.test.check, exact: true }).click()
  await page.getByRole('button', { name: student.words.test.next, exact: true }).last().waitFor()
}

async function exercise(page: Page): Promise<void> {
  await openLesson(page)
  const first = page.locator('.code-lab-exercise').first()
  await first.locator('.cm-content').waitFor({ timeout: 30_000 })
  await first.evaluate((card) => card.scrollIntoView({ block: 'start' }))
}

/** A voice that was handed in, once its time with the school is over. */
async function withoutRecording(page: Page): Promise<void> {
  await page.route('**/api/student?action=lesson_questions', async (route) => {
    const reply = await route.fetch()
    const { success, data } = (await reply.json()) as { success: true; data: Question[] } // the contract's
    const decided = data.find(({ submission }) => submission)?.submission
    const gone = {
      name: 'ovoz.webm',
      size: 40_000,
      type: 'audio/webm',
      url: '',
      duration_s: 21,
      removed: true,
    }
    const { text: _, ...work } = decided ?? {}
    const shown = data.map((question) =>
      question.type === 'voice'
        ? { ...question, submission: { ...work, question_id: question.id, files: [gone] } }
        : question,
    )
    await route.fulfill({ json: { success, data: shown } })
  })
  await openLesson(page)
  const on = page.locator('footer button').last()
  for (let step = 0; step < 4 && (await page.getByText(/^3 \/ 3$/).count()) === 0; step += 1) {
    await on.click()
    await settle(page)
  }
  const { practice } = (await studentOf(page)).words
  await page.getByText(practice.voice.removed).first().scrollIntoViewIfNeeded({ timeout: 3000 })
}

/** States that come late in a course, or once in a while. */
export async function rareShots(base: string): Promise<Shot[]> {
  const student = await SchoolApi.signIn(base, halfway, 'student')
  const modules = await student.call<Module[]>('course_modules', { course_id: 1 })
  const checkpoint = modules
    .flatMap(({ lessons }) => lessons)
    .find(({ type, state }) => type === 'Checkpoint' && state !== 'closed')
  if (!checkpoint) throw new Error('no checkpoint is open')
  const { token } = await student.call<{ token: string }>('project_share', {
    slot: 'py',
    request_id: crypto.randomUUID(),
    project: { files: { 'main.py': "ism = input('Isming nima? ')\nprint('Salom,', ism)\n" }, media: {} },
  })
  return [
    { name: 'rare-recordings-judged', phone: rare, path: moduleOf(recordingsCourseId), prepare: listen },
    { name: 'rare-exercise', phone: rare, path: moduleOf(exercisesCourseId), prepare: exercise },
    {
      name: 'rare-exercises-many',
      phone: rare,
      path: moduleOf(exercisesCourseId),
      prepare: async (page) => {
        await openLesson(page)
        const on = page.locator('footer button').last()
        for (let step = 0; step < 12; step += 1) await on.click()
      },
    },
    {
      name: 'rare-checkpoint',
      phone: halfway,
      path: `/course/1/module/${checkpoint.module_id}/${checkpoint.id}`,
    },
    { name: 'rare-module-checkpoint', phone: halfway, path: `/course/1/module/${checkpoint.module_id}` },
    {
      name: 'rare-recording-gone',
      phone: halfway,
      path: moduleOf(practiceCourseId),
      prepare: withoutRecording,
    },
    { name: 'rare-shared', phone: brandNew, path: `/py#shared=${token}` },
    { name: 'rare-shared-ended', phone: brandNew, path: `/py#shared=${'a'.repeat(32)}` },
  ]
}
