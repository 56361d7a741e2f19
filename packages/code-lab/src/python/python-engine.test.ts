// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FromFrame, ToFrame } from './frame/protocol.ts'
import { PythonEngine, type PythonState } from './python-engine.ts'

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
  engine = new PythonEngine({ address: 'about:blank' })
  engine.listen({
    onState: ({ kind }) => states.push(kind),
    onOutput: (_stream, text) => heard.push(text),
    onTurtle: () => heard.push('turtle'),
    onFiles: (files) => heard.push(...Object.keys(files)),
    onEnd: ({ outcome }) => heard.push(outcome),
  })
  frame = document.querySelector('iframe') ?? frame
  Object.defineProperty(frame, 'contentWindow', { value: inside })
})
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
    expect(sent).toEqual([{ type: 'run', runId: 1, files, entry: 'main.py' }])
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
    const silent = new PythonEngine({ address: 'about:blank' })
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
