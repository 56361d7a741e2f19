import type { ChildProcess } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pythonCheckSources } from '@qadam/code-lab/python-check-sources'
import { hasFinished, type CheckRun } from '@qadam/code-lab/python-checks'
import { codeOf } from '../errors/start-failure.ts'
import { bytesOf, Conversation, SandboxFailure } from './conversation.ts'
import { storedMemory } from './stored-memory.ts'
import { Lanes } from './lanes.ts'
import { ownFolder, pythonFolder, type SandboxRuntime } from './runtime.ts'
import type { SandboxRequest } from './protocol.ts'
import { cpuTimeOf, startChild } from './start-child.ts'

export interface Program {
  files: Record<string, string>
  entry: string
}

/** What an interpreter is given for one case: never what is expected of it, and never another case. */
export interface SandboxCase {
  input?: readonly string[] | undefined
  /** Goes in once the program has ended. */
  assert?: string | undefined
}

export interface SandboxRun {
  run: CheckRun
  /** What of its surroundings the program reached for: a forged assertion begins there. */
  touched: string[]
}

/** Runs a program in the school's sandbox, until it is told to end. */
export type RunProgram = (
  program: Program,
  cases: readonly SandboxCase[],
  ending: AbortSignal,
) => Promise<SandboxRun[]>

export interface SandboxLimits {
  /** Of the processor's time where the system reports it: for Python to start, */
  start_ms: number
  /** for one case, and for all of them together. */
  case_ms: number
  all_ms: number
}

/** A busy machine takes its time, and a beginner's program takes next to none. */
const usual: SandboxLimits = { start_ms: 60_000, case_ms: 10_000, all_ms: 30_000 }
/** How much longer the clock may go on than the processor's time: others want it too. */
const WAITING_FACTOR = 4
/** Between tries to start Python. */
const PAUSES_ms = [500, 3000]

/** One program that never ends must not hold up the others, so there are two at least. */
const lanes = new Lanes(Math.max(2, availableParallelism()))
/** How many programs run side by side in this process. */
export const laneCount = lanes.count

/**
 * Runs a program once for each case, each in a process of its own that can do nothing else (docs/decisions:
 * deno-sandbox).
 * @returns for each case the child's report, or how the program prevented one.
 * @throws SandboxFailure
 */
export async function runInSandbox(
  sandbox: Sandbox,
  program: Program,
  cases: readonly SandboxCase[],
): Promise<SandboxRun[]> {
  const { runtime, limits = usual, wheels = [], sources = pythonCheckSources(), ending } = sandbox
  return await lanes.take(async (lane) => {
    const place = { runtime, lane, wheels, sources, ending }
    const runs: SandboxRun[] = []
    let left_ms = limits.all_ms
    for (const [index, each] of cases.entries()) {
      if (left_ms <= 0) {
        runs.push({ run: { kind: 'too_long' }, touched: [] })
        continue
      }
      const ofCase = { ...limits, case_ms: Math.min(limits.case_ms, left_ms) }
      const tried = async () =>
        await runCase(place, await memoryFor(place, limits), program, each, index, ofCase)
      // Another process may have taken the memory out of the cache, since none of its children started; or this child
      // did not. Nothing of the program has run.
      const { spent_ms, ...run } = await tried().catch(async (error: unknown) => {
        if (codeOf(error) !== 'ENOENT' && !(error instanceof SandboxFailure)) throw error
        ending?.throwIfAborted()
        return await tried()
      })
      left_ms -= spent_ms
      runs.push(run)
    }
    return runs
  })
}

export interface Sandbox {
  runtime: SandboxRuntime
  limits?: SandboxLimits
  /** Paths of the packages that the school adds. */
  wheels?: readonly string[]
  /** Ends whatever runs. */
  ending?: AbortSignal
  /** The Python of ours in it; the tests have others. */
  sources?: PythonSources
}

interface Place {
  runtime: SandboxRuntime
  lane: number
  wheels: readonly string[]
  sources: PythonSources
  ending?: AbortSignal | undefined
}

type PythonSources = Omit<ReturnType<typeof pythonCheckSources>, 'own'>

async function runCase(
  place: Place,
  memory: string,
  { files, entry }: Program,
  { input = [], assert }: SandboxCase,
  seed: number,
  { start_ms, case_ms }: SandboxLimits,
): Promise<SandboxRun & { spent_ms: number }> {
  const child = start(place, { memory, wheels: place.wheels }, [memory, ...place.wheels])
  const talk = new Conversation(child)
  const end = () => child.kill('SIGKILL')
  place.ending?.addEventListener('abort', end)
  try {
    place.ending?.throwIfAborted()
    const started_ms = stopwatch(child)
    if ((await talk.next(() => started_ms() > start_ms)) !== 'ready') {
      // The cached memory may be damaged: the next run makes it again.
      await rm(memory, { force: true })
      throw talk.failure()
    }
    const spent_ms = stopwatch(child)
    const isTooLate = () => spent_ms() > case_ms
    talk.say({ type: 'run', files: JSON.stringify(files), entry, input: JSON.stringify(input), seed })
    let run = await talk.next(isTooLate)
    if (assert !== undefined && typeof run === 'object' && run.kind === 'said' && hasFinished(run.text)) {
      talk.say({ type: 'assert', source: assert })
      run = await talk.next(isTooLate)
    }
    // A run that ended with the server is no result of the program.
    place.ending?.throwIfAborted()
    if (run === 'ready') run = { kind: 'broken' }
    return { run, touched: talk.touched, spent_ms: spent_ms() }
  } finally {
    place.ending?.removeEventListener('abort', end)
    end()
  }
}

/** What a child has used of its time since now. */
function stopwatch({ pid }: ChildProcess): () => number {
  const began = performance.now()
  const used_ms = cpuTimeOf(pid)
  let last_ms = 0
  return () => {
    const passed_ms = performance.now() - began
    if (used_ms === undefined) return passed_ms
    // One that has ended has no time any more.
    last_ms = Math.max(last_ms, (cpuTimeOf(pid) ?? 0) - used_ms, passed_ms / WAITING_FACTOR)
    return last_ms
  }
}

let made: Promise<string> | undefined

/** The file of a started Python's memory: made, where there is none yet. */
export async function memoryFor(place: Place, { start_ms }: SandboxLimits): Promise<string> {
  const { deno, isOpenToAll } = place.runtime
  const { modules, start: begin } = place.sources
  const make = async () =>
    await bytesOf(start({ ...place, wheels: [] }, { wheels: [] }, []), start_ms * WAITING_FACTOR)
  // The child is the first that the kernel ends when memory is short, which passes.
  const makeAtLast = async () => {
    for (const pause_ms of PAUSES_ms)
      try {
        return await make()
      } catch {
        await wait(pause_ms)
      }
    return await make()
  }
  const find = async () => await storedMemory(JSON.stringify([modules, begin, deno]), isOpenToAll, makeAtLast)
  // Once for all who wait for it.
  made = (made ?? Promise.resolve('')).then(find, find)
  return await made
}

function start(
  { runtime, lane, sources }: Place,
  own: Pick<SandboxRequest, 'memory' | 'wheels'>,
  readable: readonly string[],
): ChildProcess {
  const child = startChild(runtime, { file: path.join(ownFolder, 'child.ts'), readable, lane })
  const { modules, start: begin, watched } = sources
  const request: SandboxRequest = { runtime: pythonFolder, modules, start: begin, watched, ...own }
  child.stdin?.write(`${JSON.stringify(request)}\n`)
  return child
}
