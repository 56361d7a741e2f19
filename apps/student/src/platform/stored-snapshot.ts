/**
 * A screen as it stood when it was left, for the page to draw before the app has come: it is seen at once, and the app
 * takes its place with what is true now. It stands in the page itself (first-script.ts), so that the app imports its types alone.
 */
export interface KeptSnapshots {
  account: number
  /** Of the app whose styles it needs, by the list of its files. */
  version: string
  language: string
  /** Milliseconds since the epoch. */
  at: number
  /** By the path. */
  screens: Record<string, Drawn[]>
}

/** A text, or an element with its attributes and what is in it. */
export type Drawn = string | [tag: string, attributes: Record<string, string>, inside: Drawn[]]

const LONGEST_MS = 7 * 24 * 60 * 60_000

/** Draws the screen at this path, as nothing that could be touched; where it is of another account, app or language, nothing. @returns whether it drew. */
export function drawKeptSnapshot(home: Storage, account: unknown, language: string): boolean {
  const text = home.getItem('qadam.sights')
  const root = document.getElementById('root')
  if (text === null || !root || home.getItem('qadam.last_known') === null) return false
  const stored = JSON.parse(text) as KeptSnapshots // as keep-snapshot.ts of this very version wrote it
  if (
    stored.account !== account ||
    stored.version !== document.querySelector<HTMLMetaElement>('meta[name=app-files]')?.content ||
    stored.language !== language
  )
    return false
  const drawn = stored.screens[location.pathname]
  if (!drawn || stored.at < Date.now() - LONGEST_MS) return false
  // Until the app replaces it, it is inert and hidden from screen readers.
  draw(
    [['div', { 'data-kept': '', inert: '', 'aria-hidden': 'true', style: 'display: contents' }, drawn]],
    root,
  )
  return true
}

function draw(drawn: readonly Drawn[], parent: Element): void {
  for (const one of drawn) {
    if (typeof one === 'string') {
      parent.append(one)
      continue
    }
    const [tag, attributes, inside] = one
    const space = tag === 'svg' ? 'http://www.w3.org/2000/svg' : parent.namespaceURI
    const element = document.createElementNS(space, tag) as HTMLElement | SVGElement // of one of the two spaces
    for (const [name, value] of Object.entries(attributes))
      // The security policy takes styles from scripts alone.
      if (name === 'style') element.style.cssText = value
      else element.setAttribute(name, value)
    draw(inside, element)
    parent.append(element)
  }
}
