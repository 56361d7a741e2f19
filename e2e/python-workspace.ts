import { codePython as pythonRu } from '../packages/web/src/code-texts/ru/code-python.ts'
import { code as ru } from '../packages/web/src/code-texts/ru/code.ts'
import { codePython as pythonUz } from '../packages/web/src/code-texts/uz/code-python.ts'
import { code as uz } from '../packages/web/src/code-texts/uz/code.ts'
import { expect, type Page } from './journey.ts'

const texts = { uz, ru } as const
const pythonTexts = { uz: pythonUz, ru: pythonRu } as const

/** The Python screen as one uses it: by what is written on it. */
export class PythonWorkspace {
  readonly page: Page
  readonly #code: (typeof texts)[keyof typeof texts]
  readonly #codePython: (typeof pythonTexts)[keyof typeof pythonTexts]

  constructor(page: Page, lang: keyof typeof texts = 'uz') {
    this.page = page
    this.#code = texts[lang]
    this.#codePython = pythonTexts[lang]
  }

  get #words() {
    return this.#code.python
  }

  async open(url: string): Promise<void> {
    await this.page.goto(`${url}/py`)
    await expect(this.page.locator('.cm-content')).toBeVisible()
    await this.isReady()
  }

  async isReady(): Promise<void> {
    await expect(this.page.locator('[data-state="ready"]')).toBeVisible({ timeout: 90_000 })
  }

  /** Until a second Python waits to take the place of one that hangs. */
  async nextIsReady(): Promise<void> {
    const frame = this.page.locator('iframe[src*="/code-frames/python"]').contentFrame()
    await expect(frame.locator('html[data-standby="ready"]')).toBeAttached({ timeout: 60_000 })
  }

  get output() {
    return this.page.getByRole('log', { name: this.#words.console })
  }

  get status() {
    return this.page.locator('.code-lab-console-head').getByRole('status')
  }

  get field() {
    return this.page.getByLabel(this.#words.input)
  }

  /** The shell's output, once it is opened. */
  get shell() {
    return this.page.getByRole('log', { name: this.#codePython.shell.title })
  }

  async openShell(): Promise<void> {
    await this.page.getByRole('button', { name: this.#codePython.shell.tab }).click()
    await expect(this.commandField).toBeVisible()
  }

  get commandField() {
    return this.page.getByLabel(this.#codePython.shell.field)
  }

  async command(text: string): Promise<void> {
    await this.commandField.fill(text)
    await this.commandField.press('Enter')
  }

  async write(program: string): Promise<void> {
    await this.page.locator('.cm-content').click()
    await this.page.keyboard.press('ControlOrMeta+A')
    await this.page.keyboard.insertText(program)
  }

  async addFile(name: string, text: string): Promise<void> {
    await this.page.getByRole('button', { name: this.#code.add, exact: true }).click()
    await this.page.getByLabel(this.#code.name).fill(name)
    await this.page.getByRole('button', { name: this.#code.save, exact: true }).click()
    await expect(this.page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    await this.write(text)
  }

  async run(program?: string): Promise<void> {
    if (program !== undefined) await this.write(program)
    await this.page.getByRole('button', { name: this.#words.run, exact: true }).click()
  }

  /** Runs a program to its end and gives what it printed. */
  async printed(program: string): Promise<string> {
    await this.run(program)
    await expect(this.status).toHaveText(this.#words.finished, { timeout: 60_000 })
    return (await this.output.innerText()).trim()
  }

  /** @returns how long it took until the next program can be run, in milliseconds. */
  async stop(): Promise<number> {
    return this.page.evaluate(
      async ({ stop, run }) => {
        const named = (name: string) =>
          [...document.querySelectorAll('button')].find((button) => button.textContent === name)
        const begun = performance.now()
        named(stop)?.click()
        while (!named(run)) await new Promise((resolve) => requestAnimationFrame(resolve))
        return performance.now() - begun
      },
      { stop: this.#words.stop, run: this.#words.run },
    )
  }
}
