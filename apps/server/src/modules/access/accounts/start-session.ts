import { limits, type User } from '@qadam/contract'
import type { Executor } from '../../../database/database.ts'
import { clearFailures, getUserRecord, type UserRecord } from './accounts-store.ts'
import type { CheckedPassword, Visitor } from './check-password.ts'
import { findKeptSession_s, findStaffIdle_s } from './kept-session.ts'
import { rememberDevice } from './login-devices-store.ts'
import { presentUser } from './present-user.ts'
import { createToken, requireHash } from './session-token.ts'
import { insertSession } from './sessions-store.ts'

/**
 * A new session for a person whose password was right, on a device that is known from now on.
 * @param remember whether the device is to keep it, for as long as the school allows
 * @param also what else belongs to it, in the transaction; receives the hash of the new token
 */
export async function startSession(
  context: Visitor,
  {
    credentials,
    origin,
    mark: before,
    remember = false,
  }: CheckedPassword & { remember?: boolean | undefined },
  also: (db: Executor, tokenHash: Buffer) => Promise<void>,
): Promise<User> {
  const { now } = context
  const personId = credentials.id
  const [token, mark] = [createToken(), createToken()]
  const tokenHash = requireHash(token)
  const [record, session_s] = await context.db
    .transaction()
    .execute(async (db): Promise<[UserRecord, number]> => {
      await clearFailures(db, origin)
      await also(db, tokenHash)
      const lifetime_s = remember ? await findKeptSession_s(db) : limits.session.lifetime_s
      const expiresAt = new Date(now.getTime() + lifetime_s * 1000)
      const userAgent = context.userAgent?.slice(0, limits.session.userAgentMaxLength) ?? null
      const record = await getUserRecord(db, personId)
      const idle_s = record.role === 'student' ? null : await findStaffIdle_s(db)
      await insertSession(db, { tokenHash, personId, createdAt: now, expiresAt, userAgent, idle_s })
      if (context.device) {
        const knownUntil = new Date(now.getTime() + limits.login.device_s * 1000)
        await rememberDevice(db, { before, next: requireHash(mark), personId, expiresAt: knownUntil })
      }
      return [record, lifetime_s]
    })
  context.device?.give(mark)
  return presentUser(record, { token, session_s }, context)
}
