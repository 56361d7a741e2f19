import { codeWeb } from '../packages/web/src/code-texts/uz/code-web.ts'
import { code } from '../packages/web/src/code-texts/uz/code.ts'
import { expect, type FrameLocator, type Locator, type Page } from './journey.ts'

/** The web playground as one uses it: by what is written on it. */
export class WebWorkspace {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async open(url: string): Promise<void> {
    await this.page.addInitScript(() => {
      // Frames of an opaque origin, where this runs too, have no storage.
      if (origin !== 'null') localStorage.setItem('language', 'uz')
    })
    await this.page.goto(`${url}/code`)
    await expect(this.page.locator('.cm-content')).toBeVisible()
    await this.isShown()
  }

  async isShown(): Promise<void> {
    await expect(this.page.locator('.code-lab-web-preview[data-state="shown"]')).toBeVisible({
      timeout: 60_000,
    })
    await expect(this.shown.locator('body')).toBeAttached({ timeout: 60_000 })
  }

  /** The page that the project makes. While one takes the place of another it is the newer. */
  get shown(): FrameLocator {
    const pages = this.page.locator('.code-lab-screen iframe').contentFrame().locator('iframe:not([inert])')
    return pages.first().contentFrame()
  }

  get console(): Locator {
    return this.page.getByRole('log', { name: codeWeb.console })
  }

  get code(): Locator {
    return this.page.locator('.cm-content')
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name, exact: true })
  }

  async write(file: string, text: string): Promise<void> {
    await this.tab(file).click()
    await expect(this.tab(file)).toHaveAttribute('aria-selected', 'true')
    await this.code.click()
    await this.page.keyboard.press('ControlOrMeta+A')
    await this.page.keyboard.insertText(text)
  }

  async addFile(name: string, text: string): Promise<void> {
    await this.page.getByRole('button', { name: code.add, exact: true }).click()
    await this.page.getByLabel(code.name).fill(name)
    await this.page.getByRole('button', { name: code.save, exact: true }).click()
    await expect(this.tab(name)).toHaveAttribute('aria-selected', 'true')
    await this.write(name, text)
  }

  async evaluate(expression: string): Promise<void> {
    await this.page.getByLabel(codeWeb.evaluate).fill(expression)
    await this.page.getByLabel(codeWeb.evaluate).press('Enter')
  }

  async run(): Promise<void> {
    await this.page.getByRole('button', { name: codeWeb.run, exact: true }).click()
  }
}
