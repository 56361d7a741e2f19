import { SchoolError, staffActions, type RosterStaff } from '@qadam/contract'
import { handle, type ActionContext } from '../../../actions/action-handler.ts'
import type { Executor } from '../../../database/database.ts'
import { dealPassword, endSessions, forgetDevices, hashPassword } from '../../access/accounts/index.ts'
import { recordAudit } from '../../base/audit/index.ts'
import {
  closeAccount,
  lockAccount,
  lockAdmins,
  reopenAccount,
  setPasswordHash,
  type AccountChange,
  type AccountRecord,
} from '../../base/people/index.ts'
import { addAccount, changeAccount, readAccountChange, type SeenAccount } from './account-change.ts'
import { phoneConflict } from './phone-conflict.ts'
import { presentStaff } from './present-roster.ts'
import { listStaff } from './roster-store.ts'

export const staffRosterActions = {
  staff_list: handle(staffActions.staff_list, async ({ db, media, now }) => ({
    rows: (await listStaff(db)).map((row) => presentStaff(row, (key) => media.url(key, now))),
  })),

  staff_save: handle(staffActions.staff_save, async (context, { staff_id, role, seen, ...typed }) => {
    const change: AccountChange = { ...readAccountChange(typed), ...(role !== undefined && { role }) }
    const saved = await phoneConflict(async () =>
      staff_id === undefined
        ? await addStaff(context, change)
        : { id: await changeStaff(context, staff_id, { change, seen }), password: null },
    )
    await context.live.peopleChanged([saved.id])
    return { staff: await presentMember(context, saved.id), password: saved.password }
  }),

  staff_password_new: handle(staffActions.staff_password_new, async (context, { staff_id }) => {
    const { db, live, actor, now } = context
    const password = dealPassword()
    // Before the transaction: hashing takes too long to hold one.
    const passwordHash = await hashPassword(password)
    await db.transaction().execute(async (transaction) => {
      await lockMember(transaction, staff_id)
      await setPasswordHash(transaction, staff_id, passwordHash)
      await forgetDevices(transaction, staff_id)
      // A sign-in by the old one is over by now, or finds the new one.
      await endSessions({ db: transaction, live }, { personId: staff_id })
      await recordAudit(transaction, {
        at: now,
        staffId: actor.id,
        action: 'staff_password_new',
        subject: { kind: 'staff', id: staff_id },
      })
    })
    return { password }
  }),

  staff_close: handle(staffActions.staff_close, async (context, { staff_id, closed }) => {
    const { db, live, actor, now } = context
    await db.transaction().execute(async (transaction) => {
      // Before the account: serializes two admins who close each other.
      const admins = await lockAdmins(transaction)
      // Whole: no group is put into the charge of who is being closed.
      const member = await lockMember(transaction, staff_id, 'naming')
      if ((member.closed_at !== null) === closed) return
      if (closed) {
        if (staff_id === actor.id) throw new SchoolError('conflict', { reason: 'own_account' })
        requireAdminLeft(admins, staff_id)
        const [row] = await listStaff(transaction, staff_id)
        if (row && row.groups.length > 0) throw new SchoolError('conflict', { reason: 'has_groups' })
        await closeAccount(transaction, staff_id, now)
        await endSessions({ db: transaction, live }, { personId: staff_id })
      } else await reopenAccount(transaction, staff_id)
      await recordAudit(transaction, {
        at: now,
        staffId: actor.id,
        action: 'staff_close',
        subject: { kind: 'staff', id: staff_id },
        before: { closed: !closed },
        after: { closed },
      })
    })
    await live.peopleChanged([staff_id])
    return await presentMember(context, staff_id)
  }),
}

/** @throws SchoolError conflict: the school would have no admin */
function requireAdminLeft(admins: readonly number[], leaving: number): void {
  if (admins.every((id) => id === leaving)) throw new SchoolError('conflict', { reason: 'last_admin' })
}

async function lockMember(
  db: Executor,
  staffId: number,
  against: 'naming' | 'changes' = 'changes',
): Promise<AccountRecord> {
  const record = await lockAccount(db, staffId, against)
  if (!record || record.role === 'student') throw new SchoolError('not_found')
  return record
}

async function addStaff(
  context: ActionContext,
  change: AccountChange,
): Promise<{ id: number; password: string }> {
  const role = change.role ?? ('teacher' as const)
  return await addAccount(context, change, {
    action: 'staff_save',
    kind: 'staff',
    of: { role },
    logged: { role },
  })
}

async function changeStaff(
  context: ActionContext,
  staffId: number,
  { change, seen }: { change: AccountChange; seen: SeenAccount | undefined },
): Promise<number> {
  const { db, actor, now } = context
  await db.transaction().execute(async (transaction) => {
    const admins = await lockAdmins(transaction)
    const record = await lockMember(transaction, staffId)
    await changeAccount(
      transaction,
      {
        action: 'staff_save',
        subject: { kind: 'staff', id: staffId },
        record,
        change,
        seen,
        present: async () => await presentMember({ ...context, db: transaction }, staffId),
        requireAllowed: () => {
          if (record.role === 'admin' && change.role === 'teacher') requireAdminLeft(admins, staffId)
        },
      },
      { staffId: actor.id, now },
    )
  })
  return staffId
}

async function presentMember(
  { db, media, now }: Pick<ActionContext, 'media' | 'now'> & { db: Executor },
  staffId: number,
): Promise<RosterStaff> {
  const [record] = await listStaff(db, staffId)
  if (!record) throw new Error(`There is no member of staff ${staffId}`)
  return presentStaff(record, (key) => media.url(key, now))
}
