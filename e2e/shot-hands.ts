import type { Page } from './journey.ts'

/** Writes a program in the place of the one that is there. */
export async function write(page: Page, program: string): Promise<void> {
  await page.locator('.cm-content').click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(program)
}

/** Until what opened has come to rest. */
export const settle = (page: Page) => page.waitForTimeout(600)

/** Opens one of the tools around a project. */
export const tool = (page: Page, name: string) => page.locator(`[data-tool=${name}] > button`).click()
