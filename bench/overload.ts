import { setTimeout as sleep } from 'node:timers/promises'
import { Connections } from './connections.ts'
import { callsOf, type Call } from './load.ts'
import { prepareOnPostgresql } from './closed-loop.ts'
import { costsOf } from './process-costs.ts'
import { run, type Served } from './processes.ts'
import { fillSchool, type BenchSchool } from './school.ts'

const workers = 2
const timesCapacity = 2
const usual_s = 60
const warmUp_s = 4
const capacity_s = 8
const closedConnections = 16
const secondWorker_ms = 5000
const memoryLook_ms = 2000
const tick_ms = 5
const bars = { share: 0.9, p99_ms: 1000, refusal_ms: 20, recovery_s: 2 }

interface Outcome {
  /** 0 where no reply came. */
  status: number
  ms: number
  /** When it ended, by the clock of this process. */
  at_ms: number
}

/**
 * Prints what an open loop at twice the capacity gets: requests are sent at their moment, whether earlier ones were
 * answered or not, as by a country's students at three o'clock. On PostgreSQL with two workers, then on the embedded database.
 * @param wanted how many seconds, and `embedded` or `postgresql` for one of them
 */
export async function measureOverload(dataDir: string, wanted: readonly string[]): Promise<void> {
  const seconds = Number(wanted.find((one) => /^\d+$/.test(one)) ?? usual_s)
  const isWanted = (kind: string) => !wanted.some((one) => /^[a-z]/.test(one)) || wanted.includes(kind)
  if (isWanted('postgresql')) {
    const prepared = await prepareOnPostgresql(dataDir)
    try {
      const school = await fillSchool(dataDir, prepared.databaseUrl)
      const server = await run('apps/server/src/main.ts', {
        DATABASE_URL: prepared.databaseUrl,
        DATA_DIR: dataDir,
        DEMO: 'no',
        WORKERS: String(workers),
      })
      while (costsOf(server.pid).processes.length < workers + 1) await sleep(100)
      // The second worker is still on its way.
      await sleep(secondWorker_ms)
      await overload(`PostgreSQL, ${workers} workers`, server, school, seconds)
    } finally {
      await prepared.stop()
    }
  }
  if (isWanted('embedded')) {
    const folder = `${dataDir}-embedded`
    const first = await run('apps/server/src/main.ts', { DATA_DIR: folder })
    await first.stop()
    const school = await fillSchool(folder, undefined)
    const server = await run('apps/server/src/main.ts', { DATA_DIR: folder, DEMO: 'no' })
    await overload('embedded database', server, school, seconds)
  }
}

interface Played {
  /** Answered in a second by the closed loop. */
  capacity: number
  seconds: number
  outcomes: readonly Outcome[]
  began_ms: number
  idle_mb: number
  peak_mb: number
  recovery_s: number
}

async function overload(what: string, server: Served, school: BenchSchool, seconds: number): Promise<void> {
  try {
    report(what, await play(server, callsOf(school), seconds))
  } finally {
    await server.stop()
  }
}

async function play(server: Served, calls: readonly Call[], seconds: number): Promise<Played> {
  const connections = new Connections(server.url)
  await closedLoop(calls, connections, warmUp_s)
  const capacity = await closedLoop(calls, connections, capacity_s)
  const idle_mb = memoryOf(server)
  let peak_mb = idle_mb
  const watch = setInterval(() => (peak_mb = Math.max(peak_mb, memoryOf(server))), memoryLook_ms)
  const began_ms = performance.now()
  const outcomes = await openLoop(calls, { rate: capacity * timesCapacity, seconds, connections })
  const recovery_s = await untilQuick(calls, connections)
  clearInterval(watch)
  connections.close()
  return { capacity, seconds, outcomes, began_ms, idle_mb, peak_mb, recovery_s }
}

function report(what: string, played: Played): void {
  const { capacity, seconds, outcomes, began_ms, idle_mb, peak_mb, recovery_s } = played
  const taken = outcomes.filter(({ status }) => status === 200)
  const refused = outcomes.filter(({ status }) => status === 503)
  const inTime = taken.filter(({ at_ms }) => at_ms - began_ms <= seconds * 1000).length / seconds
  const share = inTime / capacity
  const [p50_ms, p99_ms] = [percentile(taken, 0.5), percentile(taken, 0.99)]
  const [refused50_ms, refused99_ms] = [percentile(refused, 0.5), percentile(refused, 0.99)]
  const lost = outcomes.length - taken.length - refused.length
  const mark = (isMet: boolean) => (isMet ? 'holds' : 'MISSED')
  const lines = [
    `${what}: capacity ${capacity.toFixed(0)}/s; ${outcomes.length} requests in ${seconds} s.`,
    `answered ${inTime.toFixed(0)}/s, ${share.toFixed(2)} of the capacity; bar ${bars.share}: ${mark(share >= bars.share)}`,
    `p50 ${p50_ms} ms, p99 ${p99_ms} ms of what was taken; bar ${bars.p99_ms} ms: ${mark(p99_ms <= bars.p99_ms)}`,
    `${refused.length} refused, half of them in ${refused50_ms} ms, p99 ${refused99_ms} ms; bar ${bars.refusal_ms} ms at the median: ${mark(refused50_ms <= bars.refusal_ms)}`,
    `${lost} without a reply: ${mark(lost === 0)}`,
    `memory ${idle_mb} MB before, ${peak_mb} MB at most; itself again after ${recovery_s.toFixed(1)} s, bar ${bars.recovery_s} s: ${mark(recovery_s <= bars.recovery_s)}`,
  ]
  console.log(lines.join('\n  '))
}

/** @returns requests a second */
async function closedLoop(
  calls: readonly Call[],
  connections: Connections,
  seconds: number,
): Promise<number> {
  const until_ms = performance.now() + seconds * 1000
  let count = 0
  const sender = async (): Promise<void> => {
    while (performance.now() < until_ms) {
      const { status } = await send(connections, calls[count++ % calls.length])
      if (status !== 200) throw new Error(`a request of the closed loop got ${status}`)
    }
  }
  await Promise.all(Array.from({ length: closedConnections }, sender))
  return count / seconds
}

async function openLoop(
  calls: readonly Call[],
  { rate, seconds, connections }: { rate: number; seconds: number; connections: Connections },
): Promise<Outcome[]> {
  const under: Promise<Outcome>[] = []
  const started = performance.now()
  for (;;) {
    const elapsed_s = (performance.now() - started) / 1000
    const due = Math.min(elapsed_s, seconds) * rate
    while (under.length < due) under.push(send(connections, calls[under.length % calls.length]))
    if (elapsed_s >= seconds) return await Promise.all(under)
    await sleep(tick_ms)
  }
}

async function send(connections: Connections, call: Call | undefined): Promise<Outcome> {
  if (!call) throw new Error('nothing to send')
  const started = performance.now()
  const status = await connections.send(call)
  const at_ms = performance.now()
  return { status, ms: Math.round(at_ms - started), at_ms }
}

/** Seconds until ten requests in a row were each answered within a tenth of a second. */
async function untilQuick(calls: readonly Call[], connections: Connections): Promise<number> {
  const started = performance.now()
  for (let quick = 0, sent = 0; quick < 10 && performance.now() - started < 60_000; sent += 1) {
    const { status, ms } = await send(connections, calls[sent % calls.length])
    quick = status === 200 && ms < 100 ? quick + 1 : 0
    if (status === 503) await sleep(20)
  }
  return (performance.now() - started) / 1000
}

function memoryOf({ pid }: Served): number {
  return costsOf(pid).processes.reduce((sum, { memory_mb }) => sum + memory_mb, 0)
}

function percentile(outcomes: readonly Outcome[], share: number): number {
  const sorted = outcomes.map(({ ms }) => ms).toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}
