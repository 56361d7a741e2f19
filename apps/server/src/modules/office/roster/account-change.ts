import { limits, SchoolError, type AuditValues } from '@qadam/contract'
import type { ActionContext } from '../../../actions/action-handler.ts'
import type { Executor } from '../../../database/database.ts'
import { createPerson, dealPassword, hashPassword, normalizePhone } from '../../access/accounts/index.ts'
import { findLastChange, recordAudit } from '../../base/audit/index.ts'
import {
  findPhoneOwner,
  getName,
  saveAccount,
  type AccountChange,
  type AccountRecord,
  type NewPerson,
} from '../../base/people/index.ts'

/** @returns the number in E.164. @throws SchoolError validation.failed */
export function requirePhone(typed: string): string {
  const phone = normalizePhone(typed)
  if (phone === undefined) throw new SchoolError('validation.failed', { fields: { phone: 'invalid' } })
  return phone
}

/** @throws SchoolError validation.failed where nothing but spaces was typed */
export function requireName(typed: string, field: 'first_name' | 'last_name' | 'name'): string {
  const name = typed.trim().replaceAll(/\s+/g, ' ')
  if (name === '') throw new SchoolError('validation.failed', { fields: { [field]: 'invalid' } })
  return name
}

/** @throws SchoolError conflict: the phone is taken, which a unique column enforces in the last resort */
export async function requireFreePhone(db: Executor, phone: string, ownerId?: number): Promise<void> {
  const owner = await findPhoneOwner(db, phone)
  if (owner && owner.id !== ownerId)
    throw new SchoolError('conflict', { reason: 'phone_taken', id: owner.id })
}

export interface TypedAccount {
  first_name?: string | undefined
  last_name?: string | undefined
  phone?: string | undefined
  lang?: AccountChange['lang']
}

/** A typed change of an account, as it is stored. What is left out stays. */
export function readAccountChange({ first_name, last_name, phone, lang }: TypedAccount): AccountChange {
  return {
    ...(first_name !== undefined && { firstName: requireName(first_name, 'first_name') }),
    ...(last_name !== undefined && { lastName: requireName(last_name, 'last_name') }),
    ...(phone !== undefined && { phone: requirePhone(phone) }),
    ...(lang !== undefined && { lang }),
  }
}

/** What a new account can't do without. @throws SchoolError validation.failed */
export function requireWhole(change: AccountChange): { firstName: string; lastName: string; phone: string } {
  const { firstName, lastName, phone } = change
  if (firstName === undefined || lastName === undefined || phone === undefined) {
    const fields = {
      ...(firstName === undefined && { first_name: 'missing' }),
      ...(lastName === undefined && { last_name: 'missing' }),
      ...(phone === undefined && { phone: 'missing' }),
    }
    throw new SchoolError('validation.failed', { fields })
  }
  return { firstName, lastName, phone }
}

interface NewAccount {
  action: 'student_save' | 'staff_save'
  kind: 'student' | 'staff'
  /** What such an account is, beside its name, phone and language. */
  of: Omit<NewPerson, 'firstName' | 'lastName' | 'phone' | 'lang' | 'passwordHash' | 'createdAt' | 'avatar'>
  /** What the audit log says beside name and phone. */
  logged: AuditValues
  /** What else is made with it. */
  add?: (transaction: Executor, personId: number) => Promise<unknown>
}

/**
 * Makes an account, with its entry in the audit log.
 * @returns also the password that was dealt to it
 * @throws SchoolError validation.failed; conflict: the phone is another account's
 */
export async function addAccount(
  { db, actor, now, random }: ActionContext,
  change: AccountChange,
  { action, kind, of, logged, add }: NewAccount,
): Promise<{ id: number; password: string }> {
  const { firstName, lastName, phone } = requireWhole(change)
  await requireFreePhone(db, phone)
  const password = dealPassword()
  // Before the transaction: hashing takes too long to hold one.
  const passwordHash = await hashPassword(password)
  const lang = change.lang ?? limits.defaultLanguage
  const person = { ...of, phone, passwordHash, firstName, lastName, lang, createdAt: now }
  const id = await db.transaction().execute(async (transaction) => {
    const personId = await createPerson(transaction, person, random)
    await add?.(transaction, personId)
    await recordAudit(transaction, {
      at: now,
      staffId: actor.id,
      action,
      subject: { kind, id: personId },
      after: { first_name: firstName, last_name: lastName, phone, ...logged },
    })
    return personId
  })
  return { id, password }
}

const columns = {
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'phone',
  lang: 'lang',
  exam: 'exam',
  groupId: 'group_id',
  role: 'role',
} as const satisfies Record<keyof AccountChange, keyof AccountRecord>

interface Difference {
  before: AuditValues
  after: AuditValues
}

/** What really differs, before and after, for the audit log; undefined where nothing does. */
function differenceOf(record: AccountRecord, change: AccountChange): Difference | undefined {
  const before: AuditValues = {}
  const after: AuditValues = {}
  for (const [key, column] of Object.entries(columns) as [
    keyof AccountChange,
    (typeof columns)[keyof AccountChange],
  ][]) {
    const value = change[key]
    if (value === undefined || value === record[column]) continue
    before[column] = record[column]
    after[column] = value
  }
  return Object.keys(after).length === 0 ? undefined : { before, after }
}

/** What stood on the screen of who changes an account; a console from before sends nothing. */
export type SeenAccount = {
  [Column in (typeof columns)[keyof AccountChange]]?: AccountRecord[Column] | undefined
}

/** Whether a field that is to be changed is not as it was on the screen. */
function isChangedSince({ before }: Difference, seen: SeenAccount = {}): boolean {
  return Object.entries(seen).some(
    ([column, value]) => value !== undefined && column in before && before[column] !== value,
  )
}

interface AccountToChange {
  action: 'student_save' | 'staff_save'
  subject: { kind: 'student' | 'staff'; id: number }
  /** As it is, locked. */
  record: AccountRecord
  change: AccountChange
  seen: SeenAccount | undefined
  /** The account as the console shows it. */
  present: () => Promise<object>
  /** Refuses what such an account may not become. */
  requireAllowed: () => void
}

/**
 * Saves what really changes, with its entry in the audit log; says whether anything did: not what is sent again because
 * its reply was lost.
 * @throws SchoolError conflict: somebody else changed it since it was seen, or the phone is another account's
 */
export async function changeAccount(
  db: Executor,
  account: AccountToChange,
  { staffId, now }: { staffId: number; now: Date },
): Promise<boolean> {
  const { action, subject, record, change, seen } = account
  const difference = differenceOf(record, change)
  if (!difference) return false
  if (isChangedSince(difference, seen)) throw await changedMeanwhile(db, account, difference)
  account.requireAllowed()
  if (change.phone !== undefined) await requireFreePhone(db, change.phone, subject.id)
  await saveAccount(db, subject.id, change)
  await recordAudit(db, { at: now, staffId, action, subject, ...difference })
  return true
}

/** The refusal to overwrite what somebody else saved, with the account as it is and, where the log says, by whom. */
async function changedMeanwhile(
  db: Executor,
  { action, subject, present }: AccountToChange,
  { before }: Difference,
): Promise<SchoolError> {
  const last = await findLastChange(db, action, subject)
  const isTheirs =
    last &&
    Object.entries(before).some(([column, value]) => column in last.after && last.after[column] === value)
  const saved = isTheirs
    ? { saved_by: await getName(db, last.staff_id), saved_at: last.at.toISOString() }
    : { saved_by: null, saved_at: null }
  return new SchoolError('conflict', { reason: 'changed', newer: { ...(await present()), ...saved } })
}
