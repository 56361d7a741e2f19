import type { Drawn, KeptSnapshots } from './stored-snapshot.ts'
import { SNAPSHOTS_KEY } from './device-caches.ts'
import { pageVersion } from './page-version.ts'
import { homeOf, session } from './session.ts'

/** Home, courses, a course, a module: elsewhere what was true a while ago would mislead. */
const keptPaths = /^\/(?:courses|course\/\d+(?:\/module\/\d+)?)?$/

/** Of one screen, and of all: storage holds five million for everything, drafts included. */
const MOST_CHARACTERS = 80_000
const MOST_SCREENS = 4

/** Invisible, or not to be started twice. */
const LEFT_OUT = 'script, style, iframe, video, audio, canvas, object, embed, dialog, .sr-only'

/**
 * Caches the markup of the screen for the next visit, with the session; only of screens that are drawn before the app.
 */
export function keepSnapshot(): void {
  const held = session.get()
  const root = document.getElementById('root')
  const { pathname } = location
  const isOrdinary = document.documentElement.dataset['banner'] === 'none'
  if (!held || !root || root.querySelector('[data-kept]') || !isOrdinary || !keptPaths.test(pathname)) return
  // What still waits would be seen as an end of the waiting.
  if (root.querySelector('main h1') === null || root.querySelector('.animate-skeleton') !== null) return
  const drawn = drawingOf(root)
  if (JSON.stringify(drawn).length > MOST_CHARACTERS) return
  const home = homeOf(held)
  const about = { account: held.user.id, version: pageVersion(), language: document.documentElement.lang }
  const before = readSnapshots(home.read(SNAPSHOTS_KEY), about)
  const others = Object.entries(before).filter(([path]) => path !== pathname)
  const screens = Object.fromEntries([[pathname, drawn] as const, ...others].slice(0, MOST_SCREENS))
  home.write(SNAPSHOTS_KEY, JSON.stringify({ ...about, at: Date.now(), screens } satisfies KeptSnapshots))
}

function readSnapshots(
  text: string | null,
  about: Pick<KeptSnapshots, 'account' | 'version' | 'language'>,
): KeptSnapshots['screens'] {
  try {
    const stored = JSON.parse(text ?? 'null') as KeptSnapshots | null // as keepSnapshot wrote it
    const isOurs =
      stored?.account === about.account &&
      stored.version === about.version &&
      stored.language === about.language
    return isOurs ? stored.screens : {}
  } catch {
    return {}
  }
}

function drawingOf(parent: Element): Drawn[] {
  return [...parent.childNodes].flatMap((node): Drawn[] => {
    if (node instanceof Text) return node.data === '' ? [] : [node.data]
    if (!(node instanceof Element) || node.matches(LEFT_OUT)) return []
    const attributes = [...node.attributes].filter(({ name, value }) => isDrawn(name, value))
    const named = Object.fromEntries(attributes.map(({ name, value }) => [name, value]))
    return [[node.localName, named, drawingOf(node)]]
  })
}

/** No handlers, live regions, roles or focus: appearance only. */
function isDrawn(name: string, value: string): boolean {
  return !/^(?:on|aria-live|role$|data-key|tabindex|autofocus)/.test(name) && !value.startsWith('blob:')
}
