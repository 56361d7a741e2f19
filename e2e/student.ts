import type { Locator, Response } from '@playwright/test'
import type { Question } from '@qadam/contract'
import { accounts as accountsRu } from '../apps/student/src/platform/i18n/ru/accounts.ts'
import { codeChecks as codeChecksRu } from '../apps/student/src/platform/i18n/ru/code-checks.ts'
import { courses as coursesRu } from '../apps/student/src/platform/i18n/ru/courses.ts'
import { moments as momentsRu } from '../apps/student/src/platform/i18n/ru/moments.ts'
import { lesson as lessonRu } from '../apps/student/src/platform/i18n/ru/lesson.ts'
import { practice as practiceRu } from '../apps/student/src/platform/i18n/ru/practice.ts'
import { shell as shellRu } from '../apps/student/src/platform/i18n/ru/shell.ts'
import { test as testRu } from '../apps/student/src/platform/i18n/ru/test.ts'
import { accounts as accountsUz } from '../apps/student/src/platform/i18n/uz/accounts.ts'
import { codeChecks as codeChecksUz } from '../apps/student/src/platform/i18n/uz/code-checks.ts'
import { courses as coursesUz } from '../apps/student/src/platform/i18n/uz/courses.ts'
import { moments as momentsUz } from '../apps/student/src/platform/i18n/uz/moments.ts'
import { lesson as lessonUz } from '../apps/student/src/platform/i18n/uz/lesson.ts'
import { practice as practiceUz } from '../apps/student/src/platform/i18n/uz/practice.ts'
import { shell as shellUz } from '../apps/student/src/platform/i18n/uz/shell.ts'
import { test as testUz } from '../apps/student/src/platform/i18n/uz/test.ts'
import { firstModule } from './archive-course.ts'
import { rightAnswers, type RightAnswer } from './archive-key.ts'
import { expect, type Page } from './journey.ts'

export const words = {
  uz: {
    accounts: accountsUz,
    code_checks: codeChecksUz,
    courses: coursesUz,
    lesson: lessonUz,
    moments: momentsUz,
    practice: practiceUz,
    shell: shellUz,
    test: testUz,
  },
  ru: {
    accounts: accountsRu,
    code_checks: codeChecksRu,
    courses: coursesRu,
    lesson: lessonRu,
    moments: momentsRu,
    practice: practiceRu,
    shell: shellRu,
    test: testRu,
  },
} as const

export type Lang = keyof typeof words

export interface TestRun {
  attemptId: number
  steps: { id: number; right: RightAnswer }[]
}

/** The right answers by the ids of the questions that came. */
export type TestKey = (shown: readonly Question[]) => Map<number, RightAnswer>

/** What is done while the stage shows the step of that title. */
export type DuringMoment = (title: string, stage: Locator) => Promise<void>

/** What a student does in the app, as a person would: by what is written on the screen. */
export class Student {
  readonly page: Page
  readonly lang: Lang
  readonly #hand: 'mouse' | 'finger'

  constructor(page: Page, lang: Lang, hand: 'mouse' | 'finger' = 'mouse') {
    this.page = page
    this.lang = lang
    this.#hand = hand
  }

  /** Presses something on the screen. */
  async press(spot: Locator): Promise<void> {
    await (this.#hand === 'finger' ? spot.tap() : spot.click())
  }

  /** Puts text into a field, as if pasted. */
  async write(field: Locator, text: string): Promise<void> {
    await this.press(field)
    await this.page.keyboard.press('ControlOrMeta+A')
    await this.page.keyboard.insertText(text)
  }

  get words() {
    return words[this.lang]
  }

  /** On the sign-in screen. */
  async chooseLanguage(): Promise<void> {
    const name = this.lang.toUpperCase()
    const choice = this.page.getByRole('radio', { name }).or(this.page.getByRole('button', { name }))
    await this.press(choice.first())
  }

  async signIn(phone: string, password: string): Promise<void> {
    const { accounts } = this.words
    await this.page.getByLabel(accounts.phone, { exact: true }).fill(phone)
    await this.page.getByLabel(accounts.password, { exact: true }).fill(password)
    await this.press(this.page.getByRole('button', { name: accounts.sign_in, exact: true }))
  }

  /** Opens a lesson of the course and gives the questions that came. */
  async openLesson(open: () => Promise<void>): Promise<Question[]> {
    const came = this.page.waitForResponse((reply) => reply.url().includes('action=lesson_questions'))
    await open()
    const reply = (await (await came).json()) as { data: Question[] } // the contract's shape
    return reply.data
  }

  /** Watches the video to its end, twice as fast as it was made. */
  async watchVideo(): Promise<void> {
    await this.startVideo()
    await expect(this.goOn()).toBeEnabled({ timeout: 60_000 })
  }

  async startVideo(): Promise<void> {
    const { lesson } = this.words
    await this.press(this.page.getByRole('button', { name: lesson.video.play, exact: true }).first())
    // What a student would choose in the speed menu.
    await this.page.locator('video').evaluate((video: HTMLVideoElement) => (video.playbackRate = 2))
  }

  goOn() {
    const { lesson } = this.words
    return this.page.getByRole('button', { name: lesson.next, exact: true })
  }

  /** Reads the infos until the test is offered. */
  async readOn(): Promise<void> {
    const { lesson, test } = this.words
    const toTest = this.page.getByRole('button', { name: lesson.to_test, exact: true })
    const place = this.page.getByRole('banner').getByText(/^\d+ \/ \d+$/)
    for (;;) {
      await expect(this.goOn().or(toTest)).toBeEnabled()
      if (await toTest.isVisible()) break
      const before = (await place.textContent()) ?? ''
      await this.press(this.goOn())
      // Until the next one is shown the button is still that of the one before.
      await expect(place).not.toHaveText(before)
    }
    await expect(toTest).toBeEnabled()
    await this.press(toTest)
    await expect(this.page.getByRole('button', { name: test.start })).toBeVisible()
  }

  async answer(right: RightAnswer): Promise<void> {
    const { page } = this
    switch (right.type) {
      case 'selected-file':
      case 'image-based-question':
      case 'selected-multiple':
        for (const place of right.places) await this.choose(place)
        break
      case 'selected-code-drag':
        for (const piece of right.values) {
          const name = this.words.test.drag.piece.replace('{{item}}', piece)
          await this.press(page.getByRole('button', { name, exact: true }).first())
        }
        break
      case 'typed-answer':
        await this.write(page.locator('main input'), right.values[0] ?? '')
        break
      case 'selected-drag':
        await this.#arrange(right.places)
        break
      default:
        throw new Error(`nobody answers ${right.type}`)
    }
    await this.press(page.getByRole('button', { name: this.words.test.check, exact: true }))
  }

  /** Chooses the option at a place, from 0. */
  async choose(place: number): Promise<void> {
    await this.press(this.page.getByRole('radio').or(this.page.getByRole('checkbox')).nth(place))
  }

  /** Carries the row at one place to another: it is taken by a tap, the place is tapped. */
  async carry(from: number, to: number): Promise<void> {
    const rows = this.page.locator('[data-row]')
    await this.press(rows.nth(from))
    await this.press(rows.nth(to))
  }

  async #arrange(order: readonly number[]): Promise<void> {
    const now = order.map((_place, index) => index)
    for (const [target, wanted] of order.entries()) {
      const from = now.indexOf(wanted)
      if (from === target) continue
      await this.carry(from, target)
      now.splice(target, 0, ...now.splice(from, 1))
    }
  }

  /** The text of a question's page, once its view has loaded: before that its options are missing. */
  async shownQuestion(): Promise<string> {
    const main = this.page.locator('main')
    const options = main.locator(
      '[role=radio], [role=checkbox], [data-row], pre [data-sound], pre button, input',
    )
    await expect(options.first()).toBeVisible()
    return await main.innerText()
  }

  /** Seconds on the clock of the test. */
  async secondsLeft(): Promise<number> {
    const clock = await this.page.getByRole('timer', { name: this.words.test.time_left }).innerText()
    const [minutes = 0, seconds = 0] = clock.trim().split(':').map(Number)
    return minutes * 60 + seconds
  }

  /** Starts the test and gives its questions in the order they are asked, each with its right answer. */
  async startTest(course: string, lessonId: string): Promise<TestRun> {
    return await this.#startTestOf((shown) => rightAnswers(course, lessonId, shown, this.lang))
  }

  async #startTestOf(key: TestKey): Promise<TestRun> {
    const { page } = this
    const started = page.waitForResponse((reply) => reply.url().includes('action=test_start'))
    const shown = page.waitForResponse((reply) => reply.url().includes('action=lesson_questions'))
    await this.press(page.getByRole('button', { name: this.words.test.start }))
    return this.#runOf(key, await started, await shown)
  }

  /** The test that a reply to `test_start` began, with the questions as they came after it. */
  async testRun(course: string, lessonId: string, started: Response, shown: Response): Promise<TestRun> {
    return await this.#runOf((fresh) => rightAnswers(course, lessonId, fresh, this.lang), started, shown)
  }

  async #runOf(key: TestKey, started: Response, shown: Response): Promise<TestRun> {
    const attempt = ((await started.json()) as { data: { attempt_id: number; question_ids: number[] } }).data // the contract's shape
    const fresh = ((await shown.json()) as { data: Question[] }).data // likewise
    const shownIds = fresh.map((question) => question.id)
    expect(shownIds).toEqual(expect.arrayContaining(attempt.question_ids))
    const answers = key(fresh)
    const steps = attempt.question_ids.map((id) => {
      const right = answers.get(id)
      if (!right) throw new Error(`no key for question ${id}`)
      return { id, right }
    })
    return { attemptId: attempt.attempt_id, steps }
  }

  /** Leaves the verdict on an answer behind. */
  async goOnAfterAnswer(verdict: string): Promise<void> {
    const { test } = this.words
    await expect(this.page.getByText(verdict, { exact: true })).toBeVisible()
    await this.press(this.page.getByRole('button', { name: test.next, exact: true }).last())
    await expect(this.page.getByText(verdict, { exact: true })).toBeHidden()
  }

  /** Takes the whole test with right answers and goes on to its result. */
  async passTest(course: string, lessonId: string, during?: DuringMoment): Promise<void> {
    await this.passTestOf((shown) => rightAnswers(course, lessonId, shown, this.lang), during)
  }

  /** Likewise, of a lesson that no archive of the demo holds. */
  async passTestOf(key: TestKey, during?: DuringMoment): Promise<void> {
    const { test } = this.words
    const { steps } = await this.#startTestOf(key)
    for (const { right } of steps) {
      await this.answer(right)
      await this.goOnAfterAnswer(test.sheet.right)
    }
    await this.seeMoments(during)
    await expect(this.page.getByRole('heading', { name: test.result.passed })).toBeVisible()
  }

  /** Goes through what the end of a lesson tells, to its last step. @returns the titles of the steps. */
  async seeMoments(during?: DuringMoment): Promise<string[]> {
    const { moments } = this.words
    const stage = this.page
      .getByRole('dialog')
      .filter({ has: this.page.getByRole('button', { name: moments.next, exact: true }) })
    await expect(stage).toBeVisible({ timeout: 20_000 })
    const titles: string[] = []
    while (await stage.isVisible()) {
      const title = (await stage.getByRole('heading').textContent()) ?? ''
      titles.push(title)
      await during?.(title, stage)
      await this.press(stage.getByRole('button', { name: moments.next, exact: true }))
      await expect(stage.getByRole('heading', { name: title, exact: true })).toBeHidden()
    }
    return titles
  }

  /** From the courses to the first lesson of a course, by what is written there. */
  async openFirstLesson(course: string): Promise<Question[]> {
    const { page } = this
    const module = firstModule(course, this.lang)
    await this.press(page.getByRole('link', { name: this.words.shell.courses, exact: true }).first())
    await this.press(page.locator('main').getByRole('link', { name: module.courseTitle }).first())
    await expect(page).toHaveURL(/\/course\/\d+$/)
    // Closed floors name the first module too, as what they wait for; its own has it in its title.
    await this.press(page.locator('main a[href*="/module/"]').filter({ hasText: module.title }).first())
    const [first] = module.lessons
    if (!first) throw new Error(`${course} has no lesson`)
    return this.openLesson(() => this.press(page.locator('main ol').getByRole('link', { name: first.title })))
  }
}
