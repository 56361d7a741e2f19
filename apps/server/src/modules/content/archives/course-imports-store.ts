import type { CourseImportReport, CourseImportState } from '@qadam/contract'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

export interface ImportRecord {
  id: number
  person_id: number
  upload_id: string
  file_name: string
  state: CourseImportState
  done: number
  total: number
  report: CourseImportReport | null
  publish: boolean
  authored_course_id: number | null
  created_at: Date
}

const kept_ms = 30 * 24 * 3_600_000

/** Inserts an import whose archive is to be read, and deletes old imports. */
export async function insertImport(
  db: Executor,
  { personId, uploadId, fileName }: { personId: number; uploadId: string; fileName: string },
  now: Date,
): Promise<number> {
  await db
    .deleteFrom('course_imports')
    .where('created_at', '<', new Date(now.getTime() - kept_ms))
    .execute()
  const row = await db
    .insertInto('course_imports')
    .values({
      person_id: personId,
      upload_id: uploadId,
      file_name: fileName,
      state: 'waiting',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function findImport(db: Executor, id: number): Promise<ImportRecord | undefined> {
  const row = await db.selectFrom('course_imports').selectAll().where('id', '=', id).executeTakeFirst()
  return row as ImportRecord | undefined // jsonb as it was written, a state by the table's check
}

export interface ImportLine extends Pick<
  ImportRecord,
  'id' | 'person_id' | 'file_name' | 'state' | 'done' | 'total' | 'authored_course_id' | 'created_at'
> {
  by: string
}

/** The newest first. */
export async function listImports(db: Executor, after: Date, most: number): Promise<ImportLine[]> {
  const rows = await db
    .selectFrom('course_imports')
    .innerJoin('people', 'people.id', 'course_imports.person_id')
    .select(['course_imports.id', 'person_id', 'file_name', 'state', 'done', 'total', 'authored_course_id'])
    .select(['course_imports.created_at', sql<string>`first_name || ' ' || last_name`.as('by')])
    .where('course_imports.created_at', '>', after)
    .orderBy('course_imports.id', 'desc')
    .limit(most)
    .execute()
  return rows as ImportLine[] // as findImport
}

/** @returns whether it was in one of these states. */
export async function moveImport(
  db: Executor,
  id: number,
  from: readonly CourseImportState[],
  to: CourseImportState,
  change: { report?: CourseImportReport; publish?: boolean } = {},
): Promise<boolean> {
  const { report, ...rest } = change
  const row = await db
    .updateTable('course_imports')
    .set({ ...rest, state: to, done: 0, total: 0, ...(report ? { report: JSON.stringify(report) } : {}) })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Notes the course that an archive became. @returns whether that was not known yet. */
export async function noteTaken(db: Executor, id: number, courseId: number): Promise<boolean> {
  const row = await db
    .updateTable('course_imports')
    .set({ authored_course_id: courseId })
    .where('id', '=', id)
    .where('state', '=', 'taking')
    .where('authored_course_id', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function saveProgress(db: Executor, id: number, done: number, total: number): Promise<void> {
  await db.updateTable('course_imports').set({ done, total }).where('id', '=', id).execute()
}
