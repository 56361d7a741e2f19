import { serveJobs } from '../src/threads/thread-side.ts'

export type HostileJob =
  | 'answers'
  | 'waits for nothing'
  | 'stands still'
  | 'never ends'
  | 'takes all memory'
  | 'throws'
  | 'ends its thread'
  | 'tells its environment'

serveJobs(async (job: HostileJob) => {
  if (job === 'waits for nothing') await new Promise(() => undefined)
  // As if the machine gave it no time.
  if (job === 'stands still') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  const stored: string[][] = []
  if (job === 'throws') throw new Error('hostile')
  if (job === 'ends its thread') process.exit(3)
  if (job === 'tells its environment') return JSON.stringify(process.env)
  if (job === 'answers') return 'an answer'
  for (;;) if (job === 'takes all memory') stored.push(Array.from({ length: 10_000 }, () => 'x'))
})
