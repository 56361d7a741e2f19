import { createServer } from 'node:http'
import { once } from 'node:events'
import { beforeAll, expect, test } from 'vitest'
import { startTestSchool, type TestSchool } from '../../test/test-school.ts'
import { statementName } from './spans.ts'
import { isKept, startTracing } from './start-tracing.ts'

interface Sent {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string }[]
  status: { code: number }
}

let school: TestSchool
beforeAll(async () => {
  school = await startTestSchool()
})

/** Does something while its traces are sent to a collector. @returns what came there */
async function traced(share: number, act: () => Promise<unknown>) {
  const bodies: string[] = []
  const collector = createServer((request, reply) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      bodies.push(`${request.url} ${Buffer.concat(parts).toString()}`)
      reply.setHeader('content-type', 'application/json').end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const address = collector.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const end = await startTracing({ endpoint: `http://127.0.0.1:${port}/`, share }, () => {})
  try {
    await act()
  } finally {
    await end()
    collector.close()
  }
  const text = bodies.join('\n')
  const spans = bodies.flatMap((body) => {
    const { resourceSpans } = JSON.parse(body.slice(body.indexOf(' '))) as {
      resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] // OTLP's own shape
    }
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans: own }) => own))
  })
  return { text, spans }
}

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const login = async (traceparent: string, password: string) =>
  await school.inject({
    method: 'POST',
    url: '/api/student?action=login',
    headers: { traceparent },
    payload: { phone: '+998901234567', password },
  })

test('a request goes from the caller’s span to the action to each statement, by name and without a value', async () => {
  const { text, spans } = await traced(1, async () => {
    await login(`00-${traceId}-00f067aa0ba902b7-00`, 'zumrad olma 7')
    await school.call('profile', {}, (await school.signedInStudent()).token)
  })
  expect(text).toMatch(/^\/v1\/traces /)
  expect(text).toContain('"qadam"')
  const action = spans.find(({ name }) => name === 'login')
  expect(action).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7' })
  const beneath = spans.filter(({ parentSpanId }) => parentSpanId === action?.spanId)
  expect(beneath.length).toBeGreaterThan(0)
  for (const span of beneath)
    expect(span).toMatchObject({ traceId, name: expect.stringMatching(/^[a-z]+( [a-z_0-9]+)?$/) })
  // It was refused: the span says so, and nothing of what was typed.
  expect(action?.status.code).toBe(2)
  for (const secret of ['zumrad', '901234567', '$1']) expect(text).not.toContain(secret)
  expect(spans.some(({ name, traceId: own }) => name === 'profile' && own !== traceId)).toBe(true)
})

test('which are kept goes by the share alone, whatever a caller asks for; what is no traceparent is none', async () => {
  const asked = `00-${'f'.repeat(32)}-00f067aa0ba902b7-01`
  expect((await traced(0, async () => await login(asked, 'x'))).spans).toEqual([])
  const bad = ['', 'x', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, `00-${traceId}-0-01`, 'é'.repeat(300)]
  const { spans } = await traced(1, async () => {
    for (const each of bad) expect((await login(each, 'x')).status).toBe(401)
  })
  const roots = spans.filter(({ name }) => name === 'login')
  expect([roots.length, roots.filter(({ parentSpanId }) => parentSpanId).length]).toEqual([bad.length, 0])
})

test('nobody who names a trace can have it kept: the smallest number is kept as seldom as any', () => {
  const keys = Array.from({ length: 4000 }, (_, index) => Buffer.from(String(index)))
  const keptOf = (traceId: string) => keys.filter((key) => isKept(key, 0.1, traceId)).length
  for (const chosen of [`${'0'.repeat(31)}1`, 'f'.repeat(32), traceId]) {
    expect(keptOf(chosen)).toBeGreaterThan(280)
    expect(keptOf(chosen)).toBeLessThan(520)
  }
  // The requests of one click are kept together, or not at all.
  const [key = Buffer.alloc(0)] = keys
  expect(isKept(key, 0.5, traceId)).toBe(isKept(key, 0.5, traceId))
  expect([isKept(key, 0, traceId), isKept(key, 1, 'f'.repeat(32))]).toEqual([false, true])
})

test('neither a request nor the end waits for a collector that is away', async () => {
  const end = await startTracing({ endpoint: 'http://127.0.0.1:9', share: 1 }, () => {})
  expect((await login('', 'x')).status).toBe(401)
  const begun = performance.now()
  await end()
  expect(performance.now() - begun).toBeLessThan(5000)
  expect((await login('', 'x')).status).toBe(401)
})

test.each([
  ['select "people"."id" from "people" where "id" = $1', 'select people'],
  ['\n  update parent_links set visited_at = $1', 'update parent_links'],
  ['insert into "answers" ("x") values ($1)', 'insert answers'],
  ['with taken as (delete from watched returning name) select 1', 'with watched'],
  ['begin', 'begin'],
  ['(select 1 as x)', 'select'],
  ['', 'sql'],
])('the statement %j is called %j', (text, name) => expect(statementName(text)).toBe(name))
