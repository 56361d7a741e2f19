import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export const repository = path.resolve(import.meta.dirname, '..')
const patience_ms = 400_000

export interface Served {
  url: string
  pid: number
  /** Resident memory of the process, in megabytes. */
  memory: () => number
  stop: () => Promise<void>
}

/** Runs a server's file until it answers, on a free port of this checkout where none other is wanted. */
export async function run(
  file: string,
  environment: NodeJS.ProcessEnv,
  { port: wantedPort, root = repository }: { port?: number | undefined; root?: string } = {},
): Promise<Served> {
  const port = wantedPort ?? (await freePort())
  const child = spawn(process.execPath, [path.join(root, file)], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      // A film that is made meanwhile takes a core of what is measured.
      FFMPEG_PATH: 'no',
      ...environment,
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  const ended = once(child, 'exit')
  const deadline = Date.now() + patience_ms
  while (!(await answers(`${url}/healthz`))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${file} did not start`)
    await sleep(200)
  }
  return {
    url,
    pid: child.pid ?? 0,
    memory: () => residentMegabytes(child.pid ?? 0),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** @throws Error where it ends otherwise than well */
export async function runToItsEnd(file: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, [path.join(repository, file)], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await once(child, 'exit')
  if (child.exitCode !== 0) throw new Error(`${file} ended with ${child.exitCode ?? 'a signal'}`)
}

/** Linux reports it in /proc; elsewhere it stays unknown. */
function residentMegabytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1024)
  } catch {
    return NaN
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer()
  probe.listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('no port to listen on')
  return address.port
}
