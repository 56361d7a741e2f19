import { limits, SchoolError, studentActions, type User } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import type { Executor } from '../../../database/database.ts'
import { holdsPassword } from '../../base/people/index.ts'
import { clearFailures, getUserRecord, type UserRecord } from './accounts-store.ts'
import { checkPassword, type CheckedPassword, type Visitor } from './check-password.ts'
import { rememberDevice } from './login-devices-store.ts'
import { presentUser } from './present-user.ts'
import { createToken, hashToken } from './session-token.ts'
import { insertSession, sweepSessions } from './sessions-store.ts'
import { findKeptSession_s } from './kept-session.ts'

export const login = handle(studentActions.login, async (context, input) => {
  const checked = await checkPassword(context, input)
  return await startSession(context, { ...checked, remember: input.remember }, async (db) => {
    // Meanwhile the password was changed or the account closed, and every session ended but this one, still to begin.
    if (!(await holdsPassword(db, checked.credentials))) throw new SchoolError('auth.invalid_credentials')
    await sweepSessions(db, context.now)
  })
})

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
      await insertSession(db, { tokenHash, personId, createdAt: now, expiresAt, userAgent })
      if (context.device) {
        const knownUntil = new Date(now.getTime() + limits.login.device_s * 1000)
        await rememberDevice(db, { before, next: requireHash(mark), personId, expiresAt: knownUntil })
      }
      return [await getUserRecord(db, personId), lifetime_s]
    })
  context.device?.give(mark)
  return presentUser(record, { token, session_s }, context)
}

function requireHash(token: string): Buffer {
  const hash = hashToken(token)
  if (!hash) throw new Error('A token was made in a shape that sessions refuse')
  return hash
}
