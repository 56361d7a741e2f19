import { availableParallelism } from 'node:os'
import { hash, verify, type Options } from '@node-rs/argon2'
import { SchoolError } from '@qadam/contract'

// OWASP Password Storage Cheat Sheet: argon2id (the default algorithm), 19 MiB, two passes, one lane.
const options: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Each verification holds 19 MiB and a thread of the pool that file reads share.
const running = Math.max(1, Math.min(3, availableParallelism()))
const longestQueue = 500

/**
 * The argon2id hash of a password, in PHC form.
 * @param salt where its maker must know the hash again; else a random one.
 */
export async function hashPassword(password: string, salt?: Buffer): Promise<string> {
  return await hash(password, { ...options, ...(salt && { salt }) })
}

/** Whether a hash was made with this salt: known at once, where a verification takes its time. */
export function hasSalt(passwordHash: string, salt: Buffer): boolean {
  return passwordHash.split('$').at(-2) === salt.toString('base64').replace(/=+$/, '')
}

let dummyHash: Promise<string> | undefined

/**
 * Whether the password belongs to the hash. Without a hash (no such account) it takes just as long and is false,
 * so that timing does not reveal whether an account exists.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('a password nobody has')
  return await verifyHash(passwordHash, await dummyHash, password)
}

// A code has five tries and ten minutes, which no hash makes longer. At a password's price a flood of guesses would need a
// queue, and right codes would stand in it.
const codeOptions: Options = { memoryCost: 1024, timeCost: 2, parallelism: 1 }

/** The hash of a code that was sent. */
export async function hashCode(code: string): Promise<string> {
  return await hash(code, codeOptions)
}

let dummyCodeHash: Promise<string> | undefined

/** Whether the code belongs to the hash; without one it takes just as long and is false. */
export async function verifyCode(codeHash: string | undefined, code: string): Promise<boolean> {
  dummyCodeHash ??= hashCode('a code nobody has')
  return await verifyHash(codeHash, await dummyCodeHash, code)
}

async function verifyHash(known: string | undefined, dummy: string, given: string): Promise<boolean> {
  const isRight = await verify(known ?? dummy, given)
  return isRight && known !== undefined
}

let free = running
const waiting: (() => void)[] = []
const waitingKnown: (() => void)[] = []
const lastOfKey = new Map<string, Promise<unknown>>()

/**
 * Limits how many sign-ins run at once, and serializes those of one key, so that concurrent guesses are counted like
 * sequential ones. Sign-ins on devices that are known for their account have priority over all others, and are not
 * refused because of them.
 * @throws SchoolError server.busy when the queue is full.
 */
export async function inSignInQueue<T>(
  { key, isKnown }: { key: string; isKnown: boolean },
  run: () => Promise<T>,
): Promise<T> {
  const line = isKnown ? waitingKnown : waiting
  if (line.length >= longestQueue) throw new SchoolError('server.busy', { retry_after_s: 5 })
  const previous = lastOfKey.get(key)
  const mine = (async () => {
    await previous?.catch(() => undefined)
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => line.push(resolve))
    try {
      return await run()
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
