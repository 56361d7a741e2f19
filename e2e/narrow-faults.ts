import type { Page } from './journey.ts'

/**
 * What does not fit a page's width: where the page itself can be moved sideways, what reaches beyond the screen outside
 * of a part that scrolls by itself, words of headings, buttons and links that are cut, and tabs out of sight
 * where they are not the files of a project, of which there may be many.
 */
export async function narrowFaults(page: Page, { hasScrollingTabs = false } = {}): Promise<string[]> {
  return await page.evaluate((areTabsToScroll) => {
    const width = document.documentElement.clientWidth
    const faults: string[] = []
    if (document.documentElement.scrollWidth > width)
      faults.push(`the page is ${document.documentElement.scrollWidth} wide`)
    const nameOf = (element: Element) =>
      `${element.localName} "${(element.textContent ?? '').trim().slice(0, 50)}"`
    /** Whether a part around it scrolls sideways, or hides what it is drawn beyond. */
    const isHeld = (element: Element): boolean => {
      for (let around: Element | null = element; around; around = around.parentElement) {
        if (around.matches('.sr-only, [aria-hidden=true], [inert]')) return true
        const { overflowX, position } = getComputedStyle(around)
        if (around !== element && ['auto', 'scroll'].includes(overflowX)) return true
        if (position === 'fixed') return true
      }
      return false
    }
    /** What is drawn alone, as the filling of a bar, may stand beyond what hides it. */
    const says = (element: Element) =>
      element.matches('button, a, input, select, textarea, img') ||
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    for (const element of document.body.querySelectorAll('*')) {
      if (!says(element)) continue
      const { left, right, width: own, height } = element.getBoundingClientRect()
      if (own < 2 || height < 2 || isHeld(element)) continue
      if (getComputedStyle(element).visibility === 'hidden') continue
      if (right > width + 1 || left < -1) faults.push(`${nameOf(element)} reaches beyond the screen`)
    }
    const worded = 'h1, h2, h3, button, a, [role=tab], button *, a *, [role=tab] *'
    for (const element of document.body.querySelectorAll<HTMLElement>(worded)) {
      if (element.clientWidth < 2 || element.closest('.sr-only, [aria-hidden=true], svg')) continue
      const { overflowX, textOverflow } = getComputedStyle(element)
      const isCut = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
      // What an author or a student wrote may be as long as they like: it is shortened with a sign of it.
      if (isCut && textOverflow !== 'ellipsis') faults.push(`${nameOf(element)} is cut`)
    }
    for (const list of document.body.querySelectorAll('[role=tablist]'))
      if (!areTabsToScroll && list.scrollWidth > list.clientWidth + 1) faults.push(`${nameOf(list)} is cut`)
    return faults
  }, hasScrollingTabs)
}
