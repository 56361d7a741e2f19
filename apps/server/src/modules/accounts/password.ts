import { availableParallelism } from 'node:os'
import { hash, verify, type Options } from '@node-rs/argon2'
import { SchoolError } from '@qadam/contract'

// OWASP Password Storage Cheat Sheet: argon2id (the default algorithm), 19 MiB, two passes, one lane.
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Each verification holds 19 MiB and a thread of the pool that file reads share.
const running = Math.max(1, Math.min(3, availableParallelism()))
const longestQueue = 500

/** The argon2id hash of a password, in PHC form. */
export async function hashPassword(password: string): Promise<string> {
  return await hash(password, options)
}

let dummyHash: Promise<string> | undefined

/**
 * Whether the password belongs to the hash. Without a hash (no such account) it takes just as long and is false,
 * so that time does not tell who has an account.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('a password nobody has')
  const isRight = await verify(passwordHash ?? (await dummyHash), password)
  return isRight && passwordHash !== undefined
}

let free = running
const waiting: (() => void)[] = []
const waitingKnown: (() => void)[] = []
const lastOfKey = new Map<string, Promise<unknown>>()

/**
 * Runs at most a few sign-ins at a time, and those of one key one after another, so that guesses sent all at once
 * are counted like guesses sent in turn. Those on devices that are known for their account come before all others, and
 * are not turned away by a crowd of them.
 * @throws SchoolError server.busy when too many wait already.
 */
export async function inSignInQueue<T>(
  { key, isKnown }: { key: string; isKnown: boolean },
  work: () => Promise<T>,
): Promise<T> {
  const line = isKnown ? waitingKnown : waiting
  if (line.length >= longestQueue) throw new SchoolError('server.busy', { retry_after_s: 5 })
  const previous = lastOfKey.get(key)
  const mine = (async () => {
    await previous?.catch(() => undefined)
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => line.push(resolve))
    try {
      return await work()
    } finally {
      const next = waitingKnown.shift() ?? waiting.shift()
      if (next) next()
      else free += 1
    }
  })()
  lastOfKey.set(key, mine)
  try {
    return await mine
  } finally {
    if (lastOfKey.get(key) === mine) lastOfKey.delete(key)
  }
}
