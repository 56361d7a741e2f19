import type { AuditActionName } from '@qadam/contract'
import type { ActionContext } from '../../../actions/action-handler.ts'
import type { Executor } from '../../../database/database.ts'
import { recordAudit } from '../../base/audit/index.ts'
import { getPhone, lockPerson } from '../../base/people/index.ts'
import {
  dealRecoveryCodes,
  endChallengesOf,
  findFactorKeys,
  hasFactor,
  hashRecoveryCode,
  removeFactor,
  replaceRecoveryCodes,
  tidyCode,
} from '../second-factor/index.ts'
import { checkPassword } from './check-password.ts'
import { endSessions } from './end-sessions.ts'

/** @returns their phone. @throws SchoolError auth.invalid_credentials, auth.throttled */
export async function requirePassword(context: ActionContext, password: string): Promise<string> {
  const phone = await getPhone(context.db, context.actor.id)
  await checkPassword(context, { phone, password })
  return phone
}

/** A change of one's own second factor, with its entry of the audit log; callers that are cached look again. */
export async function changeFactor<Result>(
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

export async function endOtherSessions({ live, actor }: ActionContext, db: Executor): Promise<void> {
  await endChallengesOf(db, actor.id)
  await endSessions({ db, live }, { personId: actor.id, except: actor.sessionHash })
}

/** Recovery codes alone are no second factor: they go with the last of app and passkeys. */
export async function endWithLast(db: Executor, personId: number): Promise<void> {
  if (!(await hasFactor(db, personId))) await removeFactor(db, personId)
}

/** Other recovery codes in place of those that there are. @returns what is shown once. */
export async function dealCodes(db: Executor, personId: number): Promise<string[]> {
  const { recovery } = await findFactorKeys(db)
  const codes = dealRecoveryCodes()
  await replaceRecoveryCodes(
    db,
    personId,
    codes.map((code) => hashRecoveryCode(recovery, personId, tidyCode(code))),
  )
  return codes
}
