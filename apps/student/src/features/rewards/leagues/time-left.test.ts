import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const reply = { now: '2026-03-11T07:00:00.000Z', ends_at: '2026-03-15T19:00:00.000Z', came_ms: 5_000 }

test.each([
  ['as the reply came', 0, { days: 4, hours: 12, minutes: 0 }],
  ['half a minute later', 30_000, { days: 4, hours: 12, minutes: 0 }],
  ['a minute later', 60_000, { days: 4, hours: 11, minutes: 59 }],
  ['in the last seconds', 108 * 3_600_000 - 1000, { days: 0, hours: 0, minutes: 1 }],
  ['after the end', 200 * 3_600_000, { days: 0, hours: 0, minutes: 0 }],
  ['on a device whose clock was set back', -3_600_000, { days: 4, hours: 12, minutes: 0 }],
])('%s there is left what the server’s clock says', (_, passed_ms, left) => {
  expect(timeLeft(reply, reply.came_ms + passed_ms)).toEqual(left)
})
