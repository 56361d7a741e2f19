import type { DraftLesson, QuestionType } from '@qadam/contract'
import { authoring } from '../apps/staff/src/platform/i18n/uz/authoring.ts'
import { authoringDrag } from '../apps/staff/src/platform/i18n/uz/authoring-drag.ts'
import { authoringFiles } from '../apps/staff/src/platform/i18n/uz/authoring-files.ts'
import { expect, type Locator, type Page } from './journey.ts'

/** What is shown after a wrong and after a right answer. */
const told = { hint: 'Yana oʻqing.', success: 'Chunki shunday.' }

const numbered = (text: string, number: number) => text.replace('{{number}}', String(number))

/** An author in the console's course builder, by what is written there. */
export class CourseAuthor {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click()
  }

  async write(label: string, text: string): Promise<void> {
    await this.page.getByLabel(label, { exact: true }).fill(text)
  }

  /** On the list of courses, up to the course's own page with one module in it. */
  async startCourse(course: string, module: string): Promise<void> {
    for (const [button, title] of [
      [authoring.add_course, course],
      [authoring.add_module, module],
    ] as const) {
      await this.press(button)
      await this.write(authoring.title_uz, title)
      await this.write(authoring.description_uz, `Tavsif: ${title}`)
      await this.press(authoring.save)
      await expect(this.page.getByRole('heading', { name: title, exact: true })).toBeVisible()
    }
  }

  /** From the course's page to the page of a new lesson. */
  async addLesson(title: string, type: DraftLesson['type']): Promise<void> {
    await this.press(authoring.add_lesson)
    await this.write(authoring.title_uz, title)
    await this.page.getByRole('combobox', { name: authoring.lesson_type, exact: true }).selectOption(type)
  }

  /** Adds a question at the end and writes what it asks. */
  async addQuestion(type: QuestionType, text: string): Promise<void> {
    await this.press(authoring.add_question)
    await this.page.getByRole('menuitem', { name: authoring.question_type[type], exact: true }).click()
    await expect(this.page.locator('[aria-current=true]')).toContainText(authoring.question_type[type])
    await this.text().fill(text)
  }

  text(): Locator {
    return this.page.getByLabel(`${authoring.field.text} (uz)`, { exact: true })
  }

  /** The options, which of them are right (an order has none marked), and what is told after an answer. */
  async writeOptions(options: readonly string[], right: readonly string[]): Promise<void> {
    for (const [index, option] of options.entries()) {
      await this.write(`${numbered(authoring.option, index + 1)} (uz)`, option)
      if (right.includes(option))
        await this.page.getByLabel(numbered(authoring.is_right, index + 1), { exact: true }).check()
    }
    await this.writeFeedback()
  }

  /** Code with blanks, the pieces that go there in their order, and one that goes nowhere. */
  async writeCode(code: string, right: readonly string[], wrong: string): Promise<void> {
    await this.write(`${authoring.template} (uz)`, code)
    for (const [index, piece] of right.entries()) {
      await this.press(authoring.add_right_piece)
      await this.write(`${numbered(authoring.right_piece, index + 1)} (uz)`, piece)
    }
    await this.press(authoring.add_wrong_piece)
    await this.write(`${numbered(authoring.wrong_piece, 1)} (uz)`, wrong)
    await this.writeFeedback()
  }

  async writeFeedback(): Promise<void> {
    await this.write(`${authoring.field.hint} (uz)`, told.hint)
    await this.write(`${authoring.field.success} (uz)`, told.success)
  }

  /** Presses a button that asks for a file of this device, and chooses it. */
  async choose(button: string, file: string): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser')
    await this.page.getByRole('button', { name: button, exact: true }).first().click()
    await (await chooser).setFiles(file)
  }

  /** The file of a field, which becomes one of the course's. */
  async upload(label: string, file: string): Promise<void> {
    await this.choose(authoringFiles.upload_for.replace('{{label}}', label), file)
    await expect(this.fileField(label)).toHaveValue(/^media\//)
  }

  /** The list of the course's files for a field. */
  fileField(label: string): Locator {
    return this.page.getByRole('combobox', { name: label, exact: true })
  }

  /** By keys, the last question of two goes before the first. */
  async swapByKeys(first: QuestionType, second: QuestionType): Promise<void> {
    const { page } = this
    const name = `2. ${authoring.question_type[second]}`
    await page.getByRole('button', { name: authoringDrag.handle.replace('{{title}}', name) }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(authoringDrag.picked_up.replace('{{title}}', name))).toBeAttached()
    const over = authoringDrag.over
      .replace('{{title}}', name)
      .replace('{{target}}', `1. ${authoring.question_type[first]}`)
    // It may be pressed before the rows are measured; where it stands already, another press changes nothing.
    await expect(async () => {
      await page.keyboard.press('ArrowUp')
      await expect(page.getByText(over)).toBeAttached({ timeout: 1000 })
    }).toPass()
    await page.keyboard.press('Space')
    const moved = page.getByRole('button', { name: `1. ${authoring.question_type[second]}` })
    await expect(moved.first()).toBeVisible()
  }

  /** From the page of a lesson, once all of it is saved. */
  async backToCourse(course: string): Promise<void> {
    await expect(this.page.getByText(authoring.save_saved, { exact: true })).toBeVisible()
    await this.page.getByRole('link', { name: course, exact: true }).click()
    await expect(this.page.getByRole('heading', { level: 1, name: course, exact: true })).toBeVisible()
  }

  /** On the course's page: nothing is missing, and all of it goes out. */
  async publish(course: string): Promise<void> {
    await this.press(authoring.more.replace('{{title}}', course))
    await this.page.getByRole('menuitem', { name: authoring.publish, exact: true }).click()
    const dialog = this.page.getByRole('dialog')
    await expect(dialog.getByText(authoring.ready)).toBeVisible()
    await dialog.getByRole('button', { name: authoring.publish, exact: true }).click()
    await expect(this.page.getByText(authoring.done.published).first()).toBeVisible()
  }
}
