import { sql } from 'kysely'
import { z } from 'zod'
import type { Executor } from '../../../database/database.ts'
import { settingValue, typedSetting } from '../../../database/settings-store.ts'
import { dealAccountNumber } from './account-number.ts'

/** The setting with what a month costs where neither group nor student has a price. */
const MONTHLY_PRICE = 'monthly_price'

export interface PayerRecord {
  student_id: number
  number: string
  own: number | null
  group_price: number | null
  school_price: unknown
}

export interface Price {
  price: number | null
  of: 'student' | 'group' | 'school' | null
}

/** The nearest price: a student's own, else the group's, else the school's. */
export function priceOf({
  own,
  group_price,
  school_price,
}: Omit<PayerRecord, 'student_id' | 'number'>): Price {
  if (own !== null) return { price: own, of: 'student' }
  if (group_price !== null) return { price: group_price, of: 'group' }
  return typeof school_price === 'number' ? { price: school_price, of: 'school' } : { price: null, of: null }
}

/** Gives a student a number, once and for good. */
export async function ensureAccount(db: Executor, studentId: number, random: () => number): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) {
    // Dealt to another student already, it is dealt again.
    await db
      .insertInto('payment_accounts')
      .values({ student_id: studentId, number: dealAccountNumber(random) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    if (await findPayerOfStudent(db, studentId)) return
  }
  throw new Error(`No account number is free for student ${studentId}`)
}

const selectPayer = (db: Executor) =>
  db
    .selectFrom('payment_accounts as account')
    .innerJoin('people', 'people.id', 'account.student_id')
    .leftJoin('payment_group_prices as of_group', 'of_group.group_id', 'people.group_id')
    .select([
      'account.student_id',
      'account.number',
      'account.price as own',
      'of_group.price as group_price',
      settingValue(MONTHLY_PRICE).as('school_price'),
    ])
    .where('people.role', '=', 'student')

export async function findPayerOfStudent(db: Executor, studentId: number): Promise<PayerRecord | undefined> {
  return await selectPayer(db).where('account.student_id', '=', studentId).executeTakeFirst()
}

/** The student of this number; not one who left. */
export async function findPayerOfAccount(db: Executor, number: string): Promise<PayerRecord | undefined> {
  return await selectPayer(db)
    .where('account.number', '=', number)
    .where('people.closed_at', 'is', null)
    .executeTakeFirst()
}

export async function isStudent(db: Executor, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('people')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', 'student')
    .executeTakeFirst()
  return row !== undefined
}

export const schoolPrice = typedSetting<number | null>(MONTHLY_PRICE, z.number().nullable(), null)

export interface GroupPrice {
  id: number
  name: string
  price: number | null
}

export async function listGroupPrices(db: Executor): Promise<GroupPrice[]> {
  return await db
    .selectFrom('groups')
    .leftJoin('payment_group_prices as of_group', 'of_group.group_id', 'groups.id')
    .select(['groups.id', 'groups.name', 'of_group.price'])
    .orderBy('groups.name')
    .orderBy('groups.id')
    .execute()
}

/** @returns undefined where there is no such group. */
export async function findGroupPrice(db: Executor, groupId: number): Promise<GroupPrice | undefined> {
  const rows = await db
    .selectFrom('groups')
    .leftJoin('payment_group_prices as of_group', 'of_group.group_id', 'groups.id')
    .select(['groups.id', 'groups.name', 'of_group.price'])
    .where('groups.id', '=', groupId)
    .execute()
  return rows[0]
}

export async function saveGroupPrice(db: Executor, groupId: number, price: number | null): Promise<void> {
  if (price === null) {
    await db.deleteFrom('payment_group_prices').where('group_id', '=', groupId).execute()
    return
  }
  await db
    .insertInto('payment_group_prices')
    .values({ group_id: groupId, price })
    .onConflict((conflict) => conflict.column('group_id').doUpdateSet({ price }))
    .execute()
}

export async function saveStudentPrice(db: Executor, studentId: number, price: number | null): Promise<void> {
  await db.updateTable('payment_accounts').set({ price }).where('student_id', '=', studentId).execute()
}

/** Prices are few and seldom changed: one at a time, so that none overwrites one that the admin has not seen. */
export async function lockPrices(db: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('payment prices', 0))`.execute(db)
}
