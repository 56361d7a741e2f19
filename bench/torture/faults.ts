import { setTimeout as sleep } from 'node:timers/promises'
import { type Random, between, pick } from './random.ts'
import type { Stand } from './stand.ts'

interface Fault {
  name: string
  canHappen: (stand: Stand) => boolean
  happen: (stand: Stand, random: Random) => Promise<void>
}

const always = () => true
const onPostgresql = ({ database }: Stand) => database !== undefined
/** A clock of a server without any time service may be as wrong as that. */
const mostWrong_ms = 90_000

const faults: readonly Fault[] = [
  {
    name: 'a server is killed',
    canHappen: always,
    async happen({ lasting }, random) {
      const server = pick(random, lasting)
      await server.end('SIGKILL')
      await sleep(between(random, 0, 1000))
      await server.start()
    },
  },
  {
    name: 'a server is frozen',
    canHappen: always,
    async happen({ servers }, random) {
      const server = pick(random, servers)
      server.signal('SIGSTOP')
      await sleep(between(random, 300, 3000))
      server.signal('SIGCONT')
    },
  },
  {
    name: 'a server is stopped in order and started again',
    canHappen: always,
    async happen({ lasting }, random) {
      const server = pick(random, lasting)
      await server.end('SIGTERM')
      await server.start()
    },
  },
  {
    name: 'all servers are killed at once',
    canHappen: onPostgresql,
    async happen({ lasting }) {
      await Promise.all(lasting.map(async (server) => await server.end('SIGKILL')))
      for (const server of lasting) await server.start()
    },
  },
  {
    name: 'the database crashes',
    canHappen: onPostgresql,
    happen: async ({ database }, random) => await database?.crash(between(random, 0, 2000)),
  },
  {
    name: 'the database is frozen',
    canHappen: onPostgresql,
    happen: async ({ database }, random) => await database?.freeze(between(random, 500, 6000)),
  },
  {
    name: 'a worker is killed',
    canHappen: onPostgresql,
    async happen({ servers }, random) {
      const workers = servers.flatMap((server) => server.workers)
      // Its server starts another one.
      if (workers.length > 0) process.kill(pick(random, workers), 'SIGKILL')
      await sleep(between(random, 0, 1000))
    },
  },
  {
    name: 'two hosts roll',
    canHappen: onPostgresql,
    async happen({ lasting }) {
      for (const server of lasting) {
        await server.end('SIGTERM')
        await server.start()
      }
    },
  },
  {
    name: 'the database fails over',
    canHappen: onPostgresql,
    happen: async ({ database }, random) => await database?.failOver(between(random, 500, 3000)),
  },
  {
    name: 'the disk of the data is full',
    canHappen: ({ database, disk }) => database?.canBeFull ?? disk !== undefined,
    async happen({ database, disk, servers }, random) {
      const full_ms = between(random, 500, 4000)
      if (database) return await database.fill('data', full_ms)
      disk?.fill()
      await sleep(full_ms)
      disk?.clear()
      // Where the engine gave up, whoever watches over the server starts it again.
      for (const server of servers) if (server.hasEnded) await server.start()
    },
  },
  {
    name: 'the disk of the log is full',
    canHappen: ({ database }) => database?.canBeFull === true,
    happen: async ({ database }, random) => await database?.fill('log', between(random, 500, 4000)),
  },
  {
    name: 'connections to the database are cut',
    canHappen: onPostgresql,
    async happen({ database }, random) {
      database?.passage.fray(random)
      await sleep(between(random, 500, 4000))
      database?.passage.mend()
    },
  },
  {
    name: 'connections of the clients are cut',
    canHappen: always,
    async happen({ servers }, random) {
      for (const { passage } of servers) passage.fray(random)
      await sleep(between(random, 500, 4000))
      for (const { passage } of servers) passage.mend()
    },
  },
  {
    name: 'a clock is set',
    canHappen: always,
    async happen({ servers }, random) {
      pick(random, servers).skew(between(random, -mostWrong_ms, mostWrong_ms))
      await sleep(between(random, 500, 3000))
    },
  },
]

/** Those whose name has one of the words. */
export function faultsNamed(words: readonly string[]): readonly Fault[] {
  return faults.filter(({ name }) => words.some((word) => name.includes(word)))
}

/** What this machine does not let happen. */
function mountless({ database, disk }: Stand): string {
  return (database?.canBeFull ?? disk !== undefined)
    ? ''
    : 'no disk is full here: who runs this may mount none'
}

/** One thing after the other until it is over. @returns how often each happened */
export async function torment(
  stand: Stand,
  dealt: readonly Fault[],
  random: Random,
  isOver: () => boolean,
  report: (line: string) => void,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  const possible = dealt.filter(({ canHappen }) => canHappen(stand))
  const lacking = mountless(stand)
  if (lacking !== '') report(lacking)
  if (possible.length === 0) report('nothing that is dealt can happen here')
  let lasted_ms = 0
  while (!isOver()) {
    // Half of the time there is somebody to serve, on a machine on which a start takes long too.
    await sleep(Math.max(between(random, 800, 3000), lasted_ms))
    if (isOver() || possible.length === 0) continue
    const began_ms = Date.now()
    const { name, happen } = pick(random, possible)
    report(name)
    await happen(stand, random)
    lasted_ms = Date.now() - began_ms
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}
