/** How much of the screen's edges is taken. */
export interface Clear {
  head_px: number
  foot_px: number
}

const heads = 'header.sticky, aside[data-reminder]'
const feet = 'nav.sticky, [data-lesson-action]'

/** What toasts keep clear of: the bars, the reminder of a payment, a lesson's action, and the banner that moves them. */
export function clearOf(page: Document): Clear {
  const { style, dataset } = page.documentElement
  // Bars slide down for the banner: measured on their way they would stand too high.
  const banner_px = dataset['banner'] === 'shown' ? parseFloat(style.getPropertyValue('--banner')) || 0 : 0
  const height_px = window.innerHeight
  const bottoms = boxesOf(page, heads).map(({ top, height }) => top + height)
  const tops = boxesOf(page, feet).map(({ top }) => height_px - top)
  return { head_px: banner_px + Math.max(0, ...bottoms), foot_px: Math.max(0, ...tops) }
}

/** Where they stand in the layout, without what moves them. */
function boxesOf(page: Document, selector: string): { top: number; height: number }[] {
  return [...page.querySelectorAll<HTMLElement>(selector)]
    .filter((each) => each.checkVisibility())
    .map((each) => {
      const { top, height } = each.getBoundingClientRect()
      return { top: top - movedBy(each), height }
    })
}

function movedBy(element: HTMLElement): number {
  const moved = element.closest('.below-banner')
  return moved ? parseFloat(getComputedStyle(moved).translate.split(' ')[1] ?? '') || 0 : 0
}
