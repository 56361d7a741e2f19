import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { limits, SchoolError, studentActions, type User } from '@qadam/contract'
import { handle, type ActionContext, type Actor } from '../../actions/action-handler.ts'
import { findCredentials } from '../people/index.ts'
import {
  clearFailures,
  getUserRecord,
  insertFailure,
  listFailures,
  type LoginOrigin,
} from './accounts-store.ts'
import { findKnownDevice, listDeviceFailures, rememberDevice } from './login-devices-store.ts'
import { secondsToWait, secondsToWaitOnDevice } from './login-throttle.ts'
import { inSignInQueue, verifyPassword } from './password.ts'
import { normalizePhone } from './phone.ts'
import { presentUser } from './present-user.ts'
import { createToken, hashToken } from './session-token.ts'
import { insertSession, sweepSessions } from './sessions-store.ts'
import { LoginTurns } from './turns.ts'

type Visitor = ActionContext<Actor | null>

const turns = new LoginTurns(sleep)

export const login = handle(studentActions.login, async (context, input) => {
  const phone = normalizePhone(input.phone)
  const mark = hashToken(context.device?.mark ?? '')
  const known = phone && mark ? await findKnownDevice(context.db, mark, phone, context.now) : undefined
  const origin: LoginOrigin = {
    phoneHash: createHash('sha256')
      .update(phone ?? input.phone.trim())
      .digest(),
    address: context.address,
    deviceId: known ?? null,
  }
  const failures = await requireNotThrottled(context, origin)
  const verify = async () =>
    await inSignInQueue(
      { key: `${origin.phoneHash.toString('hex')} ${known ?? ''}`, isKnown: known !== undefined },
      () => requireCredentials(context, origin, phone, input.password),
    )
  const personId =
    known === undefined
      ? await turns.inTurn(context.address, { failures, now: context.now }, verify)
      : await verify()
  return await startSession(context, origin, personId, mark ?? null)
})

async function startSession(
  context: Visitor,
  origin: LoginOrigin,
  personId: number,
  markBefore: Buffer | null,
): Promise<User> {
  const { now } = context
  const [token, mark] = [createToken(), createToken()]
  const record = await context.db.transaction().execute(async (db) => {
    await clearFailures(db, origin)
    await sweepSessions(db, now)
    const expiresAt = new Date(now.getTime() + limits.session.lifetime_s * 1000)
    await insertSession(db, { tokenHash: requireHash(token), personId, createdAt: now, expiresAt })
    if (context.device) {
      const knownUntil = new Date(now.getTime() + limits.login.device_s * 1000)
      await rememberDevice(db, {
        before: markBefore,
        next: requireHash(mark),
        personId,
        expiresAt: knownUntil,
      })
    }
    return await getUserRecord(db, personId)
  })
  context.device?.give(mark)
  return presentUser(record, token, context)
}

/** @returns how many failures count against the address. @throws SchoolError auth.throttled */
async function requireNotThrottled({ db, now }: Visitor, origin: LoginOrigin): Promise<number> {
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
): Promise<number> {
  // Once more, now that the tries before this one have been counted.
  await requireNotThrottled(context, origin)
  const credentials = phone === undefined ? undefined : await findCredentials(context.db, phone)
  if (!(await verifyPassword(credentials?.password_hash, password)) || !credentials) {
    await insertFailure(context.db, origin, context.now, countedSince(context.now))
    throw new SchoolError('auth.invalid_credentials')
  }
  return credentials.id
}

function countedSince(now: Date): Date {
  return new Date(now.getTime() - limits.login.window_s * 1000)
}

function requireHash(token: string): Buffer {
  const hash = hashToken(token)
  if (!hash) throw new Error('A token was made in a shape that sessions refuse')
  return hash
}
