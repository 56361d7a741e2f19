import { limits, type ProjectContent, type ProjectPlace } from '@qadam/contract'
import type { Executor } from '../../../database/database.ts'

export interface ProjectRecord {
  id: number
  content: unknown
  bytes: number
  revision: number
  saved_at: Date
}

export type VersionRecord = Omit<ProjectRecord, 'id'>

const columns = ['id', 'content', 'bytes', 'revision', 'saved_at'] as const

function projectAt(db: Executor, personId: number, place: ProjectPlace) {
  const mine = db.selectFrom('projects').select(columns).where('person_id', '=', personId)
  return 'slot' in place
    ? mine.where('slot', '=', place.slot)
    : mine.where('question_id', '=', place.question_id)
}

export async function findProject(
  db: Executor,
  personId: number,
  place: ProjectPlace,
): Promise<ProjectRecord | undefined> {
  return await projectAt(db, personId, place).executeTakeFirst()
}

/** The project, locked until the transaction ends. */
export async function lockProject(
  db: Executor,
  personId: number,
  place: ProjectPlace,
): Promise<ProjectRecord | undefined> {
  return await projectAt(db, personId, place).forUpdate().executeTakeFirst()
}

/** The first save; false where another request was first. */
export async function insertProject(
  db: Executor,
  personId: number,
  place: ProjectPlace,
  content: ProjectContent,
  bytes: number,
  now: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('projects')
    .values({
      person_id: personId,
      question_id: 'slot' in place ? null : place.question_id,
      slot: 'slot' in place ? place.slot : null,
      content: JSON.stringify(content),
      bytes,
      revision: 1,
      saved_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function replaceProject(
  db: Executor,
  projectId: number,
  content: ProjectContent,
  bytes: number,
  revision: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable('projects')
    .set({ content: JSON.stringify(content), bytes, revision, saved_at: now })
    .where('id', '=', projectId)
    .execute()
}

export async function findNewestVersion(
  db: Executor,
  projectId: number,
): Promise<{ saved_at: Date } | undefined> {
  return await db
    .selectFrom('project_versions')
    .select('saved_at')
    .where('project_id', '=', projectId)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Adds a state to the history and deletes the oldest one where there are too many. */
export async function keepVersion(db: Executor, replaced: ProjectRecord): Promise<void> {
  await db
    .insertInto('project_versions')
    .values({
      project_id: replaced.id,
      revision: replaced.revision,
      content: JSON.stringify(replaced.content),
      bytes: replaced.bytes,
      saved_at: replaced.saved_at,
    })
    .execute()
  await db
    .deleteFrom('project_versions')
    .where('project_id', '=', replaced.id)
    .where('revision', '<=', (select) =>
      select
        .selectFrom('project_versions as newer')
        .select('newer.revision')
        .where('newer.project_id', '=', replaced.id)
        .orderBy('newer.revision', 'desc')
        .offset(limits.project.versions)
        .limit(1),
    )
    .execute()
}

export async function listVersions(
  db: Executor,
  projectId: number,
): Promise<Omit<VersionRecord, 'content'>[]> {
  return await db
    .selectFrom('project_versions')
    .select(['revision', 'bytes', 'saved_at'])
    .where('project_id', '=', projectId)
    .orderBy('revision', 'desc')
    .execute()
}

export async function findVersion(
  db: Executor,
  projectId: number,
  revision: number,
): Promise<VersionRecord | undefined> {
  return await db
    .selectFrom('project_versions')
    .select(['content', 'bytes', 'revision', 'saved_at'])
    .where('project_id', '=', projectId)
    .where('revision', '=', revision)
    .executeTakeFirst()
}
