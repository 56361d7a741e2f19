import { goTo, type Follow } from './shown-navigation.ts'

interface Place {
  page: string
  search: string
}

/** As a server on one's own device would have it. */
const ORIGIN = 'http://localhost'

/**
 * Gives programs a `location` that says which page of the project is shown and what was asked of it, and that leads to
 * another one: the real one of a page without an origin does neither.
 */
export function giveLocation({ page, search }: Place, follow: Follow): void {
  const real = window.location
  const go = (address: unknown) => {
    const text = String(address)
    const own = text.startsWith(`${ORIGIN}/`) ? text.slice(ORIGIN.length) : text
    if (!own.startsWith('#')) return follow(own)
    real.hash = own
    goTo(own.slice(1))
  }
  const href = () => `${ORIGIN}/${encodeURI(page)}${search}${real.hash}`
  const given = {
    get href() {
      return href()
    },
    set href(address) {
      go(address)
    },
    get search() {
      return search === '?' ? '' : search
    },
    set search(text) {
      go(text.startsWith('?') ? text : `?${text}`)
    },
    get hash() {
      return real.hash
    },
    set hash(text) {
      go(text.startsWith('#') ? text : `#${text}`)
    },
    pathname: `/${encodeURI(page)}`,
    origin: ORIGIN,
    protocol: 'http:',
    host: 'localhost',
    hostname: 'localhost',
    port: '',
    assign: go,
    replace: go,
    reload: () => real.reload(),
    toString: href,
  }
  Object.defineProperty(window, '__qadamLocation', { get: () => given, set: go })
}
