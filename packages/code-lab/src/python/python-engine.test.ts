// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FromFrame, ToFrame } from './frame/protocol.ts'
import { PythonEngine, type PythonState } from './python-engine.ts'
import type { PythonSupply } from './supply/python-supply.ts'

let engine: PythonEngine
let states: PythonState['kind'][]
let heard: string[]
let sent: ToFrame[]
let frame: HTMLIFrameElement
/** The other side of the frame, which no page loads into here. */
const inside = { postMessage: (message: ToFrame) => void sent.push(message) }

beforeEach(() => {
  states = []
  heard = []
  sent = []
  begin({})
  engine.listen({
    onState: ({ kind }) => states.push(kind),
    onOutput: (_stream, text) => heard.push(text),
    onTurtle: () => heard.push('turtle'),
    onFiles: (files) => heard.push(...Object.keys(files)),
    onEnd: ({ outcome }) => heard.push(outcome),
  })
})
const noSupply: PythonSupply = {
  bring: () => ({ end: () => undefined }),
  isAllowed: () => Promise.resolve(false),
  keep: () => undefined,
  forget: () => Promise.resolve(),
}
function begin(supply: Partial<PythonSupply>): void {
  engine = new PythonEngine('about:blank', { ...noSupply, ...supply })
  frame = document.querySelector('iframe') ?? frame
  Object.defineProperty(frame, 'contentWindow', { value: inside })
}
afterEach(() => engine.dispose())

function say(data: FromFrame, source: unknown = inside): void {
  const event = new MessageEvent('message', { data })
  Object.defineProperty(event, 'source', { value: source })
  window.dispatchEvent(event)
}
/** In the first attempt, and in the one that uses nothing stored. */
async function failToStart(message: string): Promise<void> {
  const first = frame
  say({ type: 'failed', message })
  expect(engine.state.kind).toBe('loading')
  await vi.waitFor(() => {
    frame = document.querySelector('iframe') ?? frame
    expect(frame).not.toBe(first)
  })
  Object.defineProperty(frame, 'contentWindow', { value: inside })
  say({ type: 'failed', message })
}
const ready = () => say({ type: 'ready', mode: 'shared' })
const files = { 'main.py': 'print(1)' }

describe('Python in its frame', () => {
  test('is of no origin', () => {
    expect(frame.getAttribute('sandbox')).toBe('allow-scripts')
  })

  test('goes through a run with a question', () => {
    ready()
    engine.run(files, 'main.py')
    say({ type: 'input', runId: 1 })
    engine.answer('ha')
    say({ type: 'output', runId: 1, stream: 'out', text: 'salom' })
    say({ type: 'done', runId: 1, result: '{"outcome":"finished"}' })
    expect(states).toEqual(['loading', 'ready', 'running', 'awaiting_input', 'running', 'ready'])
    expect(sent.map(({ type }) => type)).toEqual(['run', 'input'])
    expect(heard).toEqual(['salom', 'finished'])
  })

  test('begins a run that was asked for while it was loading', () => {
    engine.run(files, 'main.py')
    expect(sent).toEqual([])
    ready()
    expect(sent).toEqual([{ type: 'run', runId: 1, files, entry: 'main.py', isStepping: false }])
  })

  test('forgets a run that was stopped before it began', () => {
    engine.run(files, 'main.py')
    engine.stop()
    ready()
    expect(sent).toEqual([])
  })

  test('drops what comes late from a run that is over', () => {
    ready()
    engine.run(files, 'main.py')
    engine.stop()
    say({ type: 'done', runId: 1, result: '{"outcome":"stopped"}' })
    say({ type: 'output', runId: 1, stream: 'out', text: 'late' })
    engine.run(files, 'main.py')
    say({ type: 'output', runId: 1, stream: 'out', text: 'late' })
    say({ type: 'done', runId: 1, result: '{"outcome":"finished"}' })
    expect(heard).toEqual(['stopped'])
    expect(engine.state).toEqual({ kind: 'running', runId: 2 })
  })

  test('hears nobody but its own frame', () => {
    say({ type: 'ready', mode: 'shared' }, window)
    expect(engine.state.kind).toBe('loading')
  })

  test('fails when the frame stays silent', () => {
    engine.dispose()
    vi.useFakeTimers()
    const kinds: string[] = []
    const listener = {
      onState: ({ kind }: PythonState) => kinds.push(kind),
      onOutput: () => undefined,
      onTurtle: () => undefined,
      onFiles: () => undefined,
      onEnd: () => undefined,
    }
    const silent = new PythonEngine('about:blank', noSupply)
    silent.listen(listener)
    vi.advanceTimersByTime(30_000)
    silent.dispose()
    vi.useRealTimers()
    expect(kinds).toEqual(['loading', 'failed'])
  })

  test('loads anew when it failed and is to run again', () => {
    ready()
    say({ type: 'failed', message: 'gone' })
    engine.run(files, 'main.py')
    expect(states).toEqual(['loading', 'ready', 'failed', 'loading'])
    expect(document.querySelectorAll('iframe')).toHaveLength(1)
  })
})

describe('what Python is made of', () => {
  const bytes = new ArrayBuffer(8)
  beforeEach(() => {
    engine.dispose()
    sent = []
  })

  test('comes to the frame from the supply, once, however often it says that it is there', async () => {
    let supplier: MessagePort | undefined
    begin({
      bring: (port) => {
        supplier = port
        return { end: () => undefined }
      },
    })
    say({ type: 'loading', key: '1' })
    say({ type: 'loading', key: '1' })
    expect(sent.map(({ type }) => type)).toEqual(['begin'])
    const [first] = sent
    if (first?.type !== 'begin') throw new Error('nothing has begun')
    const brought = new Promise((resolve) =>
      first.port.addEventListener('message', ({ data }) => resolve(data), { once: true }),
    )
    first.port.start()
    supplier?.postMessage('files')
    expect(await brought).toBe('files')
    first.port.close()
  })

  test('that can’t be fetched makes it fail, and a new attempt asks anew', async () => {
    let attempts = 0
    begin({
      bring: (_port, onFailed) => {
        attempts += 1
        if (attempts === 1) queueMicrotask(() => onFailed('no network'))
        return { end: () => undefined }
      },
    })
    await vi.waitFor(() => expect(engine.state).toEqual({ kind: 'failed', message: 'no network' }))
    engine.run(files, 'main.py')
    expect([attempts, engine.state.kind]).toEqual([2, 'loading'])
  })

  test('is brought no longer when nobody needs it', () => {
    const end = vi.fn<() => void>()
    begin({ bring: () => ({ end }) })
    engine.dispose()
    expect(end).toHaveBeenCalledOnce()
  })

  test('a snapshot is wanted where there is room for one, and kept', async () => {
    const keep = vi.fn<PythonSupply['keep']>()
    begin({ isAllowed: () => Promise.resolve(true), keep })
    say({ type: 'loading', key: '1' })
    ready()
    await vi.waitFor(() => expect(sent.at(-1)).toEqual({ type: 'want_snapshot' }))
    say({ type: 'snapshot', bytes })
    expect(keep).toHaveBeenCalledWith({ key: '1', bytes })
  })

  test('no snapshot is wanted where there is no room for one', async () => {
    const isAllowed = vi.fn<PythonSupply['isAllowed']>(() => Promise.resolve(false))
    begin({ isAllowed })
    ready()
    await vi.waitFor(() => expect(isAllowed).toHaveResolvedTimes(1))
    expect(sent).toEqual([])
  })

  test('is brought anew, once, when Python did not start with what was kept', async () => {
    const forget = vi.fn<PythonSupply['forget']>(() => Promise.resolve())
    const bring = vi.fn<PythonSupply['bring']>(() => ({ end: () => undefined }))
    begin({ forget, bring })
    engine.run(files, 'main.py')
    await failToStart('no machine')
    expect([bring.mock.calls.length, forget.mock.calls.length]).toEqual([2, 2])
    expect(engine.state).toEqual({ kind: 'failed', message: 'no machine' })
  })

  test('a snapshot that is damaged is thrown away without a word', () => {
    const forget = vi.fn<PythonSupply['forget']>(() => Promise.resolve())
    begin({ forget })
    say({ type: 'bad_snapshot' })
    expect(forget).toHaveBeenCalledOnce()
    expect(engine.state.kind).toBe('loading')
  })
})

describe('a check', () => {
  const check = '{"input":["2"]}'

  test('is run quietly, and gives what it said to who asked', async () => {
    ready()
    const run = engine.check(files, 'main.py', check)
    expect(sent).toEqual([{ type: 'run', runId: 1, files, entry: 'main.py', check, isStepping: false }])
    say({ type: 'output', runId: 1, stream: 'out', text: 'salom' })
    say({ type: 'files', runId: 1, files: '{"a.txt":"x"}' })
    say({ type: 'done', runId: 1, result: '{"outcome":"finished","printed":"3"}' })
    expect(await run).toEqual({ kind: 'said', text: '{"outcome":"finished","printed":"3"}' })
    expect(heard).toEqual([])
    engine.run(files, 'main.py')
    say({ type: 'done', runId: 2, result: '{"outcome":"finished"}' })
    expect(heard).toEqual(['finished'])
  })

  test('waits for Python to be there, and gives way to a program under way', async () => {
    const early = engine.check(files, 'main.py', check)
    ready()
    expect(await engine.check(files, 'main.py', check)).toEqual({ kind: 'broken' })
    say({ type: 'done', runId: 1, result: '{}' })
    expect(await early).toEqual({ kind: 'said', text: '{}' })
  })

  test('is broken where Python falls', async () => {
    ready()
    const run = engine.check(files, 'main.py', check)
    say({ type: 'failed', message: 'memory' })
    expect(await run).toEqual({ kind: 'broken' })
  })

  test('is broken where Python never comes, or is not waited for', async () => {
    const run = engine.check(files, 'main.py', check)
    await failToStart('offline')
    expect(await run).toEqual({ kind: 'broken' })
    const again = engine.check(files, 'main.py', check)
    engine.stop()
    expect(await again).toEqual({ kind: 'broken' })
  })
  test('that waits for Python gives way to a program, and to another check', async () => {
    const first = engine.check(files, 'main.py', check)
    const second = engine.check(files, 'main.py', check)
    expect(await first).toEqual({ kind: 'broken' })
    engine.run(files, 'main.py')
    expect(await second).toEqual({ kind: 'broken' })
    ready()
    expect(sent).toEqual([{ type: 'run', runId: 1, files, entry: 'main.py', isStepping: false }])
  })
})
