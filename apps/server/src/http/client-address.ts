import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

const longestForwarded = 1000

/** Truncates a long X-Forwarded-For to its end, which our own proxies wrote; any client may forge what precedes it. */
export function cutForwarded(headers: IncomingHttpHeaders): void {
  const header = headers['x-forwarded-for']
  if (typeof header !== 'string' || header.length <= longestForwarded) return
  const end = header.slice(-longestForwarded)
  const comma = end.indexOf(',')
  if (comma === -1) delete headers['x-forwarded-for']
  else headers['x-forwarded-for'] = end.slice(comma + 1).trim()
}

/** The caller's address, as the trusted proxies name it; that of the connection where they name none. */
export function clientAddress(request: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return plainAddress(request.ip) ?? plainAddress(request.socket.remoteAddress ?? '') ?? 'unknown'
}

/** Where limits count: one IPv4 address, or the network of an IPv6 one, whose every host is the same subscriber's to name. */
export function addressForLimits(address: string): string {
  return isIP(address) === 6 ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address
}

/** Undefined for what is no address; without the port that some proxies add, and without the disguise of an IPv4 address. */
function plainAddress(text: string): string | undefined {
  const withoutPort = /^(\d+(?:\.\d+){3}):\d+$/.exec(text)?.[1] ?? text
  const address = withoutPort.replace(/%.*$/, '').toLowerCase()
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/.exec(address)?.[1] ?? address
  return isIP(mapped) === 0 ? undefined : mapped
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  )
}
