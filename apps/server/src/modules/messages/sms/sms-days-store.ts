import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

/** What a message is for. */
export type SmsUse = 'code' | 'payment'

/** The most messages of a day, and the most codes among them. */
export interface SmsCaps {
  all: number
  codes: number
}

export interface SmsDay {
  sent: number
  /** Of these, for passwords. */
  codes: number
  held_back: number
}

export async function findSmsDay(db: Executor, day: string): Promise<SmsDay> {
  const row = await db
    .selectFrom('sms_days')
    .select(['sent', 'codes', 'held_back'])
    .where('day', '=', day)
    .executeTakeFirst()
  return row ?? { sent: 0, codes: 0, held_back: 0 }
}

/** Counts a message before it is sent, atomically: concurrent ones never exceed a cap. @returns whether it may. */
export async function reserveSms(db: Executor, day: string, of: SmsUse, caps: SmsCaps): Promise<boolean> {
  const codes = of === 'code' ? 1 : 0
  const isRoom = caps.all > 0 && (codes === 0 || caps.codes > 0)
  const { rows } = await sql`
    insert into sms_days as today (day, sent, codes) select ${day}::date, 1, ${codes}::int where ${isRoom}
    on conflict (day) do update set sent = today.sent + 1, codes = today.codes + ${codes}::int
    where today.sent < ${caps.all}::int and (${codes}::int = 0 or today.codes < ${caps.codes}::int)
    returning sent`.execute(db)
  return rows.length === 1
}

/** Uncounts a message that was not sent. */
export async function returnSms(db: Executor, day: string, of: SmsUse): Promise<void> {
  await db
    .updateTable('sms_days')
    .set((set) => ({ sent: set('sent', '-', 1), codes: set('codes', '-', of === 'code' ? 1 : 0) }))
    .where('day', '=', day)
    .where('sent', '>', 0)
    .execute()
}

/** Counts a message that the cap held back. */
export async function countHeldBack(db: Executor, day: string): Promise<void> {
  await sql`
    insert into sms_days as today (day, held_back) values (${day}::date, 1)
    on conflict (day) do update set held_back = today.held_back + 1`.execute(db)
}
