import { setTimeout as sleep } from 'node:timers/promises'
import { type Random, between, pick } from './random.ts'
import type { Stand } from './stand.ts'

interface Fault {
  name: string
  on: readonly Stand['kind'][]
  happen: (stand: Stand, random: Random) => Promise<void>
}

const both = ['embedded', 'postgresql'] as const

const faults: readonly Fault[] = [
  {
    name: 'a server is killed',
    on: both,
    async happen({ servers }, random) {
      const server = pick(random, servers)
      await server.end('SIGKILL')
      await sleep(between(random, 0, 1000))
      await server.start()
    },
  },
  {
    name: 'a server is frozen',
    on: both,
    async happen({ servers }, random) {
      const server = pick(random, servers)
      server.signal('SIGSTOP')
      await sleep(between(random, 300, 3000))
      server.signal('SIGCONT')
    },
  },
  {
    name: 'a server is stopped in order and started again',
    on: both,
    async happen({ servers }, random) {
      const server = pick(random, servers)
      await server.end('SIGTERM')
      await server.start()
    },
  },
  {
    name: 'all servers are killed at once',
    on: ['postgresql'],
    async happen({ servers }) {
      await Promise.all(servers.map(async (server) => await server.end('SIGKILL')))
      for (const server of servers) await server.start()
    },
  },
  {
    name: 'the database crashes',
    on: ['postgresql'],
    happen: async (stand, random) => await stand.crashDatabase(between(random, 0, 2000)),
  },
  {
    name: 'the database is frozen',
    on: ['postgresql'],
    happen: async (stand, random) => await stand.freezeDatabase(between(random, 500, 6000)),
  },
]

/** One thing after the other until it is over. @returns how often each happened */
export async function torment(
  stand: Stand,
  random: Random,
  isOver: () => boolean,
  report: (line: string) => void,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  const possible = faults.filter(({ on }) => on.includes(stand.kind))
  let lasted_ms = 0
  while (!isOver()) {
    // Half of the time there is somebody to serve, on a machine on which a start takes long too.
    await sleep(Math.max(between(random, 800, 3000), lasted_ms))
    if (isOver()) break
    const began_ms = Date.now()
    const { name, happen } = pick(random, possible)
    report(name)
    await happen(stand, random)
    lasted_ms = Date.now() - began_ms
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}
