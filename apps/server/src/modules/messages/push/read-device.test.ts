import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { readDevice } from './read-device.ts'

const pair = createECDH('prime256v1')
const p256dh = pair.generateKeys('base64url')
const keys = { p256dh, auth: 'A'.repeat(22) }
const subscription = { endpoint: 'https://push.example/send/abc', expirationTime: null, keys }
const read = (changes: object) => readDevice(JSON.stringify({ ...subscription, ...changes }))

test('a subscription as a browser writes it is a device of Web Push', () => {
  expect(read({})).toEqual({ provider: 'web_push', address: subscription.endpoint, keys })
})

test('what is no JSON is a token of Firebase, if it looks like one', () => {
  const token = `cX7_:APA91b${'x'.repeat(130)}`
  expect(readDevice(token)).toEqual({ provider: 'firebase', address: token, keys: null })
  for (const other of ['', 'short', 'a b'.repeat(30), `${'x'.repeat(30)}\n`, 'x'.repeat(1001)])
    expect(readDevice(other)).toBeUndefined()
})

test.each([
  'http://push.example/a',
  'https://localhost/a',
  'https://127.0.0.1/a',
  'https://2130706433/a',
  'https://0x7f.1/a',
  'https://[::1]/a',
  'https://[::ffff:10.0.0.1]/a',
  'https://169.254.169.254/latest',
  'https://postgres/a',
  'https://push.example:5432/a',
  'https://user:password@push.example/a',
  'file:///etc/passwd',
  'nowhere',
  `https://push.example/${'x'.repeat(1000)}`,
])('%s is no place to push to', (endpoint) => {
  expect(read({ endpoint })).toBeUndefined()
})

test('keys that could never encrypt anything are refused before they are kept', () => {
  const offCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url')
  for (const wrong of ['', 'AAAA', offCurve, pair.getPublicKey('base64url', 'compressed')])
    expect(read({ keys: { ...keys, p256dh: wrong } })).toBeUndefined()
  for (const wrong of ['', 'A'.repeat(21), 'A'.repeat(30), 'ʻ'.repeat(16)])
    expect(read({ keys: { ...keys, auth: wrong } })).toBeUndefined()
  for (const wrong of [null, [], 'x', undefined]) expect(read({ keys: wrong })).toBeUndefined()
  for (const wrong of ['{', '{}', '{"endpoint":1}', ' {"a":1}']) expect(readDevice(wrong)).toBeUndefined()
})
