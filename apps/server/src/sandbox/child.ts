import { createInterface } from 'node:readline'
import { Worker } from 'node:worker_threads'
import { MOST_RESIDENT_bytes } from './protocol.ts'

// The child that runs a student's program for its checks, in Deno and without permissions. Its own thread only watches;
// stdin is its life line, which breaks where the server is gone.
const WATCH_ms = 50

/** @param cause for the log of the server, which reads it where the child is to run no program. */
function die(cause: unknown): never {
  console.error(cause)
  process.exit(1)
}

setInterval(() => {
  if (process.memoryUsage.rss() > MOST_RESIDENT_bytes) die('too much memory')
}, WATCH_ms)

let worker: Worker | undefined
const lines = createInterface({ input: process.stdin })
process.stdin.on('error', die)
process.stdout.on('error', die)
lines.on('close', () => die('the server is gone'))
lines.on('line', (line) => {
  if (worker) worker.postMessage(line)
  else worker = startThread(line)
})

function startThread(request: string): Worker {
  const thread = new Worker(new URL('./python-thread.ts', import.meta.url), {
    workerData: request,
    stdout: true,
    stderr: true,
  })
  thread.on('message', (report: string | Uint8Array) => {
    if (typeof report === 'string') process.stdout.write(`${report}\n`)
    else process.stdout.write(report, () => process.exit(0))
  })
  thread.on('error', die)
  thread.on('exit', (code) => die(`the thread ended with ${code}`))
  return thread
}
