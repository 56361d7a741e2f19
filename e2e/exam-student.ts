import { placementQuestions } from '../apps/server/src/modules/learning/exam/placement-bank.ts'
import { exam as examRu } from '../apps/student/src/platform/i18n/ru/exam.ts'
import { exam as examUz } from '../apps/student/src/platform/i18n/uz/exam.ts'
import { expect, type Page } from './journey.ts'
import type { Lang } from './student.ts'

const examWords = { uz: examUz, ru: examRu } as const

/** A student at the placement exam, who knows the keys: what a person sees, and presses. */
export class ExamStudent {
  readonly page: Page
  readonly words: (typeof examWords)[Lang]

  constructor(page: Page, lang: Lang) {
    this.page = page
    this.words = examWords[lang]
  }

  async start(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.ready.start }).click()
    await this.page.getByRole('radiogroup').waitFor()
  }

  /** After the applause; without a press the part would start by itself. */
  async goOn(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.passed.start }).click()
    await this.page.getByRole('radiogroup').waitFor()
  }

  /** The number key of the right option of the question on the screen, or of a wrong one. */
  async keyOf(isRight: boolean): Promise<number> {
    const asked = (await this.page.locator('h2[lang=en]').textContent()) ?? ''
    const plain = (text: string) => text.replaceAll(this.words.gap, '').replaceAll('___', '')
    const question = placementQuestions.find((one) => plain(one.question) === plain(asked))
    if (!question) throw new Error(`The bank has no question ${asked}`)
    const shown = await this.page.getByRole('radio').locator('[lang=en]').allTextContents()
    const place = shown.findIndex((value) => (value === question.options[0]) === isRight)
    return place + 1
  }

  /** Answers by the keyboard: the number of an option, then Enter. */
  async answer(isRight: boolean): Promise<void> {
    const heading = this.page.getByRole('heading', { level: 1 })
    const before = (await heading.textContent()) ?? ''
    await this.page.keyboard.press(String(await this.keyOf(isRight)))
    await this.page.keyboard.press('Enter')
    await expect(heading).not.toHaveText(before)
  }

  /** A whole part, or what is open of it, with so many right answers, the first ones. */
  async answerPart(right: number, questions = 10): Promise<void> {
    for (let place = 0; place < questions; place += 1) await this.answer(place < right)
  }
}
