import { AxeBuilder } from '@axe-core/playwright'
import type { Frame } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from './journey.ts'
import { Traffic } from './traffic.ts'

/** What the screens hold to. */
export const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>

const ofBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))
const axeSource = readFileSync(ofBuilder.resolve('axe-core/axe.min.js'), 'utf8')

/** Once a document, since it takes longer than what it is for; the builder gives it a second each time, and no more. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axeSource)
}

/**
 * Waits until nothing moves, not longer than three seconds: half faded text has half the contrast. What opens is drawn
 * once as it begins (`data-starting-style`), transparent and without an animation yet, so two frames come before each
 * look.
 */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const end = performance.now() + 3000
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState !== 'finished' && Number.isFinite(effect?.getComputedTiming().endTime),
        )
    const isOpening = () => document.querySelector('[data-starting-style], [data-ending-style]') !== null
    do {
      await frame()
      await frame()
      const late = new Promise((over) => setTimeout(over, Math.max(0, end - performance.now())))
      await Promise.race([late, Promise.allSettled(moving().map(({ finished }) => finished))])
    } while ((isOpening() || moving().length > 0) && performance.now() < end)
  })
}

/**
 * What axe finds on a page that has come to rest, each fault with the element.
 * @param choose the part of the page, and the rules; all of both where it is left out
 */
export async function axeFaults(page: Page, choose = (axe: AxeBuilder) => axe): Promise<string[]> {
  await standStill(page)
  const { violations } = await choose(new AxeBuilder({ page })).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}

/** Looks for what axe finds on the screens of a page, each once it has come to rest. */
export class AxeScan {
  readonly faults: string[] = []
  readonly #page: Page
  readonly #traffic: Traffic

  constructor(page: Page) {
    this.#page = page
    this.#traffic = new Traffic(page)
  }

  /** Until what the screen shows has come, and stands still. */
  async settle(): Promise<void> {
    const page = this.#page
    const content = page.getByRole('main').getByRole('heading').or(page.getByRole('main').getByRole('img'))
    await expect(content.first()).toBeVisible({ timeout: 20_000 })
    await this.#traffic.callsEnd()
    // A collapsed part fetches nothing before it is opened.
    const waiting = page
      .locator('[aria-busy=true], .animate-skeleton, .animate-draw')
      .filter({ visible: true })
    await expect(waiting).toHaveCount(0)
    await standStill(page)
  }

  /** Everything axe knows, on the whole screen: what lies under a bar can be scrolled from under it. */
  async scan(where: string): Promise<void> {
    await this.#wholeHeight(async () => {
      this.#keep(where, await this.#look((axe) => axe.withTags(standards)))
    })
  }

  /** A screen that was scanned whole in another width: all but the colours, which are the same and take the longest. */
  async scanLayout(where: string): Promise<void> {
    await this.#wholeHeight(async () => {
      this.#keep(where, await this.#look((axe) => axe.withTags(standards).disableRules(['color-contrast'])))
    })
  }

  /** Colours alone, in the dark: the rest is the same in the light. */
  async scanInTheDark(where: string): Promise<void> {
    const page = this.#page
    await page.emulateMedia({ colorScheme: 'dark' })
    await this.settle()
    await this.#wholeHeight(async () => {
      this.#keep(`${where}, dark`, await this.#look((axe) => axe.withRules(['color-contrast'])))
    })
    await page.emulateMedia({ colorScheme: 'light' })
  }

  /**
   * In the page itself, without a page of its own to sum up in: the frames hold only what students wrote. What passes is
   * not described.
   */
  async #look(choose: (axe: AxeBuilder) => AxeBuilder): Promise<AxeResults> {
    const page = this.#page
    await bringAxe(page.mainFrame())
    // A frame may be gone by now, as the page that a student is writing.
    for (const frame of page.frames().slice(1)) await bringAxe(frame).catch(() => undefined)
    const axe = new AxeBuilder({ page, axeSource: 'void axe' })
    return await choose(axe.options({ resultTypes: ['violations'] }).setLegacyMode()).analyze()
  }

  async #wholeHeight(look: () => Promise<void>): Promise<void> {
    const page = this.#page
    const size = page.viewportSize()
    if (!size) throw new Error('the page has no size')
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    if (height > size.height) await page.setViewportSize({ width: size.width, height })
    await look()
    if (height > size.height) await page.setViewportSize(size)
  }

  #keep(where: string, { violations }: AxeResults): void {
    for (const { id, nodes } of violations)
      for (const node of nodes) this.faults.push(`${where}: ${id}: ${node.html.slice(0, 200)}`)
  }
}
