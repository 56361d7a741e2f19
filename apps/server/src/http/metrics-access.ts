import { createHash, timingSafeEqual } from 'node:crypto'
import { SchoolError } from '@qadam/contract'
import type { FastifyRequest } from 'fastify'
import { clientAddress } from './client-address.ts'

/**
 * Metrics are for this machine, or for a caller with the token.
 * @throws SchoolError auth.required
 */
export function requireMetricsAccess(request: FastifyRequest, token: string | undefined): void {
  if (isFromThisMachine(request)) return
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined || given === undefined || !isSame(given, token))
    throw new SchoolError('auth.required')
}

/** The connection comes from this machine, and so does its caller: a proxy here forwards for others. */
function isFromThisMachine(request: FastifyRequest): boolean {
  const { forwarded, 'x-forwarded-for': forwardedFor, via } = request.headers
  const isPassedOn = forwarded !== undefined || forwardedFor !== undefined || via !== undefined
  const connected = clientAddress({ ip: request.socket.remoteAddress ?? '', socket: request.socket })
  if (!isLoopbackAddress(connected)) return false
  // An unconfigured proxy names its caller, which is not trusted; `ip` is then the proxy's own address.
  return isPassedOn
    ? request.ip !== request.socket.remoteAddress && isLoopbackAddress(clientAddress(request))
    : true
}

function isLoopbackAddress(address: string): boolean {
  return address === '::1' || address.startsWith('127.')
}

function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
