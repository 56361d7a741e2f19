import { limits } from '@qadam/contract'
import { expect, test } from 'vitest'
import { LiveHub } from './live-hub.ts'

const listener = { personId: 1, sessionHash: Buffer.from('a'), endsIn_ms: 60_000 }

test('a stream that was let go before anybody read it hears no more, and breaks nothing', async () => {
  const hub = new LiveHub()
  const streams = Array.from({ length: 100 }, () => hub.open(listener))
  expect(hub.connections).toBe(limits.live.connectionsAPerson)
  const errors: unknown[] = []
  for (const stream of streams) stream.on('error', (error) => errors.push(error))
  hub.deliver([{ ended: [listener.sessionHash.toString('base64')] }])
  hub.deliver([{ to: 1, event: 'balance', data: { points: 1, coins: 1 } }])
  hub.beat(() => false)
  streams[0]?.tell('late')
  await new Promise((resolve) => setImmediate(resolve))
  expect(errors).toEqual([])
  expect(hub.connections).toBe(0)
})
