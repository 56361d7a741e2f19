import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { UploadRecord } from './uploads-store.ts'

/** A picture or film that a person may put into their projects. */
export interface ProjectMedium {
  media_key: string
  mime: string
  /** Bytes. */
  size: number
}

// Sent for a project, or handed in before: the bytes of both stay while a project names them.
const ofProjects = sql<boolean>`(state = 'ready' and of_project or state = 'used')`

export async function markOfProject(db: Executor, uploadId: string, now: Date): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ of_project: true, let_go_at: now })
    .where('id', '=', uploadId)
    .execute()
}

/** All that a person has here for projects, or only those of these keys. */
export async function listProjectMedia(
  db: Executor,
  personId: number,
  keys?: readonly string[],
): Promise<ProjectMedium[]> {
  if (keys?.length === 0) return []
  let media = db
    .selectFrom('uploads')
    .select(['media_key', 'mime', 'size'])
    .where('person_id', '=', personId)
    .where(ofProjects)
  if (keys) media = media.where('media_key', 'in', keys)
  const rows = await media.orderBy('created_at').orderBy('id').execute()
  // Both states have a type, as a check on the table enforces.
  return rows.map(({ mime, ...row }) => ({ ...row, mime: mime ?? '' }))
}

/** A medium with what its copy has to know of it. */
export interface MediumContent extends ProjectMedium {
  file_name: string
  sha256: Buffer
}

/** What a person has here for projects of these keys, with its content's digest. */
export async function listMediaContent(
  db: Executor,
  personId: number,
  keys: readonly string[],
): Promise<MediumContent[]> {
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom('uploads')
    .select(['media_key', 'mime', 'size', 'file_name', 'sha256'])
    .where('person_id', '=', personId)
    .where('media_key', 'in', keys)
    .where(ofProjects)
    .orderBy('id')
    .execute()
  return rows as MediumContent[] // both states have a type and a digest, as a check on the table enforces
}

/** The key by which a person has the same bytes here for projects already. */
export async function findSameMedium(
  db: Executor,
  personId: number,
  sha256: Buffer,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('uploads')
    .select('media_key')
    .where('person_id', '=', personId)
    .where('sha256', '=', sha256)
    .where(ofProjects)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return row?.media_key
}

/** Locks what a project names from now on, so that no clean-up takes it. @returns the keys that are there. */
export async function holdProjectMedia(
  db: Executor,
  personId: number,
  keys: readonly string[],
): Promise<string[]> {
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom('uploads')
    .select(['id', 'media_key'])
    .where('person_id', '=', personId)
    .where('media_key', 'in', keys)
    .where(ofProjects)
    // Always in one order, so that two saves never deadlock.
    .orderBy('id')
    .forUpdate()
    .execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0)
    await db
      .updateTable('uploads')
      .set({ let_go_at: null })
      .where('id', 'in', ids)
      .where('let_go_at', 'is not', null)
      .execute()
  return rows.map(({ media_key }) => media_key)
}

/** A project names these no more. Where none does, and no earlier state, they are deleted some days later. */
export async function letProjectMediaGo(
  db: Executor,
  personId: number,
  keys: readonly string[],
  now: Date,
): Promise<void> {
  if (keys.length === 0) return
  await db
    .updateTable('uploads')
    .set({ let_go_at: now })
    .where('person_id', '=', personId)
    .where('media_key', 'in', keys)
    .where('of_project', '=', true)
    .execute()
}

/** Binds media to a submission for good. @returns how many of them are there. */
export async function markMediaUsed(
  db: Executor,
  personId: number,
  keys: readonly string[],
  submissionId: number,
  now: Date,
): Promise<number> {
  if (keys.length === 0) return 0
  const held = await holdProjectMedia(db, personId, keys)
  if (held.length > 0)
    await db
      .updateTable('uploads')
      .set({ state: 'used', used_by_submission: submissionId, used_at: now })
      .where('person_id', '=', personId)
      .where('media_key', 'in', held)
      .where('state', '=', 'ready')
      .execute()
  return held.length
}

/** How much of their room a person has taken, with everything they ever sent that is still here. */
export async function countBytes(db: Executor, personId: number): Promise<number> {
  const { bytes } = await db
    .selectFrom('uploads')
    .select(sql<number>`coalesce(sum(size), 0)::bigint`.as('bytes'))
    .where('person_id', '=', personId)
    .where('state', '<>', 'discarded')
    .executeTakeFirstOrThrow()
  return bytes
}

/**
 * Discards media released before a moment, of one person or of all, that no project names, no earlier state of one and no
 * shared copy.
 * @returns those whose bytes are to be deleted.
 */
export async function discardUnnamedMedia(
  db: Executor,
  letGoBefore: Date,
  limit: number,
  personId?: number,
): Promise<Pick<UploadRecord, 'id' | 'media_key'>[]> {
  const named = (table: 'projects' | 'project_versions') => sql<boolean>`exists (
    select from projects
    ${table === 'projects' ? sql`` : sql`join project_versions on project_versions.project_id = projects.id`},
    jsonb_each_text(${sql.ref(`${table}.content`)} -> 'media') as medium
    where projects.person_id = uploads.person_id and medium.value = '/media/' || uploads.media_key
  )`
  const shared = sql<boolean>`exists (
    select from project_shares, jsonb_each_text(project_shares.content -> 'media') as medium
    where project_shares.person_id = uploads.person_id and medium.value = '/media/' || uploads.media_key
  )`
  return await db
    .updateTable('uploads')
    .set({ state: 'discarded' })
    .where('id', 'in', (orphans) => {
      const unnamed = orphans
        .selectFrom('uploads')
        .select('id')
        .where('of_project', '=', true)
        .where('state', '=', 'ready')
        .where('let_go_at', '<=', letGoBefore)
        .where((where) => where.not(named('projects')))
        .where((where) => where.not(named('project_versions')))
        .where((where) => where.not(shared))
        .limit(limit)
        .forUpdate()
        .skipLocked()
      return personId === undefined ? unnamed : unnamed.where('person_id', '=', personId)
    })
    .returning(['id', 'media_key'])
    .execute()
}
