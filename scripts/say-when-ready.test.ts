import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { sayWhenReady, type AwaitedPlace } from './say-when-ready.ts'

const open: Server[] = []
const over = new AbortController()
let status = 200
let lines: string[] = []

afterEach(() => {
  for (const server of open.splice(0)) server.close()
  status = 200
  lines = []
})

/** A server that answers with `status`. */
async function place(name: string): Promise<AwaitedPlace> {
  const server = createServer((_, reply) => reply.writeHead(status).end()).listen(0, '127.0.0.1')
  open.push(server)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port to listen on')
  return { name, address: `http://${name}.example`, probe: `http://127.0.0.1:${address.port}/` }
}

const wait = async (places: readonly AwaitedPlace[], signal = over.signal) =>
  await sayWhenReady(places, { say: (line) => lines.push(line), signal, say_ms: 10 })

test('no address is said before all answer, only what is waited for; then all are', async () => {
  status = 503
  const waiting = wait([await place('server'), await place('console')])
  await vi.waitFor(() =>
    expect(lines.join('\n')).toMatch(/Waiting for the server and the console, for \d+ s/),
  )
  expect(lines.join('\n')).not.toContain('example')
  status = 200
  await waiting
  expect(lines.at(-1)).toContain('server   http://server.example\n  console  http://console.example')
})

test('of what has failed nothing more is said while the others are waited for', async () => {
  status = 503
  const gone = new AbortController()
  const waiting = wait(
    [{ ...(await place('server')), isComing: () => false }, await place('console')],
    gone.signal,
  )
  await vi.waitFor(() => expect(lines.join('\n')).toContain('Waiting for the console, for'))
  gone.abort()
  await waiting
  expect(lines.join('\n')).not.toContain('Waiting for the server')
  expect(lines.join('\n')).not.toContain('example')
})
