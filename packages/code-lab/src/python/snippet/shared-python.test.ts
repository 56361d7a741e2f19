import { expect, test } from 'vitest'
import type { PythonEngine, PythonListener, PythonState } from '../python-engine.ts'
import { SharedPython, type PythonRunner } from './shared-python.ts'

/** An engine that runs until it is stopped. */
function fakeEngine({ isDeaf = false } = {}) {
  let state: PythonState = { kind: 'ready', mode: 'shared' }
  let listener: PythonListener | undefined
  const done: string[] = []
  let endCheck: (() => void) | undefined
  const change = (next: PythonState) => {
    state = next
    listener?.onState(next)
  }
  const engine = {
    get state() {
      return state
    },
    listen: (next?: PythonListener) => void (listener = next),
    run: (files: Readonly<Record<string, string>>) => {
      done.push(`run ${files['main.py']}`)
      change({ kind: 'running', runId: 1 })
    },
    check: async (files: Readonly<Record<string, string>>) => {
      done.push(`check ${files['main.py']}`)
      change({ kind: 'running', runId: 1 })
      await new Promise<void>((resolve) => (endCheck = resolve))
      change({ kind: 'ready', mode: 'shared' })
      return { kind: 'said', text: files['main.py'] }
    },
    answer: (text: string) => void done.push(`answer ${text}`),
    stop: () => {
      done.push('stop')
      if (isDeaf) return change({ kind: 'stopping', runId: 1 })
      if (endCheck) return endCheck()
      change({ kind: 'ready', mode: 'shared' })
      listener?.onEnd({ outcome: 'stopped' })
    },
    dispose: () => void done.push('dispose'),
  }
  return { engine: engine as unknown as PythonEngine, done, change } // as far as it is used
}

function heardBy(runner: PythonRunner): string[] {
  const heard: string[] = []
  runner.listen({
    onState: ({ kind }) => heard.push(kind),
    onOutput: () => undefined,
    onTurtle: () => undefined,
    onFiles: () => undefined,
    onEnd: ({ outcome }) => heard.push(outcome),
  })
  return heard
}

test('nothing is started before the first run, and one Python is enough', () => {
  const { engine } = fakeEngine()
  let taken = 0
  const shared = new SharedPython(() => (taken++, engine))
  const one = shared.join()
  const other = shared.join()
  expect(taken).toBe(0)
  one.run({ 'main.py': '1' }, 'main.py')
  one.stop()
  other.run({ 'main.py': '2' }, 'main.py')
  expect(taken).toBe(1)
})

test('who runs a program ends that of another, and each hears of its own', () => {
  const { engine, done } = fakeEngine()
  const shared = new SharedPython(() => engine)
  const [one, other] = [shared.join(), shared.join()]
  const [first, second] = [heardBy(one), heardBy(other)]
  one.run({ 'main.py': '1' }, 'main.py')
  other.run({ 'main.py': '2' }, 'main.py')
  expect(done).toEqual(['run 1', 'stop', 'run 2'])
  expect([first, second]).toEqual([['running', 'ready', 'stopped'], ['running']])
  one.answer('no one asked')
  one.stop()
  expect(done).toHaveLength(3)
})

test('who leaves takes the program along', () => {
  const { engine, done } = fakeEngine()
  const shared = new SharedPython(() => engine)
  const [one] = [shared.join(), shared.join()]
  one.run({ 'main.py': '1' }, 'main.py')
  one.dispose()
  expect(done).toEqual(['run 1', 'stop'])
})

test('who waits for its turn hears that there will be none', () => {
  const { engine, change } = fakeEngine({ isDeaf: true })
  const shared = new SharedPython(() => engine)
  const [one, other] = [shared.join(), shared.join()]
  const second = heardBy(other)
  one.run({ 'main.py': '1' }, 'main.py')
  other.run({ 'main.py': '2' }, 'main.py')
  expect(second).toEqual([])
  change({ kind: 'failed', message: 'memory' })
  expect(second).toEqual(['failed'])
})

test('a check ends what runs and begins after it, and what comes meanwhile begins after the check', async () => {
  const { engine, done } = fakeEngine()
  const shared = new SharedPython(() => engine)
  const [one, other] = [shared.join(), shared.join()]
  one.run({ 'main.py': '1' }, 'main.py')
  const checked = other.check({ 'main.py': '2' }, 'main.py', '{}')
  one.run({ 'main.py': '3' }, 'main.py')
  expect(await checked).toEqual({ kind: 'said', text: '2' })
  expect(done).toEqual(['run 1', 'stop', 'check 2', 'stop', 'run 3'])
})

test('a check that gives way before it began is broken, and waits for nothing', async () => {
  const { engine, done } = fakeEngine({ isDeaf: true })
  const shared = new SharedPython(() => engine)
  const [one, other] = [shared.join(), shared.join()]
  one.run({ 'main.py': '1' }, 'main.py')
  const dropped = [
    other.check({ 'main.py': '2' }, 'main.py', '{}'),
    other.check({ 'main.py': '3' }, 'main.py', '{}'),
  ]
  other.dispose()
  expect(await Promise.all(dropped)).toEqual([{ kind: 'broken' }, { kind: 'broken' }])
  expect(done.filter((each) => each.startsWith('check'))).toEqual([])
})
