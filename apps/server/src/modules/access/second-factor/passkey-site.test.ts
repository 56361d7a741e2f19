import { expect, test } from 'vitest'
import { passkeySite } from './passkey-site.ts'

test('passkeys work at the school’s own origin alone', () => {
  const site = passkeySite('https://qadam.example')
  expect(site?.domain).toBe('qadam.example')
  const taken = [
    'https://qadam.example',
    'http://qadam.example',
    'https://qadam.example:8443',
    'https://a.qadam.example',
    'https://qadam.example.evil.example',
    'null',
    '',
  ].filter((origin) => site?.isOrigin(origin))
  expect(taken).toEqual(['https://qadam.example'])
})

test('a school without a public address is this machine’s, at whatever port, which an address names; a number is no domain', () => {
  const site = passkeySite(undefined)
  expect(['http://localhost:3000', 'http://localhost:5173'].every((origin) => site?.isOrigin(origin))).toBe(
    true,
  )
  expect(
    ['http://localhost.evil.example', 'http://127.0.0.1:3000'].some((origin) => site?.isOrigin(origin)),
  ).toBe(false)
  const set = passkeySite('http://localhost:3000')
  expect([set?.isOrigin('http://localhost:3000'), set?.isOrigin('http://localhost:5173')]).toEqual([
    true,
    false,
  ])
  for (const address of ['http://192.0.2.7:3000', 'https://[2001:db8::1]'])
    expect(passkeySite(address)).toBeUndefined()
})
