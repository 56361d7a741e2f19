import { createHash } from 'node:crypto'
import {
  SchoolError,
  secondFactorLimits,
  staffActions,
  type SignedByPasskey,
  type User,
} from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import type { Executor } from '../../../database/database.ts'
import type { FieldProblem } from '../../../i18n/error-messages.ts'
import { findCredentials, holdsPassword, lockPerson, type Credentials } from '../../base/people/index.ts'
import {
  endChallenge,
  findChallenge,
  findFactorKeys,
  countSignature,
  findSecret,
  hasFactor,
  hashRecoveryCode,
  insertChallenge,
  isAppCode,
  listPasskeys,
  listTries,
  passkeySite,
  presentKnown,
  readSigned,
  removeOldChallenges,
  stepOfCode,
  takeRecoveryCode,
  takeStep,
  takeTryOfChallenge,
  tidyCode,
  unseal,
  type Challenge,
} from '../second-factor/index.ts'
import { getUserRecord, insertFailure } from './accounts-store.ts'
import {
  countedSince,
  originOf,
  requireNotThrottled,
  type CheckedPassword,
  type Visitor,
} from './check-password.ts'
import { createToken, hashToken, requireHash } from './session-token.ts'
import { startSession } from './start-session.ts'
import { sweepSessions } from './sessions-store.ts'

const { challenge_s, triesOfChallenge, triesOfPerson } = secondFactorLimits

/**
 * A right password of staff who have a second factor begins no session: it brings a challenge, good for a few minutes
 * and for one session.
 * @throws SchoolError auth.second_factor, where they have one.
 */
export async function requireNoSecondStep(
  { db, now }: Visitor,
  { credentials, mark, remember }: CheckedPassword & { remember: boolean },
): Promise<void> {
  if (!(await hasFactor(db, credentials.id))) return
  const challenge = createToken()
  await insertChallenge(db, {
    challenge_hash: requireHash(challenge),
    person_id: credentials.id,
    password_digest: digestOf(credentials),
    device_mark: mark,
    remember,
    created_at: now,
  })
  throw new SchoolError('auth.second_factor', { challenge, expires_s: challenge_s })
}

export const loginSecondStep = handle(
  staffActions.login_second_step,
  async (context, { challenge, code }) =>
    await takeSecondStep(context, challenge, {
      prepare: async ({ person_id }) => await prepareCode(context, person_id, code),
      fields: { code: 'wrongFactor' },
    }),
)

/** Whoever has the challenge knew the password, and may know by what it goes on. */
export const loginPasskeyBegin = handle(
  staffActions.login_passkey_begin,
  async ({ db, now, publicUrl }, { challenge }) => {
    const { person_id, challenge_hash } = await requireChallenge(db, challenge, now)
    const site = passkeySite(publicUrl)
    const passkeys = site ? await listPasskeys(db, person_id) : []
    return {
      passkey:
        site && passkeys.length > 0
          ? {
              challenge: challenge_hash.toString('base64url'),
              rp_id: site.domain,
              passkeys: passkeys.map(presentKnown),
            }
          : null,
      app: (await findSecret(db, person_id)) !== undefined,
    }
  },
)

export const loginPasskey = handle(
  staffActions.login_passkey,
  async (context, { challenge, signed }) =>
    await takeSecondStep(context, challenge, {
      prepare: async (found) => await prepareSignature(context, found, signed),
      fields: { signed: 'wrongPasskey' },
    }),
)

/** @throws SchoolError conflict: it is over, or was none. */
async function requireChallenge(db: Visitor['db'], challenge: string, now: Date): Promise<Challenge> {
  const since = new Date(now.getTime() - challenge_s * 1000)
  const hash = hashToken(challenge)
  const found = hash && (await findChallenge(db, hash, since))
  if (!found) throw over()
  return found
}

interface SecondProof {
  /** How what is right is used up, in the transaction of its session; undefined where it is wrong. */
  prepare: (found: Challenge) => Promise<TakeProof | undefined>
  /** What is told where it is wrong. */
  fields: Readonly<Record<string, FieldProblem>>
}

/** Whatever proves it is limited as passwords are, and by challenge and person besides. */
async function takeSecondStep(
  context: Visitor,
  challenge: string,
  { prepare, fields }: SecondProof,
): Promise<User> {
  const { db, now } = context
  const found = await requireChallenge(db, challenge, now)
  const { phone } = await getUserRecord(db, found.person_id)
  const { origin } = await originOf(context, phone, found.device_mark)
  await requireNotThrottled(context, origin)
  await takeTry(db, found, now)
  const credentials = await findCredentials(db, phone)
  // Meanwhile the password was changed, or the account closed.
  if (!credentials || !digestOf(credentials).equals(found.password_digest)) throw over()
  const take = await prepare(found)
  if (!take) return await refuse(context, origin, fields)
  const checked = { credentials, origin, mark: found.device_mark, remember: found.remember }
  const begun = await startSession(context, checked, async (transaction) => {
    if (!(await holdsPassword(transaction, credentials))) throw over()
    if (!(await endChallenge(transaction, found.challenge_hash))) throw over()
    if (!(await take(transaction))) throw new UsedProof()
    await sweepSessions(transaction, now)
  }).catch((error: unknown) => {
    if (error instanceof UsedProof) return undefined
    throw error
  })
  return begun ?? (await refuse(context, origin, fields))
}

/** Those of an hour ago, whose tries count no more. */
export async function removeEndedChallenges(db: Executor, now: Date): Promise<void> {
  await removeOldChallenges(db, new Date(now.getTime() - triesOfPerson.window_s * 1000))
}

/** What was right and had been used: everything of its transaction is undone but the try. */
class UsedProof extends Error {}

type TakeProof = (transaction: Executor) => Promise<boolean>

async function prepareCode(
  { db, now }: Visitor,
  personId: number,
  typed: string,
): Promise<TakeProof | undefined> {
  const keys = await findFactorKeys(db)
  const code = tidyCode(typed)
  if (!isAppCode(code)) {
    const codeHash = hashRecoveryCode(keys.recovery, personId, code)
    return async (transaction) => await takeRecoveryCode(transaction, personId, codeHash)
  }
  const secret = await findSecret(db, personId)
  const step = secret && stepOfCode(unseal(keys.seal, personId, secret), code, now)
  return step === undefined ? undefined : async (transaction) => await takeStep(transaction, personId, step)
}

async function prepareSignature(
  { db, now, publicUrl }: Visitor,
  { person_id, challenge_hash }: Challenge,
  signed: SignedByPasskey,
): Promise<TakeProof | undefined> {
  const site = passkeySite(publicUrl)
  const own = await listPasskeys(db, person_id)
  const passkey = own.find(({ credential_id }) => credential_id.toString('base64url') === signed.id)
  const count = site && passkey && (await readSigned(signed, passkey, challenge_hash, site))
  if (passkey === undefined || count === undefined) return undefined
  return async (transaction) => await countSignature(transaction, passkey, count, now)
}

/** One after the other for a person, so that many at once are counted like those in turn. */
async function takeTry(
  db: Visitor['db'],
  { challenge_hash, person_id }: Challenge,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockPerson(transaction, person_id)
    const window_ms = triesOfPerson.window_s * 1000
    const tried = await listTries(transaction, person_id, new Date(now.getTime() - window_ms))
    if (tried.reduce((sum, { tries }) => sum + tries, 0) >= triesOfPerson.most) {
      const oldest = tried.at(-1)?.created_at ?? now
      const left_ms = oldest.getTime() + window_ms - now.getTime()
      throw new SchoolError('auth.throttled', { retry_after_s: Math.max(1, Math.ceil(left_ms / 1000)) })
    }
    if (!(await takeTryOfChallenge(transaction, challenge_hash, triesOfChallenge))) throw over()
  })
}

/** What is wrong counts as a wrong password does. */
async function refuse(
  context: Visitor,
  origin: CheckedPassword['origin'],
  fields: SecondProof['fields'],
): Promise<User> {
  await insertFailure(context.db, origin, context.now, countedSince(context.now))
  throw new SchoolError('validation.failed', { fields })
}

const over = () => new SchoolError('conflict', { reason: 'challenge_over' })

const digestOf = ({ password_hash }: Credentials): Buffer =>
  createHash('sha256').update(password_hash).digest()
