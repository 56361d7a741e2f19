import { shareLimits, type Playground, type ProjectContent } from '@qadam/contract'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

export interface ShareRecord {
  id: number
  person_id: number
  slot: Playground
  title: string
  shared_at: Date
  /** Null once it ended. */
  content: unknown
  ended_by: number | null
}

const columns = ['id', 'person_id', 'slot', 'title', 'shared_at', 'content', 'ended_by'] as const

/** Copies that are open, and those that staff ended; newest first, without their content. */
export async function listShares(db: Executor, personId: number): Promise<Omit<ShareRecord, 'content'>[]> {
  const rows = await db
    .selectFrom('project_shares')
    .select(['id', 'person_id', 'slot', 'title', 'shared_at', 'ended_by'])
    .where('person_id', '=', personId)
    .where((where) =>
      where.or([where('ended_by', 'is', null), where('ended_by', '<>', where.ref('person_id'))]),
    )
    .orderBy('id', 'desc')
    .execute()
  return rows as Omit<ShareRecord, 'content'>[] // a check on the table limits the slot
}

/** The copy of a key, of a student whose account is not closed. */
export async function findShareByKey(db: Executor, keyHash: Buffer): Promise<ShareRecord | undefined> {
  const row = await db
    .selectFrom('project_shares')
    .innerJoin('people', 'people.id', 'project_shares.person_id')
    .select(columns.map((column) => `project_shares.${column}` as const))
    .where('key_hash', '=', keyHash)
    .where('people.closed_at', 'is', null)
    .executeTakeFirst()
  return row as ShareRecord | undefined // as above
}

export async function findShare(db: Executor, id: number): Promise<ShareRecord | undefined> {
  const row = await db.selectFrom('project_shares').select(columns).where('id', '=', id).executeTakeFirst()
  return row as ShareRecord | undefined // as above
}

/** Gives the copy of a request that is repeated another key: nobody was told the one before. */
export async function renewKey(
  db: Executor,
  personId: number,
  requestId: string,
  keyHash: Buffer,
): Promise<number | undefined> {
  const row = await db
    .updateTable('project_shares')
    .set({ key_hash: keyHash })
    .where('person_id', '=', personId)
    .where('request_id', '=', requestId)
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function countOpen(db: Executor, personId: number): Promise<number> {
  const { count } = await db
    .selectFrom('project_shares')
    .select(sql<number>`count(*)`.as('count'))
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

interface NewShare {
  person_id: number
  request_id: string
  key_hash: Buffer
  slot: Playground
  title: string
  content: ProjectContent
  shared_at: Date
}

/** Adds a copy, and forgets the oldest of those that ended. */
export async function insertShare(db: Executor, { content, ...share }: NewShare): Promise<number> {
  const { id } = await db
    .insertInto('project_shares')
    .values({ ...share, content: JSON.stringify(content) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .deleteFrom('project_shares')
    .where('id', 'in', (oldest) =>
      oldest
        .selectFrom('project_shares')
        .select('id')
        .where('person_id', '=', share.person_id)
        .where('ended_at', 'is not', null)
        .orderBy('id', 'desc')
        .offset(shareLimits.ended),
    )
    .execute()
  return id
}

/** @returns what the copy had, or undefined where it had ended before. */
export async function endShare(
  db: Executor,
  id: number,
  by: number,
  now: Date,
): Promise<Pick<ShareRecord, 'title' | 'content'> | undefined> {
  const open = await db
    .selectFrom('project_shares')
    .select(['title', 'content'])
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!open) return undefined
  await db
    .updateTable('project_shares')
    .set({ content: null, ended_at: now, ended_by: by })
    .where('id', '=', id)
    .execute()
  return open
}
