import { limits, type ProjectPlace } from '@qadam/contract'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

export interface MessageRecord {
  role: 'user' | 'assistant'
  content: string
  level: number | null
  answered_by: 'model' | 'built_in' | null
  created_at: Date
}

const columns = ['role', 'content', 'level', 'answered_by', 'created_at'] as const

/** The messages of a student's talk about a question or in a playground. */
function talkOf(db: Executor, personId: number, place: ProjectPlace) {
  const theirs = db.selectFrom('helper_messages').where('person_id', '=', personId)
  return 'slot' in place
    ? theirs.where('slot', '=', place.slot)
    : theirs.where('question_id', '=', place.question_id)
}

/** The newest messages of a talk, oldest first. */
export async function listMessages(
  db: Executor,
  personId: number,
  place: ProjectPlace,
  most: number = limits.helper.keptMessages,
): Promise<MessageRecord[]> {
  const rows = await talkOf(db, personId, place).select(columns).orderBy('id', 'desc').limit(most).execute()
  return rows.toReversed() as MessageRecord[] // the table checks roles and sources
}

/** The rung of the last hint of a talk; 0 before the first. */
export async function findLastLevel(db: Executor, personId: number, place: ProjectPlace): Promise<number> {
  const row = await talkOf(db, personId, place)
    .select('level')
    .where('level', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.level ?? 0
}

/** Stores a question and its answer, and deletes the oldest of a very long conversation. */
export async function insertMessages(
  db: Executor,
  personId: number,
  place: ProjectPlace,
  messages: readonly MessageRecord[],
): Promise<void> {
  await db
    .insertInto('helper_messages')
    .values(messages.map((message) => ({ person_id: personId, ...place, ...message })))
    .execute()
  const oldest = talkOf(db, personId, place)
    .select('id')
    .orderBy('id', 'desc')
    .offset(limits.helper.keptMessages)
  await db.deleteFrom('helper_messages').where('id', 'in', oldest).execute()
}

/**
 * Counts a question of a day, unless the student asked as many as they may; requests at once never pass the limit.
 * @returns how many were asked with this one; undefined where there are none left.
 */
export async function takeUse(
  db: Executor,
  personId: number,
  day: string,
  limit: number,
): Promise<number | undefined> {
  const row = await db
    .insertInto('helper_usage')
    .values({ person_id: personId, day, used: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['person_id', 'day'])
        .doUpdateSet({ used: sql`helper_usage.used + 1` })
        .where('helper_usage.used', '<', limit),
    )
    .returning('used')
    .executeTakeFirst()
  return row?.used
}

/** A question that got no answer does not count. @returns how many were asked. */
export async function giveUseBack(db: Executor, personId: number, day: string): Promise<number> {
  const row = await db
    .updateTable('helper_usage')
    .set({ used: sql`greatest(used - 1, 0)` })
    .where('person_id', '=', personId)
    .where('day', '=', day)
    .returning('used')
    .executeTakeFirst()
  return row?.used ?? 0
}

export async function countUses(db: Executor, personId: number, day: string): Promise<number> {
  const row = await db
    .selectFrom('helper_usage')
    .select('used')
    .where('person_id', '=', personId)
    .where('day', '=', day)
    .executeTakeFirst()
  return row?.used ?? 0
}
