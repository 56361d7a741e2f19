import { isSilentKey } from '@qadam/ui/single-keys'

const typingPlaces =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [contenteditable="plaintext-only"]'

/** A closing dialog still fades out and counts no more. */
const openDialogs =
  ':is([role="dialog"], [role="alertdialog"], dialog[open]):not([data-closed], [data-ending-style], [hidden])'

/** Clicks the element whose `data-key` equals the pressed key, wherever the focus is, but while typing. */
export function listenForKeyMarkers(page: Document): () => void {
  let dialog: Element | undefined
  // A dialog that closes itself on Escape must be seen before it does, or the same press goes on to the page below.
  const beforeKeyDown = () => {
    dialog = topDialog(page)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return
    if (event.ctrlKey || event.metaKey || event.altKey || isSilentKey(event)) return
    const target = event.target instanceof Element ? event.target : page.body
    if (target.closest(typingPlaces)) return
    // The browser itself clicks a focused button or link; clicking a marked one too would act twice.
    if (
      (event.key === 'Enter' || event.key === ' ') &&
      target.closest('button, a[href], summary, [role="menuitem"]')
    )
      return
    const element = findMarked(page, event.key, dialog)
    if (!element) return
    event.preventDefault()
    element.click()
  }
  page.addEventListener('keydown', beforeKeyDown, { capture: true })
  page.addEventListener('keydown', onKeyDown)
  return () => {
    page.removeEventListener('keydown', beforeKeyDown, { capture: true })
    page.removeEventListener('keydown', onKeyDown)
  }
}

/**
 * Of the elements marked with a key, the one highest in the stacking order; of equals the later one. An open dialog
 * takes the whole page: only what is inside of it can be reached.
 */
export function findMarked(page: Document, key: string, dialog = topDialog(page)): HTMLElement | undefined {
  let best: { element: HTMLElement; order: number[] } | undefined
  for (const element of (dialog ?? page).querySelectorAll<HTMLElement>('[data-key]')) {
    if (element.dataset.key !== key || !canBeClicked(element)) continue
    const order = stackingOrder(element)
    if (!best || compareOrders(order, best.order) >= 0) best = { element, order }
  }
  return best?.element
}

/** The open dialog above all others, by stacking order and then by place. */
function topDialog(page: Document): Element | undefined {
  let best: { element: Element; order: number[] } | undefined
  for (const element of page.querySelectorAll(openDialogs)) {
    const order = stackingOrder(element)
    if (!best || compareOrders(order, best.order) >= 0) best = { element, order }
  }
  return best?.element
}

function canBeClicked(element: HTMLElement): boolean {
  if (element.matches(':disabled, [aria-disabled="true"]') || element.closest('[inert], [hidden]'))
    return false
  return !element.checkVisibility || element.checkVisibility({ visibilityProperty: true })
}

/** The z-indexes from the page down to the element. */
function stackingOrder(element: Element): number[] {
  const order: number[] = []
  for (let each: Element | null = element; each; each = each.parentElement) {
    const zIndex = Number.parseInt(getComputedStyle(each).zIndex, 10)
    if (!Number.isNaN(zIndex)) order.unshift(zIndex)
  }
  return order
}

function compareOrders(left: number[], right: number[]): number {
  for (let level = 0; level < Math.max(left.length, right.length); level++) {
    const difference = (left[level] ?? 0) - (right[level] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
