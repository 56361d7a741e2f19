import type { CourseImportReport, CourseImportState } from '@qadam/contract'
import type { Executor } from '../../database/database.ts'

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
