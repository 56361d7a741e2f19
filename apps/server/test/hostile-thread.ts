import { serveJobs } from '../src/threads/thread-side.ts'

export type HostileJob =
  'answers' | 'never ends' | 'takes all memory' | 'throws' | 'ends its thread' | 'tells its environment'

serveJobs((job: HostileJob) => {
  const kept: string[][] = []
  if (job === 'throws') throw new Error('hostile')
  if (job === 'ends its thread') process.exit(3)
  if (job === 'tells its environment') return JSON.stringify(process.env)
  if (job === 'answers') return 'an answer'
  for (;;) if (job === 'takes all memory') kept.push(Array.from({ length: 10_000 }, () => 'x'))
})
