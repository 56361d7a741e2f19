/** Where something stood that is gone. */
interface Place {
  parent: Element
  /** What stood before it. */
  before: Element | null
  /** The way from what was removed down to what had the focus: its counterpart in another row is found by it. */
  path: readonly Step[]
  /** What was removed, which other rows are like. */
  like?: Element
  tag: string
  /** The rows went as a whole, so that none is next. */
  isList: boolean
}

/** Which of its kind a child is: what only stands there while a menu is open is not counted. */
interface Step {
  tag: string
  index: number
}

interface Spot {
  element: HTMLElement
  /** The address of its screen: another one is begun at its heading. */
  screen: string
  place?: Place
  /** The browser took the focus from it, not its user. */
  isLost?: boolean
}

export interface FocusKeeper {
  /** Another screen is there: it begins at its heading, unless something of its own has the focus. */
  beginScreen(): void
  end(): void
}

const rows = 'li, tr, [role="row"], [role="listitem"], [role="option"]'
const lists = 'ul, ol, table, tbody, [role="list"], [role="rowgroup"], [role="table"], [role="listbox"]'
const layers = 'main, [role="dialog"], [role="alertdialog"]'
const focusable =
  'a[href], button, input, select, textarea, summary, [contenteditable="true"], [tabindex]:not([tabindex="-1"])'
/** Spots that are remembered: a row, its menu, a dialog from it and a dialog on that. */
const REMEMBERED = 12
/** So long a request is waited for, about as long as the apps do. */
const WORKING_MS = 15_000

/**
 * Keeps the focus where the work is when what has it goes away: a row, a button, a dialog whose opener is gone. It goes
 * to the next row, else to the one before, else to the heading; a browser would leave it on nothing, and whoever works
 * by keyboard would begin again at the top of the page.
 */
export function keepFocus(page: Document): FocusKeeper {
  let trail: Spot[] = []
  let isPointed = false
  let isMoved = false
  let isEarly = false
  let isWaitedFor = false
  let waiting: ReturnType<typeof setTimeout> | undefined
  let frame = 0

  const last = () => trail.at(-1)
  const isNowhere = () => page.activeElement === null || page.activeElement === page.body

  const give = (element: HTMLElement) => {
    // Whoever points would have a keyboard slide in over the page.
    const target = isPointed && isTyped(element) ? (headingOf(element) ?? element) : element
    if (!target.matches(focusable)) target.tabIndex = -1
    target.focus({ preventScroll: isPointed })
    isMoved = true
    isEarly = target.matches('main')
  }
  const check = () => {
    const spot = last()
    if (!spot) return
    if (!isNowhere()) {
      spot.isLost = false
      return
    }
    if (canFocus(spot.element) && !spot.isLost) {
      // Its user left it. What stands over the page is closed yet, and leads back to what was before.
      if (!spot.element.closest('[data-base-ui-portal]')) trail = []
      return
    }
    const isOther = spot.screen !== page.location.pathname
    for (const { element, place } of isOther ? [] : trail.toReversed()) {
      if (element.isConnected && element.matches(':disabled') && !isWaitedFor) return waitFor()
      const target = element.isConnected
        ? (canFocus(element) && element) || nextTo(placeOf(element))
        : place && (drawnAnew(element) ?? nextTo(place))
      if (target) return give(target)
    }
    goToScreen()
  }
  const goToScreen = () => {
    const main = page.querySelector<HTMLElement>('main')
    if (main) give(headingIn(main) ?? main)
  }
  /** A screen that is still being read has its heading later. */
  const goToHeading = () => {
    const main = page.activeElement
    const heading = main?.matches('main') && headingIn(main)
    if (heading) give(heading)
  }
  /** What is disabled while it works has the focus again afterwards; what stays disabled is left. */
  const waitFor = () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      isWaitedFor = true
      check()
    }, WORKING_MS)
  }
  const checkSoon = () => {
    cancelAnimationFrame(frame)
    // Two frames: a dialog gives the focus back, or takes it, in the first.
    frame = requestAnimationFrame(() => (frame = requestAnimationFrame(check)))
  }

  const remove = (removed: Element, record: MutationRecord) => {
    const parent = record.target
    if (!(parent instanceof Element)) return
    const before = elementBefore(record.previousSibling)
    for (const spot of trail) {
      const { place, element } = spot
      const isInside = removed.contains(element)
      if (place && place.before === removed) place.before = before
      else if (place && !place.parent.isConnected && removed.contains(place.parent))
        spot.place = { ...place, parent, before, path: [], isList: place.isList || hasRows(removed) }
      else if (!place && isInside && !element.isConnected)
        spot.place = {
          parent,
          before,
          path: pathTo(element, removed),
          like: removed,
          tag: element.tagName,
          isList: isListOf(element, removed),
        }
      // Also what was only put elsewhere loses the focus.
      if (isInside && spot === last()) spot.isLost = true
    }
  }
  const watch = (records: MutationRecord[]) => {
    if (trail.length === 0) return
    for (const record of records) {
      if (record.type === 'attributes') {
        const spot = last()
        if (spot && record.target.contains(spot.element)) spot.isLost ||= !canFocus(spot.element)
        continue
      }
      for (const node of record.removedNodes) if (node instanceof Element) remove(node, record)
    }
    const spot = last()
    if (spot?.isLost || !spot?.element.isConnected) checkSoon()
    else if (isEarly) goToHeading()
  }

  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    isEarly &&= target.matches('main')
    isWaitedFor = false
    clearTimeout(waiting)
    trail = [
      ...trail.filter(({ element }) => element !== target).slice(1 - REMEMBERED),
      { element: target, screen: page.location.pathname },
    ]
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget === null) checkSoon()
  }
  const onPointer = () => {
    isPointed = true
    if (isNowhere()) trail = []
  }
  const onKey = (event: KeyboardEvent) => {
    isPointed = false
    // A key that is held would press on through row after row.
    if (isMoved && event.repeat) event.preventDefault()
    else isMoved = false
  }

  const observer = new MutationObserver(watch)
  observer.observe(page.documentElement, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  })
  page.addEventListener('focusin', onFocus)
  page.addEventListener('focusout', onBlur)
  page.addEventListener('pointerdown', onPointer, true)
  page.addEventListener('keydown', onKey, true)
  return {
    beginScreen: () => {
      const isOwn = page.activeElement?.closest(`${layers}, [data-base-ui-portal]`)
      if (!isOwn || isEarly) goToScreen()
    },
    end: () => {
      cancelAnimationFrame(frame)
      clearTimeout(waiting)
      observer.disconnect()
      page.removeEventListener('focusin', onFocus)
      page.removeEventListener('focusout', onBlur)
      page.removeEventListener('pointerdown', onPointer, true)
      page.removeEventListener('keydown', onKey, true)
    },
  }
}

function canFocus(element: HTMLElement): boolean {
  return (
    element.isConnected &&
    !element.matches(':disabled') &&
    element.closest('[hidden], [inert]') === null &&
    element.checkVisibility()
  )
}

function isTyped(element: HTMLElement): boolean {
  return element.matches(
    'textarea, select, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])',
  )
}

/** As if it were gone. */
function placeOf({ parentElement, previousElementSibling, ownerDocument, tagName }: Element): Place {
  const parent = parentElement ?? ownerDocument.body
  return { parent, before: previousElementSibling, path: [], tag: tagName, isList: false }
}

/** Whether all rows went, that of the element among them. */
function isListOf(element: Element, removed: Element): boolean {
  const row = element.closest(rows)
  return row !== null && row !== removed && removed.contains(row)
}

function hasRows(element: Element): boolean {
  return element.matches(lists) || element.querySelector(rows) !== null
}

function elementBefore(node: Node | null): Element | null {
  return node === null || node instanceof Element ? node : elementBefore(node.previousSibling)
}

function ofKind(parent: Element, tag: string): Element[] {
  return [...parent.children].filter((child) => child.tagName === tag)
}

function pathTo(element: Element, from: Element): Step[] {
  const { parentElement, tagName: tag } = element
  if (element === from || !parentElement) return []
  return [...pathTo(parentElement, from), { tag, index: ofKind(parentElement, tag).indexOf(element) }]
}

/** What went from one list to another is there once more, under its own name. */
function drawnAnew(gone: HTMLElement): HTMLElement | undefined {
  const name = gone.getAttribute('aria-label')
  const [same, other] =
    name === null
      ? []
      : gone.ownerDocument.querySelectorAll<HTMLElement>(`${gone.tagName}[aria-label="${CSS.escape(name)}"]`)
  if (!same || other) return undefined
  const row = same.closest(rows)
  return canFocus(same) ? same : row ? firstIn([row]) : undefined
}

function nextTo({ parent, before, path, like, tag, isList }: Place): HTMLElement | undefined {
  // What stood over the page leaves nothing there; and one toast is not followed by another.
  if (!parent.isConnected || parent.matches('body, [data-base-ui-portal]')) return undefined
  if (parent.closest('[data-sonner-toaster]')) return undefined
  let way: readonly Step[] | undefined = path
  let after = before
  if (isList) return headingOf(parent)
  for (let at = parent; !at.matches(layers);) {
    const all = [...at.children]
    const place = after ? all.indexOf(after) + 1 : 0
    const [next, previous] = [all.slice(place), all.slice(0, place).toReversed()]
    const target =
      way && like ? (sameIn(next, like, way, tag) ?? sameIn(previous, like, way, tag)) : undefined
    if (target) return target
    const near = firstIn(next) ?? firstIn(previous)
    if (near) return near
    if (at.matches(lists) || !at.closest(rows) || !at.parentElement) break
    way = undefined
    after = at
    at = at.parentElement
  }
  return headingOf(parent)
}

/** The same in another row. */
function sameIn(
  among: readonly Element[],
  like: Element,
  way: readonly Step[],
  tag: string,
): HTMLElement | undefined {
  for (const one of among) {
    const isRow = one.tagName === like.tagName && (like.matches(rows) || one.className === like.className)
    const same = isRow
      ? way.reduce<Element | undefined>((at, step) => at && ofKind(at, step.tag)[step.index], one)
      : undefined
    if (same instanceof HTMLElement && same.tagName === tag && same.matches(focusable) && canFocus(same))
      return same
  }
  return undefined
}

/** The first of them that can have the focus. */
function firstIn(among: readonly Element[]): HTMLElement | undefined {
  for (const one of among) {
    const found = [one, ...one.querySelectorAll<HTMLElement>(focusable)].find(
      (each): each is HTMLElement =>
        each instanceof HTMLElement && each.matches(focusable) && each.tabIndex >= 0 && canFocus(each),
    )
    if (found) return found
  }
  return undefined
}

/** The heading over a place of a screen or of a dialog. */
function headingOf(place: Element): HTMLElement | undefined {
  for (let at: Element | null = place; at; at = at.parentElement) {
    const isLayer = at.matches(layers)
    if (!isLayer && at.querySelector('main')) return undefined
    const heading = headingIn(at, place)
    if (heading) return heading
    if (isLayer && at instanceof HTMLElement) return at
  }
  return undefined
}

function headingIn(within: Element, over?: Element): HTMLElement | undefined {
  const all = [...within.querySelectorAll<HTMLElement>('h1, h2, h3, h4')].filter(canFocus)
  const before = over
    ? all.findLast(
        (heading) =>
          heading.compareDocumentPosition(over) & Node.DOCUMENT_POSITION_FOLLOWING && !over.contains(heading),
      )
    : undefined
  return before ?? all[0]
}
