import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'

export interface SmsDay {
  sent: number
  held_back: number
}

export async function findSmsDay(db: Executor, day: string): Promise<SmsDay> {
  const row = await db
    .selectFrom('sms_days')
    .select(['sent', 'held_back'])
    .where('day', '=', day)
    .executeTakeFirst()
  return row ?? { sent: 0, held_back: 0 }
}

/** Counts a message before it is sent, atomically: concurrent ones never exceed the cap. @returns whether it may. */
export async function reserveSms(db: Executor, day: string, cap: number): Promise<boolean> {
  const { rows } = await sql`
    insert into sms_days as today (day, sent) select ${day}::date, 1 where ${cap}::int > 0
    on conflict (day) do update set sent = today.sent + 1 where today.sent < ${cap}::int
    returning sent`.execute(db)
  return rows.length === 1
}

/** Uncounts a message that was not sent. */
export async function returnSms(db: Executor, day: string): Promise<void> {
  await db
    .updateTable('sms_days')
    .set((set) => ({ sent: set('sent', '-', 1) }))
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
