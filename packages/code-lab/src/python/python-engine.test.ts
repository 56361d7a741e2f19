// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FromFrame, ToFrame } from './frame/protocol.ts'
import { PythonEngine, type PythonPorts, type PythonState } from './python-engine.ts'
import type { Snapshot } from './snapshot-store.ts'

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
function begin(ports: Partial<PythonPorts>): void {
  engine = new PythonEngine({ address: 'about:blank', fetchFiles: () => Promise.resolve({}), ...ports })
  frame = document.querySelector('iframe') ?? frame
  Object.defineProperty(frame, 'contentWindow', { value: inside })
}
afterEach(() => engine.dispose())

function say(data: FromFrame, source: unknown = inside): void {
  const event = new MessageEvent('message', { data })
  Object.defineProperty(event, 'source', { value: source })
  window.dispatchEvent(event)
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
    const silent = new PythonEngine({ address: 'about:blank', fetchFiles: () => Promise.resolve({}) })
    silent.listen(listener)
    vi.advanceTimersByTime(30_000)
    silent.dispose()
    vi.useRealTimers()
    expect(kinds).toEqual(['loading', 'failed'])
  })

  test('loads anew when it failed and is to run again', () => {
    say({ type: 'failed', message: 'gone' })
    engine.run(files, 'main.py')
    expect(states).toEqual(['loading', 'failed', 'loading'])
    expect(document.querySelectorAll('iframe')).toHaveLength(1)
  })
})

describe('a snapshot', () => {
  const bytes = new ArrayBuffer(8)
  let kept: Snapshot | undefined
  const snapshots = {
    isAllowed: () => Promise.resolve(true),
    find: () => Promise.resolve(kept),
    keep: (made: Snapshot) => Promise.resolve(void (kept = made)),
    forget: () => Promise.resolve(void (kept = undefined)),
  }
  const firstWord = async () => {
    engine.dispose()
    sent = []
    begin({ snapshots })
    say({ type: 'loading', key: '1' })
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    return sent[0]
  }
  beforeEach(() => (kept = undefined))

  test('is asked for where there is none, kept, and given the next time', async () => {
    expect(await firstWord()).toMatchObject({ snapshot: undefined, isWanted: true })
    say({ type: 'snapshot', bytes })
    expect(kept).toEqual({ key: '1', bytes })
    expect(await firstWord()).toMatchObject({ snapshot: bytes, isWanted: false })
  })

  test('of another version is not used', async () => {
    kept = { key: '0', bytes }
    expect(await firstWord()).toMatchObject({ snapshot: undefined, isWanted: true })
  })

  test('that is damaged is thrown away without a word', async () => {
    kept = { key: '1', bytes }
    await firstWord()
    states = []
    say({ type: 'bad_snapshot' })
    expect([kept, states]).toEqual([undefined, []])
  })
})

test('Python that can’t be fetched has failed', async () => {
  engine.dispose()
  begin({ fetchFiles: () => Promise.reject(new TypeError('no network')) })
  say({ type: 'loading', key: '1' })
  await vi.waitFor(() => expect(engine.state.kind).toBe('failed'))
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
    say({ type: 'failed', message: 'offline' })
    expect(await run).toEqual({ kind: 'broken' })
    const again = engine.check(files, 'main.py', check)
    engine.stop()
    expect(await again).toEqual({ kind: 'broken' })
  })
})
