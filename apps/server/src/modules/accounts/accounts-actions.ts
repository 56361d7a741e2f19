import { createHash } from 'node:crypto'
import { limits, SchoolError, staffActions, studentActions } from '@qadam/contract'
import { handle, type ActionContext, type ActionHandler, type Actor } from '../../http/action-handler.ts'
import {
  clearFailures,
  findCredentials,
  findUserOfSession,
  getUserRecord,
  insertFailure,
  insertSession,
  isUserRecord,
  listFailures,
  saveLanguage,
  sweepSessions,
  type LoginOrigin,
} from './accounts-store.ts'
import { endSessions } from './end-sessions.ts'
import { secondsToWait } from './login-throttle.ts'
import { inSignInQueue, verifyPassword } from './password.ts'
import { normalizePhone } from './phone.ts'
import { presentUser } from './present-user.ts'
import { createToken, hashToken } from './session-token.ts'
import { updateProfile } from './update-profile.ts'

type Visitor = ActionContext<Actor | null>

const login = handle(studentActions.login, async (context, input) => {
  const phone = normalizePhone(input.phone)
  const origin: LoginOrigin = {
    phoneHash: createHash('sha256')
      .update(phone ?? input.phone.trim())
      .digest(),
    address: context.address,
  }
  await requireNotThrottled(context, origin)
  const personId = await inSignInQueue(origin.phoneHash.toString('hex'), () =>
    requireCredentials(context, origin, phone, input.password),
  )

  const token = createToken()
  const expiresAt = new Date(context.now.getTime() + limits.session.lifetime_s * 1000)
  const record = await context.db.transaction().execute(async (db) => {
    await clearFailures(db, origin)
    await sweepSessions(db, context.now)
    await insertSession(db, { tokenHash: requireHash(token), personId, createdAt: context.now, expiresAt })
    return await getUserRecord(db, personId)
  })
  return presentUser(record, token, context)
})

const endSession = async (context: ActionContext) => {
  await endSessions(context, { tokenHash: context.actor.sessionHash })
  return null
}

const logout = handle(studentActions.logout, endSession)

// The call every visit begins with: session and student come in one query.
const profile: ActionHandler = {
  ...handle(studentActions.profile, async (context) => {
    const { caller, db, actor } = context
    return presentUser(isUserRecord(caller) ? caller : await getUserRecord(db, actor.id), null, context)
  }),
  findCaller: findUserOfSession,
}

const updateLang = handle(studentActions.update_lang, async (context, input) => {
  // Saying "saved" to a session that has ended would be untrue.
  if (context.tokenRefusal) throw new SchoolError(context.tokenRefusal)
  if (context.actor) await saveLanguage(context.db, context.actor.id, input.lang)
  return { lang: input.lang }
})

export const accountsActions: readonly ActionHandler[] = [login, logout, profile, updateLang, updateProfile]

/** What a session at the console needs; signing in is everybody's. */
export const accountsStaffActions: readonly ActionHandler[] = [
  handle(staffActions.logout, endSession),
  updateLang,
]

async function requireNotThrottled(context: Visitor, origin: LoginOrigin): Promise<void> {
  const wait = secondsToWait(await listFailures(context.db, origin, countedSince(context.now)), context.now)
  if (wait > 0) throw new SchoolError('auth.throttled', { retry_after_s: wait })
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
