const typingPlaces =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [contenteditable="plaintext-only"]'

/** Clicks the element whose `data-key` equals the pressed key, wherever the focus is, but while typing. */
export function listenForKeyMarkers(page: Document): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const target = event.target instanceof Element ? event.target : page.body
    if (target.closest(typingPlaces)) return
    // The browser itself clicks a focused button or link; clicking a marked one too would act twice.
    if (
      (event.key === 'Enter' || event.key === ' ') &&
      target.closest('button, a[href], summary, [role="menuitem"]')
    )
      return
    const element = findMarked(page, event.key)
    if (!element) return
    event.preventDefault()
    element.click()
  }
  page.addEventListener('keydown', onKeyDown)
  return () => page.removeEventListener('keydown', onKeyDown)
}

/** Of the elements marked with a key, the one highest in the stacking order; of equals the later one. */
export function findMarked(page: Document, key: string): HTMLElement | undefined {
  let best: { element: HTMLElement; order: number[] } | undefined
  for (const element of page.querySelectorAll<HTMLElement>('[data-key]')) {
    if (element.dataset.key !== key || !canBeClicked(element)) continue
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
