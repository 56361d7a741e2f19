import { z } from 'zod'
import { secondsOf } from '../../../outgoing/post.ts'
import type { SendSms, SmsMessage, SmsOutcome } from './provider.ts'

export interface EskizAccount {
  /** The address of the API: `https://notify.eskiz.uz/api`. */
  url: string
  email: string
  password: string
  /** The sender of messages: a number or a name that Eskiz gave. */
  sender: string
}

const patience_ms = 10_000
/** Of Eskiz's error message, as much as a log needs. */
const reasonMaxLength = 200

const granted = z.object({ data: z.object({ token: z.string().min(1) }) })
const eskizReply = z.object({ status: z.string().optional(), message: z.unknown().optional() })

/** Eskiz, the SMS gateway of Uzbekistan: a token by e-mail and password for thirty days, then one form a message. */
export function eskizProvider(account: EskizAccount): SendSms {
  const access = new AccessToken(account)
  const send = async (token: string, message: SmsMessage) => {
    const body = new FormData()
    body.set('mobile_phone', message.phone.slice(1))
    body.set('message', message.text)
    body.set('from', account.sender)
    const headers = { authorization: `Bearer ${token}` }
    return await post(`${account.url}/message/sms/send`, { headers, body })
  }
  return async (message) => {
    // Its other interface, for the rest of the world, has another price.
    if (!/^\+998\d{9}$/.test(message.phone)) return { kind: 'refused', reason: 'no number of Uzbekistan' }
    let token: string
    try {
      token = await access.get()
    } catch (error) {
      return { kind: 'later', reason: reasonOf(error), after_s: undefined, costs: false }
    }
    try {
      let reply = await send(token, message)
      if (reply.status === 401) {
        access.forget(token)
        reply = await send(await access.get(), message)
      }
      return await outcomeOf(reply)
    } catch (error) {
      return { kind: 'later', reason: reasonOf(error), after_s: undefined, costs: true }
    }
  }
}

async function post(address: string, request: { headers?: Record<string, string>; body: FormData }) {
  // No redirect is followed: what goes out holds a password or a token.
  return await fetch(address, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(patience_ms),
    ...request,
  })
}

async function outcomeOf(reply: Response): Promise<SmsOutcome> {
  const { status, message } = readReply(await reply.text())
  if (reply.ok && status !== 'error') return { kind: 'sent' }
  const said = typeof message === 'string' ? message : JSON.stringify(message ?? '')
  const reason = `Eskiz answered ${reply.status} ${said}`.slice(0, reasonMaxLength)
  // 401 of two tokens, 402 and 403 are an account that an admin will mend.
  const isTransient = [401, 402, 403, 408, 429].includes(reply.status) || reply.status >= 500
  if (!isTransient) return { kind: 'refused', reason }
  const after_s = secondsOf(reply.headers.get('retry-after'))
  return { kind: 'later', reason, after_s, costs: reply.status >= 500 }
}

function readReply(text: string): z.infer<typeof eskizReply> {
  try {
    return eskizReply.parse(JSON.parse(text))
  } catch {
    return {}
  }
}

/** Of what fetch throws, the reason is inside. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return String(cause).slice(0, reasonMaxLength)
}

/** The access token, cached; renewed when Eskiz reports that it has expired. */
class AccessToken {
  readonly #account: EskizAccount
  #asked: Promise<string> | undefined
  #current: string | undefined

  constructor(account: EskizAccount) {
    this.#account = account
  }

  /** Invalidates the cached token, once for all messages that it failed. */
  forget(token: string): void {
    if (this.#current !== token) return
    this.#current = undefined
    this.#asked = undefined
  }

  async get(): Promise<string> {
    // Deduplicates concurrent requests for it.
    const asked = (this.#asked ??= this.#ask())
    try {
      return await asked
    } catch (error) {
      if (this.#asked === asked) this.#asked = undefined
      throw error
    }
  }

  async #ask(): Promise<string> {
    const { url, email, password } = this.#account
    const body = new FormData()
    body.set('email', email)
    body.set('password', password)
    const reply = await post(`${url}/auth/login`, { body })
    if (!reply.ok) throw new Error(`Eskiz answered ${reply.status} to the sign-in`)
    this.#current = granted.parse(await reply.json()).data.token
    return this.#current
  }
}
