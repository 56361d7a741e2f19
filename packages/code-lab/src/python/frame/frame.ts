// The page of the sandboxed frame: holds a worker that runs and one on standby, and passes messages between them and
// the page around it. A classic script, whose elements say where the rest is.
import type { Snapshot } from '../supply/stored-python.ts'
import type { FromFrame, FromWorker, Shown, Supplied, ToFrame, ToWorker, TurtleEvent } from './protocol.ts'
import { ANSWER_BYTES, HEAD_BYTES, SHARED_BYTES, writeEvent } from './shared-memory.ts'

interface Runner {
  worker: Worker
  /** To what we wrote in the worker: its own messages may be a program's. */
  port: MessagePort
  shared: SharedArrayBuffer | undefined
  /** The worker's message when it was ready. */
  ready: FromFrame | undefined
  isStandby: boolean
}

interface Run {
  id: number
  files: Record<string, string>
  entry: string
  check: string | undefined
  command: string | undefined
  seed: number
  isStepping: boolean
  answers: string[]
  shown: Shown
  /** Suspended: it restarts with the next answer. */
  isPut: boolean
  stopTimer: ReturnType<typeof setTimeout> | undefined
}

const ANSWERED = 1
const STOPPED = 2
const SIGINT = 2
// A program that obeys does so by then; the rest of 300 ms is for the page.
const OBEY_ms = 150
// Python in two copies is too much for less memory.
const STANDBY_FROM_GB = 4
const STANDBY_AFTER_ms = 2000
// Python has been idle for so long that another boot slows nothing.
const IDLE_ms = 4000

const {
  worker: workerAddress = '',
  files: addresses = '{}',
  key = '',
} = document.currentScript?.dataset ?? {}
const code = fetch(workerAddress).then((reply) => reply.text())

const post = (message: FromFrame): void => window.parent.postMessage(message, '*')

let active: Runner | undefined
let standby: Runner | undefined
let current: Run | undefined
/** What Python is made of; lent to the first worker until it has started. */
let files: Readonly<Record<string, ArrayBuffer>> = {}
/** The memory of a Python that has just started: what the page had stored, or what was made here. */
let snapshot: Snapshot | undefined
let isSnapshotWanted = false
let hasRun = false
let idleTimer: ReturnType<typeof setTimeout> | undefined

// In an isolated page Safari refuses an opaque origin every worker from a blob, and none whose address is its text.
const isSafari = navigator.vendor.startsWith('Apple')

function wholeAddresses(): Record<string, string> {
  const known = Object.entries(JSON.parse(addresses) as Record<string, string>) // as the server writes them
  return Object.fromEntries(known.map(([name, address]) => [name, new URL(address, location.href).href]))
}

async function bareWorker(): Promise<Worker> {
  if (isSafari) {
    // Nor does it import blobs in such a worker.
    const text = `const addresses = ${JSON.stringify(wholeAddresses())}\n${await code}`
    return new Worker(`data:text/javascript;charset=utf-8,${encodeURIComponent(text)}`)
  }
  const address = URL.createObjectURL(new Blob([await code], { type: 'text/javascript' }))
  const worker = new Worker(address)
  URL.revokeObjectURL(address)
  return worker
}

/** A worker and the port to it; its only messages come through there. */
async function newWorker(): Promise<{ worker: Worker; port: MessagePort }> {
  const worker = await bareWorker()
  const { port1: port, port2 } = new MessageChannel()
  worker.postMessage(port2, [port2])
  return { worker, port }
}

async function make(isStandby: boolean): Promise<Runner> {
  const runner = await newRunner(isStandby)
  feed(runner.port, snapshot, !isStandby)
  return runner
}

/** It begins as soon as it has been given all it needs. */
async function newRunner(isStandby: boolean): Promise<Runner> {
  const { worker, port } = await newWorker()
  // Some that isolate a page share no memory all the same.
  const canShare = crossOriginIsolated && typeof SharedArrayBuffer === 'function'
  const shared = canShare ? new SharedArrayBuffer(SHARED_BYTES) : undefined
  const runner: Runner = { worker, port, shared, ready: undefined, isStandby }
  port.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => hear(runner, data))
  port.start()
  worker.addEventListener('error', (event) => {
    // Once a program may have run there, an uncaught error may be the program's own.
    if (!runner.ready) hear(runner, { type: 'failed', message: event.message })
  })
  port.postMessage({ type: 'start', key, shared } satisfies ToWorker)
  return runner
}

function feed(port: MessagePort, memory: Snapshot | undefined, isLent: boolean): void {
  const give = (supplied: Supplied, bytes: ArrayBuffer[]) =>
    port.postMessage(supplied satisfies ToWorker, isLent ? bytes : [])
  give({ type: 'stock', names: Object.keys(files), snapshot: memory }, memory ? [memory.bytes] : [])
  for (const [name, bytes] of Object.entries(files)) give({ type: 'file', name, bytes }, [bytes])
}

function makeSnapshotWhenIdle(): void {
  clearTimeout(idleTimer)
  if (!isSnapshotWanted || !hasRun) return
  idleTimer = setTimeout(() => {
    if (current) return
    isSnapshotWanted = false
    void makeSnapshot()
  }, IDLE_ms)
}

/** By a worker of its own, which no program ever ran in: what it leaves is trusted by those that come later. */
async function makeSnapshot(): Promise<void> {
  const { worker, port } = await newWorker()
  port.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    worker.terminate()
    if (data.type !== 'snapshot') return
    snapshot = { key, bytes: data.bytes }
    post(data)
  })
  worker.addEventListener('error', () => worker.terminate())
  port.start()
  port.postMessage({ type: 'make_snapshot' } satisfies ToWorker)
  feed(port, undefined, false)
}

function hear(runner: Runner, message: FromWorker): void {
  if (message.type === 'ready') {
    runner.ready = message
    if (runner === standby) showStandby(true)
    if (runner === active) becomeReady(message)
    return
  }
  // Only what has run no program yet is believed.
  if (message.type === 'given_back' && !runner.ready) {
    ;({ files, snapshot } = message)
    return
  }
  if (message.type === 'failed') return runner.ready ? dropCrashed(runner) : dropFailed(runner, message)
  // Before its first program, a worker's messages can be trusted.
  if (message.type === 'bad_snapshot' && !runner.ready) return forgetSnapshot()
  // What comes late, or from a discarded worker, is dropped.
  if (runner !== active || !('runId' in message) || message.runId !== current?.id) return
  if (message.type === 'needs_input') {
    current.shown = message.shown
    current.isPut = true
    post({ type: 'input', runId: message.runId })
    return
  }
  if (message.type === 'done') {
    clearTimeout(current.stopTimer)
    current = undefined
    hasRun = true
    makeSnapshotWhenIdle()
  }
  post(message)
}

function becomeReady(message: FromFrame): void {
  post(message)
  const { deviceMemory = STANDBY_FROM_GB } = navigator as Navigator & { deviceMemory?: number } // not in every browser
  if (standby || deviceMemory < STANDBY_FROM_GB) return
  // Not at once: the first program would share the processor with it.
  setTimeout(() => void warmUp(), STANDBY_AFTER_ms)
}

/** For observers of this frame, such as tests: whether a standby worker could take over at once. */
function showStandby(isReady: boolean): void {
  document.documentElement.dataset['standby'] = isReady ? 'ready' : 'none'
}

async function warmUp(): Promise<void> {
  if (standby) return
  const made = await make(true)
  if (standby) made.worker.terminate()
  else standby = made
}

function forgetSnapshot(): void {
  snapshot = undefined
  post({ type: 'bad_snapshot' })
}

/** A program has brought Python down, by its hunger for memory most of all: it ends, and another Python takes over. */
function dropCrashed(runner: Runner): void {
  if (runner !== active) return
  if (current) {
    clearTimeout(current.stopTimer)
    post({ type: 'done', runId: current.id, result: '{"outcome":"crashed","isAnew":true}' })
  }
  void replace()
}

function dropFailed(runner: Runner, message: FromFrame): void {
  runner.worker.terminate()
  // It may be the snapshot's fault, and the next start must not fail for the same reason.
  if (snapshot && !runner.ready) forgetSnapshot()
  if (runner === standby) standby = undefined
  if (runner !== active) return
  active = undefined
  current = undefined
  post(message)
}

/** The worker that hangs goes, the one that waits takes its place. */
async function replace(): Promise<void> {
  active?.worker.terminate()
  current = undefined
  active = standby
  standby = undefined
  showStandby(false)
  if (active?.ready) return becomeReady(active.ready)
  post({ type: 'loading' })
  active ??= await make(false)
}

function begin(run: Run): void {
  const { id: runId, files: program, entry, check, command, seed, isStepping, answers, shown } = run
  if (active?.shared) {
    new Uint8Array(active.shared, 8, 1)[0] = 0
    Atomics.store(new Int32Array(active.shared, 0, 2), 0, 0)
  }
  send({
    type: 'run',
    runId,
    files: JSON.stringify(program),
    entry,
    check,
    command,
    seed,
    isStepping,
    answers: [...answers],
    shown: { ...shown },
  })
}

function send(message: ToWorker): void {
  active?.port.postMessage(message)
}

function answer(run: Run, text: string): void {
  if (!active?.ready || active.ready.type !== 'ready') return
  const { mode } = active.ready
  if (mode === 'suspend') return send({ type: 'input', text })
  if (mode === 'replay') {
    run.answers.push(text)
    run.isPut = false
    return begin(run)
  }
  if (!active.shared) return
  const bytes = new TextEncoder().encode(text.slice(0, ANSWER_BYTES / 4))
  new Uint8Array(active.shared, HEAD_BYTES).set(bytes)
  const signals = new Int32Array(active.shared, 0, 2)
  Atomics.store(signals, 1, bytes.length)
  Atomics.store(signals, 0, ANSWERED)
  Atomics.notify(signals, 0)
}

function happen(event: TurtleEvent): void {
  if (active?.shared) writeEvent(active.shared, event)
  else send({ type: 'event', event })
}

const stopped = (run: Run): FromFrame => ({ type: 'done', runId: run.id, result: '{"outcome":"stopped"}' })

function stop(run: Run): void {
  if (run.stopTimer !== undefined) return
  if (run.isPut) {
    current = undefined
    return post(stopped(run))
  }
  if (active?.shared) {
    new Uint8Array(active.shared, 8, 1)[0] = SIGINT
    const signals = new Int32Array(active.shared, 0, 2)
    Atomics.store(signals, 0, STOPPED)
    Atomics.notify(signals, 0)
  } else send({ type: 'stop' })
  run.stopTimer = setTimeout(() => {
    if (current !== run) return
    post({ type: 'done', runId: run.id, result: '{"outcome":"stopped","isAnew":true}' })
    void replace()
  }, OBEY_ms)
}

/** The first worker's failure is reported where it is made. */
const isTold = (): void => undefined

addEventListener('message', ({ source, data }: MessageEvent<ToFrame>) => {
  if (source !== window.parent) return
  if (data.type === 'begin') {
    const { port } = data
    void first.then(
      (runner) => runner.port.postMessage({ type: 'supply', port } satisfies ToWorker, [port]),
      isTold,
    )
  } else if (data.type === 'want_snapshot') {
    isSnapshotWanted = snapshot === undefined
    makeSnapshotWhenIdle()
  } else if (data.type === 'run') {
    clearTimeout(idleTimer)
    const seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
    const { runId: id, files: program, entry, check, command, isStepping } = data
    current = {
      id,
      files: program,
      entry,
      check,
      command,
      seed,
      isStepping,
      answers: [],
      shown: { characters: 0, drawings: 0 },
      isPut: false,
      stopTimer: undefined,
    }
    begin(current)
  } else if (current?.id === data.runId) {
    if (data.type === 'input') answer(current, data.text)
    else if (data.type === 'event') happen(data.event)
    else stop(current)
  }
})

post({ type: 'loading', key })
// It starts up while what it is to run is on its way.
const first = newRunner(false).then((made) => (active = made))
first.catch((error: unknown) => post({ type: 'failed', message: String(error) }))
