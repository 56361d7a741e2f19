import { SchoolError, secondFactorLimits, staffActions } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import { recordAudit } from '../../base/audit/index.ts'
import { lockAccount } from '../../base/people/index.ts'
import { findSchoolName } from '../../base/school/index.ts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  createSecret,
  endChallengesOf,
  findBegunSecret,
  findFactorKeys,
  findSecret,
  hasFactor,
  removeAuthenticator,
  removeFactor,
  seal,
  shownSecret,
  stepOfCode,
  tidyCode,
  unseal,
} from '../second-factor/index.ts'
import { changeFactor, dealCodes, endOtherSessions, endWithLast, requirePassword } from './change-factor.ts'
import { endSessions } from './end-sessions.ts'
import { presentSecondFactor } from './present-second-factor.ts'

/** The second factor of whoever calls, and an admin's way to take a colleague's off. */
export const secondFactorStaff = {
  second_factor: handle(staffActions.second_factor, presentSecondFactor),

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
    return await changeFactor(context, 'second_factor_confirm', async (transaction) => {
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
    if (!(await hasFactor(db, actor.id))) throw new SchoolError('conflict', { reason: 'no_app' })
    await requirePassword(context, password)
    return await changeFactor(context, 'recovery_codes_new', async (transaction) => {
      // Taken off while the password was verified.
      if (!(await hasFactor(transaction, actor.id))) throw new SchoolError('conflict', { reason: 'no_app' })
      return { recovery_codes: await dealCodes(transaction, actor.id) }
    })
  }),

  second_factor_remove: handle(staffActions.second_factor_remove, async (context, { password }) => {
    const { db, actor } = context
    await requirePassword(context, password)
    // A repeat, or there is but what was begun: nothing that the audit log should tell.
    if (await findSecret(db, actor.id))
      await changeFactor(context, 'second_factor_remove', async (transaction) => {
        await removeAuthenticator(transaction, actor.id)
        await endWithLast(transaction, actor.id)
        await endOtherSessions(context, transaction)
      })
    return await presentSecondFactor(context)
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
