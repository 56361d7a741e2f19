import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pythonCheckSources } from '@qadam/code-lab/python-check-sources'
import type { CheckRun } from '@qadam/code-lab/python-checks'
import { memoryFor, runInSandbox, type SandboxCase, type SandboxRun } from '../src/sandbox/run-in-sandbox.ts'
import { pythonFolder, sandbox, type SandboxRuntime } from '../src/sandbox/runtime.ts'
import { startChild } from '../src/sandbox/start-child.ts'
import type { TriedOutcomes, TriedProgram, TriedPrograms } from './python-programs.ts'

export const none: CheckRun = { kind: 'broken' }
export const quick = { start_ms: 60_000, case_ms: 10_000, all_ms: 30_000 }

export function runtime(): SandboxRuntime {
  const found = sandbox.runtime()
  if (!found) throw new Error('this platform has no runtime to be tested')
  return found
}

export async function looked(
  source: string,
  cases: SandboxCase[] = [{}],
  limits = quick,
): Promise<SandboxRun[]> {
  return await runInSandbox(
    { runtime: runtime(), limits },
    { files: { 'main.py': source }, entry: 'main.py' },
    cases,
  )
}

export async function runs(source: string, cases: SandboxCase[] = [{}], limits = quick): Promise<CheckRun[]> {
  return (await looked(source, cases, limits)).map(({ run }) => run)
}

/**
 * What these programs come to, each in a Python of its own, but all in one process: a third of the time. For what stands
 * in Python's realm; whatever a program may do to its process needs one for itself.
 */
export async function triedInOneProcess(programs: readonly TriedProgram[]): Promise<SandboxRun[]> {
  const said = (await saidOf(programs)) || (await saidOf(programs))
  const outcomes = JSON.parse(said) as TriedOutcomes // of python-programs.ts
  return outcomes.map(({ text: told, touched }) => ({ run: { kind: 'said', text: told }, touched }))
}

/** Nothing where the kernel ended the process, as it does with children first when memory is short. */
async function saidOf(programs: readonly TriedProgram[]): Promise<string> {
  const sources = pythonCheckSources()
  const place = { runtime: runtime(), lane: 0, wheels: [], sources }
  const memory = await memoryFor(place, quick)
  const file = path.join(import.meta.dirname, 'python-programs.ts')
  const child = startChild(place.runtime, { file, readable: [memory, import.meta.dirname], lane: 0 })
  const { modules, start, watched } = sources
  const asked: TriedPrograms = {
    request: { runtime: pythonFolder, wheels: [], modules, start, watched, memory },
    programs,
  }
  child.stdin?.end(JSON.stringify(asked))
  return child.stdout ? await text(child.stdout) : ''
}
