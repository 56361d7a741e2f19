// Stands in the page itself (first-page.ts) and runs before anything else has come: theme and language do not flash,
// and what the first screen needs is on its way while the app is being loaded.
import type { EarlyCalls } from './platform/early-calls.ts'
import { drawEarlyCourse } from './platform/early-course.ts'
import { firstCallsAt } from './platform/first-calls.ts'
import { drawKeptSnapshot } from './platform/stored-snapshot.ts'

/** The files of the app, and of each screen and language beyond them, written by the build. */
function readParts(): Readonly<Record<string, readonly string[]>> {
  const text = document.getElementById('parts')?.textContent
  return text ? (JSON.parse(text) as Record<string, string[]>) : {} // as first-page.ts wrote it
}

interface StoredSession {
  token: string
  expires_at: number
  user: { id: number; status: string; payment_reminder: boolean }
}

function readSession(): (StoredSession & { home: Storage }) | undefined {
  for (const home of [sessionStorage, localStorage]) {
    const text = home.getItem('qadam.session')
    const stored: unknown = text === null ? null : JSON.parse(text)
    if (typeof stored !== 'object' || stored === null) continue
    const { token, expires_at, user } = stored as Partial<StoredSession> // as session-store.ts wrote it; checked below
    if (typeof token === 'string' && typeof expires_at === 'number' && expires_at > Date.now() && user)
      return { token, expires_at, user, home }
  }
  return undefined
}

function bring(file: string): void {
  const link = document.createElement('link')
  link.crossOrigin = 'anonymous'
  link.href = `/${file}`
  link.rel = file.endsWith('.js') ? 'modulepreload' : 'preload'
  if (link.rel === 'preload') link.as = 'style'
  document.head.append(link)
}

/**
 * The app does not come, and what is drawn can be touched nowhere: index.html has the words, once, behind what goes with
 * the app's first drawing (main.tsx).
 */
function tell(): void {
  const words = document.querySelector<HTMLTemplateElement>('#first-course+template')?.content
  if (words) document.getElementById('root')?.append(words)
}

/** Runs the app, whose files are on their way already. */
function begin(): void {
  for (const file of parts['app'] ?? []) {
    const script = document.createElement('script')
    script.type = 'module'
    script.crossOrigin = 'anonymous'
    script.src = `/${file}`
    script.addEventListener('error', tell)
    document.head.append(script)
  }
  setTimeout(tell, 20_000)
}

function ask(name: string, body: string, token: string, language: string): EarlyCalls['calls'][number] {
  const reply = fetch(`/api/student?action=${name}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Accept-Language': language,
      'X-Student-Auth': token,
    },
    body,
    signal: AbortSignal.timeout(15_000),
  })
  // The caller that takes it handles the failure.
  reply.catch(() => undefined)
  return { name, body, reply }
}

// The event fires once, before the app has loaded; see features/install.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  globalThis.qadamInstall = event
})

const parts = readParts()
for (const file of parts['app'] ?? []) bring(file)
let drawKept = () => false
let ahead = () => {}

// The page has all its parts then, and runs none of the app yet.
document.addEventListener(
  'readystatechange',
  () => {
    let isDrawn = false
    try {
      isDrawn = drawKept()
    } catch {
      // Not what this version wrote: the app shows the screen.
    }
    const start = () => {
      try {
        ahead()
      } catch {
        // The app asks by itself.
      }
      begin()
    }
    // Where the app is on the device, starting it would hold up the first sight by half of its time.
    if (isDrawn && !document.hidden) requestAnimationFrame(() => setTimeout(start))
    else start()
  },
  { once: true },
)

try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme
  const language = localStorage.getItem('language') === 'ru' ? 'ru' : 'uz'
  document.documentElement.lang = language
  const session = readSession()
  const { screen, calls } = firstCallsAt(
    session || location.pathname === '/py' ? location.pathname : '/login',
  )
  const wanted = [
    screen,
    language === 'ru' ? 'ru' : undefined,
    screen === 'lesson' ? `${language}-study` : undefined,
    screen === 'login' || screen === 'profile' ? `${language}-rest` : undefined,
  ]
  const askAhead = () => {
    for (const part of wanted) for (const file of parts[part ?? ''] ?? []) bring(file)
    if (!session) return
    const { token, user } = session
    const early: EarlyCalls = {
      token,
      language,
      calls: calls.map(([name, input]) => ask(name, JSON.stringify(input), token, language)),
    }
    globalThis.qadamEarlyCalls = early
    // A banner would stand above it.
    if (screen === 'course' && user.status === 'active' && !user.payment_reminder)
      void drawEarlyCourse(early, language)
  }
  if (session?.home.getItem('qadam.sights')) {
    // What is kept is seen first; the calls have the time that the app needs to start.
    drawKept = () => drawKeptSnapshot(session.home, session.user.id, language)
    ahead = askAhead
  } else askAhead()
} catch {
  // Storage is switched off, or what it holds is not ours: the app begins by itself.
}
