import { limits, user as userSchema, type User } from '@qadam/contract'
import * as z from 'zod/mini'
import type { SafeStorage } from './storage.ts'

const sessionSchema = z.object({
  token: z.string(),
  user: userSchema,
  /** Milliseconds since the epoch. */
  expires_at: z.number(),
  /** Stored on this device, beyond the browser session. */
  kept: z.boolean(),
})
export type Session = z.infer<typeof sessionSchema>

const messageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ask') }),
  z.object({ type: z.literal('have'), session: sessionSchema }),
  z.object({ type: z.literal('end') }),
])
type Message = z.infer<typeof messageSchema>

/**
 * Why there is no session: no sign-in here yet, the person signed out, or the server or the clock ended a session that
 * had been working, so that the screen may ask for the password in place.
 */
export type SignedOut = { reason: 'none' | 'logout' } | { reason: 'ended'; user: User; kept: boolean }

export interface Channel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void
}

export interface SessionParts {
  /** Under which the session is stored: each web app has its own. */
  key: string
  session: SafeStorage
  local: SafeStorage
  channel: Channel | null
  now: () => number
  /** How long a new tab waits for an open one to hand its session over. */
  takeOver_ms?: number
}

export interface SessionStore {
  /** The live session, or null. The same object until something changes. */
  get(): Session | null
  signedOut(): SignedOut
  /** Resolves once storage and the other tabs were asked. */
  known: Promise<void>
  start(user: User, keep: boolean): void
  /** Fresh user data from the server; the expiry stays absolute from login. */
  update(user: User): void
  /** The server answered a call made with this token. */
  confirm(token: string): void
  /** The server refused this token. Another token signed in meanwhile is left alone. */
  refuse(token: string): void
  /** Signs out in every tab of this browser. */
  logout(): void
  subscribe(listener: () => void): () => void
}

/** A longer timer would end at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/**
 * User data of the browser session, with its absolute expiry: that of the server's session (specification 4: 500 minutes,
 * unless the school lengthens those that a device is to keep).
 */
export function createSessionStore({
  key,
  session,
  local,
  channel,
  now,
  takeOver_ms = 150,
}: SessionParts): SessionStore {
  const listeners = new Set<() => void>()
  let current: Session | null = null
  let out: SignedOut = { reason: 'none' }
  let confirmed = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const say = (message: Message) => channel?.postMessage(message)
  const changed = () => listeners.forEach((listener) => listener())

  function forget(): void {
    session.remove(key)
    local.remove(key)
  }

  function drop(why: SignedOut): void {
    clearTimeout(timer)
    current = null
    confirmed = false
    out = why
    forget()
    changed()
  }

  function hold(next: Session): void {
    clearTimeout(timer)
    forget()
    const home = next.kept ? local : session
    home.write(key, JSON.stringify(next))
    current = next
    watch(next)
    changed()
  }

  /** Ends the session at its time, also while nobody asks for it. */
  function watch({ expires_at }: Session): void {
    const left_ms = Math.max(0, expires_at - now())
    timer = setTimeout(
      () => {
        const held = get()
        if (held) watch(held)
      },
      Math.min(left_ms, LONGEST_TIMER_MS),
    )
  }

  function get(): Session | null {
    if (current && current.expires_at <= now()) drop(ended(current))
    return current
  }

  /** Only a session that was valid in this page asks for the password in place; a stale one leads to /login. */
  function ended({ user, kept }: Session): SignedOut {
    return confirmed ? { reason: 'ended', user, kept } : { reason: 'none' }
  }

  function readStored(): Session | null {
    for (const home of [session, local]) {
      const text = home.read(key)
      const stored = text === null ? null : parseStored(text)
      if (stored && stored.expires_at > now()) return stored
    }
    return null
  }

  channel?.addEventListener('message', ({ data }) => {
    const message = z.safeParse(messageSchema, data).data
    const mine = get()
    if (message?.type === 'ask' && mine) say({ type: 'have', session: mine })
    if (message?.type === 'end' && current) drop({ reason: 'logout' })
    if (message?.type === 'have' && message.session.expires_at > now()) {
      const sameAccount = mine
        ? mine.user.id === message.session.user.id
        : out.reason !== 'ended' || out.user.id === message.session.user.id
      const newer = !mine || message.session.expires_at > mine.expires_at
      if (sameAccount && newer) hold(message.session)
    }
  })

  const stored = readStored()
  if (stored) hold(stored)
  else forget()
  const known = stored || !channel ? Promise.resolve() : askOtherTabs()

  function askOtherTabs(): Promise<void> {
    say({ type: 'ask' })
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(limit)
        listeners.delete(done)
        resolve()
      }
      const limit = setTimeout(done, takeOver_ms)
      listeners.add(done)
    })
  }

  return {
    get,
    signedOut: () => out,
    known,
    start(user, keep) {
      if (!user.token) return
      confirmed = true
      const { token, session_s = limits.session.lifetime_s, ...rest } = user
      const next: Session = {
        token,
        user: { ...rest, token: null },
        expires_at: now() + session_s * 1000,
        kept: keep,
      }
      hold(next)
      say({ type: 'have', session: next })
    },
    update(user) {
      const mine = get()
      if (mine && mine.user.id === user.id) hold({ ...mine, user: { ...user, token: null } })
    },
    confirm(token) {
      if (current?.token === token) confirmed = true
    },
    refuse(token) {
      if (current?.token === token) drop(ended(current))
    },
    logout() {
      say({ type: 'end' })
      drop({ reason: 'logout' })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function parseStored(text: string): Session | null {
  try {
    return z.safeParse(sessionSchema, JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
