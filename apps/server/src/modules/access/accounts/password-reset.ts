import { SchoolError, smsLimits, studentActions, type User } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import type { FieldProblem } from '../../../i18n/error-messages.ts'
import {
  findCredentials,
  findPhoneOwner,
  lockPerson,
  setPasswordHash,
  type Credentials,
} from '../../base/people/index.ts'
import { findKeptSession_s } from './kept-session.ts'
import { sendsCodes } from '../../messages/sms/index.ts'
import { getUserRecord } from './accounts-store.ts'
import type { Visitor } from './check-password.ts'
import { endSessions } from './end-sessions.ts'
import { findKnownDevice, forgetDevices } from './login-devices-store.ts'
import { hashPassword, verifyCode } from './password.ts'
import {
  beginReset,
  endReset,
  giveTryBack,
  insertVisit,
  listAsked,
  lockResetsOf,
  resetOrigin,
  takeTry,
  type ResetOrigin,
} from './password-resets-store.ts'
import { normalizePhone } from './phone.ts'
import { secondsToNextCode } from './reset-throttle.ts'
import { hashToken } from './session-token.ts'
import { startSession } from './start-session.ts'
import { isWeakPassword } from './weak-password.ts'

/**
 * A student who forgot the password sets another with a code sent by SMS. Nothing here reveals whose phone it is: the
 * reply and its timing are the same for an unknown phone and for one of the staff.
 * @param configured whether there is a provider
 */
export function passwordResetActions({ configured }: { configured: boolean }) {
  const isOffered = async (context: Visitor) => configured && (await sendsCodes(context.db, context))

  return {
    password_reset_ways: handle(studentActions.password_reset_ways, async (context) => ({
      sms: await isOffered(context),
      kept_session_s: await findKeptSession_s(context.db),
    })),

    password_reset_request: handle(studentActions.password_reset_request, async (context, input) => {
      const { db, now, jobs } = context
      const phone = requirePhone(input.phone)
      if (!(await isOffered(context))) throw new SchoolError('access.forbidden')
      const origin = resetOrigin(phone, context.address)
      const isKnown = await isOnKnownDevice(context, phone)
      await db.transaction().execute(async (transaction) => {
        await lockResetsOf(transaction, origin.phoneHash)
        requireNoWait(secondsToNextCode(await listAsked(transaction, origin.phoneHash, now), now))
        await insertVisit(transaction, 'ask', origin, now)
        await beginReset(transaction, { phone, address: origin.address, isKnown }, now)
        await jobs.send(transaction, 'send_reset_codes', {})
      })
      return { expires_s: smsLimits.reset.code_s, again_s: smsLimits.reset.again_s }
    }),

    password_reset_confirm: handle(studentActions.password_reset_confirm, async (context, input) => {
      const phone = requirePhone(input.phone)
      const origin = resetOrigin(phone, context.address)
      const code = input.code.replaceAll(/[\s-]/g, '')
      // In no queue: behind one address are thousands, and whoever guesses there would stand before them all.
      const taken = await takeTry(context.db, phone, context.now)
      if (!taken) refuse('code', 'endedCode')
      const isRight = await verifyCode(taken.code_hash ?? undefined, code)
      if (!isRight || taken.code_hash === null) refuse('code', 'wrongCode')
      const reset = { id: taken.id, codeHash: taken.code_hash }
      const credentials = await requireStudent(context, phone)
      const { first_name, last_name } = await getUserRecord(context.db, credentials.id)
      if (isWeakPassword(input.new_password, [first_name, last_name, phone])) {
        await giveTryBack(context.db, reset.id)
        refuse('new_password', 'guessable')
      }
      return await choosePassword(context, { credentials, origin, reset, password: input.new_password })
    }),
  }
}

interface Choice {
  credentials: Credentials
  origin: ResetOrigin
  reset: { id: number; codeHash: string }
  password: string
}

/** Spends the code, ends all earlier sessions, and begins a new one. */
async function choosePassword(
  context: Visitor,
  { credentials, origin, reset, password }: Choice,
): Promise<User> {
  const passwordHash = await hashPassword(password)
  const mark = hashToken(context.device?.mark ?? '') ?? null
  const checked = { credentials, origin: { ...origin, deviceId: null }, mark }
  return await startSession(context, checked, async (db, tokenHash) => {
    // Closed while the new password was hashed: what begins now would live on where it is opened again.
    if ((await lockPerson(db, credentials.id)).closed_at !== null) refuse('code', 'endedCode')
    // Of two at once with the same code one holds.
    if (!(await endReset(db, reset.id, reset.codeHash))) throw new SchoolError('conflict')
    await setPasswordHash(db, credentials.id, passwordHash)
    await forgetDevices(db, credentials.id)
    await endSessions({ db, live: context.live }, { personId: credentials.id, except: tokenHash })
  })
}

async function requireStudent({ db }: Visitor, phone: string): Promise<Credentials> {
  const owner = await findPhoneOwner(db, phone)
  const credentials = owner?.role === 'student' ? await findCredentials(db, phone) : undefined
  // Their phone was changed since the code was sent.
  if (!credentials) refuse('code', 'endedCode')
  return credentials
}

async function isOnKnownDevice({ db, device, now }: Visitor, phone: string): Promise<boolean> {
  const mark = hashToken(device?.mark ?? '')
  return mark !== undefined && (await findKnownDevice(db, mark, phone, now)) !== undefined
}

function requirePhone(typed: string): string {
  return normalizePhone(typed) ?? refuse('phone', 'invalid')
}

function requireNoWait(seconds: number): void {
  if (seconds > 0) throw new SchoolError('auth.throttled', { retry_after_s: seconds })
}

function refuse(field: string, problem: FieldProblem): never {
  throw new SchoolError('validation.failed', { fields: { [field]: problem } })
}
