import { randomInt } from 'node:crypto'
import path from 'node:path'
import type { CourseImportFault, CourseImportReport } from '@qadam/contract'
import type { Fault, InspectedArchive } from '@qadam/course-archive'
import type { Database } from '../../database/database.ts'
import type { FileStore } from '../../files/file-store.ts'
import { saveLocal } from '../../files/local-file.ts'
import { withFolder } from '../../files/temporary-files.ts'
import { recordAudit } from '../audit/index.ts'
import { loadArchives, planTaking, publishTaken, takeCourse } from '../authoring/index.ts'
import { findUpload } from '../uploads/index.ts'
import { findImport, moveImport, saveProgress, type ImportRecord } from './course-imports-store.ts'
import { storeMedia } from './store-media.ts'

export interface ArchiveTools {
  db: Database
  files: FileStore
  /** A temporary folder of this process. */
  folder: string
  log: { error: (about: object, message: string) => void }
}

/** Unguessable, for the ids of options. */
const secureRandom = () => randomInt(2 ** 32) / 2 ** 32

/** The most faults in a report, which has their count too. */
const toldFaults = 200
/** The least time between two progress reports. */
const told_ms = 500

/** Reads an uploaded archive and notes what is wrong in it and what it would change. Idempotent. */
export async function readCourseArchive(tools: ArchiveTools, importId: number, now: Date): Promise<void> {
  const { db } = tools
  if (!(await moveImport(db, importId, ['waiting', 'reading'], 'reading'))) return
  await working(tools, importId, async (record) => {
    const { archive, faults, advice } = await openArchive(tools, record, async (found) => found)
    const plan = archive && (await planTaking(db, archive, now))
    const report = reportOf([...faults.map(errorOf), ...(plan?.faults ?? [])], advice, plan?.changes ?? null)
    const state = report.errors > 0 ? 'refused' : 'checked'
    await moveImport(db, importId, ['reading'], state, { report })
  })
}

/** Imports an archive that was checked. An interrupted run starts over; nothing is visible until its end. */
export async function takeCourseArchive(tools: ArchiveTools, importId: number, now: Date): Promise<void> {
  const { db, files } = tools
  await working(tools, importId, async (record) => {
    if (record.state !== 'taking') return
    await openArchive(tools, record, async ({ archive, faults, advice }) => {
      // The school may have changed since it was checked.
      const plan = archive && (await planTaking(db, archive, now))
      const errors = [...faults.map(errorOf), ...(plan?.faults ?? [])]
      if (!archive || !plan || errors.length > 0) {
        const report = reportOf(errors, advice, plan?.changes ?? null)
        await moveImport(db, importId, ['taking'], 'refused', { report })
        return
      }
      const tell = teller(tools, importId)
      const media: [string, string][] = []
      for (const file of archive.media) {
        media.push([file.path, (await storeMedia(db, files, file)).key])
        await tell(media.length, archive.media.length + 1)
      }
      const by = record.person_id
      const courseId = await takeCourse(db, archive, { media, hideGone: record.publish, by, now })
      if (record.publish) await publishTaken(db, courseId, archive, { by, random: secureRandom, now, tell })
      await db.transaction().execute(async (transaction) => {
        const isFirst = await moveImport(transaction, importId, ['taking'], 'taken', {
          authored_course_id: courseId,
        })
        if (!isFirst) return
        await recordAudit(transaction, {
          at: now,
          staffId: by,
          action: 'course_import',
          subject: { kind: 'school' },
          after: {
            course: courseId,
            title: archive.title.uz,
            file: record.file_name,
            lessons: plan.changes.lessons.new + plan.changes.lessons.changed,
          },
        })
      })
    })
  })
}

/** A failure of the server is stored with the import, for the author who waits for it; they may retry it. */
async function working(
  { db, log }: ArchiveTools,
  importId: number,
  work: (record: ImportRecord) => Promise<void>,
): Promise<void> {
  const record = await findImport(db, importId)
  if (!record) return
  try {
    await work(record)
  } catch (error) {
    log.error({ err: error, import_id: importId }, 'a course archive could not be worked on')
    await moveImport(db, importId, ['reading', 'taking'], 'failed')
  }
}

/** Unpacks an archive and gives it to `work`, which has its files until it ends. */
async function openArchive<Result>(
  tools: ArchiveTools,
  record: ImportRecord,
  work: (archive: InspectedArchive) => Promise<Result>,
): Promise<Result> {
  const { db, files, folder } = tools
  const upload = await findUpload(db, record.person_id, record.upload_id)
  const content = upload && (await files.read(upload.media_key))
  if (!content) throw new Error(`the upload ${record.upload_id} is gone`)
  const { inspectArchive, unpackZip } = await loadArchives()
  return await withFolder(folder, async (place) => {
    const zip = path.join(place, 'course.zip')
    await saveLocal(content, zip)
    const unpacked = path.join(place, 'course')
    const faults = await unpackZip(zip, unpacked, { onFile: teller(tools, record.id) })
    if (faults.length > 0) return await work({ archive: undefined, faults, advice: [] })
    return await work(await inspectArchive(unpacked))
  })
}

/** Reports progress, throttled. */
function teller({ db }: ArchiveTools, importId: number): (done: number, total: number) => Promise<void> {
  let last = 0
  return async (done, total) => {
    const now = Date.now()
    if (now - last < told_ms && done < total) return
    last = now
    await saveProgress(db, importId, done, total)
  }
}

function reportOf(
  errors: readonly CourseImportFault[],
  advice: readonly Fault[],
  changes: CourseImportReport['changes'],
): CourseImportReport {
  const advised = advice.map((fault) => faultOf('advice', fault))
  return {
    faults: [...errors, ...advised].slice(0, toldFaults),
    errors: errors.length,
    advice: advised.length,
    changes: errors.length > 0 ? null : changes,
  }
}

const errorOf = (fault: Fault): CourseImportFault => faultOf('error', fault)

function faultOf(level: 'error' | 'advice', fault: Fault): CourseImportFault {
  const { code = 'wrong', file, question = null, path: place = null, message } = fault
  return { level, code, file, question, path: place, message }
}
