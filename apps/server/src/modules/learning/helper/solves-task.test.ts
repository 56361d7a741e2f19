import { expect, test, vi } from 'vitest'
import type { Program, SandboxRun } from '../../../sandbox/run-in-sandbox.ts'
import type { StoredQuestion } from '../questions/index.ts'
import { solvesTask } from './solves-task.ts'

const checks = [{ id: 'a', title: { uz: 'Ikki' }, hidden: false, input: ['1'], output: '2' }]
const question = {
  type: 'compiler',
  content: { fields: { language: 'python' } },
  key: { answer: { checks, solution: null } },
} as unknown as StoredQuestion // what is asked of one here

const said = (printed: string): SandboxRun => ({
  run: { kind: 'said', text: JSON.stringify({ outcome: 'finished', printed }) },
  touched: [],
})

test.each([
  ['exactly', ['2', '30'], 'solves'],
  ['with a label', ['Natija: 2\n', 'Natija: 30\n'], 'solves'],
  ['with more lines', ['2\ntamom\n', '30\ntamom\n'], 'solves'],
  ['for one of the inputs alone', ['2', '2'], 'harmless'],
  ['within another number', ['12', '300'], 'harmless'],
  ['for no input', ['salom', 'salom'], 'harmless'],
])('what prints what is expected is a solution: %s', async (_how, printed, verdict) => {
  const two = {
    ...question,
    key: {
      answer: { checks: [...checks, { ...checks[0], id: 'b', input: ['15'], output: '30' }], solution: null },
    },
  } as unknown as StoredQuestion // what is asked of one here
  let runs = 0
  const run = async ({ files }: Program) =>
    await Promise.resolve([said(files['main.py'] === '' ? '' : (printed[runs++] ?? ''))])
  const tools = { run, gone: undefined, warn: vi.fn(), patience_ms: 60_000 }
  expect(await solvesTask(two, ['print(input())'], { 'main.py': '' }, tools)).toBe(verdict)
})

const asking = (run: () => Promise<SandboxRun[]>, gone?: AbortSignal, patience_ms = 60_000) => {
  const warn = vi.fn()
  return { warn, verdict: solvesTask(question, ['print(input())'], {}, { run, gone, warn, patience_ms }) }
}

test('a program whose turn does not come is not waited for once nobody waits, and is not taken for harmless', async () => {
  const leaving = new AbortController()
  const { verdict } = asking(async () => await new Promise(() => {}), leaving.signal)
  leaving.abort()
  expect(await verdict).toBe('unknown')
})

test('nor is it waited for longer than an answer may be held back', async () => {
  const { verdict } = asking(async () => await new Promise(() => {}), undefined, 20)
  expect(await verdict).toBe('unknown')
})

test('an answer without a program to try is harmless, whoever has left', async () => {
  const tools = { run: vi.fn(), gone: AbortSignal.abort(), warn: vi.fn(), patience_ms: 60_000 }
  expect(await solvesTask(question, ['x = 1'], {}, tools)).toBe('harmless')
  expect(tools.run).not.toHaveBeenCalled()
})

test('a sandbox that does not work judges nothing, and the log says so', async () => {
  const { verdict, warn } = asking(async () => await Promise.reject(new Error('no Python')))
  expect(await verdict).toBe('harmless')
  expect(warn).toHaveBeenCalledExactlyOnceWith('an answer was not tried: no Python')
})
