import type { Entry, EntryLevel, Shown } from './protocol.ts'
import { stoppedLoops } from './shown-guards.ts'
import type { FilePlaces } from './shown-places.ts'
import { showValue } from './shown-values.ts'

/** The most entries between two reads of the parent page; of more, the last are sent. */
const MOST_ENTRIES = 4000
/** Where a line was written is looked up for so many at a time: it costs. */
const MOST_PLACES = 1000
const FLUSH_ms = 30

/** All console entries of the page, batched and sent in pieces. */
export class EntryQueue {
  readonly #send: (entries: string) => void
  readonly #places: FilePlaces
  #entries: Entry[] = []
  #skipped = 0
  #looked = 0
  #isWaiting = false
  depth = 0
  /** React's owner stack, while it renders. */
  ownerStack: () => string | undefined = () => undefined

  constructor(places: FilePlaces, send: (entries: string) => void) {
    this.#places = places
    this.#send = send
  }

  add(entry: Entry): void {
    if (this.#entries.length >= MOST_ENTRIES) {
      this.#skipped += MOST_ENTRIES / 2
      this.#entries = this.#entries.slice(MOST_ENTRIES / 2)
    }
    this.#entries.push(this.depth > 0 ? { ...entry, depth: this.depth } : entry)
    if (this.#isWaiting) return
    this.#isWaiting = true
    setTimeoutAsItWas(() => this.flush(), FLUSH_ms)
  }

  /** An entry with the place in the student's files that called. */
  addCalled(entry: Entry): void {
    this.#looked += 1
    const place =
      this.#looked > MOST_PLACES
        ? undefined
        : (this.#places.first(new Error().stack) ?? this.#places.first(this.ownerStack()))
    this.add({ ...entry, ...place })
  }

  show(value: unknown): Shown {
    return showValue(value, this.#places.tidy)
  }

  flush(): void {
    this.#isWaiting = false
    this.#looked = 0
    if (this.#entries.length === 0) return
    const skipped: Entry[] =
      this.#skipped > 0
        ? [{ kind: 'skipped', level: 'info', values: [{ is: 'plain', text: String(this.#skipped) }] }]
        : []
    const entries = [...skipped, ...this.#entries]
    this.#entries = []
    this.#skipped = 0
    this.#send(JSON.stringify(entries))
  }
}

// The student's program may put its own in the place of the browser's.
const setTimeoutAsItWas = window.setTimeout.bind(window)

/** Replaces the console with one that reports to the parent page. */
export function replaceConsole(queue: EntryQueue): void {
  const counts = new Map<string, number>()
  const timers = new Map<string, number>()
  const say = (level: EntryLevel, given: readonly unknown[], kind: Entry['kind'] = 'values') => {
    if (!isReactsAdvice(given)) queue.addCalled({ kind, level, values: formatted(given, queue) })
  }
  const sayText = (level: EntryLevel, text: string) =>
    queue.addCalled({ kind: 'values', level, values: [{ is: 'text', text }] })
  const timeOf = (label: string) => {
    const begun = timers.get(label)
    return begun === undefined ? undefined : `${label}: ${(performance.now() - begun).toFixed(1)} ms`
  }
  const methods: Partial<Console> = {
    log: (...given: unknown[]) => say('log', given),
    info: (...given: unknown[]) => say('info', given),
    debug: (...given: unknown[]) => say('debug', given),
    warn: (...given: unknown[]) => say('warn', given),
    error: (...given: unknown[]) => say('error', given),
    dir: (value: unknown) => say('log', [value]),
    dirxml: (...given: unknown[]) => say('log', given),
    table: (value: unknown) =>
      say('log', [value], typeof value === 'object' && value !== null ? 'table' : 'values'),
    trace: (...given: unknown[]) => say('log', given),
    assert: (condition?: boolean, ...given: unknown[]) => {
      if (!condition) say('error', ['Assertion failed', ...given])
    },
    count: (label = 'default') => {
      const count = (counts.get(label) ?? 0) + 1
      counts.set(label, count)
      sayText('log', `${label}: ${count}`)
    },
    countReset: (label = 'default') => void counts.delete(label),
    time: (label = 'default') => void timers.set(label, performance.now()),
    timeLog: (label = 'default', ...given: unknown[]) => say('log', [timeOf(label) ?? label, ...given]),
    timeEnd: (label = 'default') => {
      sayText('log', timeOf(label) ?? label)
      timers.delete(label)
    },
    group: (...given: unknown[]) => {
      say('log', given)
      queue.depth += 1
    },
    groupCollapsed: (...given: unknown[]) => {
      say('log', given)
      queue.depth += 1
    },
    groupEnd: () => {
      queue.depth = Math.max(0, queue.depth - 1)
    },
    clear: () => {
      queue.depth = 0
      queue.add({ kind: 'clear', level: 'info', values: [] })
    },
  }
  Object.assign(console, methods)
}

/** What React adds to an uncaught error: nothing beyond the error, which is reported itself. */
const isReactsAdvice = (given: readonly unknown[]): boolean =>
  given.some((value) => typeof value === 'string' && value.startsWith('Consider adding an error boundary'))

/** Fills in `%s` and its kin, as a console does. */
function formatted(given: readonly unknown[], queue: EntryQueue): Shown[] {
  const [first, ...rest] = given
  if (typeof first !== 'string' || !first.includes('%') || rest.length === 0)
    return given.map((value) => queue.show(value))
  const text = first.replace(/%(?:([sdifoOc])|%)/g, (all, kind: string | undefined) => {
    if (kind === undefined) return '%'
    if (rest.length === 0) return all
    const value = rest.shift()
    if (kind === 'c') return ''
    if (kind === 'd' || kind === 'i') return String(Math.trunc(Number(value)))
    if (kind === 'f') return String(Number(value))
    return kind === 's' ? String(value) : plainText(queue.show(value))
  })
  return [{ is: 'text', text }, ...rest.map((value) => queue.show(value))]
}

function plainText(shown: Shown): string {
  if ('items' in shown) return `${shown.name || (shown.is === 'array' ? 'Array' : 'Object')}(${shown.size})`
  return 'text' in shown ? shown.text : '…'
}

/** Each browser has its own wording for a stack overflow. */
export function thrownKind(error: unknown): 'thrown' | 'recursion' {
  const isDeep = error instanceof Error && /call stack size|too much recursion/i.test(error.message)
  return isDeep ? 'recursion' : 'thrown'
}

/** Reports uncaught errors. Rewriting a document removes its listeners, so this is called after that. */
export function reportErrors(queue: EntryQueue, places: FilePlaces): void {
  window.addEventListener('error', (event) => {
    if (!(event instanceof ErrorEvent) || !event.isTrusted) return
    const error: unknown = event.error
    if (error instanceof Error && stoppedLoops.has(error)) return
    const place =
      places.first(error instanceof Error ? error.stack : undefined) ??
      places.at(event.filename, event.lineno, event.colno) ??
      places.first(queue.ownerStack())
    const value: Shown =
      error === undefined || error === null
        ? { is: 'error', text: event.message, stack: '' }
        : queue.show(error)
    queue.add({ kind: thrownKind(error), level: 'error', values: [value], ...place })
  })
  window.addEventListener('unhandledrejection', (event) => {
    if (!event.isTrusted) return
    const reason: unknown = event.reason
    if (reason instanceof Error && stoppedLoops.has(reason)) return
    const place = places.first(reason instanceof Error ? reason.stack : undefined)
    queue.add({ kind: thrownKind(reason), level: 'error', values: [queue.show(reason)], ...place })
  })
  document.addEventListener(
    'securitypolicyviolation',
    ({ blockedURI, effectiveDirective, sourceFile, lineNumber, isTrusted }) => {
      if (!isTrusted || blockedURI === '' || blockedURI === 'inline' || blockedURI === 'eval') return
      const file = places.file(sourceFile)
      // A name without a site is read as one beside our own frame.
      const text: Shown = { is: 'text', text: blockedURI.replace(/^https?:\/\/[^/]+\/code-frames\//, '') }
      // A relative name is a missing file, which is reported as such.
      if (/^(?:img|media)-src/.test(effectiveDirective) && blockedURI.includes('/code-frames/')) return
      queue.add({ kind: 'blocked', level: 'warn', values: [text], ...(file && { file, line: lineNumber }) })
    },
  )
}
