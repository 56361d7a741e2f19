/**
 * `npm run bench streams`: what an open stream of live events takes, in memory of the process that holds it. One worker on
 * PostgreSQL, two thousand students, each with a stream that nobody tells anything.
 */
import { once } from 'node:events'
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { prepareOnPostgresql } from './closed-loop.ts'
import { costsOf } from './process-costs.ts'
import { run } from './processes.ts'
import { fillSchool } from './school.ts'

const streams = 2000
const atOnce = 16
const bar_kb = 24
/** Until what the opening itself took is given back. */
const rest_ms = 15_000

/** Prints what an idle stream takes. */
export async function measureEventStreams(dataDir: string): Promise<void> {
  const prepared = await prepareOnPostgresql(dataDir)
  const { students } = await fillSchool(dataDir, prepared.databaseUrl)
  const server = await run('apps/server/src/main.ts', {
    DATABASE_URL: prepared.databaseUrl,
    DATA_DIR: dataDir,
    DEMO: 'no',
  })
  const memory_mb = () => costsOf(server.pid).processes.reduce((sum, { memory_mb }) => sum + memory_mb, 0)
  const opened: http.IncomingMessage[] = []
  const openAll = async (tokens: readonly string[]) => {
    const waiting = tokens.values()
    const open = async () => {
      for (const token of waiting) opened.push(await openStream(server.url, token))
    }
    await Promise.all(Array.from({ length: atOnce }, open))
    await sleep(rest_ms)
  }
  try {
    const tokens = students.map(({ token }) => token)
    // The first ones warm the server up: compiled code is no memory of a stream.
    await openAll(tokens.slice(streams))
    const before_mb = memory_mb()
    await openAll(tokens.slice(0, streams))
    const each_kb = ((memory_mb() - before_mb) * 1024) / streams
    console.log(
      `An open event stream: ${each_kb.toFixed(0)} KB (${opened.length} open); ` +
        `bar ${bar_kb} KB: ${each_kb <= bar_kb ? 'holds' : 'MISSED'}`,
    )
  } finally {
    for (const stream of opened) stream.destroy()
    await server.stop()
    await prepared.stop()
  }
}

async function openStream(url: string, token: string): Promise<http.IncomingMessage> {
  const reply = await fetch(`${url}/api/student?action=events_ticket`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-student-auth': token },
    body: '{}',
  })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`events_ticket: ${text}`)
  const { data } = JSON.parse(text) as { data: { ticket: string } } // the contract's shape
  const request = http.get(`${url}/api/student/events?ticket=${encodeURIComponent(data.ticket)}`, {
    agent: false,
  })
  const [stream] = (await once(request, 'response')) as [http.IncomingMessage]
  if (stream.statusCode !== 200) throw new Error(`the stream was refused with ${stream.statusCode ?? 0}`)
  return stream.resume()
}
