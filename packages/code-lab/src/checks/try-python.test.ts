import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CheckRun } from '../python/checks/judge.ts'
import type { PythonState } from '../python/python-engine.ts'
import type { ShownResult } from './shown-check.ts'
import { tryPython } from './try-python.ts'

const checks = [
  { id: 'a', title: 'A', input: ['2'], output: '2' },
  { id: 'b', title: 'B', assert: 'assert f() == 1' },
]
const program = { files: { 'main.py': 'print(input())' }, entry: 'main.py' }
const said = (run: object): CheckRun => ({ kind: 'said', text: JSON.stringify(run) })

let state: PythonState
let asked: string[]
let answer: (run: CheckRun) => void
/** Python is there only once this is called. */
let arrive: (() => void) | undefined
let results: ShownResult[]
let controller: AbortController
const engine = {
  get state() {
    return state
  },
  stop: () => answer(said({ outcome: 'stopped' })),
  check: (_files: object, _entry: string, check: string, onBegin: () => void) =>
    new Promise<CheckRun>((resolve) => {
      asked.push(check)
      answer = resolve
      if (state.kind === 'loading') arrive = onBegin
      else onBegin()
    }),
}
const begin = () =>
  tryPython(engine, program, checks, 'uz', {
    signal: controller.signal,
    onTry: () => undefined,
    onResult: (result) => results.push(result),
  })

beforeEach(() => {
  vi.useFakeTimers()
  state = { kind: 'ready', mode: 'shared' }
  asked = []
  results = []
  controller = new AbortController()
})
afterEach(() => vi.useRealTimers())

const settle = () => vi.advanceTimersByTimeAsync(0)

test('each check is tried in its turn, without what it expects', async () => {
  const trying = begin()
  answer(said({ outcome: 'finished', printed: '2\n' }))
  await settle()
  answer(said({ outcome: 'refuted', error: { type: 'AssertionError', message: 'f' }, printed: '' }))
  expect(await trying).toBe(true)
  expect(asked.map((check) => JSON.parse(check) as object)).toEqual([
    { input: ['2'] },
    { assert: 'assert f() == 1' },
  ])
  expect(results).toEqual([
    { id: 'a', passed: true, fault: null, printed: '2\n' },
    { id: 'b', passed: false, fault: { kind: 'assert', message: 'f' }, printed: '' },
  ])
})

test('an error is explained in the reader’s language, with its place', async () => {
  const trying = begin()
  const place = { file: 'main.py', line: 3 }
  const error = {
    type: 'ZeroDivisionError',
    parents: ['ZeroDivisionError'],
    message: 'division by zero',
    place,
  }
  answer(said({ outcome: 'error', error, printed: '' }))
  await settle()
  expect(results[0]?.fault).toMatchObject({
    kind: 'error',
    line: 3,
    file: 'main.py',
    message: 'ZeroDivisionError: division by zero',
    explanation: expect.stringMatching(/\S/) as string,
  })
  controller.abort()
  await trying
})

test('one that never ends is ended, and the next one has its turn', async () => {
  const trying = begin()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(results).toMatchObject([{ id: 'a', fault: { kind: 'too_long' } }])
  expect(asked).toHaveLength(2)
  answer(said({ outcome: 'finished', printed: '' }))
  expect(await trying).toBe(true)
})

test('the time that Python takes to come is not the program’s', async () => {
  state = { kind: 'loading' }
  const trying = begin()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(results).toEqual([])
  state = { kind: 'ready', mode: 'shared' }
  arrive?.()
  await vi.advanceTimersByTimeAsync(9_000)
  answer(said({ outcome: 'finished', printed: '2' }))
  await settle()
  expect(results).toMatchObject([{ id: 'a', passed: true }])
  controller.abort()
  await trying
})

test('stopped, by either button, it leaves the rest untried', async () => {
  const trying = begin()
  controller.abort()
  expect(await trying).toBe(true)
  const again = tryPython(engine, program, checks, 'uz', {
    signal: new AbortController().signal,
    onTry: () => undefined,
    onResult: (result) => results.push(result),
  })
  engine.stop()
  expect(await again).toBe(true)
  expect(results).toEqual([])
})

test('without a Python it says so', async () => {
  const trying = begin()
  state = { kind: 'failed', message: 'offline' }
  answer({ kind: 'broken' })
  expect(await trying).toBe(false)
  expect(results).toEqual([])
})
