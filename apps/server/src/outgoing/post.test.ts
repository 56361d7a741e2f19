import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { Agent } from 'node:https'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postToPublic, secondsOf } from './post.ts'

let server: Server
let asked = 0
let hangUps = 0
const request = { headers: {}, body: 'x' }

beforeAll(async () => {
  server = createServer((incoming, response) => {
    asked += 1
    response.on('close', () => (hangUps += response.writableFinished ? 0 : 1))
    if (incoming.url === '/moved') response.writeHead(302, { location: 'https://127.0.0.1/inside' }).end()
    else if (incoming.url === '/endless') {
      const go = () => {
        while (response.write('x'.repeat(1024)));
        response.once('drain', go)
      }
      go()
    } else response.writeHead(429, { 'retry-after': '120' }).end('slow down')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

/** In which every host is the server above. */
function internet(): Agent {
  const { port } = server.address() as AddressInfo // it listens on a port
  const agent = new Agent()
  agent.createConnection = () => connect(port, '127.0.0.1')
  return agent
}

test('an answer comes with its status and how long to wait', async () => {
  const reply = await postToPublic(internet())('https://push.example/a', request)
  expect(reply).toEqual({ status: 429, retryAfter_s: 120, text: 'slow down' })
})

test('a redirect is an answer, not a way into our network', async () => {
  const before = asked
  expect((await postToPublic(internet())('https://push.example/moved', request)).status).toBe(302)
  expect(asked).toBe(before + 1)
})

test('an answer without an end is hung up on', async () => {
  const before = hangUps
  const { text } = await postToPublic(internet())('https://push.example/endless', request)
  expect(text.length).toBeLessThan(200_000)
  await expect.poll(() => hangUps).toBe(before + 1)
})

test.each([
  'http://push.example/a',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://localhost/',
  'https://db/',
])('%s is not called', async (address) => {
  const before = asked
  await expect(postToPublic(internet())(address, request)).rejects.toThrow('may not be called')
  expect(asked).toBe(before)
})

test('Retry-After is a number of seconds or a date', () => {
  const now = Date.parse('2026-03-10T07:00:00Z')
  expect(secondsOf('90')).toBe(90)
  expect(secondsOf('Tue, 10 Mar 2026 07:01:30 GMT', now)).toBe(90)
  expect(secondsOf('Tue, 10 Mar 2026 06:00:00 GMT', now)).toBe(0)
  for (const nothing of [undefined, null, '', 'soon', '-1']) expect(secondsOf(nothing)).toBeUndefined()
})
