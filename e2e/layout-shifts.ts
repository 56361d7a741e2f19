import { expect, type Page } from './journey.ts'

/** What Core Web Vitals call CLS: shifts without recent input. The bar is a fifth of what they allow. */
const MOST = 0.02

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null }[]
}

/** Measures how far a page's layout shifts from now on. @returns what asserts that it was next to nothing. */
export async function watchShifts(page: Page): Promise<() => Promise<void>> {
  const stored = await page.evaluateHandle(() => {
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
    observer.observe({ type: 'layout-shift' })
    return found
  })
  return async () => {
    const { total, shifts } = await stored.jsonValue()
    expect(total, shifts.join('\n')).toBeLessThanOrEqual(MOST)
  }
}
