import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { isOpen, ownFolder, pythonFolder, type SandboxRuntime } from './runtime.ts'
import { MOST_JAVASCRIPT_mb, MOST_PYTHON_bytes, MOST_RESIDENT_bytes } from './protocol.ts'

const WASM_PAGE_bytes = 65_536
const WATCH_ms = 50
/** The clock tick that Linux reports to programs, on every machine. */
const TICK_ms = 10
/** The school comes first: a check can wait. */
const NICENESS = 5
/** The first to go where the machine has no memory left. */
const FIRST_TO_GO = '1000'
/** One for each lane; unassigned on any system (see systemd's table of user ids). */
const FIRST_USER_ID = 60_600

export interface ChildPlace {
  /** The program of the child: ours, but for the tests that put their own in its place. */
  file: string
  /** What it may read beside Python and our own files. */
  readable: readonly string[]
  lane: number
  /** Past this it is ended. */
  mostResident_bytes?: number
}

/**
 * Starts Deno without any permission but to read Python. The child is assumed to be the student's, JavaScript included:
 * what holds is what Deno, its user and this process do, and nothing in it (docs/decisions: deno-sandbox).
 */
export function startChild(
  { deno, isOpenToAll }: SandboxRuntime,
  { file, readable, lane, mostResident_bytes = MOST_RESIDENT_bytes }: ChildPlace,
): ChildProcess {
  const isRoot = process.getuid?.() === 0
  const canRead = isOpenToAll && readable.every((place) => isOpen(place, 0o004))
  const user = isRoot && canRead ? { uid: FIRST_USER_ID + lane, gid: FIRST_USER_ID + lane } : {}
  const child = spawn(deno, [...denoFlags(readable), file], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      // Nowhere: nothing is cached, and nothing can be.
      DENO_DIR: process.platform === 'win32' ? 'NUL\\none' : '/dev/null/none',
      DENO_NO_UPDATE_CHECK: '1',
      ...(process.env['SystemRoot'] === undefined ? {} : { SystemRoot: process.env['SystemRoot'] }),
    },
    cwd: pythonFolder,
    ...user,
  })
  // One that has ended reads no more: its exit reports the rest.
  child.stdin?.on('error', () => undefined)
  if (child.pid !== undefined) watch(child, child.pid, mostResident_bytes)
  return child
}

function denoFlags(readable: readonly string[]): string[] {
  const limits = [
    `--max-old-space-size=${MOST_JAVASCRIPT_mb}`,
    `--wasm-max-mem-pages=${MOST_PYTHON_bytes / WASM_PAGE_bytes}`,
    '--disallow-code-generation-from-strings',
    // A program of a beginner ends before better code for it would be there.
    '--no-wasm-tier-up',
  ]
  return [
    'run',
    '--no-prompt',
    '--cached-only',
    '--no-remote',
    '--no-npm',
    '--no-config',
    '--no-lock',
    '--no-check',
    '--no-code-cache',
    `--allow-read=${[pythonFolder, ownFolder, ...readable].map((place) => place.replaceAll(',', ',,')).join(',')}`,
    '--deny-write',
    '--deny-net',
    '--deny-env',
    '--deny-run',
    '--deny-ffi',
    '--deny-sys',
    '--deny-import',
    `--v8-flags=${limits.join(',')}`,
  ]
}

/** Watches its memory from outside, where the system reports it: inside nothing can be trusted. */
function watch(child: ChildProcess, pid: number, mostResident_bytes: number): void {
  try {
    os.setPriority(pid, NICENESS)
    if (process.platform === 'linux') writeFileSync(`/proc/${pid}/oom_score_adj`, FIRST_TO_GO)
  } catch {
    // It has ended at once, or the system does not let us.
  }
  if (process.platform !== 'linux') return
  const timer = setInterval(() => {
    if (residentOf(pid) > mostResident_bytes) child.kill('SIGKILL')
  }, WATCH_ms)
  child.once('exit', () => clearInterval(timer))
}

/**
 * The processor time that a process has used, a fairer measure of a program than the clock on a busy machine;
 * undefined where the system does not report it.
 */
export function cpuTimeOf(pid: number | undefined): number | undefined {
  if (process.platform !== 'linux' || pid === undefined) return undefined
  try {
    // After the name, which may hold anything, the 12th and 13th are the ticks of program and system.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * TICK_ms
  } catch {
    return undefined
  }
}

function residentOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}
