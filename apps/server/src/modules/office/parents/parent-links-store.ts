import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

export interface ParentLinkRecord {
  id: number
  created_at: Date
  created_by: string
  expires_at: Date
  visited_at: Date | null
  purpose: ParentLinkPurpose
}

/** `consent`: the link asks for that, and shows nothing else. */
export type ParentLinkPurpose = 'page' | 'consent'

/** Those that are valid, the newest first. */
export async function listLinks(db: Executor, personId: number, now: Date): Promise<ParentLinkRecord[]> {
  return await db
    .selectFrom('parent_links')
    .innerJoin('people as staff', 'staff.id', 'parent_links.created_by')
    .select(['parent_links.id', 'parent_links.created_at', 'expires_at', 'visited_at', 'purpose'])
    .select(sql<string>`trim(staff.first_name || ' ' || staff.last_name)`.as('created_by'))
    .where('parent_links.person_id', '=', personId)
    .where('expires_at', '>', now)
    .orderBy('parent_links.id', 'desc')
    .$narrowType<{ purpose: ParentLinkPurpose }>() // by a check of the table
    .execute()
}

export async function insertLink(
  db: Executor,
  link: {
    person_id: number
    hash: Buffer
    created_at: Date
    created_by: number
    expires_at: Date
    purpose: ParentLinkPurpose
  },
): Promise<number> {
  const { id } = await db.insertInto('parent_links').values(link).returning('id').executeTakeFirstOrThrow()
  return id
}

/** @returns whether there was one. */
export async function removeLink(db: Executor, personId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('parent_links')
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function removeLinksOf(db: Executor, personId: number): Promise<void> {
  await db.deleteFrom('parent_links').where('person_id', '=', personId).execute()
}

export interface VisitedLink {
  person_id: number
  created_by: number
  purpose: ParentLinkPurpose
}

/** What a valid link is to, noting the visit; undefined for one that ended, or whose student left. */
export async function visitByLink(db: Executor, hash: Buffer, now: Date): Promise<VisitedLink | undefined> {
  const { rows } = await sql<VisitedLink>`
    update parent_links set visited_at = ${now}
    from people
    where parent_links.hash = ${hash} and parent_links.expires_at > ${now}
      and people.id = parent_links.person_id and people.closed_at is null
    returning parent_links.person_id, parent_links.created_by, parent_links.purpose`.execute(db)
  return rows[0]
}
