import { Worker } from 'node:worker_threads'
import { MOST_JAVASCRIPT_mb, MOST_RESIDENT_bytes, type SandboxRequest } from './protocol.ts'

// The child that runs a student's program for its checks. Its own thread only watches; stdin is its life line, which
// breaks where the server is gone.
const WATCH_ms = 50

const die = (): void => void process.kill(process.pid, 'SIGKILL')

async function firstLine(): Promise<string> {
  let line = ''
  for await (const piece of process.stdin.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    line += String(piece)
    if (line.endsWith('\n')) return line
  }
  return line
}

const request = JSON.parse(await firstLine()) as SandboxRequest // of run-in-sandbox.ts
process.stdin.on('end', die).on('error', die).resume()
process.stdout.on('error', die)
setInterval(() => {
  if (process.memoryUsage.rss() > MOST_RESIDENT_bytes) die()
}, WATCH_ms)

const worker = new Worker(new URL('./python-thread.ts', import.meta.url), {
  workerData: request,
  env: {},
  stdin: false,
  stdout: true,
  stderr: true,
  resourceLimits: { maxOldGenerationSizeMb: MOST_JAVASCRIPT_mb },
})
worker.on('message', (report: string) => process.stdout.write(`${report}\n`))
worker.on('error', die)
worker.on('exit', () => process.exit())
