import { expect, test, vi } from 'vitest'
import type { SandboxRun } from '../../../sandbox/run-in-sandbox.ts'
import type { StoredQuestion } from '../questions/index.ts'
import { solvesTask } from './solves-task.ts'

const checks = [{ id: 'a', title: { uz: 'Ikki' }, hidden: false, input: ['1'], output: '2' }]
const question = {
  type: 'compiler',
  content: { fields: { language: 'python' } },
  key: { answer: { checks, solution: null } },
} as unknown as StoredQuestion // what is asked of one here

const asking = (run: () => Promise<SandboxRun[]>, gone?: AbortSignal) => {
  const warn = vi.fn()
  return { warn, verdict: solvesTask(question, ['print(input())'], {}, { run, gone, warn }) }
}

test('a program whose turn does not come is not waited for once nobody waits, and is not taken for harmless', async () => {
  const leaving = new AbortController()
  const { verdict } = asking(async () => await new Promise(() => {}), leaving.signal)
  leaving.abort()
  expect(await verdict).toBe('unknown')
})

test('a sandbox that does not work judges nothing, and the log says so', async () => {
  const { verdict, warn } = asking(async () => await Promise.reject(new Error('no Python')))
  expect(await verdict).toBe('harmless')
  expect(warn).toHaveBeenCalledExactlyOnceWith('an answer was not tried: no Python')
})
