import type { Course, Lesson, Question, User } from '@qadam/contract'
import { fillsOf } from '../../apps/student/src/features/learning/exercises/stage-text.ts'
import { exercise as words } from '../../apps/student/src/platform/i18n/uz/exercise.ts'
import { axeFaults } from '../axe.ts'
import { plannedLesson, type PlannedExercise } from '../archive-course.ts'
import { expect, screens, test } from '../journey.ts'
import { SchoolApi } from '../school-api.ts'
import { solveExercise, tryExercise } from '../solve-exercise.ts'
import { Student } from '../student.ts'

test.use({ ...screens.phone, contextOptions: { reducedMotion: 'reduce' } })

test('on a phone a student writes programs inside a lesson: hints, a reload, the server’s word, points, one problem in steps, the test', async ({
  page,
  school,
}) => {
  test.setTimeout(240_000)
  const student = new Student(page, 'uz', 'finger')
  await page.goto(`${school.url}/login`)
  await student.signIn(school.freshStudent('halfway'), 'demo1234')
  await expect(page).toHaveURL(`${school.url}/`)
  const device = await SchoolApi.ofPage(page, school.url, 'student')
  const [course] = await device.call<Course[]>('course_student', { course_id: 1 })
  const next = course?.next
  if (!next) throw new Error('the student has no lesson to go on with')
  const shown = async () => await device.call<Question[]>('lesson_questions', { lesson_id: next.lesson_id })
  const info = (await shown()).find(({ other }) => other.exercises)
  const planned = plannedLesson('python', next.lesson_title, 'uz')
  const [first, ...others] = planned.content.flatMap(({ exercises }) => exercises)
  if (!info || !first) throw new Error(`${next.lesson_title} has no exercises`)
  const before = await device.call<User>('profile', {})

  await page.goto(`${school.url}/course/1/module/${next.module_id}/${next.lesson_id}`)
  const step = page.getByText(/^\d+ \/ \d+$/)
  const at = planned.content.findIndex(({ exercises }) => exercises.length > 0) + 1
  await expect(step).toBeVisible()
  while ((await step.textContent()) !== `${at} / ${planned.content.length}`) {
    const before = (await step.textContent()) ?? ''
    await expect(page.locator('.prose, video').first()).toBeVisible()
    if (await page.locator('video').isVisible()) await student.startVideo()
    await expect(student.goOn()).toBeEnabled({ timeout: 60_000 })
    await student.press(student.goOn())
    await expect(step).not.toHaveText(before)
  }
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
  await expect
    .poll(async () => (await device.call<User>('profile', {})).points)
    .toBeGreaterThan(before.points)

  // One problem in steps: an example, its lines in order, its gaps, all of it.
  await expect(student.goOn()).toBeEnabled()
  await student.press(student.goOn())
  const [order, gaps, write, ...rest] = others
  if (!order || !gaps || !write) throw new Error(`${next.lesson_title} has no problem in steps`)
  const further = page.getByRole('button', { name: new RegExp(`^${words.next_step.split('{{')[0]}`) })
  await student.press(further)
  await putInOrder(student, order)
  await student.press(further)
  await fillGaps(student, gaps)
  await student.press(further)
  await solveExercise(student, write)

  // The test names what is left of them.
  const [lesson] = (
    await device.call<{ lessons: Lesson[] }>('module_lessons', {
      module_id: next.module_id,
      lesson_id: next.lesson_id,
    })
  ).lessons
  expect(lesson?.missing.flatMap(({ exercise: id, title }) => (id === undefined ? [] : title))).toEqual(
    rest.map(({ title }) => title),
  )
})

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
