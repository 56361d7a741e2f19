import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { pythonCheckSources } from '@qadam/code-lab/python-check-sources'
import type { CheckRun } from '@qadam/code-lab/python-checks'
import * as z from 'zod'
import { MOST_JAVASCRIPT_mb, MOST_PYTHON_bytes, type SandboxRequest } from './protocol.ts'

export interface Program {
  files: Record<string, string>
  entry: string
}

export interface SandboxLimits {
  /** For Python to start. */
  start_ms: number
  /** For one case, and for all of them together. */
  case_ms: number
  all_ms: number
}

/** A busy machine takes its time, and a beginner's program takes next to none. */
const usual: SandboxLimits = { start_ms: 60_000, case_ms: 10_000, all_ms: 30_000 }

const runtime = realpathSync(path.dirname(createRequire(import.meta.url).resolve('pyodide/pyodide.mjs')))
const own = realpathSync(import.meta.dirname)
const WASM_PAGE_bytes = 65_536
const MOST_SAID_bytes = 8 * 1024 * 1024

const report = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('done'), result: z.string() }),
])

/** The sandbox itself did not work; it says nothing of the program. */
export class SandboxFailure extends Error {}

/**
 * Runs a program once for each case, in a child process that can do nothing else (docs/decisions: server checks).
 * @param cases JSON texts for check.py.
 * @param wheels paths of the packages that the school adds.
 * @returns for each case what check.py said, or how the program kept it from saying anything.
 * @throws SandboxFailure
 */
export async function runInSandbox(
  program: Program,
  cases: readonly string[],
  limits: SandboxLimits = usual,
  wheels: readonly string[] = [],
): Promise<CheckRun[]> {
  const ends: CheckRun[] = []
  let left = limits.all_ms
  while (ends.length < cases.length && left > 0) {
    const before = ends.length
    const rest = cases.slice(before)
    const child = startChild({ ...pythonCheckSources(), ...program, runtime, wheels, cases: rest })
    const { spent_ms, end } = await follow(child, limits, left, (text) => ends.push({ kind: 'said', text }))
    left -= spent_ms
    // What one case has ended is no other's fault: those begin anew.
    if (ends.length < cases.length) ends.push({ kind: end })
  }
  return [...ends, ...cases.slice(ends.length).map((): CheckRun => ({ kind: 'too_long' }))]
}

function startChild(request: SandboxRequest): ChildProcess {
  const child = spawn(
    process.execPath,
    [
      '--permission',
      `--allow-fs-read=${runtime}`,
      `--allow-fs-read=${own}`,
      ...request.wheels.map((wheel) => `--allow-fs-read=${wheel}`),
      '--allow-worker',
      '--experimental-vm-modules',
      '--disallow-code-generation-from-strings',
      `--wasm-max-mem-pages=${MOST_PYTHON_bytes / WASM_PAGE_bytes}`,
      `--max-old-space-size=${MOST_JAVASCRIPT_mb}`,
      path.join(own, 'child.ts'),
    ],
    { stdio: ['pipe', 'pipe', 'ignore'], env: {}, cwd: runtime },
  )
  // One that has ended does not read any more: how it ended says the rest.
  child.stdin?.on('error', () => undefined)
  child.stdin?.write(`${JSON.stringify(request)}\n`)
  return child
}

/** Follows a child to its end. @throws SandboxFailure where Python did not start. */
async function follow(
  child: ChildProcess,
  { start_ms, case_ms }: SandboxLimits,
  left_ms: number,
  onResult: (result: string) => void,
): Promise<{ spent_ms: number; end: 'too_long' | 'broken' }> {
  let readyAt: number | undefined
  let end: 'too_long' | 'broken' = 'broken'
  const kill = () => child.kill('SIGKILL')
  let timer = setTimeout(kill, start_ms)
  const begin = () => {
    clearTimeout(timer)
    timer = setTimeout(
      () => {
        end = 'too_long'
        kill()
      },
      Math.min(case_ms, left_ms - (performance.now() - (readyAt ?? 0))),
    )
  }
  let said = 0
  child.stdout?.on('data', (piece: Buffer) => {
    said += piece.length
    if (said > MOST_SAID_bytes) kill()
  })
  const ended = once(child, 'close')
  try {
    if (child.stdout)
      for await (const line of createInterface({ input: child.stdout })) {
        const message = readReport(line)
        if (message?.type === 'ready') readyAt = performance.now()
        if (message?.type === 'done') onResult(message.result)
        begin()
      }
    await ended
  } catch (error) {
    throw new SandboxFailure('The sandbox could not be started', { cause: error })
  } finally {
    clearTimeout(timer)
    kill()
  }
  if (readyAt === undefined) throw new SandboxFailure('Python did not start in the sandbox')
  return { spent_ms: performance.now() - readyAt, end }
}

function readReport(line: string): z.infer<typeof report> | undefined {
  try {
    return report.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}
