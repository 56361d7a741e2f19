import { isIP } from 'node:net'

/** Which proxies' X-Forwarded-For and -Proto are trusted: none, so many in front, or those of these addresses. */
export type TrustedProxies = false | number | readonly string[]

const most = 10
const ranges = ['loopback', 'linklocal', 'uniquelocal']

/** @returns undefined for what is neither `no`, a number nor a list of addresses and ranges. */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (text === 'no' || text === '0') return false
  if (/^\d+$/.test(text)) return Number(text) <= most ? Number(text) : undefined
  const list = text.split(',').map((one) => one.trim())
  return list.every(isAddressOrRange) ? list : undefined
}

function isAddressOrRange(text: string): boolean {
  if (ranges.includes(text)) return true
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  // A range of all addresses would trust what a caller writes.
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** The same as Fastify takes it. Both kinds count from the right, where our own proxies write. */
export function trustProxyOption(
  trusted: TrustedProxies,
): false | string[] | ((address: string, hop: number) => boolean) {
  if (trusted === false) return false
  // Fastify fails closed for a bare number, since a client at the port itself may forge headers: the setting
  // asserts that the port is reached through the proxies alone.
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : [...trusted]
}
