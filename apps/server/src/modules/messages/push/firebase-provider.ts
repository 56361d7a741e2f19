import { pushLimits } from '@qadam/contract'
import { z } from 'zod'
import { secondsOf } from '../../../outgoing/post.ts'
import type { PushMessage, PushOutcome, SendPush } from './provider.ts'

/** The parts of a service account's file that we use; as the console of Firebase gives it. */
const account = z.object({
  project_id: z.string().regex(/^[\w.:-]+$/),
  client_email: z.string(),
  private_key: z.string().startsWith('-----BEGIN PRIVATE KEY-----'),
  token_uri: z.url(),
})
export type FirebaseAccount = z.infer<typeof account>

/** @throws ZodError for what is no service account. */
export function readFirebaseAccount(value: unknown): FirebaseAccount {
  return account.parse(value)
}

const patience_ms = 10_000
const scope = 'https://www.googleapis.com/auth/firebase.messaging'

const granted = z.object({ access_token: z.string(), expires_in: z.number() })
const failure = z.object({
  error: z.object({
    status: z.string().optional(),
    details: z.array(z.object({ '@type': z.string(), errorCode: z.string().optional() })).default([]),
  }),
})

/**
 * Firebase Cloud Messaging, HTTP v1, with OAuth by a service account (RFC 7523). Only data is sent, so that the service
 * worker of the app shows it as it shows a Web Push.
 * @param base the address of the API: a test has one of its own.
 */
export function firebaseProvider(account: FirebaseAccount, base = 'https://fcm.googleapis.com'): SendPush {
  const access = new AccessToken(account)
  const address = `${base}/v1/projects/${account.project_id}/messages:send`
  return async (to, message) => {
    const body = JSON.stringify(messageOf(to.address, message))
    const send = async () => await postJson(address, await access.get(), body)
    let reply = await send()
    // A token that was revoked: one of the next hour may do.
    if (reply.status === 401) {
      access.forget()
      reply = await send()
    }
    return await outcomeOf(reply)
  }
}

function messageOf(token: string, { title, body, url, tag, lang }: PushMessage) {
  const headers = { TTL: String(pushLimits.timeToLive_s), Urgency: 'normal', Topic: tag }
  return { message: { token, data: { title, body, url, tag, lang }, webpush: { headers } } }
}

/** What is sent goes to Google or nowhere: a redirect is an answer. */
const common = () =>
  ({ method: 'POST', redirect: 'manual', signal: AbortSignal.timeout(patience_ms) }) as const

async function postJson(address: string, token: string, body: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  return await fetch(address, { ...common(), headers, body })
}

async function outcomeOf(reply: Response): Promise<PushOutcome> {
  const text = await reply.text()
  if (reply.ok) return { kind: 'sent' }
  const code = codeOf(text)
  const reason = `Firebase answered ${reply.status} ${code}`
  // INVALID_ARGUMENT is Firebase's own only for a token that is none; of a field it comes without.
  if (['UNREGISTERED', 'SENDER_ID_MISMATCH', 'INVALID_ARGUMENT'].includes(code)) return { kind: 'gone' }
  // 401 of two tokens, and 403, are a configuration that an admin will mend.
  if ([401, 403, 408, 429].includes(reply.status) || reply.status >= 500)
    return {
      kind: 'later',
      reason,
      after_s: secondsOf(reply.headers.get('retry-after')) ?? pauseOf(reply.status),
    }
  return { kind: 'refused', reason }
}

/** The default where Firebase sends no Retry-After: a minute after 429. */
function pauseOf(status: number): number | undefined {
  return status === 429 ? 60 : undefined
}

function codeOf(text: string): string {
  try {
    const { error } = failure.parse(JSON.parse(text))
    return error.details.find((detail) => detail['@type'].endsWith('FcmError'))?.errorCode ?? ''
  } catch {
    return ''
  }
}

/** The access token, cached for an hour; renewed shortly before it expires. */
class AccessToken {
  readonly #account: FirebaseAccount
  #asked: Promise<string> | undefined
  #until = 0

  constructor(account: FirebaseAccount) {
    this.#account = account
  }

  forget(): void {
    this.#asked = undefined
  }

  async get(): Promise<string> {
    // Deduplicates concurrent requests for it.
    if (!this.#asked || this.#until <= Date.now()) {
      this.#until = Date.now() + patience_ms
      this.#asked = this.#ask()
    }
    const asked = this.#asked
    try {
      return await asked
    } catch (error) {
      if (this.#asked === asked) this.#asked = undefined
      throw error
    }
  }

  async #ask(): Promise<string> {
    const { client_email, private_key, token_uri } = this.#account
    const { importPKCS8, SignJWT } = await import('jose')
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(client_email)
      .setAudience(token_uri)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(await importPKCS8(private_key, 'RS256'))
    const body = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion })
    const reply = await fetch(token_uri, { ...common(), body })
    if (!reply.ok) throw new Error(`Firebase's service account was answered ${reply.status}`)
    const { access_token, expires_in } = granted.parse(await reply.json())
    this.#until = Date.now() + (expires_in - 60) * 1000
    return access_token
  }
}
