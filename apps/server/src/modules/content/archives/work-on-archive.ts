import { randomInt } from 'node:crypto'
import path from 'node:path'
import type { CourseImportFault, CourseImportReport } from '@qadam/contract'
import type { CourseArchive, Fault } from '@qadam/course-archive'
import type { Database } from '../../../database/database.ts'
import type { FileStore } from '../../../files/file-store.ts'
import type { JobSender } from '../../../jobs/job-sender.ts'
import { saveLocal } from '../../../files/local-file.ts'
import { withFolder } from '../../../files/temporary-files.ts'
import { recordAudit } from '../../base/audit/index.ts'
import {
  isUntranslated,
  listPublishedDrafts,
  loadArchives,
  planImport,
  publishImported,
  importCourse,
  withFreeNames,
} from '../authoring/index.ts'
import { findContentLanguages } from '../../base/school/index.ts'
import { discardUpload, findUpload } from '../../learning/uploads/index.ts'
import { findImport, moveImport, noteTaken, saveProgress, type ImportRecord } from './course-imports-store.ts'
import { inspectFolder, type Inspected } from './inspected-folder-store.ts'
import { storeMedia } from './store-media.ts'
import { mostShown, together, shownFaults } from './shown-faults.ts'

export interface ArchiveTools {
  db: Database
  files: FileStore
  /** A temporary folder of this process. */
  folder: string
  log: { error: (about: object, message: string) => void }
  /** Whose queue it is: the large ones', or that of those that are no larger. */
  lane: 'large' | SmallLane
  jobs: JobSender
}

/** Bytes of an archive, and of what it unpacks to. */
interface SmallLane {
  packed: number
  unpacked: number
}

const megabyte = 1024 * 1024
/** What holds up others for some seconds only. */
export const smallLane: SmallLane = { packed: 50 * megabyte, unpacked: 100 * megabyte }

/** It goes on in the queue of the large ones. */
class LargeArchive extends Error {}

/** Unguessable, for the ids of options. */
const secureRandom = () => randomInt(2 ** 32) / 2 ** 32

/** How often it is reported how far the work is. */
const reported_ms = 500

/** Reads an uploaded archive or, once its author wants it, takes it in. Idempotent. */
export async function workOnArchive(tools: ArchiveTools, importId: number, now: Date): Promise<void> {
  const { db } = tools
  const isRead = await moveImport(db, importId, ['waiting', 'reading'], 'reading')
  await working(tools, importId, isRead ? readArchive(tools) : takeArchive(tools, now))
}

type Work = (record: ImportRecord) => Promise<void>

/** Notes what is wrong in it and what it would change. */
function readArchive(tools: ArchiveTools): Work {
  const { db } = tools
  return async (record) => {
    const found = await openArchive(tools, record, async (inspected) => inspected)
    const { archive } = found
    const plan = archive && (await planImport(db, archive))
    const report = reportOf(found, plan)
    const state = report.errors > 0 ? 'refused' : 'checked'
    // Whatever the school wants by now: presenting goes by what it wants then.
    const isShort = archive !== undefined && state === 'checked' && (await lacksSome(db, archive))
    await moveImport(db, record.id, ['reading'], state, { report: withHeldBack(report, isShort) })
    if (state === 'refused') await discardArchive(tools, record)
  }
}

/** Imports an archive that was checked. An interrupted run starts over; nothing is visible until its end. */
function takeArchive(tools: ArchiveTools, now: Date): Work {
  const { db, files } = tools
  return async (record) => {
    if (record.state !== 'taking') return
    const { id: importId } = record
    await openArchive(tools, record, async (found) => {
      const { archive } = found
      // The school may have changed since it was checked.
      const plan = archive && (await planImport(db, archive))
      const report = reportOf(found, plan)
      if (!archive || !plan || report.errors > 0) {
        await moveImport(db, importId, ['taking'], 'refused', { report })
        await discardArchive(tools, record)
        return
      }
      // What publishing would refuse comes in as a draft; whether it lacks Russian is seen before anything is hidden.
      const heldBack =
        record.publish && (await findContentLanguages(db)) === 'both' && (await lacksSome(db, archive))
      const publish = record.publish && !heldBack
      const onProgress = progressReporter(tools, importId)
      const media: [string, string][] = []
      for (const file of archive.media) {
        media.push([file.path, (await storeMedia(db, files, file, now)).key])
        await onProgress(media.length, archive.media.length + 1)
      }
      const by = record.person_id
      const own = await withFreeNames(db, archive, media)
      const courseId = await importCourse(db, own.archive, { media: own.media, hideGone: publish, by, now })
      // Before it is published: where that breaks off, the course has changed all the same.
      await db.transaction().execute(async (transaction) => {
        if (!(await noteTaken(transaction, importId, courseId))) return
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
      if (publish)
        await publishImported(db, courseId, own.archive, { by, random: secureRandom, now, onProgress })
      await moveImport(db, importId, ['taking'], 'taken', { report: withHeldBack(report, heldBack) })
      await discardArchive(tools, record)
    })
  }
}

async function lacksSome(db: Database, archive: CourseArchive): Promise<boolean> {
  return await isUntranslated(archive, await listPublishedDrafts(db, archive.id))
}

const withHeldBack = (report: CourseImportReport, heldBack: boolean): CourseImportReport =>
  heldBack ? { ...report, held_back: true } : report

/** A failure of the server is stored with the import, for the author who waits for it; they may retry it. */
async function working({ db, log, jobs }: ArchiveTools, importId: number, work: Work): Promise<void> {
  const record = await findImport(db, importId)
  if (!record) return
  try {
    await work(record)
  } catch (error) {
    if (error instanceof LargeArchive)
      return await jobs.send(db, 'work_on_large_archive', { import_id: importId })
    log.error({ err: error, import_id: importId }, 'a course archive could not be worked on')
    await moveImport(db, importId, ['reading', 'taking'], 'failed')
  }
}

/** Unpacks an archive and gives it to `work`, which has its files until it ends. */
async function openArchive<Result>(
  tools: ArchiveTools,
  record: ImportRecord,
  work: (found: Inspected) => Promise<Result>,
): Promise<Result> {
  const { db, files, folder } = tools
  const upload = await findUpload(db, record.person_id, record.upload_id)
  const small = tools.lane === 'large' ? undefined : tools.lane
  if (small && upload && upload.size > small.packed) throw new LargeArchive()
  const content = upload && (await files.read(upload.media_key))
  if (!content) throw new Error(`the upload ${record.upload_id} is gone`)
  const { unpackedSize, unpackZip } = await loadArchives()
  return await withFolder(folder, async (place) => {
    const zip = path.join(place, 'course.zip')
    await saveLocal(content, zip)
    if (small && (await unpackedSize(zip)) > small.unpacked) throw new LargeArchive()
    const unpacked = path.join(place, 'course')
    const { faults, advice } = await unpackZip(zip, unpacked, { onFile: progressReporter(tools, record.id) })
    if (faults.length > 0)
      return await work({ archive: undefined, errors: shownFaults(faults), advice: shownFaults(advice) })
    const outcome = await inspectFolder(unpacked, small ? 'small' : 'large')
    if (outcome.kind !== 'done') {
      if (small) throw new LargeArchive()
      throw new Error(`the archive was not read: ${outcome.kind}`)
    }
    const inspected = outcome.result
    return await work({ ...inspected, advice: together(shownFaults(advice), inspected.advice) })
  })
}

/** The bytes of an archive are of no more use. What breaks off here is done by the nightly clean-up. */
async function discardArchive(
  { db, files }: ArchiveTools,
  { person_id, upload_id }: ImportRecord,
): Promise<void> {
  try {
    const upload = await findUpload(db, person_id, upload_id)
    if (upload) await discardUpload({ db, files }, upload)
  } catch {
    // It stays for a week, as every upload that nobody took.
  }
}

/** Reports how far the work is, not more often than anybody looks. */
function progressReporter(
  { db }: ArchiveTools,
  importId: number,
): (done: number, total: number) => Promise<void> {
  let last = 0
  return async (done, total) => {
    const now = Date.now()
    if (now - last < reported_ms && done < total) return
    last = now
    await saveProgress(db, importId, done, total)
  }
}

/** @param plan what it would change; undefined where it can't be read. */
function reportOf(
  { errors, advice }: Inspected,
  plan: Awaited<ReturnType<typeof planImport>> | undefined,
): CourseImportReport {
  const inTheWay = plan?.faults ?? []
  const all = [
    ...errors.list.map((fault) => faultOf('error', fault)),
    ...inTheWay,
    ...advice.list.map((fault) => faultOf('advice', fault)),
  ]
  const count = errors.count + inTheWay.length
  return {
    faults: all.slice(0, mostShown),
    errors: count,
    advice: advice.count,
    untranslated: advice.untranslated,
    changes: count > 0 ? null : (plan?.changes ?? null),
  }
}

function faultOf(level: 'error' | 'advice', fault: Fault): CourseImportFault {
  const { code = 'wrong', file, question = null, path: place = null, message } = fault
  return { level, code, file, question, path: place, message }
}
