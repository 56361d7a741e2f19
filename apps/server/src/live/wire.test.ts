import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { NumberedMessage } from './live-message.ts'
import { packMessages, splitReaders, unpackMessages } from './wire.ts'

const balance = (to: number | number[], points = 1): NumberedMessage => ({
  number: points,
  to,
  event: 'balance',
  data: { points, coins: 0 },
})
const told = (title: string): NumberedMessage => ({
  number: 1,
  to: 1,
  event: 'notification',
  data: { id: 1, title, detail: '', link: null, isRead: false, created_at: '' },
})

test('many messages share few notifications, each within what PostgreSQL takes, and arrive in order', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 800 }), { maxLength: 60 }), (titles) => {
      const messages = titles.map(told)
      const { payloads, dropped } = packMessages('a', messages)
      expect(dropped).toBe(0)
      for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8000)
      expect(payloads.flatMap((payload) => unpackMessages(payload, 'b')?.messages ?? [])).toEqual(messages)
    }),
  )
  expect(
    packMessages(
      'a',
      Array.from({ length: 100 }, () => balance(1)),
    ).payloads.length,
  ).toBeLessThan(3)
})

test('a message to thousands is split and reaches each of them once', () => {
  const people = Array.from({ length: 4000 }, (_, index) => 2_000_000_000 + index)
  const messages = splitReaders(balance(people)).map((message) => ({ ...message, number: 1 }))
  const { payloads, dropped } = packMessages('a', messages)
  expect(dropped).toBe(0)
  for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8000)
  const reached = payloads
    .flatMap((payload) => unpackMessages(payload, 'b')?.messages ?? [])
    .flatMap((message) => ('to' in message ? message.to : []))
  expect(reached).toEqual(people)
})

test('the end of thousands of sessions is split and told whole', () => {
  const ended = Array.from({ length: 3000 }, (_, index) => Buffer.alloc(32, index).toString('base64'))
  const { payloads, dropped } = packMessages('a', [{ ended }, balance(1)])
  expect(dropped).toBe(0)
  for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8000)
  const told = payloads.flatMap((payload) => unpackMessages(payload, 'b')?.messages ?? [])
  expect(told.flatMap((message) => ('ended' in message ? message.ended : []))).toEqual(ended)
  expect(told.at(-1)).toEqual(balance(1))
})

test('one too big for any is dropped, and the others go', () => {
  const { payloads, dropped } = packMessages('a', [balance(1), told('ў'.repeat(5000)), balance(2)])
  expect(dropped).toBe(1)
  expect(payloads.flatMap((payload) => unpackMessages(payload, 'b')?.messages ?? [])).toEqual([
    balance(1),
    balance(2),
  ])
})

test('what this process sent itself, or nobody of ours, is not told again', () => {
  const [payload = ''] = packMessages('a', [balance(1)]).payloads
  expect(unpackMessages(payload, 'a')).toBeUndefined()
  for (const noise of ['', 'x', '{}', '[]', '["b"]', 'null'])
    expect(unpackMessages(noise, 'a')).toBeUndefined()
})
