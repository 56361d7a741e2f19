// Runs in a worker of the sandboxed frame, as a classic script: a module worker can't be made from a blob there.
import type { PyodideAPI } from 'pyodide'
import type { PyCallable } from 'pyodide/ffi'
import type { Snapshot } from '../supply/stored-python.ts'
import type { FromWorker, Shown, Supplied, ToWorker, TurtleEvent, WaitMode } from './protocol.ts'
import { files, loadWith } from './load-python.ts'
import { ANSWER_BYTES, HEAD_BYTES, readEvents } from './shared-memory.ts'
import { HOME, writtenFiles } from './student-files.ts'
import { packed, unpacked } from './snapshot-pack.ts'

/** Modules by their names. */
declare const pythonSources: Record<string, string>

interface Runtime {
  pyodide: PyodideAPI
  run: PyCallable
  mode: WaitMode
}

interface Run {
  id: number
  given: Record<string, string>
  answers: string[]
  /** To be left out, since an earlier beginning has shown it. */
  hidden: Shown
  shown: Shown
  /** An automatic check: there is no viewer. */
  isCheck: boolean
}

// Shared: [what the frame says, length of the answer], then Python's interrupt flag, then the answer itself.
const WAITING = 0
const ANSWERED = 1
const STOPPED = 2

const POSTS_PER_s = 2000
const HOLD_ms = 30
const HOLD_CHARACTERS = 8192
// A program that writes files without end must not do so at the page's cost.
const FREE_FILES = 100
const FILES_EVERY_ms = 50

const canSuspend = 'Suspending' in WebAssembly

// A program can reach the worker's globals and their prototypes. Messages go through a port that it can't reach: all
// that touches the port or a message was taken before there was a program.
type Post = (message: FromWorker, transfer: Transferable[]) => void
const { apply } = Reflect
const dataOf = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data')?.get
let post: Post = () => undefined
const say = (message: FromWorker): void => post(message, [])

let runtime: Runtime | undefined
let signals: Int32Array | undefined
let answerBytes: Uint8Array | undefined
let memory: SharedArrayBuffer | undefined
/** Where no memory is shared. */
let events: TurtleEvent[] = []
let interrupt: Uint8Array | undefined
let current: Run | undefined
/** Where a program is suspended: called with the answer, or with nothing when it is to stop. */
let resume: ((answer: string | undefined) => void) | undefined

/** Output goes out at once, as long as there is not too much of it; else in pieces that a page can take in. */
const output = { text: '', stream: 'out' as 'out' | 'err', posts: 0, second: 0, sentAt: 0 }

function flushOutput(): void {
  if (output.text === '' || !current) return
  say({ type: 'output', runId: current.id, stream: output.stream, text: output.text })
  output.text = ''
  output.posts += 1
  output.sentAt = performance.now()
}

function writeOut(stream: 'out' | 'err', text: string): void {
  if (!current) return
  const hidden = Math.min(current.hidden.characters, text.length)
  current.hidden.characters -= hidden
  current.shown.characters += text.length
  if (hidden === text.length) return
  if (stream !== output.stream) flushOutput()
  output.stream = stream
  output.text += text.slice(hidden)
  const now = performance.now()
  const second = Math.floor(now / 1000)
  if (second !== output.second) {
    output.second = second
    output.posts = 0
  }
  const isCalm = output.posts < POSTS_PER_s
  if (isCalm || output.text.length >= HOLD_CHARACTERS || now - output.sentAt >= HOLD_ms) flushOutput()
}

function draw(commands: string): void {
  if (!current) return
  current.shown.drawings += 1
  if (current.hidden.drawings > 0) current.hidden.drawings -= 1
  else say({ type: 'turtle', runId: current.id, commands })
}

/** @returns as JSON what has happened to the picture since, or nothing without a viewer. */
function takeEvents(): string | undefined {
  if (!current || current.isCheck) return undefined
  if (memory) events.push(...readEvents(memory))
  const taken = JSON.stringify(events)
  events = []
  return taken
}

function readLine(): unknown {
  if (!current || !runtime) return undefined
  flushOutput()
  sendFiles()
  if (runtime.mode === 'replay') return current.answers.shift()
  if (signals) Atomics.store(signals, 0, WAITING)
  say({ type: 'input', runId: current.id })
  if (runtime.mode === 'suspend') return new Promise((resolve) => (resume = resolve))
  return signals && answerBytes ? waitForAnswer(signals, answerBytes) : undefined
}

function waitForAnswer(flags: Int32Array, bytes: Uint8Array): string | undefined {
  while (Atomics.load(flags, 0) === WAITING) Atomics.wait(flags, 0, WAITING)
  if (Atomics.load(flags, 0) === STOPPED) return heedStop()
  return new TextDecoder().decode(bytes.slice(0, Atomics.load(flags, 1)))
}

/** @returns false when the program is to stop, maybe as a promise. */
function sleep(seconds: number): boolean | Promise<boolean> {
  flushOutput()
  const ms = Math.min(seconds * 1000, 2 ** 31 - 1)
  if (!signals)
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms, true)
      resume = () => {
        clearTimeout(timer)
        resolve(false)
      }
    })
  Atomics.compareExchange(signals, 0, ANSWERED, WAITING)
  if (Atomics.load(signals, 0) === WAITING) Atomics.wait(signals, 0, WAITING, ms)
  if (Atomics.load(signals, 0) === STOPPED) heedStop()
  return Atomics.load(signals, 0) !== STOPPED
}

/** The program is interrupted here and now; Python's own flag would interrupt it a second time. */
function heedStop(): undefined {
  if (interrupt) interrupt[0] = 0
}

const filesSent = { text: '{}', count: 0, at: 0 }

function sendFiles(): void {
  if (!runtime || !current) return
  const files = JSON.stringify(writtenFiles(runtime.pyodide, current.given))
  if (files === filesSent.text) return
  Object.assign(filesSent, { text: files, count: filesSent.count + 1, at: performance.now() })
  say({ type: 'files', runId: current.id, files })
}

interface ClosableFiles {
  close: (stream: { path?: string; flags?: number }) => void
}

/** What a program has written is known as soon as it closes the file: it may have to be ended without a word. */
function watchFiles(files: ClosableFiles): void {
  const close = files.close.bind(files)
  let isReading = false
  files.close = (stream) => {
    close(stream)
    const isWritten = ((stream.flags ?? 0) & 3) !== 0 && stream.path?.startsWith(HOME)
    const isTooOften = filesSent.count > FREE_FILES && performance.now() - filesSent.at < FILES_EVERY_ms
    if (!isWritten || isReading || isTooOften || !current) return
    isReading = true
    try {
      sendFiles()
    } finally {
      isReading = false
    }
  }
}

type Stock = Extract<Supplied, { type: 'stock' }>

let bringStock: (stock: Stock) => void = () => undefined
const stock = new Promise<Stock>((resolve) => (bringStock = resolve))

function take(supplied: Supplied): void {
  if (supplied.type === 'file') files.put(supplied.name, supplied.bytes)
  else bringStock(supplied)
}

/** A Python that has the runner in it, and nothing of JavaScript yet. */
async function boot(names: readonly string[], snapshot: Uint8Array | undefined): Promise<PyodideAPI> {
  const pyodide = await loadWith(snapshot ? { _loadSnapshot: snapshot } : {})
  layOut(pyodide)
  if (!snapshot) importRunner(pyodide)
  await unpackPackages(pyodide, names)
  return pyodide
}

/** Files are not in a snapshot. */
function layOut({ FS }: PyodideAPI): void {
  FS.mkdirTree('/qadam')
  for (const [name, text] of Object.entries(pythonSources)) FS.writeFile(`/qadam/${name}.py`, text)
}

async function unpackPackages({ FS, unpackArchive }: PyodideAPI, names: readonly string[]): Promise<void> {
  FS.mkdirTree('/packages')
  for (const name of names)
    // In a folder of our own: a Python that was restored does not find its usual one.
    if (name.startsWith('packages/'))
      unpackArchive(await files.get(name), 'wheel', { extractDir: '/packages' })
}

function importRunner(pyodide: PyodideAPI): void {
  pyodide.runPython('import sys\nsys.path.insert(0, "/qadam")\nimport _qadam_runner')
}

/** Boots a Python that never sees a program, and gives its memory. */
async function makeSnapshot(): Promise<void> {
  const pyodide = await loadWith({ _makeSnapshot: true })
  layOut(pyodide)
  importRunner(pyodide)
  pyodide.runPython('_qadam_runner.warm_up()')
  const bytes = packed(pyodide.makeMemorySnapshot())
  post({ type: 'snapshot', bytes }, [bytes])
}

/** Also gives the snapshot, if it was of use. */
async function bootFrom(
  { names, snapshot }: Stock,
  key: string,
): Promise<[PyodideAPI, Snapshot | undefined]> {
  if (snapshot?.key !== key) return [await boot(names, undefined), undefined]
  try {
    return [await boot(names, unpacked(snapshot.bytes)), snapshot]
  } catch {
    say({ type: 'bad_snapshot' })
    return [await boot(names, undefined), undefined]
  }
}

/** The next worker needs them as well; a copy would have taken its time at the wrong moment. */
function giveBack(snapshot: Snapshot | undefined): void {
  const lent = files.takeAll()
  const transfer = [...Object.values(lent), ...(snapshot ? [snapshot.bytes] : [])]
  post({ type: 'given_back', files: lent, snapshot }, transfer)
}

async function start({ key, shared }: Extract<ToWorker, { type: 'start' }>): Promise<void> {
  const [pyodide, snapshot] = await bootFrom(await stock, key)
  giveBack(snapshot)
  const mode: WaitMode = shared ? 'shared' : canSuspend ? 'suspend' : 'replay'
  if (shared) {
    signals = new Int32Array(shared, 0, 2)
    answerBytes = new Uint8Array(shared, HEAD_BYTES, ANSWER_BYTES)
    memory = shared
    interrupt = new Uint8Array(shared, 8, 1)
    pyodide.setInterruptBuffer(interrupt)
  }
  const is_repeating = () =>
    current !== undefined && (current.answers.length > 0 || current.hidden.characters > 0)
  pyodide.registerJsModule('_qadam_bridge', {
    mode,
    out: writeOut,
    read_line: readLine,
    sleep,
    turtle: draw,
    events: takeEvents,
    steps: (from: number, steps: string) => {
      if (current) say({ type: 'steps', runId: current.id, from, steps })
    },
    is_repeating,
  })
  const runner = pyodide.pyimport('_qadam_runner')
  runner.connect()
  runtime = { pyodide, mode, run: runner.run as PyCallable } // a function of runner.py
  watchFiles(pyodide.FS)
  say({ type: 'ready', mode })
}

async function run(message: Extract<ToWorker, { type: 'run' }>): Promise<void> {
  if (!runtime) return
  const { runId, files, check, command, answers, shown } = message
  const given = JSON.parse(files) as Record<string, string>
  current = {
    id: runId,
    // What earlier programs have left is no news to a command.
    given: command === undefined ? given : { ...writtenFiles(runtime.pyodide, {}), ...given },
    answers,
    hidden: { ...shown },
    shown: { characters: 0, drawings: 0 },
    isCheck: check !== undefined,
  }
  // Keys pressed before are dropped.
  takeEvents()
  Object.assign(filesSent, { text: '{}', count: 0 })
  if (signals) Atomics.store(signals, 0, WAITING)
  const { begin, given: words } = beginningOf(runtime, message)
  const result = await outcomeOf(() => (canSuspend ? begin.callPromising(...words) : begin(...words)))
  flushOutput()
  const needsInput = (JSON.parse(result) as { outcome?: unknown }).outcome === 'needs_input' // of runner.py
  if (!needsInput) sendFiles()
  const done = current
  current = undefined
  resume = undefined
  if (needsInput) say({ type: 'needs_input', runId, shown: done.shown })
  else say({ type: 'done', runId, result })
}

/** What Python is asked to do, and with what. */
function beginningOf(
  { pyodide, run: begin }: Runtime,
  { files, entry, check, command, seed, isStepping }: Extract<ToWorker, { type: 'run' }>,
): { begin: PyCallable; given: unknown[] } {
  // Functions of check.py and shell.py.
  if (check !== undefined)
    return {
      begin: pyodide.pyimport('_qadam_check').check as PyCallable,
      given: [files, entry, check, seed],
    }
  if (command !== undefined)
    return {
      begin: pyodide.pyimport('_qadam_shell').evaluate as PyCallable,
      given: [files, entry, command, seed],
    }
  return { begin, given: [files, entry, seed, isStepping] }
}

/** An interruption that came when the program had just ended falls on the runner itself. */
async function outcomeOf(begin: () => unknown): Promise<string> {
  try {
    return String(await begin())
  } catch (error) {
    if (error instanceof Error && 'type' in error && error.type === 'KeyboardInterrupt')
      return '{"outcome":"stopped"}'
    throw error
  }
}

function fail(error: unknown): void {
  say({ type: 'failed', message: error instanceof Error ? error.message : String(error) })
}

function obey(data: ToWorker): void {
  switch (data.type) {
    case 'file':
    case 'stock':
      take(data)
      break
    case 'supply':
      data.port.addEventListener('message', (event: MessageEvent<Supplied>) => take(event.data))
      data.port.start()
      break
    case 'start':
      void guard(start(data))
      break
    case 'make_snapshot':
      void guard(makeSnapshot())
      break
    case 'run':
      void guard(run(data))
      break
    case 'event':
      events.push(data.event)
      break
    case 'input':
    case 'stop': {
      const go = resume
      resume = undefined
      go?.(data.type === 'input' ? data.text : undefined)
    }
  }
}

/** Without a method of the promise, whose place a program may have taken. */
async function guard(work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    fail(error)
  }
}

/** The first message brings the port through which all others come and go. */
globalThis.addEventListener(
  'message',
  ({ data: port }: MessageEvent<MessagePort>) => {
    post = MessagePort.prototype.postMessage.bind(port)
    port.addEventListener('message', (event) => {
      if (dataOf) obey(apply(dataOf, event, []) as ToWorker) // the frame's own words
    })
    port.start()
  },
  { once: true },
)
