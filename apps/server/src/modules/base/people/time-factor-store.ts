import type { TimeFactor } from '@qadam/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { factorOfPercent } from './time-factor.ts'

/** A student's time in percent of that of others, to be read along. */
export const timePercentOf = (personId: number): RawBuilder<number> =>
  sql`(select time_percent from people where id = ${personId})`

export async function getTimeFactor(db: Executor, personId: number): Promise<TimeFactor> {
  const { time_percent } = await db
    .selectFrom('people')
    .select('time_percent')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  return factorOfPercent(time_percent)
}

export async function saveTimeFactor(db: Executor, personId: number, factor: TimeFactor): Promise<void> {
  await db
    .updateTable('people')
    .set({ time_percent: factor * 100 })
    .where('id', '=', personId)
    .execute()
}
