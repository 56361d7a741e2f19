import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { LiveStream } from './live-stream.ts'

test('a connection of a session of thirty days is not ended by a timer that overflows', async () => {
  const month_ms = 30 * 24 * 3_600_000
  const stream = new LiveStream({ personId: 1, sessionHash: Buffer.alloc(32), endsIn_ms: month_ms })
  await pause(20)
  expect(stream.isFinished).toBe(false)
  stream.destroy()
})
