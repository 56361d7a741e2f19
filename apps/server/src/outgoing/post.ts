import { lookup, type LookupAddress } from 'node:dns'
import https, { Agent, type RequestOptions } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPublicAddress, mayBePublic } from './public-address.ts'

export interface OutgoingReply {
  status: number
  /** Seconds to wait, from `Retry-After`. */
  retryAfter_s: number | undefined
  text: string
}

export interface OutgoingRequest {
  headers: Readonly<Record<string, string>>
  body: Buffer | string
}

/** Sends by POST; rejects where no whole answer comes in time. */
export type Post = (address: string, request: OutgoingRequest) => Promise<OutgoingReply>

const patience_ms = 10_000
/** Of a reply; no caller needs more, and a hostile one has no end. */
const maxReplyBytes = 16 * 1024

/** Gives the addresses of a name only if all of them are public, at the moment of connecting: no rebinding in between. */
const lookupPublic: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? []
    if (error || !first) callback(error ?? new Error('no address'), '')
    else if (found.some(({ address }) => !isPublicAddress(address)))
      callback(new Error(`${host} leads to an address that is not public`), '')
    else if (options.all === true) callback(null, found)
    else callback(null, first.address, first.family)
  })
}

const publicAgent = new Agent({ lookup: lookupPublic, keepAlive: true, maxSockets: 50, maxFreeSockets: 10 })

/**
 * A `Post` to addresses that strangers name: over TLS alone, to no host of our own network, following no redirect.
 * @param agent what connects, where a test listens in the place of the Internet.
 */
export function postToPublic(agent: Agent = publicAgent): Post {
  return async (address, request) => {
    const url = new URL(address)
    if (url.protocol !== 'https:' || !mayBePublic(url.hostname))
      throw new Error(`${url.host} may not be called`)
    return await send(url, request, { agent })
  }
}

async function send(
  url: URL,
  { headers, body }: OutgoingRequest,
  options: RequestOptions,
): Promise<OutgoingReply> {
  return await new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(patience_ms)
    const request = https.request(url, { ...options, method: 'POST', headers, signal }, (response) => {
      const pieces: Buffer[] = []
      let size = 0
      const end = () =>
        resolve({
          status: response.statusCode ?? 0,
          retryAfter_s: secondsOf(response.headers['retry-after']),
          text: Buffer.concat(pieces).toString('utf8'),
        })
      response.on('data', (piece: Buffer) => {
        size += piece.length
        pieces.push(piece)
        if (size <= maxReplyBytes) return
        end()
        response.destroy()
      })
      response.on('end', end)
      response.on('error', reject)
    })
    request.on('error', reject)
    request.end(body)
  })
}

/** Parses a `Retry-After` to seconds: it has a number or a date (RFC 9110, section 10.2.3). */
export function secondsOf(header: string | null | undefined, now = Date.now()): number | undefined {
  if (header === null || header === undefined) return undefined
  if (/^\d{1,9}$/.test(header)) return Number(header)
  // JavaScript reads a date into much that is none.
  const moment = header.endsWith(' GMT') ? Date.parse(header) : Number.NaN
  return Number.isNaN(moment) ? undefined : Math.max(0, Math.ceil((moment - now) / 1000))
}
