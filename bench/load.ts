import autocannon, { type Request } from 'autocannon'
import type { BenchSchool } from './school.ts'

const connections = 16
const rounds = 3
const round_s = 2

export interface Call {
  path: string
  headers?: Record<string, string>
  body: object
}

/** What a student waits for, by student after student. */
export function callsOf({ students, lessonId }: Pick<BenchSchool, 'students' | 'lessonId'>): Call[] {
  return students.flatMap(({ token }, place) => {
    const headers = { 'x-student-auth': token }
    const [action, body] = [
      ['profile', {}],
      ['lesson_questions', { lesson_id: lessonId }],
      ['get_student_notifications', {}],
      ['courses', {}],
    ][place % 4] as [string, object] // the remainder is one of the four
    return [{ path: `/api/student?action=${action}`, headers, body }]
  })
}

export interface Speed {
  perSecond: number
  p50_ms: number
  p99_ms: number
}

/** Calls to a server, sent in order. */
export interface Load {
  url: string
  calls: readonly Call[]
  /** Whether the same call may be sent again; else each is sent once, a part of them a round. */
  repeats: boolean
}

/**
 * Rounds of both in turns, over 16 connections, so that what the machine does beside falls on both; one more before, to
 * warm up.
 * @throws Error when a reply is not a success, since a refusal is quick
 */
export async function measureInTurns(...loads: readonly [Load, Load]): Promise<[Speed[], Speed[]]> {
  const speeds: [Speed[], Speed[]] = [[], []]
  for (let round = 0; round <= rounds; round += 1)
    for (const [place, { url, calls, repeats }] of loads.entries()) {
      const share = Math.floor(calls.length / (rounds + 1))
      const speed = repeats
        ? await sendCalls(url, calls, { duration: round_s })
        : await sendCalls(url, calls.slice(round * share, (round + 1) * share), { amount: share })
      if (round > 0) speeds[place]?.push(speed)
    }
  return speeds
}

/** Sends the calls once, 16 at a time, as clients do: a 503 is retried. Not measured. */
export async function sendAll(url: string, calls: readonly Call[]): Promise<void> {
  const waiting = calls.values()
  const sender = async (): Promise<void> => {
    for (const call of waiting) await sendUntilTaken(url, call)
  }
  await Promise.all(Array.from({ length: connections }, sender))
}

async function sendUntilTaken(url: string, { path, headers, body }: Call): Promise<void> {
  for (;;) {
    const reply = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    const text = await reply.text()
    if (reply.ok) return
    if (reply.status !== 503) throw new Error(text)
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

/** Sends them in order, again from the first where there are too few. @throws Error when a reply is not a success */
export async function sendCalls(
  url: string,
  calls: readonly Call[],
  until: { duration: number } | { amount: number },
): Promise<Speed & { bytes: number }> {
  let next = 0
  const setupRequest = (request: Request): Request => {
    const call = calls[next++ % calls.length]
    if (!call) throw new Error('nothing to send')
    return {
      ...request,
      path: call.path,
      headers: { 'content-type': 'application/json', ...call.headers },
      body: JSON.stringify(call.body),
    }
  }
  const started = performance.now()
  const result = await autocannon({
    url,
    connections,
    ...until,
    requests: [{ method: 'POST', setupRequest }],
  })
  const elapsed_s = (performance.now() - started) / 1000
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refusals and ${result.errors} errors of ${result['2xx']} replies`)
  return {
    perSecond: result['2xx'] / ('duration' in until ? result.duration : elapsed_s),
    p50_ms: result.latency.p50,
    p99_ms: result.latency.p99,
    bytes: Math.round(result.throughput.total / result['2xx']),
  }
}
