import { limits } from '@qadam/contract'

/** On a slow connection; later a jump would only startle. */
const LONGEST_WAIT_MS = 10_000

export interface Place {
  pathname: string
  hash: string
}

/**
 * Scrolls as specification 2 requires: to the top on every change of the path, and smoothly to the element with the
 * hash's id 100 ms later. Returns what cancels a pending scroll.
 */
export function scrollFor(place: Place, before: Place | undefined, page: Window = window): () => void {
  if (place.pathname !== before?.pathname) page.scrollTo(0, 0)
  if (!place.hash) return () => undefined
  return glideTo(decodeHash(place.hash), page, () => true)
}

/** As to a hash, but for an element that the page chose by itself: only if it can't be seen where the page begins. */
export function glideToUnseen(id: string, page: Window = window): () => void {
  return glideTo(id, page, (element) => !isSeen(element, page.document))
}

function glideTo(id: string, page: Window, isWanted: (element: Element) => boolean): () => void {
  let stop: () => void
  const timer = setTimeout(() => {
    stop = whenPresent(page, id, (element) => {
      if (isWanted(element)) element.scrollIntoView({ behavior: 'smooth' })
    })
  }, limits.scrollToHash_ms)
  stop = () => clearTimeout(timer)
  return () => stop()
}

const ownScrolls = ['wheel', 'touchmove', 'keydown'] as const

/** Data may come later than 100 ms: the element is waited for, until the student scrolls by hand. */
function whenPresent(page: Window, id: string, found: (element: Element) => void): () => void {
  const { document } = page
  const observer = new MutationObserver(() => look())
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const event of ownScrolls) page.removeEventListener(event, stop)
  }
  const look = () => {
    const element = document.getElementById(id)
    if (!element) return
    stop()
    found(element)
  }
  const timer = setTimeout(stop, LONGEST_WAIT_MS)
  observer.observe(document.body, { childList: true, subtree: true })
  for (const event of ownScrolls) page.addEventListener(event, stop, { passive: true })
  look()
  return stop
}

/** From its first line to its last, under no bar. */
function isSeen(element: Element, document: Document): boolean {
  const { left, width, top, bottom } = element.getBoundingClientRect()
  return [top + 1, bottom - 1].every((y) => element.contains(document.elementFromPoint(left + width / 2, y)))
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
