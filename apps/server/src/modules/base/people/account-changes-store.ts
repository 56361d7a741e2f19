import { limits, type Lang, type Role } from '@qadam/contract'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

/** What an admin may change of an account by hand. */
export interface AccountChange {
  firstName?: string
  lastName?: string
  /** E.164. */
  phone?: string
  lang?: Lang
  exam?: boolean
  groupId?: number | null
  role?: Exclude<Role, 'student'>
}

export interface AccountRecord {
  id: number
  role: Role
  first_name: string
  last_name: string
  phone: string
  lang: Lang
  exam: boolean
  group_id: number | null
  /** `YYYY-MM-DD` */
  next_due_on: string | null
  closed_at: Date | null
}

/**
 * `naming`: nobody can write a row that names the person either, as to be closed or moved to another group needs it.
 * `changes`: nobody else changes them. No stronger than needed, for whoever names them holds other locks as well: of two
 * admins who change each other, each names themselves in the audit log.
 */
type LockedAgainst = 'naming' | 'changes'

/** An account, locked until the transaction ends. */
export async function lockAccount(
  db: Executor,
  personId: number,
  against: LockedAgainst,
): Promise<AccountRecord | undefined> {
  const account = db
    .selectFrom('people')
    .select(['id', 'role', 'first_name', 'last_name', 'phone', 'lang', 'exam', 'group_id', 'next_due_on'])
    .select('closed_at')
    .where('id', '=', personId)
    .where('erased_at', 'is', null)
  const row = await (against === 'naming' ? account.forUpdate() : account.forNoKeyUpdate()).executeTakeFirst()
  return row as AccountRecord | undefined // checks limit role and language to those of the contract
}

/** Callers notify all processes by `live.peopleChanged`, after the commit. */
export async function saveAccount(db: Executor, personId: number, change: AccountChange): Promise<void> {
  const values = {
    ...(change.firstName !== undefined && { first_name: change.firstName }),
    ...(change.lastName !== undefined && { last_name: change.lastName }),
    ...(change.phone !== undefined && { phone: change.phone }),
    ...(change.lang !== undefined && { lang: change.lang }),
    ...(change.exam !== undefined && { exam: change.exam }),
    ...(change.groupId !== undefined && { group_id: change.groupId }),
    ...(change.role !== undefined && { role: change.role }),
  }
  if (Object.keys(values).length === 0) return
  await db.updateTable('people').set(values).where('id', '=', personId).execute()
}

/** Locks the students among some people, in a fixed order: two concurrent bulk changes never deadlock. */
export async function lockStudents(
  db: Executor,
  ids: readonly number[],
  against: LockedAgainst,
): Promise<{ id: number; group_id: number | null; closed_at: Date | null }[]> {
  const students = db
    .selectFrom('people')
    .select(['id', 'group_id', 'closed_at'])
    .where('id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .where('role', '=', 'student')
    .where('erased_at', 'is', null)
    .orderBy('id')
  return await (against === 'naming' ? students.forUpdate() : students.forNoKeyUpdate()).execute()
}

export async function moveToGroup(
  db: Executor,
  ids: readonly number[],
  groupId: number | null,
): Promise<void> {
  await db
    .updateTable('people')
    .set({ group_id: groupId })
    .where('id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .execute()
}

/** A student's account leaves its group and loses its due date; a member of staff's has neither. */
export async function closeAccount(db: Executor, personId: number, now: Date): Promise<void> {
  await db
    .updateTable('people')
    .set({ closed_at: now, group_id: null, next_due_on: null, frozen: false })
    .where('id', '=', personId)
    .execute()
}

/** Group and due date are to be set again. */
export async function reopenAccount(db: Executor, personId: number): Promise<void> {
  await db.updateTable('people').set({ closed_at: null }).where('id', '=', personId).execute()
}

/** The admins who can sign in, locked until the transaction ends: there must be one at any time. */
export async function lockAdmins(db: Executor): Promise<number[]> {
  const rows = await db
    .selectFrom('people')
    .select('id')
    .where('role', '=', 'admin')
    .where('closed_at', 'is', null)
    .orderBy('id')
    // No stronger: each of them is named by the entries of what they are doing just now.
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Those of some people who are staff and can sign in, locked until the transaction ends. */
export async function lockStaff(db: Executor, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('people')
    .select('id')
    .where('id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .where('role', '<>', 'student')
    .where('closed_at', 'is', null)
    .orderBy('id')
    .forKeyShare()
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Which of these phones (E.164) are taken. */
export async function listTakenPhones(db: Executor, phones: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('people')
    .select('phone')
    .where('phone', '=', sql<string>`any(${[...phones]}::text[])`)
    .execute()
  return new Set(rows.map(({ phone }) => phone))
}

/** Whether the school has an admin, whose account may be closed. */
export async function hasAdmin(db: Executor): Promise<boolean> {
  const row = await db
    .selectFrom('people')
    .select('id')
    .where('role', '=', 'admin')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The same, with the table locked until the transaction ends: of two processes that race to create the first admin, the
 * second waits and finds it.
 */
export async function lockHasAdmin(db: Executor): Promise<boolean> {
  await sql`lock table people in share row exclusive mode`.execute(db)
  return await hasAdmin(db)
}

/** When a student was erased; null for all others. */
export async function findErasedAt(db: Executor, personId: number): Promise<Date | null> {
  const row = await db.selectFrom('people').select('erased_at').where('id', '=', personId).executeTakeFirst()
  return row?.erased_at ?? null
}

/** What stays of an erased student: the row that the books hang on, with a number for a name. */
export async function forgetStudent(db: Executor, personId: number, now: Date): Promise<void> {
  await db
    .updateTable('people')
    .set({
      phone: `erased-${personId}`,
      first_name: `#${personId}`,
      last_name: '',
      password_hash: '',
      avatar: limits.avatars[0],
      birthday: null,
      group_id: null,
      next_due_on: null,
      exam: false,
      frozen: false,
      time_percent: 100,
      code_tour_seen_at: null,
      erased_at: now,
    })
    .where('id', '=', personId)
    .execute()
}
