import { setTimeout as sleep } from 'node:timers/promises'
import { Balancer } from './balancer.ts'
import { prepareOnPostgresql } from './closed-loop.ts'
import { freePort, run, type Served } from './processes.ts'
import { callsOf, type Call } from './load.ts'
import { fillSchool } from './school.ts'

const usualRounds = 3
const requests = 10_000
const perSecond = 50
/** A little more than the balancer takes to see it. */
const drainNotice_s = 2
const patience_ms = 60_000

/**
 * Prints how many of 10,000 requests at 50 a second fail while two servers on one PostgreSQL, behind a balancer that looks
 * each half second, are stopped and started again, one after the other, all the time: none is to.
 * @param wanted how many times in a row
 */
export async function measureRolling(dataDir: string, [wanted]: readonly string[]): Promise<void> {
  const prepared = await prepareOnPostgresql(dataDir)
  const environment = {
    DATABASE_URL: prepared.databaseUrl,
    DATA_DIR: dataDir,
    DEMO: 'no',
    DRAIN_NOTICE_S: String(drainNotice_s),
  }
  const servers: Served[] = []
  let balancer: Balancer | undefined
  try {
    const calls = callsOf(await fillSchool(dataDir, prepared.databaseUrl))
    const ports = [await freePort(), await freePort()]
    for (const port of ports)
      servers.push(await run('apps/server/src/main.ts', environment, { wantedPort: port }))
    balancer = await Balancer.open(servers.map(({ url }) => url))
    for (let round = 1; round <= Number(wanted ?? usualRounds); round += 1)
      await play(round, calls, balancer, async (place) => {
        await servers[place]?.stop()
        servers[place] = await run('apps/server/src/main.ts', environment, { wantedPort: ports[place] })
        const { url } = servers[place]
        for (const until = Date.now() + patience_ms; !balancer?.isReady(url); await sleep(50))
          if (Date.now() > until) throw new Error('the balancer does not see the server that was started')
      })
  } finally {
    balancer?.close()
    await Promise.all(servers.map(async ({ stop }) => await stop()))
    await prepared.stop()
  }
}

async function play(
  round: number,
  calls: readonly Call[],
  { url }: Balancer,
  restart: (place: number) => Promise<void>,
): Promise<void> {
  let isOver = false
  const rolling = async () => {
    for (let count = 0; ; count += 1) {
      if (isOver) return count
      await restart(count % 2)
    }
  }
  const restarts = rolling()
  const replies: Promise<string>[] = []
  const began_ms = performance.now()
  while (replies.length < requests) {
    const due = Math.min(requests, ((performance.now() - began_ms) / 1000) * perSecond)
    while (replies.length < due) replies.push(send(url, calls[replies.length % calls.length]))
    await sleep(5)
  }
  const failures = (await Promise.all(replies)).filter((reply) => reply !== 'answered')
  isOver = true
  const counts = new Map<string, number>()
  for (const failure of failures) counts.set(failure, (counts.get(failure) ?? 0) + 1)
  console.log(
    `${round}: ${requests} requests at ${perSecond}/s, ${await restarts} restarts; ${failures.length} failed: ` +
      (failures.length === 0
        ? 'holds'
        : `MISSED (${[...counts].map(([what, count]) => `${what} ${count} x`).join(', ')})`),
  )
}

async function send(url: string, call: Call | undefined): Promise<string> {
  try {
    const reply = await fetch(url + (call?.path ?? ''), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...call?.headers },
      body: JSON.stringify(call?.body),
      signal: AbortSignal.timeout(patience_ms),
    })
    await reply.arrayBuffer()
    return reply.ok ? 'answered' : `status ${reply.status}`
  } catch (error) {
    return error instanceof Error ? error.message : 'no reply'
  }
}
