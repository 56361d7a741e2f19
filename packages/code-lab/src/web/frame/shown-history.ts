import type { Place } from './shown-location.ts'

export interface HistoryPorts {
  place: Place
  /** How many pages of the project were shown before this one, and how many one has gone back from. */
  around: { before: number; after: number }
  /** Leads the page to a place in itself, or shows the hash there. */
  goToHash: (hash: string) => void
  /** Leaves this page, so many steps on or back. */
  travel: (steps: number) => void
}

interface Step {
  state: unknown
  path: string
  search: string
  hash: string
}

/** As a program may give it: at run time whatever can be made a text. */
type Address = string | URL | null | undefined

/** The most history entries that a program can push; browsers have such a bound, too. */
const MOST_STEPS = 200
const setTimeoutAsItWas = globalThis.setTimeout.bind(globalThis)
const parts = /^(?:http:\/\/localhost(?=\/))?(?<path>[^?#]*)(?<search>\?[^#]*)?(?<hash>#.*)?$/s

/**
 * Gives programs a `history` that knows the pages of the project and what they push: the real one of a page without an
 * origin does neither, and moves the whole tab. @returns what notes a step to a place in the page.
 */
export function giveHistory({ place, around, goToHash, travel }: HistoryPorts): (hash: string) => void {
  let steps: Step[] = [{ state: null, path: place.path, search: place.search, hash: place.hash() }]
  let at = 0
  let after = around.after

  const stepTo = (state: unknown, address: Address): Step => {
    // As a browser: what can't be copied is refused.
    const copy: unknown = structuredClone(state)
    if (address === undefined || address === null) return { ...current(), state: copy }
    const text = String(address)
    const found = parts.exec(text)?.groups ?? {}
    if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(found['path'] ?? ''))
      throw new DOMException(`A history state object with URL '${text}' cannot be created`, 'SecurityError')
    const path = found['path'] ?? ''
    const search = found['search'] ?? (path === '' && found['hash'] !== undefined ? place.search : '')
    return {
      state: copy,
      path: path === '' ? place.path : `/${path.replace(/^(?:\.{0,2}\/)+/, '')}`,
      search,
      hash: found['hash'] ?? '',
    }
  }
  const current = (): Step =>
    steps[at] ?? { state: null, path: place.path, search: place.search, hash: place.hash() }
  const put = (step: Step): void => {
    steps = [...steps.slice(0, at + 1), step].slice(-MOST_STEPS)
    at = steps.length - 1
    after = 0
    Object.assign(place, { path: step.path, search: step.search, pushedHash: step.hash })
  }
  const arrive = (): void => {
    const step = current()
    const hashBefore = place.hash()
    Object.assign(place, { path: step.path, search: step.search, pushedHash: step.hash })
    window.dispatchEvent(new PopStateEvent('popstate', { state: step.state }))
    if (step.hash !== hashBefore) goToHash(step.hash)
  }
  const go = (given: unknown): void => {
    const by = Math.trunc(Number(given ?? 0)) || 0
    // As in a browser, not before the program has come to its end.
    setTimeoutAsItWas(() => {
      if (by === 0) return travel(0)
      const target = at + by
      if (target < 0) return travel(target)
      if (target >= steps.length) return travel(target - steps.length + 1)
      at = target
      arrive()
    })
  }
  const given = {
    get length() {
      return around.before + steps.length + after
    },
    get state() {
      return current().state
    },
    scrollRestoration: 'auto',
    back: () => go(-1),
    forward: () => go(1),
    go,
    pushState: (state: unknown, _title?: unknown, address?: Address) => put(stepTo(state, address)),
    replaceState: (state: unknown, _title?: unknown, address?: Address) => {
      const step = stepTo(state, address)
      steps = steps.with(at, step)
      Object.assign(place, { path: step.path, search: step.search, pushedHash: step.hash })
    },
  }
  Object.defineProperty(window, 'history', { get: () => given, configurable: true })
  return (hash) => {
    if (hash !== current().hash) put({ ...current(), state: null, hash })
  }
}
