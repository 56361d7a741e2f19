import type { JSHandle } from '@playwright/test'
import { expect, type Page } from './journey.ts'
import { Traffic } from './traffic.ts'

/** What Core Web Vitals call CLS: shifts without recent input. The bar is a fifth of what they allow. */
const MOST = 0.02

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

interface Shifts {
  total: number
  /** Each with what moved. */
  shifts: string[]
}

/** Measures how far a page's layout shifts from now on. @returns what asserts that it was next to nothing. */
export async function watchShifts(page: Page): Promise<() => Promise<void>> {
  const stored = await collect(page, false)
  return async () => {
    const { total, shifts } = await stored.jsonValue()
    expect(total, shifts.join('\n')).toBeLessThanOrEqual(MOST)
  }
}

/** Opens a page, and asserts that next to nothing of it shifted until it was at rest. */
export async function loadsWithoutShifts(page: Page, address: string): Promise<void> {
  const traffic = new Traffic(page)
  await page.goto(address)
  await traffic.end()
  // What comes after the first view comes three seconds after it.
  await page.waitForTimeout(4000)
  const stored = await collect(page, true)
  await page.waitForTimeout(200)
  const { total, shifts } = await stored.jsonValue()
  expect(total, `${address}\n${shifts.join('\n')}`).toBeLessThanOrEqual(MOST)
}

/** @param buffered also those since the page began. */
async function collect(page: Page, buffered: boolean): Promise<JSHandle<Shifts>> {
  return await page.evaluateHandle((buffered) => {
    const shifts: string[] = []
    const found = { total: 0, shifts }
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue
        found.total += entry.value
        const moved = entry.sources.map(({ node }) => node instanceof Element && node.outerHTML.slice(0, 120))
        shifts.push(`${entry.value.toFixed(4)}: ${moved.join(' | ')}`)
      }
    })
    observer.observe({ type: 'layout-shift', buffered })
    return found
  }, buffered)
}
