import { beforeEach, describe, expect, test } from 'vitest'
import type { TurtleEvent } from './frame/protocol.ts'
import type { RunResult } from './parse-message.ts'
import type { PythonListener, PythonState } from './python-engine.ts'
import { isBusy, PythonRun, type RunState, type Task } from './python-run.ts'
import type { PythonRunner } from './snippet/shared-python.ts'

/** Does nothing by itself: the test determines Python's results. */
class FakePython implements PythonRunner {
  readonly asked: string[] = []
  #listener: PythonListener | undefined
  listen(listener?: PythonListener): void {
    this.#listener = listener
  }
  run(): void {
    this.asked.push('run')
  }
  answer(text: string): void {
    this.asked.push(`answer ${text}`)
  }
  happen(event: TurtleEvent): void {
    this.asked.push(event.join(' '))
  }
  stop(): void {
    this.asked.push('stop')
  }
  dispose(): void {
    this.asked.push('dispose')
  }
  become(state: PythonState): void {
    this.#listener?.onState(state)
  }
  say(text: string): void {
    this.#listener?.onOutput('out', text)
  }
  /** As the engine does: it is ready first, and then reports the result. */
  end(outcome: 'finished' | 'stopped' | 'crashed' = 'finished'): void {
    this.become(ready)
    this.#listener?.onEnd({ outcome })
  }
}

const loading: PythonState = { kind: 'loading' }
const ready: PythonState = { kind: 'ready', mode: 'shared' }
const running: PythonState = { kind: 'running', runId: 1 }
const awaiting: PythonState = { kind: 'awaiting_input', runId: 1 }
const stopping: PythonState = { kind: 'stopping', runId: 1 }
const failed: PythonState = { kind: 'failed', message: 'memory' }

let taken: FakePython[]
let heard: string[]
let run: PythonRun<FakePython>

beforeEach(() => {
  taken = []
  heard = []
  run = new PythonRun(
    () => {
      const python = new FakePython()
      taken.push(python)
      return python
    },
    {
      onOutput: (_stream, text) => heard.push(text),
      onTurtle: () => undefined,
      onFiles: () => undefined,
      onEnd: (task: Task, { outcome }: RunResult) => heard.push(`${task} ${outcome}`),
      onDropped: (task) => heard.push(`${task} dropped`),
    },
  )
})

/** Brings a run to where a test begins. */
function at(...states: PythonState[]): FakePython {
  const python = run.start()
  for (const state of states) python.become(state)
  return python
}
const begin = (task: Task = 'program'): boolean => run.begin(task, (python) => python.run())

describe('a Python', () => {
  test('is not there until it is wanted', () => {
    expect([run.getState(), run.engine, taken.length]).toEqual([{ kind: 'idle' }, undefined, 0])
  })

  test('is taken once, by whatever wants it first', () => {
    const python = run.start()
    expect(run.start()).toBe(python)
    begin()
    expect([taken.length, run.engine]).toEqual([1, python])
  })

  test.each<[PythonState[], RunState]>([
    [[], { kind: 'loading' }],
    [[loading], { kind: 'loading' }],
    [[ready], { kind: 'ready' }],
    [[ready, loading], { kind: 'loading' }],
    [[failed], failed],
    [[ready, failed], failed],
    [[failed, loading], { kind: 'loading' }],
    [[failed, loading, ready], { kind: 'ready' }],
  ])('without a task goes through %j', (states, state) => {
    at(...states)
    expect(run.getState()).toEqual(state)
    expect(isBusy(run.getState())).toBe(false)
  })

  test('that runs a check is busy with no task, and ready after it', () => {
    const python = at(ready, running)
    expect(run.getState()).toEqual({ kind: 'running', task: undefined })
    expect(begin()).toBe(false)
    python.become(ready)
    expect([run.getState(), heard]).toEqual([{ kind: 'ready' }, []])
  })
})

describe('a task', () => {
  test.each<[PythonState[], 'loading' | 'ready']>([
    [[], 'loading'],
    [[ready], 'ready'],
    [[failed], 'loading'],
  ])('after %j is starting at once', (states, python) => {
    at(...states)
    expect(begin('steps')).toBe(true)
    expect(run.getState()).toEqual({ kind: 'starting', task: 'steps', python })
  })

  test('that is starting waits through all the loading', () => {
    const python = at(failed)
    begin()
    python.become(loading)
    expect(run.getState()).toEqual({ kind: 'starting', task: 'program', python: 'loading' })
    python.become(ready)
    expect(run.getState()).toEqual({ kind: 'starting', task: 'program', python: 'ready' })
    python.become(running)
    expect(run.getState()).toEqual({ kind: 'running', task: 'program' })
  })

  test('runs, asks, is answered and ends, and its result comes with it', () => {
    const python = at(ready)
    begin()
    const seen = [running, awaiting, running].map((state) => {
      python.become(state)
      return run.getState()
    })
    python.say('salom')
    expect(seen.map(({ kind }) => kind)).toEqual(['running', 'awaiting_input', 'running'])
    python.end()
    expect([run.getState(), heard]).toEqual([{ kind: 'ready' }, ['salom', 'program finished']])
  })

  test('is over before its result is told, so that the next may begin there', () => {
    const kinds: string[] = []
    run = new PythonRun(() => (taken.push(new FakePython()), taken.at(-1) ?? new FakePython()), {
      onOutput: () => undefined,
      onTurtle: () => undefined,
      onFiles: () => undefined,
      onEnd: () => kinds.push(run.getState().kind, String(begin('steps'))),
    })
    const python = at(ready)
    begin()
    python.become(running)
    python.end()
    expect(kinds).toEqual(['ready', 'true'])
    expect(run.getState()).toEqual({ kind: 'starting', task: 'steps', python: 'ready' })
  })

  test.each<[string, PythonState[]]>([
    ['starting', []],
    ['running', [running]],
    ['waiting for input', [running, awaiting]],
    ['stopping', [running, stopping]],
  ])('is refused while another one is %s', (_name, states) => {
    const python = at(ready)
    begin()
    for (const state of states) python.become(state)
    const before = run.getState()
    expect(begin('command')).toBe(false)
    expect(run.getState()).toBe(before)
    expect(python.asked).toEqual(['run'])
  })
})

describe('stopping', () => {
  test.each<[PythonState[], RunState]>([
    [[], { kind: 'loading' }],
    [[ready], { kind: 'ready' }],
  ])('a task that is starting after %j drops it at once', (states, state) => {
    const python = at(...states)
    begin('command')
    run.stop()
    expect([run.getState(), heard]).toEqual([state, ['command dropped']])
    expect(python.asked).toEqual(['run', 'stop'])
  })

  test('and Python becomes ready with nothing to do', () => {
    const python = at()
    begin()
    run.stop()
    python.become(ready)
    expect(run.getState()).toEqual({ kind: 'ready' })
  })

  test('a task that runs waits for its end', () => {
    const python = at(ready)
    begin()
    python.become(running)
    run.stop()
    python.become(stopping)
    expect([run.getState(), heard]).toEqual([{ kind: 'stopping', task: 'program' }, []])
    python.end('stopped')
    expect([run.getState(), heard]).toEqual([{ kind: 'ready' }, ['program stopped']])
  })

  test('a check that runs reaches it, and nothing at all does no harm', () => {
    run.stop()
    expect(run.getState()).toEqual({ kind: 'idle' })
    const python = at(ready, running)
    run.stop()
    expect(python.asked).toEqual(['stop'])
  })
})

describe('a Python that is lost', () => {
  test.each<[string, PythonState[]]>([
    ['starting', []],
    ['running', [running]],
    ['waiting for input', [running, awaiting]],
    ['stopping', [running, stopping]],
  ])('while a task is %s drops the task, and the next one begins', (_name, states) => {
    const python = at(ready)
    begin('command')
    for (const state of states) python.become(state)
    python.become(failed)
    expect([run.getState(), heard]).toEqual([failed, ['command dropped']])
    expect(begin()).toBe(true)
  })

  test('and loads by itself drops what ran', () => {
    const python = at(ready)
    begin()
    python.become(running)
    python.become(loading)
    expect([run.getState(), heard]).toEqual([{ kind: 'loading' }, ['program dropped']])
  })

  test('with a crash tells the result, and loads', () => {
    const python = at(ready)
    begin()
    python.become(running)
    python.end('crashed')
    python.become(loading)
    expect([run.getState(), heard]).toEqual([{ kind: 'loading' }, ['program crashed']])
  })
})

describe('a screen that goes', () => {
  test('takes its Python along, and the task with it', () => {
    const python = at(ready)
    begin()
    python.become(running)
    run.dispose()
    expect([run.getState(), run.engine, heard]).toEqual([{ kind: 'idle' }, undefined, ['program dropped']])
    expect(python.asked).toEqual(['run', 'dispose'])
  })

  test('and comes again gets a new one', () => {
    at(ready)
    run.dispose()
    at(ready)
    expect([taken.length, run.getState()]).toEqual([2, { kind: 'ready' }])
  })

  test('hears no more of the Python it had', () => {
    const python = at(ready)
    run.dispose()
    python.become(running)
    python.say('late')
    expect([run.getState(), heard]).toEqual([{ kind: 'idle' }, []])
  })

  test('is told of each change while it listens, and of none after', () => {
    const kinds: string[] = []
    const forget = run.subscribe(() => kinds.push(run.getState().kind))
    const python = at(ready)
    forget()
    python.become(running)
    expect(kinds).toEqual(['loading', 'ready'])
  })
})

test('what a program is asked and shown reaches its Python', () => {
  const python = at(ready)
  run.answer('42')
  run.happen([1, 20, 30])
  expect(python.asked).toEqual(['answer 42', '1 20 30'])
})
