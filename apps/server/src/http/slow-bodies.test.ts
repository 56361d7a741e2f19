import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestSchool, type TestSchool } from '../../test/test-school.ts'
import { isTooSlow } from './slow-bodies.ts'

test('a body is too slow below 500 bytes a second, unless it waits for us', () => {
  const at = (received_bytes: number, unread_bytes = 0) => ({ received_bytes, unread_bytes })
  expect(isTooSlow(at(1000), at(1000 + 14_999), 30_000)).toBe(true)
  expect(isTooSlow(at(1000), at(1000 + 15_000), 30_000)).toBe(false)
  const progress = fc.record({ received_bytes: fc.nat(), unread_bytes: fc.integer({ min: 1, max: 65_536 }) })
  fc.assert(
    fc.property(progress, fc.nat(), fc.integer({ min: 1 }), (held, more, passed_ms) => {
      const other = at(held.received_bytes + more)
      expect([isTooSlow(held, other, passed_ms), isTooSlow(other, held, passed_ms)]).toEqual([false, false])
    }),
  )
})

describe('a request', () => {
  const window_ms = 300
  let school: TestSchool
  let port: number
  beforeAll(async () => {
    school = await startTestSchool({ slowBodyWindow_ms: window_ms })
    port = Number(new URL(await school.app.listen({ host: '127.0.0.1', port: 0 })).port)
  })
  afterAll(async () => await school.close())

  /** Sends the body in pieces, one each tenth of a window. @returns what came back */
  async function send(body: string, piece: number): Promise<string> {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    let reply = ''
    socket.on('data', (bytes: Buffer) => (reply += bytes.toString()))
    const closed = once(socket, 'close')
    socket.write(
      'POST /api/student?action=login HTTP/1.1\r\nhost: school\r\nconnection: close\r\n' +
        `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
    )
    for (let sent = 0; sent < body.length && !socket.destroyed; sent += piece) {
      socket.write(body.slice(sent, sent + piece))
      await sleep(window_ms / 10)
    }
    await closed
    return reply
  }

  test('whose body comes byte by byte is ended without a reply', async () => {
    expect(await send(JSON.stringify({ phone: 'x'.repeat(100), password: 'x' }), 1)).toBe('')
  })

  test('whose body takes as long and comes at a fair rate is answered', async () => {
    const body = JSON.stringify({ phone: '+998900000000', password: 'x'.repeat(100) }).padEnd(4000)
    expect(await send(body, 100)).toMatch(/^HTTP\/1\.1 401 /)
  })

  test('that is whole waits for its reply as long as that takes', async () => {
    const reply = await send('{}', 2)
    expect(reply).toMatch(/^HTTP\/1\.1 400 /)
  })
})
