import {
  SchoolError,
  secondFactorLimits,
  staffActions,
  type AuditActionName,
  type SecondFactor,
} from '@qadam/contract'
import { handle, type ActionContext } from '../../../actions/action-handler.ts'
import type { Executor } from '../../../database/database.ts'
import { findLastChange, recordAudit } from '../../base/audit/index.ts'
import { getName, getPhone, lockAccount, lockPerson } from '../../base/people/index.ts'
import { findSchoolName } from '../../base/school/index.ts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  createSecret,
  dealRecoveryCodes,
  endChallengesOf,
  findBegunSecret,
  findFactorKeys,
  findSecret,
  getFactor,
  hashRecoveryCode,
  removeFactor,
  replaceRecoveryCodes,
  seal,
  shownSecret,
  stepOfCode,
  tidyCode,
  unseal,
} from '../second-factor/index.ts'
import { checkPassword } from './check-password.ts'
import { endSessions } from './end-sessions.ts'

/** The second factor of whoever calls, and an admin's way to take a colleague's off. */
export const secondFactorStaff = {
  second_factor: handle(
    staffActions.second_factor,
    async ({ db, actor }) => await presentSecondFactor(db, actor.id),
  ),

  second_factor_begin: handle(staffActions.second_factor_begin, async (context, { password }) => {
    const { db, actor, now } = context
    const phone = await requirePassword(context, password)
    const secret = createSecret()
    const { seal: key } = await findFactorKeys(db)
    await beginAuthenticator(db, { personId: actor.id, secret: seal(key, actor.id, secret), now })
    return shownSecret(secret, { school: await findSchoolName(db), phone })
  }),

  second_factor_confirm: handle(staffActions.second_factor_confirm, async (context, { code }) => {
    const { db, actor, now } = context
    const since = new Date(now.getTime() - secondFactorLimits.setup_s * 1000)
    const sealed = await findBegunSecret(db, actor.id, since)
    if (!sealed) throw new SchoolError('conflict', { reason: 'not_begun' })
    const { seal: key } = await findFactorKeys(db)
    const step = stepOfCode(unseal(key, actor.id, sealed), tidyCode(code), now)
    if (step === undefined) throw new SchoolError('validation.failed', { fields: { code: 'wrongFactor' } })
    return await change(context, 'second_factor_confirm', async (transaction) => {
      const begun = { personId: actor.id, secret: sealed, step, now }
      // Begun anew meanwhile, in another tab.
      if (!(await confirmAuthenticator(transaction, begun)))
        throw new SchoolError('conflict', { reason: 'not_begun' })
      await endOtherSessions(context, transaction)
      return { recovery_codes: await dealCodes(transaction, actor.id) }
    })
  }),

  recovery_codes_new: handle(staffActions.recovery_codes_new, async (context, { password }) => {
    const { db, actor } = context
    if (!(await findSecret(db, actor.id))) throw new SchoolError('conflict', { reason: 'no_app' })
    await requirePassword(context, password)
    return await change(context, 'recovery_codes_new', async (transaction) => {
      // Taken off while the password was verified.
      if (!(await findSecret(transaction, actor.id))) throw new SchoolError('conflict', { reason: 'no_app' })
      return { recovery_codes: await dealCodes(transaction, actor.id) }
    })
  }),

  second_factor_remove: handle(staffActions.second_factor_remove, async (context, { password }) => {
    const { db, actor } = context
    await requirePassword(context, password)
    // A repeat, or there is but what was begun: nothing that the audit log should tell.
    if (await findSecret(db, actor.id))
      await change(context, 'second_factor_remove', async (transaction) => {
        await removeFactor(transaction, actor.id)
        await endOtherSessions(context, transaction)
      })
    return await presentSecondFactor(db, actor.id)
  }),

  staff_second_factor_remove: handle(
    staffActions.staff_second_factor_remove,
    async ({ db, live, actor, now }, { staff_id, reason }) => {
      // Whoever has the phone can do it at their own page, and whoever has not needs a colleague to look at them.
      if (staff_id === actor.id) throw new SchoolError('conflict', { reason: 'own_account' })
      const removed = await db.transaction().execute(async (transaction) => {
        const account = await lockAccount(transaction, staff_id, 'changes')
        if (!account || account.role === 'student') throw new SchoolError('not_found')
        if (!(await removeFactor(transaction, staff_id))) return false
        await endChallengesOf(transaction, staff_id)
        await endSessions({ db: transaction, live }, { personId: staff_id })
        await recordAudit(transaction, {
          at: now,
          staffId: actor.id,
          action: 'staff_second_factor_remove',
          subject: { kind: 'staff', id: staff_id },
          ...(reason !== undefined && { reason }),
        })
        return true
      })
      if (removed) await live.peopleChanged([staff_id])
      return { removed }
    },
  ),
}

/** @returns their phone. @throws SchoolError auth.invalid_credentials, auth.throttled */
async function requirePassword(context: ActionContext, password: string): Promise<string> {
  const phone = await getPhone(context.db, context.actor.id)
  await checkPassword(context, { phone, password })
  return phone
}

/** A change of one's own second factor, with its entry of the audit log; callers that are cached look again. */
async function change<Result>(
  { db, live, actor, now }: ActionContext,
  action: AuditActionName,
  run: (transaction: Executor) => Promise<Result>,
): Promise<Result> {
  const result = await db.transaction().execute(async (transaction) => {
    // A sign-in by the password alone that is on its way waits here, and looks again.
    await lockPerson(transaction, actor.id)
    const done = await run(transaction)
    const subject = { kind: 'staff', id: actor.id } as const
    await recordAudit(transaction, { at: now, staffId: actor.id, action, subject })
    return done
  })
  await live.peopleChanged([actor.id])
  return result
}

async function endOtherSessions({ live, actor }: ActionContext, db: Executor): Promise<void> {
  await endChallengesOf(db, actor.id)
  await endSessions({ db, live }, { personId: actor.id, except: actor.sessionHash })
}

async function dealCodes(db: Executor, personId: number): Promise<string[]> {
  const { recovery } = await findFactorKeys(db)
  const codes = dealRecoveryCodes()
  await replaceRecoveryCodes(
    db,
    personId,
    codes.map((code) => hashRecoveryCode(recovery, personId, tidyCode(code))),
  )
  return codes
}

/** How somebody of the staff proves who they are beside the password. */
export async function presentSecondFactor(db: Executor, personId: number): Promise<SecondFactor> {
  const { since, recovery_codes, required } = await getFactor(db, personId)
  return {
    app_since: since?.toISOString() ?? null,
    recovery_codes_left: recovery_codes,
    required,
    taken_off: since ? null : await findTakenOff(db, personId),
  }
}

/** Who took it off last, unless they have had another since. */
async function findTakenOff(db: Executor, personId: number): Promise<SecondFactor['taken_off']> {
  const subject = { kind: 'staff', id: personId } as const
  const taken = await findLastChange(db, 'staff_second_factor_remove', subject)
  if (!taken) return null
  const confirmed = await findLastChange(db, 'second_factor_confirm', subject)
  if (confirmed && confirmed.at > taken.at) return null
  return { at: taken.at.toISOString(), by: await getName(db, taken.staff_id) }
}
