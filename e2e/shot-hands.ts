import { codeTools as ruTools } from '../apps/student/src/platform/i18n/ru/code-tools.ts'
import { codeTools as uzTools } from '../apps/student/src/platform/i18n/uz/code-tools.ts'
import { code as ruCode } from '../packages/web/src/code-texts/ru/code.ts'
import { codePython as ruPython } from '../packages/web/src/code-texts/ru/code-python.ts'
import { code as uzCode } from '../packages/web/src/code-texts/uz/code.ts'
import { codePython as uzPython } from '../packages/web/src/code-texts/uz/code-python.ts'
import type { Page } from './journey.ts'

/** Writes a program in the place of the one that is there. */
export async function write(page: Page, program: string): Promise<void> {
  await page.locator('.cm-content').click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(program)
}

/** Until what opened has come to rest. */
export const settle = (page: Page) => page.waitForTimeout(600)

/** Opens one of the tools around a project: on a phone they stand in a menu, by their names. */
export async function tool(page: Page, name: ToolName): Promise<void> {
  const more = page.locator('.code-lab-more')
  if (!(await more.isVisible())) return await page.locator(`[data-tool=${name}] > button`).click()
  const words = (await page.locator('html').getAttribute('lang')) === 'ru' ? ru : uz
  await more.click()
  await page.getByRole('menuitem', { name: words[name], exact: true }).click()
}

type ToolName = 'media' | 'share' | 'history' | 'tour' | 'search' | 'steps'

const nameTools = (
  words: typeof uzTools | typeof ruTools,
  search: string,
  steps: string,
): Readonly<Record<ToolName, string>> => ({
  media: words.media.open,
  share: words.share.open,
  history: words.history.open,
  tour: words.tour.open,
  search,
  steps,
})
const uz = nameTools(uzTools, uzCode.search, uzPython.steps.begin)
const ru = nameTools(ruTools, ruCode.search, ruPython.steps.begin)
