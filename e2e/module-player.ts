import { firstModule, type PlannedLesson } from './archive-course.ts'
import { rightAnswerOf } from './archive-key.ts'
import { expect, test } from './journey.ts'
import { doWork } from './practice-works.ts'
import { solveExercise } from './solve-exercise.ts'
import type { Student, TestRun } from './student.ts'

export interface Place {
  lesson: PlannedLesson
  /** From 0. */
  index: number
  total: number
}

export type Verdict = 'right' | 'saved'

/** Disturbances between a student and the next step; each may have moved on by itself, and returns whether. */
export interface Disturbances {
  duringVideo?: () => Promise<void>
  /** A video or an info is done with. */
  afterContent?: (place: Place) => Promise<boolean>
  beforeTest?: () => Promise<void>
  testStarted?: (run: TestRun, lesson: PlannedLesson) => Promise<void>
  /** A question is on the screen. @returns the verdict its answer will get. */
  beforeAnswer?: (place: Place) => Promise<Verdict>
  afterAnswer?: (place: Place) => Promise<boolean>
  /** Every question is answered. */
  beforeResult?: (lesson: PlannedLesson) => Promise<void>
  afterResult?: (lesson: PlannedLesson, total: number) => Promise<boolean>
}

/**
 * Points of an answer that is right at once, of an exercise, of a lesson and of a module; coins of a lesson, of a module and
 * of the day's three goals, which a module reaches.
 */
const rewards = {
  answer: 10,
  exercise: 2,
  lesson: 50,
  module: 200,
  lessonCoins: 5,
  moduleCoins: 20,
  goalCoins: 9,
}

/** Plays the first module of a course from its first lesson to its reward, or its first lesson alone. */
export class ModulePlayer {
  readonly #student: Student
  readonly #course: string
  readonly #module: ReturnType<typeof firstModule>
  readonly #disturbances: Disturbances
  #answered = 0
  /** Exercises that pay: of a page, which only the device tries, nothing is earned. */
  #paid = 0

  constructor(student: Student, course: string, disturbances: Disturbances = {}) {
    this.#student = student
    this.#course = course
    this.#module = firstModule(course, student.lang)
    this.#disturbances = disturbances
  }

  /** The first lesson, which is open, up to the one after it. */
  async playFirstLesson(): Promise<void> {
    const [lesson, next] = this.#module.lessons
    if (!lesson || !next) throw new Error(`${this.#course} has too few lessons`)
    await this.#playLesson(lesson)
    await expect(this.#heading(next.title)).toBeVisible({ timeout: 20_000 })
  }

  /** From the first lesson, which is open, to the module's end. */
  async play(): Promise<void> {
    for (const lesson of this.#module.lessons) await this.#playLesson(lesson)
    await test.step('the checkpoint over all of the module', () => this.#passCheckpoint())
    await test.step('the module is done, its reward has come, the next one is open', () => this.#seeReward())
  }

  async #playLesson(lesson: PlannedLesson): Promise<void> {
    await test.step(lesson.title, async () => {
      await expect(this.#heading(lesson.title)).toBeVisible({ timeout: 20_000 })
      await this.#learn(lesson)
      await this.#takeTest(lesson)
      if (lesson.practice.length > 0) await this.#practise(lesson)
    })
  }

  #heading(title: string) {
    return this.#student.page.getByRole('heading', { level: 1, name: title })
  }

  async #learn(lesson: PlannedLesson): Promise<void> {
    const { page, words } = this.#student
    const total = lesson.content.length
    const toTest = page.getByRole('button', { name: words.lesson.to_test, exact: true })
    for (const [index, { type, exercises }] of lesson.content.entries()) {
      await expect(page.getByText(`${index + 1} / ${total}`, { exact: true })).toBeVisible()
      const on = index === total - 1 ? toTest : this.#student.goOn()
      if (type === 'video') {
        await this.#student.startVideo()
        await this.#disturbances.duringVideo?.()
      }
      await expect(on).toBeEnabled({ timeout: 60_000 })
      for (const exercise of exercises) await solveExercise(this.#student, exercise)
      this.#paid += exercises.filter(({ language }) => language === 'python').length
      const hasMoved = await this.#disturbances.afterContent?.({ lesson, index, total })
      if (hasMoved !== true) await this.#student.press(on)
    }
    await expect(page.getByRole('button', { name: words.test.start })).toBeEnabled()
    await this.#disturbances.beforeTest?.()
  }

  async #takeTest(lesson: PlannedLesson): Promise<void> {
    const { page, words } = this.#student
    const run = await this.#student.startTest(this.#course, lesson.id)
    await this.#disturbances.testStarted?.(run, lesson)
    const total = run.steps.length
    for (const [index, { right }] of run.steps.entries()) {
      const place = { lesson, index, total }
      await expect(page.getByText(`${index + 1} / ${total}`, { exact: true })).toBeVisible()
      const verdict = (await this.#disturbances.beforeAnswer?.(place)) ?? 'right'
      await this.#student.answer(right)
      await expect(page.getByText(words.test.sheet[verdict], { exact: true })).toBeVisible()
      const hasMoved = await this.#disturbances.afterAnswer?.(place)
      if (hasMoved !== true) await this.#student.goOnAfterAnswer(words.test.sheet[verdict])
    }
    this.#answered += total
    await this.#disturbances.beforeResult?.(lesson)
    await this.#student.seeMoments()
    await expect(page.getByRole('heading', { name: words.test.result.passed })).toBeVisible()
    const hasMoved = await this.#disturbances.afterResult?.(lesson, total)
    if (hasMoved === true) return
    if (lesson.practice.length === 0) await this.#followNext()
    else await this.#student.press(page.getByRole('button', { name: words.lesson.to_practice, exact: true }))
  }

  async #practise(lesson: PlannedLesson): Promise<void> {
    const { page, words } = this.#student
    const [task] = lesson.practice
    if (!task) throw new Error(`${lesson.id} has no practice`)
    await doWork(this.#student, task)
    await this.#student.press(page.getByRole('button', { name: words.practice.hand_in, exact: true }))
    const handedIn = page.getByText(words.practice.status.uploaded, { exact: true })
    await expect(handedIn).toBeVisible({ timeout: 30_000 })
    await this.#student.press(page.getByRole('button', { name: words.lesson.finish, exact: true }))
    await this.#student.seeMoments()
    const { done } = words.lesson
    await expect(page.getByRole('heading', { name: done.title, exact: true })).toBeVisible({
      timeout: 20_000,
    })
    await expect(page.getByText(done.checking, { exact: true })).toBeVisible()
  }

  /** What it draws was answered in its lessons, so that its answers pay nothing more. */
  async #passCheckpoint(): Promise<void> {
    const { page, words, lang } = this.#student
    await this.#followNext()
    await expect(page.getByRole('button', { name: words.test.start })).toBeEnabled({ timeout: 20_000 })
    await this.#student.passTestOf(
      (shown) => new Map(shown.map((question) => [question.id, rightAnswerOf(question, lang)])),
    )
  }

  async #followNext(): Promise<void> {
    const { page, words } = this.#student
    await this.#student.press(page.getByRole('link', { name: words.lesson.done.next, exact: true }))
  }

  async #seeReward(): Promise<void> {
    const { page, words } = this.#student
    const { lessons, title, next } = this.#module
    if (next) {
      await this.#followNext()
      await expect(this.#heading(next.title)).toBeVisible({ timeout: 20_000 })
      await this.#student.press(page.getByRole('link', { name: words.lesson.close }))
      const stops = page.locator('main ol > li')
      await expect(stops.first()).toContainText(words.courses.state_open)
      await this.#student.press(page.locator('main').getByRole('link', { name: this.#module.courseTitle }))
    } else {
      await this.#student.press(page.getByRole('link', { name: words.lesson.done.to_course, exact: true }))
    }
    // Closed floors name this module too, as what they wait for.
    await this.#student.press(page.locator('main a[href*="/module/"]').filter({ hasText: title }).first())
    await expect(this.#heading(title)).toBeVisible()
    const stops = page.locator('main ol > li')
    await expect(stops).toHaveCount(lessons.length + 1)
    await expect(stops.last()).toContainText(words.courses.state_completed)
    for (const [index, { practice }] of lessons.entries()) {
      const state = practice.length > 0 ? words.courses.state_checking : words.courses.state_completed
      await expect(stops.nth(index)).toContainText(state)
      if (practice.length === 0) await expect(stops.nth(index)).toContainText('100')
    }
    const points =
      this.#answered * rewards.answer +
      this.#paid * rewards.exercise +
      (lessons.length + 1) * rewards.lesson +
      rewards.module
    const coins = (lessons.length + 1) * rewards.lessonCoins + rewards.moduleCoins + rewards.goalCoins
    const balance = page.getByRole('banner').locator('[data-balance]')
    // Each number stands there twice: as it counts up, and for readers of the screen.
    await expect(balance).toHaveText(new RegExp(`${grouped(points)}\\D+(${coins})\\1?$`), { timeout: 15_000 })
  }
}

/** 1 050 as the screens write it, whatever space it is. */
const grouped = (value: number) => String(value).replaceAll(/\B(?=(\d{3})+$)/g, '\\s?')
