import { expect, test } from 'vitest'
import { isPublicAddress, mayBePublic } from './public-address.ts'

test.each(['8.8.8.8', '142.250.180.10', '2607:f8b0:4004:c07::5f'])(
  '%s is of the public Internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  ...['127.0.0.1', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254'],
  ...['100.64.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '192.0.2.1'],
  ...['::1', '::', 'fe80::1', 'fd00:ec2::254', 'ff02::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8'],
  ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', 'localhost', '', '1.2.3'],
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test('a name may lead to somebody in public; an address of our own, and names that networks give their own, may not', () => {
  for (const host of ['fcm.googleapis.com', 'updates.push.services.mozilla.com', '[2607:f8b0::1]'])
    expect([host, mayBePublic(host)]).toEqual([host, true])
  for (const host of [
    'localhost',
    'db',
    '127.0.0.1',
    '[::1]',
    'a.localhost',
    'metadata.google.internal',
    'x.local.',
  ])
    expect([host, mayBePublic(host)]).toEqual([host, false])
})
