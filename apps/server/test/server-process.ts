import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import os from 'node:os'
import path from 'node:path'

const main = path.resolve(import.meta.dirname, '../src/main.ts')

export interface ServerProcess {
  child: ChildProcess
  /** What it has written so far. */
  output: () => string
  errors: () => string
  /** Its exit code, or the name of the signal that ended it. */
  ended: Promise<number | string>
  /** `http://localhost:PORT`, once it is printed; rejects when it ends before that. */
  ready: Promise<string>
}

/** Starts the real server as a process of its own, in `folder`, with nothing but these settings. */
export function startServer(folder: string, settings: Record<string, string> = {}): ServerProcess {
  const child = spawn(process.execPath, [main], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      LOG_LEVEL: 'error',
      DEMO: 'no',
      // Dozens of servers start in the tests: they compile the same sources once.
      NODE_COMPILE_CACHE: path.join(os.tmpdir(), 'qadam-compile-cache'),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let errors = ''
  const ended = once(child, 'close').then(() => child.exitCode ?? child.signalCode ?? 'unknown')
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const address = /http:\/\/localhost:\d+/.exec(output)?.[0]
      if (address !== undefined) resolve(address)
    })
    void ended.then((code) => reject(new Error(`The server ended with ${code}: ${errors}${output}`)))
  })
  // A test that expects a failure awaits `ended`, not this.
  ready.catch(() => {})
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  return { child, output: () => output, errors: () => errors, ended, ready }
}
