// The first script of each shown page: receives what to show, makes blob addresses of the project's files, and writes
// the page. Nothing of the student's has run before it.
import type { FromShown, ShowMessage, ToShown } from './protocol.ts'
import { Addresses, followNames, watchNames } from './shown-addresses.ts'
import { EntryQueue, replaceConsole, reportErrors, thrownKind } from './shown-console.ts'
import { replaceDialogs } from './shown-dialogs.ts'
import { makeLoopGuard, stoppedLoops } from './shown-guards.ts'
import { giveFiles, type PageFiles } from './shown-files.ts'
import { giveHistory } from './shown-history.ts'
import { giveLocation, leadToHash, placeOf } from './shown-location.ts'
import { goTo, keepInside, makeFollow, reportMissing } from './shown-navigation.ts'
import { FilePlaces } from './shown-places.ts'
import { followReact } from './shown-react.ts'
import { giveStorage } from './shown-storage.ts'

type Libraries = Readonly<Record<string, string | undefined>>
type Start = ShowMessage & { libraries: Libraries }

const around = window.parent

addEventListener(
  'message',
  function hear({ source, data, ports }: MessageEvent<Start | { type: 'warm'; registry: string }>) {
    if (source !== around) return
    if (data.type === 'warm') return warmUp(data.registry)
    const [port, frame] = ports
    if (!port || !frame) return
    removeEventListener('message', hear)
    show(data, port, frame)
  },
)
around.postMessage({ type: 'hello' }, '*')

function show({ built, media, options, libraries }: Start, port: MessagePort, frame: MessagePort): void {
  const send = port.postMessage.bind(port)
  const post = (message: FromShown) => send(message)
  const places = new FilePlaces()
  places.page = built.page
  places.handlerLines = built.handlerLines
  const queue = new EntryQueue(places, (entries) => post({ type: 'entries', entries }))
  const addresses = new Addresses(places, { scripts: built.scripts, styles: built.styles, media })

  const guard = makeLoopGuard(options.loopMessage, options.patience, (file, line, kind) => {
    queue.add({ kind, level: 'error', values: [], file, line })
    queue.flush()
  })
  const own = {
    __qadamLoop: guard,
    __qadamCalls: { n: 0 },
    __qadamReact: (need: (name: string) => unknown) => followReact(need, queue),
    __qadamStyle: (file: string) => {
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.href = addresses.style(file)
      document.head.append(link)
    },
  }
  for (const [name, value] of Object.entries(own)) Object.defineProperty(window, name, { value })

  replaceConsole(queue)
  replaceDialogs(options, queue, post)
  giveStorage(options.stored, (area, changes) => post({ type: 'stored', area, changes }))
  followNames(addresses)
  const files: PageFiles = { texts: built.files, media, page: built.page }
  giveFiles(files, queue)

  document.open()
  // Listeners of a document are gone once it is reopened.
  const follow = makeFollow({
    queue,
    page: built.page,
    navigate: (page, search, hash) => post({ type: 'navigate', page, search, hash }),
  })
  reportErrors(queue, places)
  reportMissing(queue)
  const place = placeOf(built.page, options.search)
  const goToHash = (hash: string) => leadToHash(place, hash)
  const noteHash = giveHistory({
    place,
    around: options.around,
    goToHash,
    travel: (steps) => post({ type: 'travel', steps }),
  })
  const toHash = (hash: string) => {
    goToHash(hash)
    noteHash(hash)
  }
  keepInside(queue, follow, toHash)
  giveLocation(place, follow, toHash)
  watchNames(addresses)
  const now = requestAnimationFrame.bind(window)
  const paint = () =>
    now(() => {
      window.scrollTo(options.scroll[0], options.scroll[1])
      frame.postMessage('painted')
      post({ type: 'painted' })
    })
  document.addEventListener('DOMContentLoaded', ({ isTrusted }) => {
    if (!isTrusted) return
    if (options.hash !== '') goTo(options.hash)
    paint()
  })
  // An event that a program dispatches itself is no evidence about the page.
  window.addEventListener('load', ({ isTrusted }) => isTrusted && post({ type: 'loaded' }))
  window.addEventListener('pagehide', ({ isTrusted }) => isTrusted && post({ type: 'left' }))
  port.addEventListener('message', ({ data }: MessageEvent<ToShown>) =>
    obey(data, { queue, addresses, files, post }),
  )
  port.start()
  document.write(
    withHead(
      addresses.filled(built.html),
      mapOf(built.imports, libraries, addresses) +
        globalsOf(built.needsGlobalReact, libraries) +
        scriptOf(built.needsCompiler ? libraries['@compiler'] : undefined),
    ),
  )
  document.close()
}

/** Where modules find each other and our own packages. */
function mapOf(
  imports: Readonly<Record<string, string>>,
  libraries: Libraries,
  addresses: Addresses,
): string {
  const map: Record<string, string> = {}
  for (const [specifier, key] of Object.entries(imports)) map[specifier] = addresses.script(key)
  for (const [name, text] of Object.entries(libraries))
    if (!name.startsWith('@') && text !== undefined) map[`qadam-import:${name}`] = map[name] = addressOf(text)
  const registry = registryIn(libraries)
  if (registry !== undefined)
    map['@qadam/registry'] = addressOf(`${registry}\nexport { need }\n//# sourceURL=qadam-library`)
  if (Object.keys(map).length === 0) return ''
  return `<script type="importmap">${JSON.stringify({ imports: map }).replaceAll('<', '\\u003c')}</script>`
}

function globalsOf(isNeeded: boolean, libraries: Libraries): string {
  const registry = registryIn(libraries)
  if (!isNeeded || registry === undefined) return ''
  const give = `window.React = need('react')
window.ReactDOM = { ...need('react-dom'), ...need('react-dom/client') }`
  const text = `(() => {${registry}\n${give}\n})()\n//# sourceURL=qadam-library`
  return scriptOf(text)
}

let isWarm = false

/** Makes React before it is asked for. */
function warmUp(registry: string): void {
  const need = evaluate(`(() => {${registry}\nreturn need})()\n//# sourceURL=qadam-library`) as (
    name: string,
  ) => unknown // as written there
  for (const name of ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']) need(name)
  Object.defineProperty(window, '__qadamNeed', { value: need })
  isWarm = true
}

/** The text that gives `need`. */
function registryIn(libraries: Libraries): string | undefined {
  const registry = isWarm ? 'const need = __qadamNeed' : libraries['@registry']
  return registry === undefined ? undefined : `${registry}\n__qadamReact(need)`
}

function scriptOf(text: string | undefined): string {
  return text === undefined ? '' : `<script src="${addressOf(text)}"></script>`
}

function addressOf(text: string): string {
  return URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
}

/** The page with what comes before all of its own, on the same lines; a document type stays first. */
function withHead(html: string, head: string): string {
  const type = /^\s*(?:<!--[\s\S]*?-->\s*)*<!doctype[^>]*>/i.exec(html)?.[0] ?? ''
  return type + head + html.slice(type.length)
}

interface Ears {
  queue: EntryQueue
  addresses: Addresses
  files: PageFiles
  post: (message: FromShown) => void
}

function obey(message: ToShown, { queue, addresses, files, post }: Ears): void {
  switch (message.type) {
    case 'ping':
      return post({ type: 'pong', id: message.id, scroll: [window.scrollX, window.scrollY] })
    case 'style':
      return addresses.changeStyle(message.file, message.text)
    case 'files':
      files.texts = message.files
      return
    case 'evaluate': {
      try {
        const value: unknown = evaluate(message.code)
        queue.add({ kind: 'result', level: 'log', values: [queue.show(value)] })
      } catch (error) {
        if (!(error instanceof Error && stoppedLoops.has(error)))
          queue.add({ kind: thrownKind(error), level: 'error', values: [queue.show(error)] })
      }
      queue.flush()
      return post({ type: 'evaluated', id: message.id })
    }
    case 'check':
      void check(message.code).then((fault) => {
        queue.flush()
        post({ type: 'checked', id: message.id, ok: fault === undefined, message: fault ?? '' })
      })
  }
}

const evaluate = window.eval

/** @returns what the check threw, as a text. */
async function check(code: string): Promise<string | undefined> {
  try {
    const make = evaluate(`(async (document, window) => {${code}\n})`) as (
      page: Document,
      around: Window,
    ) => Promise<unknown> // as written here
    await make(document, window)
    return undefined
  } catch (error) {
    return (error instanceof Error ? error.message : String(error)).slice(0, 2000)
  }
}
