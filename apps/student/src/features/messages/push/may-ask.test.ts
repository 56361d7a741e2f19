import { expect, test } from 'vitest'
import { mayAsk, type Circumstances } from './may-ask.ts'

const day_ms = 24 * 3600 * 1000
const now = Date.parse('2026-03-10T07:00:00.000Z')
const free: Circumstances = {
  support: 'supported',
  permission: 'default',
  isOff: false,
  isActive: true,
  asked: null,
}
const asked = (times: number, days: number) => ({ ...free, asked: { times, last_ms: now - days * day_ms } })

test('who was never asked is, a second time a month later, and never again', () => {
  expect(mayAsk(free, now)).toBe(true)
  expect([29, 30, 300].map((days) => mayAsk(asked(1, days), now))).toEqual([false, true, true])
  expect(mayAsk(asked(2, 300), now)).toBe(false)
})

test('a clock that was set back asks nobody again', () => {
  expect(mayAsk(asked(1, -3), now)).toBe(false)
})

test.each<[string, Partial<Circumstances>]>([
  ['the browser cannot be pushed', { support: 'unsupported' }],
  ['it is an iPhone', { support: 'apple' }],
  ['it is the browser of a messenger', { support: 'messenger' }],
  ['it is allowed already', { permission: 'granted' }],
  ['it was refused', { permission: 'denied' }],
  ['it was turned off here', { isOff: true }],
  ['the account is frozen, or nobody is signed in', { isActive: false }],
])('nobody is asked where %s', (_, changes) => {
  expect(mayAsk({ ...free, ...changes }, now)).toBe(false)
})
