import { standStill } from './axe.ts'
import { codeTools as ruTools } from '../apps/student/src/platform/i18n/ru/code-tools.ts'
import { codeTools as uzTools } from '../apps/student/src/platform/i18n/uz/code-tools.ts'
import { code as ruCode } from '../packages/web/src/code-texts/ru/code.ts'
import { codePython as ruPython } from '../packages/web/src/code-texts/ru/code-python.ts'
import { code as uzCode } from '../packages/web/src/code-texts/uz/code.ts'
import { codePython as uzPython } from '../packages/web/src/code-texts/uz/code-python.ts'
import type { Page } from './journey.ts'

export interface Shot {
  name: string
  /** The account that sees it; none for a signed-out visitor. */
  phone?: string
  path: string
  /** Leads to what is pictured; `snap` takes a picture on the way. */
  prepare?: (page: Page, snap: Snap) => Promise<void>
  /** Begins where the one before it ended, if that has the same path: to start a Python takes seconds. */
  isFollowUp?: boolean
}

export type Snap = (name: string) => Promise<void>

/** Writes a program in the place of the one that is there. */
export async function write(page: Page, program: string): Promise<void> {
  const code = page.locator('.cm-content')
  // On a phone what a run gave lies over the code.
  if (!(await code.isVisible())) await page.locator('.code-lab-switch button').first().click()
  await code.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(program)
}

const WAITS = '[aria-busy=true], .animate-skeleton, .animate-draw'

/** Until what stands for something that comes has gone, but not for ever: for what never comes it stays. */
export async function loaded(page: Page): Promise<void> {
  const waiting = page.locator(WAITS).filter({ visible: true })
  await waiting
    .first()
    .waitFor({ state: 'detached', timeout: 10_000 })
    .catch(() => undefined)
}

/** Until what is shown has come and stands still: nothing was written for a quarter of a second, pictures are there. */
export async function settle(page: Page): Promise<void> {
  await stand(page)
  if ((await page.locator(WAITS).filter({ visible: true }).count()) === 0) return
  await loaded(page)
  await stand(page)
}

/** The same without a look at what it waits for. */
export async function stand(page: Page): Promise<void> {
  await page
    .evaluate(async () => {
      const late = Promise.withResolvers<undefined>()
      setTimeout(() => late.resolve(undefined), 2500)
      const still = Promise.withResolvers<undefined>()
      const rest = () => setTimeout(() => still.resolve(undefined), 250)
      let resting = rest()
      const observer = new MutationObserver(() => {
        clearTimeout(resting)
        resting = rest()
      })
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
      await Promise.race([late.promise, still.promise])
      observer.disconnect()
      const seen = [...document.images].filter((image) => image.checkVisibility() && image.loading !== 'lazy')
      const all = [document.fonts.ready, ...seen.map((image) => image.decode())]
      await Promise.race([late.promise, Promise.allSettled(all)])
    })
    // A page that is left meanwhile is looked at when it has come.
    .catch(() => page.waitForLoadState())
  await standStill(page)
}

/** Runs a program in the Python playground until it has ended, or for some seconds, as one that waits for keys. */
export async function runPython(page: Page, program: string): Promise<void> {
  const state = (name: string) => page.locator(`.code-lab-python[data-state="${name}"]`)
  await state('ready').waitFor({ timeout: 90_000 })
  await write(page, program)
  await page.keyboard.press('ControlOrMeta+Enter')
  const passed = () => undefined // it may have ended before it was looked at
  await state('running').waitFor({ timeout: 2000 }).catch(passed)
  await state('ready').waitFor({ timeout: 5000 }).catch(passed)
  await settle(page)
}

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
