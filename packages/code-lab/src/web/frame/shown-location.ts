import { goTo, type Follow } from './shown-navigation.ts'

/** Where a program believes its page to be. */
export interface Place {
  /** With its slash. */
  path: string
  search: string
  /** What a program's `history` reports instead of the browser's. */
  pushedHash: string | undefined
  hash: () => string
}

/** As a server on one's own device would have it. */
const ORIGIN = 'http://localhost'

export function placeOf(page: string, search: string): Place {
  const place: Place = {
    path: `/${encodeURI(page)}`,
    search,
    pushedHash: undefined,
    hash: () => place.pushedHash ?? window.location.hash,
  }
  return place
}

/** Leads to a place in the page, as a link does: programs are notified by `hashchange`. */
export function leadToHash(place: Place, hash: string): void {
  place.pushedHash = undefined
  if (hash !== window.location.hash) window.location.hash = hash
  goTo(hash.slice(1))
}

/**
 * Gives programs a `location` that reports which page of the project is shown and its query, and that navigates to
 * another one: the real one of a page of opaque origin does neither. @param toHash what leads to a place in the page.
 */
export function giveLocation(place: Place, follow: Follow, toHash: (hash: string) => void): void {
  const go = (address: unknown) => {
    const text = String(address)
    const own = text.startsWith(`${ORIGIN}/`) ? text.slice(ORIGIN.length) : text
    if (own.startsWith('#')) toHash(own)
    else follow(own)
  }
  const href = () => `${ORIGIN}${place.path}${place.search}${place.hash()}`
  const given = {
    get href() {
      return href()
    },
    set href(address) {
      go(address)
    },
    get search() {
      return place.search === '?' ? '' : place.search
    },
    set search(text) {
      go(text.startsWith('?') ? text : `?${text}`)
    },
    get hash() {
      const hash = place.hash()
      return hash === '#' ? '' : hash
    },
    set hash(text) {
      go(text.startsWith('#') ? text : `#${text}`)
    },
    get pathname() {
      return place.path
    },
    origin: ORIGIN,
    protocol: 'http:',
    host: 'localhost',
    hostname: 'localhost',
    port: '',
    assign: go,
    replace: go,
    reload: () => window.location.reload(),
    toString: href,
  }
  Object.defineProperty(window, '__qadamLocation', { get: () => given, set: go })
}
