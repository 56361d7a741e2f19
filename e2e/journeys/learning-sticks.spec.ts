import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Course, Lesson, Question, RecallSession, User } from '@qadam/contract'
import { fillsOf } from '../../apps/student/src/features/learning/exercises/stage-text.ts'
import { exercise as words } from '../../apps/student/src/platform/i18n/uz/exercise.ts'
import { recall } from '../../apps/student/src/platform/i18n/uz/recall.ts'
import { plannedLesson, type PlannedExercise } from '../archive-course.ts'
import { rightAnswerOf } from '../archive-key.ts'
import { axeFaults } from '../axe.ts'
import { expect, screens, test, type Page } from '../journey.ts'
import { SchoolApi } from '../school-api.ts'
import { solveExercise, tryExercise } from '../solve-exercise.ts'
import { Student } from '../student.ts'

const folder = mkdtempSync(join(tmpdir(), 'qadam-clock-'))
const clock = join(folder, 'wrong_ms')
const week_ms = 7 * 86_400_000
/** A question is read before it is answered; what is tapped sooner was meant for what stood there before. */
const READING_ms = 600

test.use({
  ...screens.phone,
  contextOptions: { reducedMotion: 'reduce' },
  // Its clock is set a week ahead in the middle.
  ownSettings: {
    NODE_OPTIONS: `--import=${join(import.meta.dirname, '../../bench/torture/skewed-clock.ts')}`,
    TORTURE_CLOCK: clock,
  },
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('on a phone: exercises and one problem in steps, a recording, a typed answer, and a week later all of it again', async ({
  page,
  school,
}) => {
  test.setTimeout(400_000)
  const phone = school.freshStudent('halfway')
  const student = new Student(page, 'uz', 'finger')
  const { lesson: lessonWords, test: testWords } = student.words
  const signIn = async () => {
    await page.goto(`${school.url}/login`)
    await student.signIn(phone, 'demo1234')
    await expect(page).toHaveURL(`${school.url}/`)
    return await SchoolApi.ofPage(page, school.url, 'student')
  }
  let device = await signIn()
  const [course] = await device.call<Course[]>('course_student', { course_id: 1 })
  const next = course?.next
  if (!next) throw new Error('the student has no lesson to go on with')
  const planned = plannedLesson('python', next.lesson_title, 'uz')
  const points = async () => (await device.call<User>('profile', {})).points

  await test.step('an exercise: hints, a reload, the server’s word, points', async () => {
    const before = await points()
    await page.goto(`${school.url}/course/1/module/${next.module_id}/${next.lesson_id}`)
    const at = planned.content.findIndex(({ exercises }) => exercises.length > 0)
    const [first] = planned.content[at]?.exercises ?? []
    if (!first) throw new Error(`${next.lesson_title} has no exercises`)
    await learnUpTo(student, at + 1, planned.content.length)
    const exercise = await tryExercise(student, { ...first, solution: 'print("boshqa")' })
    await expect(exercise.getByRole('list', { name: words.hints }).getByRole('listitem')).toHaveCount(1, {
      timeout: 90_000,
    })
    expect(await axeFaults(page, (axe) => axe.include('[data-exercise-state]'))).toEqual([])
    // What is typed is there again.
    await page.reload()
    await expect(exercise.locator('.cm-content')).toContainText('boshqa')
    await solveExercise(student, first)
    await expect(exercise.getByText(words.is_solved, { exact: true })).toBeVisible()
    await expect.poll(points).toBeGreaterThan(before)
  })

  await test.step('one problem in steps: an example, its lines in order, its gaps, all of it', async () => {
    const at = planned.content.findIndex(({ exercises }) => exercises.length > 1)
    const [order, gaps, write] = planned.content[at]?.exercises ?? []
    if (!order || !gaps || !write) throw new Error(`${next.lesson_title} has no problem in steps`)
    await learnUpTo(student, at + 1, planned.content.length)
    const goOn = page.getByRole('button', { name: new RegExp(`^${words.next_step.split('{{')[0]}`) })
    await student.press(goOn)
    await putInOrder(student, order)
    await student.press(goOn)
    await fillGaps(student, gaps)
    await student.press(goOn)
    await solveExercise(student, write)
    // The test names what is left of them.
    const { lessons } = await device.call<{ lessons: Lesson[] }>('module_lessons', {
      module_id: next.module_id,
      lesson_id: next.lesson_id,
    })
    const left = planned.content.slice(at + 1).flatMap(({ exercises }) => exercises)
    expect(lessons[0]?.missing.flatMap(({ exercise: id, title }) => (id === undefined ? [] : title))).toEqual(
      left.map(({ title }) => title),
    )
  })

  await test.step('a lesson with a recording to hear and words to type', async () => {
    await page.goto(school.url)
    await student.openFirstLesson('english')
    await student.readOn()
    const { steps } = await student.startTest('english', 'alifbo-salomlashish')
    const listen = page.locator('main').getByRole('button', { name: lessonWords.listen.play, exact: true })
    let heard = 0
    for (const { right } of steps) {
      await student.shownQuestion()
      if (await listen.isVisible()) {
        await student.press(listen)
        await expect(page.getByRole('button', { name: lessonWords.listen.pause, exact: true })).toBeVisible()
        heard += 1
      }
      await student.answer(right)
      await student.goOnAfterAnswer(testWords.sheet.right)
    }
    expect(heard).toBe(2)
    expect(steps.map(({ right }) => right.type)).toContain('typed-answer')
    await student.seeMoments()
    await expect(page.getByRole('heading', { name: testWords.result.passed })).toBeVisible()
    const here = page.url()
    await student.press(page.getByRole('link', { name: lessonWords.done.next, exact: true }))
    await expect(page).not.toHaveURL(here)
  })
  const nextLesson = page.url()

  writeFileSync(clock, String(week_ms))
  await page.context().clearCookies()
  await page.evaluate(() => sessionStorage.clear())
  device = await signIn()

  await test.step('a week later the next test opens with a question of that lesson', async () => {
    await page.goto(nextLesson)
    await student.readOn()
    const asked = page.waitForResponse((reply) => reply.url().includes('action=recall_session'))
    await student.press(page.getByRole('button', { name: testWords.start }))
    const { cards } = ((await (await asked).json()) as { data: RecallSession }).data // the contract's shape
    expect(cards).toHaveLength(1)
    for (const { question } of cards) await answerCard(student, question)
    await expect(page.getByRole('timer', { name: testWords.time_left })).toBeVisible()
  })

  await test.step('and the others wait on home: one tap to begin, two a card', async () => {
    const before = await points()
    await page.goto(school.url)
    const begun = page.waitForResponse((reply) => reply.url().includes('action=recall_session'))
    await student.press(page.getByRole('link', { name: new RegExp(recall.title) }))
    const { cards, due } = ((await (await begun).json()) as { data: RecallSession }).data // likewise
    expect(cards.length).toBeGreaterThan(2)
    for (const { question } of cards) await answerCard(student, question)
    await expect(page.getByRole('heading', { name: recall.end.kept })).toBeVisible()
    expect(await points()).toBeGreaterThan(before)
    await student.press(page.getByRole('link', { name: recall.home }))
    await expect(page).toHaveURL(`${school.url}/`)
    // On another device too none of them comes again today.
    const left = await device.call<RecallSession>('recall_session', {})
    if (due < 99) expect(left.due).toBe(due - cards.length)
    const asked = new Set(cards.map(({ question }) => question.id))
    expect(left.cards.filter(({ question }) => asked.has(question.id))).toEqual([])
  })
})

/** Learns on to the step of that number. */
async function learnUpTo(student: Student, number: number, total: number): Promise<void> {
  const { page } = student
  const step = page.getByText(/^\d+ \/ \d+$/)
  await expect(step).toBeVisible()
  while ((await step.textContent()) !== `${number} / ${total}`) {
    const before = (await step.textContent()) ?? ''
    await expect(page.locator('.prose, video').first()).toBeVisible()
    if (await page.locator('video').isVisible()) await student.startVideo()
    await expect(student.goOn()).toBeEnabled({ timeout: 60_000 })
    await student.press(student.goOn())
    await expect(step).not.toHaveText(before)
  }
}

/** Carries each line of a program to its place, by taps, and has it checked. */
async function putInOrder(student: Student, { title, solution }: PlannedExercise): Promise<void> {
  const exercise = student.page.getByRole('region', { name: title, exact: true })
  const lines = exercise.locator('[data-row] code')
  await expect(lines.first()).toBeVisible()
  for (const [place, line] of solution.trimEnd().split('\n').entries()) {
    const now = await lines.allTextContents()
    const from = now.findIndex((each, at) => at >= place && each === line)
    if (from > place) await student.carry(from, place)
  }
  await check(student, title)
}

async function fillGaps(student: Student, { title, starter, solution }: PlannedExercise): Promise<void> {
  const gaps = student.page.getByRole('region', { name: title, exact: true }).locator('pre input')
  await expect(gaps.first()).toBeVisible()
  for (const [place, fill] of fillsOf(starter, solution).entries()) await student.write(gaps.nth(place), fill)
  await check(student, title)
}

async function check({ page, words: { code_checks } }: Student, title: string): Promise<void> {
  const exercise = page.getByRole('region', { name: title, exact: true })
  await exercise.getByRole('button', { name: code_checks.check, exact: true }).tap()
  await expect(exercise).toHaveAttribute('data-exercise-state', 'solved', { timeout: 90_000 })
}

/** Answers a card rightly and goes on: one tap for an option that is the answer, one for the next card. */
async function answerCard(student: Student, question: Question): Promise<void> {
  const { page } = student
  await student.shownQuestion()
  const right = rightAnswerOf(question, 'uz')
  if (await isQuick(page, student)) {
    await page.waitForTimeout(READING_ms)
    await student.choose(right.places[0] ?? 0)
  } else await student.answer(right)
  await student.goOnAfterAnswer(student.words.test.sheet.right)
}

const isQuick = async (page: Page, { words: { test: said } }: Student) =>
  await page.getByText(said.prompt_quick, { exact: true }).isVisible()
