import { code } from '../packages/web/src/code-texts/uz/code.ts'
import { expect, type Page } from './journey.ts'

const words = code.python

/** The Python screen as one uses it: by what is written on it. */
export class PythonDesk {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(url: string): Promise<void> {
    await this.page.goto(`${url}/py`)
    await expect(this.page.locator('.cm-content')).toBeVisible()
    await this.isReady()
  }

  async isReady(): Promise<void> {
    await expect(this.page.locator('[data-state="ready"]')).toBeVisible({ timeout: 90_000 })
  }

  get output() {
    return this.page.getByRole('log', { name: words.console })
  }

  get status() {
    return this.page.locator('.code-lab-console-head').getByRole('status')
  }

  get field() {
    return this.page.getByLabel(words.input)
  }

  async write(program: string): Promise<void> {
    await this.page.locator('.cm-content').click()
    await this.page.keyboard.press('ControlOrMeta+A')
    await this.page.keyboard.insertText(program)
  }

  async addFile(name: string, text: string): Promise<void> {
    await this.page.getByRole('button', { name: code.add, exact: true }).click()
    await this.page.getByLabel(code.name).fill(name)
    await this.page.getByRole('button', { name: code.save, exact: true }).click()
    await expect(this.page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    await this.write(text)
  }

  async run(program?: string): Promise<void> {
    if (program !== undefined) await this.write(program)
    await this.page.getByRole('button', { name: words.run, exact: true }).click()
  }

  /** Runs a program to its end and gives what it printed. */
  async printed(program: string): Promise<string> {
    await this.run(program)
    await expect(this.status).toHaveText(words.finished, { timeout: 60_000 })
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
      { stop: words.stop, run: words.run },
    )
  }
}
