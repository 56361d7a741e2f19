import { ECDH } from 'node:crypto'
import { z } from 'zod'
import { mayBePublic } from '../../../outgoing/public-address.ts'
import type { PushAddress } from './provider.ts'

const base64url = z.string().regex(/^[\w-]+={0,2}$/)

/** What `JSON.stringify` makes of a browser's PushSubscription. */
const subscription = z.object({
  endpoint: z.string().max(1000),
  keys: z.object({ p256dh: base64url.max(100), auth: base64url.max(40) }),
})

/** Firebase does not document its tokens' shape; those it issues have these characters and are longer than 100. */
const firebaseToken = /^[\w:-]{20,1000}$/

/** The device that a client names: a Web Push subscription as JSON, else a token of Firebase. Undefined for neither. */
export function readDevice(token: string): PushAddress | undefined {
  if (!token.trimStart().startsWith('{'))
    return firebaseToken.test(token) ? { provider: 'firebase', address: token, keys: null } : undefined
  const parsed = subscription.safeParse(parseJson(token))
  if (!parsed.success) return undefined
  const { endpoint, keys } = parsed.data
  if (
    !isPushEndpoint(endpoint) ||
    !isPublicKey(keys.p256dh) ||
    Buffer.from(keys.auth, 'base64url').length !== 16
  )
    return undefined
  return { provider: 'web_push', address: endpoint, keys }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The server will send requests there on a student's word: over TLS, to the usual port, never into our own network. */
function isPushEndpoint(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return (
    url?.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    mayBePublic(url.hostname)
  )
}

/** A point on P-256, uncompressed (RFC 8291, section 3.1). */
function isPublicKey(text: string): boolean {
  const key = Buffer.from(text, 'base64url')
  if (key.length !== 65 || key[0] !== 4) return false
  try {
    ECDH.convertKey(key, 'prime256v1')
    return true
  } catch {
    return false
  }
}
