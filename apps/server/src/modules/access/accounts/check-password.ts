import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { limits, SchoolError } from '@qadam/contract'
import type { ActionContext, Actor } from '../../../actions/action-handler.ts'
import { findCredentials, type Credentials } from '../../base/people/index.ts'
import { insertFailure, listFailures, type LoginOrigin } from './accounts-store.ts'
import { findKnownDevice, listDeviceFailures } from './login-devices-store.ts'
import { secondsToWait, secondsToWaitOnDevice } from './login-throttle.ts'
import { inSignInQueue, verifyPassword } from './password.ts'
import { normalizePhone } from './phone.ts'
import { hashToken } from './session-token.ts'
import { LoginTurns } from './turns.ts'

export type Visitor = ActionContext<Actor | null>

export interface CheckedPassword {
  credentials: Credentials
  origin: LoginOrigin
  /** By which the caller's device was known before. */
  mark: Buffer | null
}

const turns = new LoginTurns(sleep)

/**
 * Finds the account of a phone and password: wherever a password is required, guesses are throttled alike.
 * @throws SchoolError auth.invalid_credentials, auth.throttled, server.busy
 */
export async function checkPassword(
  context: Visitor,
  given: { phone: string; password: string },
): Promise<CheckedPassword> {
  const phone = normalizePhone(given.phone)
  const mark = hashToken(context.device?.mark ?? '') ?? null
  const { origin, known } = await originOf(context, phone ?? given.phone.trim(), mark)
  const failures = await requireNotThrottled(context, origin)
  const verify = async () =>
    await inSignInQueue(
      { key: `${origin.phoneHash.toString('hex')} ${known ?? ''}`, isKnown: known !== undefined },
      () => requireCredentials(context, origin, phone, given.password),
    )
  const credentials =
    known === undefined
      ? await turns.inTurn(context.address, { failures, now: context.now }, verify)
      : await verify()
  return { credentials, origin, mark }
}

/** From where somebody tries to sign in to an account, and the device, where it is known to that account. */
export async function originOf(
  { db, address, now }: Visitor,
  phone: string,
  mark: Buffer | null,
): Promise<{ origin: LoginOrigin; known: number | undefined }> {
  const known = mark ? await findKnownDevice(db, mark, phone, now) : undefined
  const phoneHash = createHash('sha256').update(phone).digest()
  return { origin: { phoneHash, address, deviceId: known ?? null }, known }
}

/** @returns how many failures count against the address. @throws SchoolError auth.throttled */
export async function requireNotThrottled({ db, now }: Visitor, origin: LoginOrigin): Promise<number> {
  const since = countedSince(now)
  if (origin.deviceId !== null) {
    const failedAt = await listDeviceFailures(db, origin.deviceId, origin.phoneHash, since)
    requireNoWait(secondsToWaitOnDevice(failedAt, now))
    return 0
  }
  const failures = await listFailures(db, origin, since)
  requireNoWait(secondsToWait(failures, now))
  return failures.filter(({ sameAddress }) => sameAddress).length
}

function requireNoWait(seconds: number): void {
  if (seconds > 0) throw new SchoolError('auth.throttled', { retry_after_s: seconds })
}

async function requireCredentials(
  context: Visitor,
  origin: LoginOrigin,
  phone: string | undefined,
  password: string,
): Promise<Credentials> {
  // Once more, now that the tries before this one have been counted.
  await requireNotThrottled(context, origin)
  const credentials = phone === undefined ? undefined : await findCredentials(context.db, phone)
  if (!(await verifyPassword(credentials?.password_hash, password)) || !credentials) {
    await insertFailure(context.db, origin, context.now, countedSince(context.now))
    throw new SchoolError('auth.invalid_credentials')
  }
  return credentials
}

/** Since when failures count. */
export function countedSince(now: Date): Date {
  return new Date(now.getTime() - limits.login.window_s * 1000)
}
