import {
  SchoolError,
  staffActions,
  type ContentLanguages,
  type CourseImport,
  type CourseImportReport,
  type CourseImportState,
} from '@qadam/contract'
import type { Readable } from 'node:stream'
import { handle, type ActionContext } from '../../../actions/action-handler.ts'
import { FileReply } from '../../../actions/file-reply.ts'
import type { Executor } from '../../../database/database.ts'
import { recordAudit } from '../../base/audit/index.ts'
import { courseToExport, loadArchives } from '../authoring/index.ts'
import { findContentLanguages } from '../../base/school/index.ts'
import { findUpload } from '../../learning/uploads/index.ts'
import {
  findImport,
  insertImport,
  listImports,
  moveImport,
  type ImportRecord,
} from './course-imports-store.ts'

/** So long ago an import is still looked for. */
const listed_ms = 14 * 24 * 3_600_000
const MOST_LISTED = 20

export const archivesStaffActions = {
  course_export: handle(staffActions.course_export, async (context, { id, what }) => {
    const { db, files, now, actor } = context
    const { writeZip } = await loadArchives()
    const { course, media } = await courseToExport(context, id, what)
    const content = writeZip({
      ...course,
      media: media.map(({ path, key }) => ({ path, stream: async () => await readStored(files, key) })),
    })
    await recordAudit(db, {
      at: now,
      staffId: actor.id,
      action: 'course_export',
      subject: { kind: 'school' },
      after: { course: id, title: course.title.uz },
    })
    return new FileReply(`${course.id}.zip`, 'application/zip', content)
  }),

  course_import_begin: handle(
    staffActions.course_import_begin,
    async ({ db, actor, now, jobs }, { upload_id }) => {
      const upload = await findUpload(db, actor.id, upload_id)
      if (!upload) throw new SchoolError('not_found')
      if (upload.state !== 'ready') throw new SchoolError('conflict', { reason: 'not_uploaded' })
      const id = await db.transaction().execute(async (transaction) => {
        const made = await insertImport(
          transaction,
          { personId: actor.id, uploadId: upload_id, fileName: upload.file_name },
          now,
        )
        await jobs.send(transaction, 'work_on_archive', { import_id: made })
        return made
      })
      return await presentImport(db, await requireImport(db, actor.id, id))
    },
  ),

  course_import: handle(staffActions.course_import, async ({ db }, { id }) => {
    const record = await findImport(db, id)
    if (!record) throw new SchoolError('not_found')
    return await presentImport(db, record)
  }),

  course_imports: handle(staffActions.course_imports, async ({ db, now }) => {
    const lines = await listImports(db, new Date(now.getTime() - listed_ms), MOST_LISTED)
    return lines.map((line) => ({
      id: line.id,
      file_name: line.file_name,
      state: line.state,
      done: line.done,
      total: line.total,
      course_id: line.authored_course_id,
      created_at: line.created_at.toISOString(),
      by: { id: line.person_id, name: line.by },
    }))
  }),

  course_import_take: handle(staffActions.course_import_take, async ({ db, actor, jobs }, input) => {
    const { id, publish } = input
    await requireImport(db, actor.id, id)
    await db.transaction().execute(async (transaction) => {
      // Idempotent: a repeated request imports it once.
      const isFirst = await moveImport(transaction, id, ['checked'], 'taking', { publish })
      if (isFirst) await jobs.send(transaction, 'work_on_archive', { import_id: id })
    })
    const record = await requireImport(db, actor.id, id)
    if (record.state !== 'taking' && record.state !== 'taken')
      throw new SchoolError('conflict', { reason: 'not_checked' })
    return await presentImport(db, record)
  }),
}

/** @throws Error for a missing file: the export fails. */
async function readStored(files: ActionContext['files'], key: string): Promise<Readable> {
  const content = await files.read(key)
  if (!content) throw new Error(`the stored file ${key} is gone`)
  return content
}

/** Only the author who began an import may take it in: the upload is theirs. */
async function requireImport(db: Executor, personId: number, id: number): Promise<ImportRecord> {
  const record = await findImport(db, id)
  if (!record || record.person_id !== personId) throw new SchoolError('not_found')
  return record
}

async function presentImport(db: Executor, record: ImportRecord): Promise<CourseImport> {
  const languages = record.report === null ? undefined : await findContentLanguages(db)
  return {
    id: record.id,
    file_name: record.file_name,
    state: record.state,
    done: record.done,
    total: record.total,
    report: record.report && reportIn(languages, record.report, record.state),
    course_id: record.authored_course_id,
    created_at: record.created_at.toISOString(),
  }
}

function reportIn(
  languages: ContentLanguages | undefined,
  report: CourseImportReport,
  state: CourseImportState,
): CourseImportReport {
  // What was held back stays so; what would be goes by what the school wants now.
  if (state === 'checked' && languages !== 'both') {
    const { held_back: _wouldBe, ...rest } = report
    return languages === 'uz' ? withoutRussian(rest) : rest
  }
  return languages === 'uz' ? withoutRussian(report) : report
}

/** What a school of Uzbek alone is told of an archive: nothing of the Russian that is missing. */
function withoutRussian(report: CourseImportReport): CourseImportReport {
  const faults = report.faults.filter(({ level, code }) => level === 'error' || code !== 'no_russian')
  const { untranslated = report.faults.length - faults.length } = report
  return { ...report, faults, advice: report.advice - untranslated, untranslated: 0 }
}
