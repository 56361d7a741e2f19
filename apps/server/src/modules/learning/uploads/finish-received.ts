import { SchoolError } from '@qadam/contract'
import type { Database } from '../../../database/database.ts'
import { partialId, type UploadStore } from '../../../files/file-store.ts'
import { inspectFile } from '../../../files/inspect-file.ts'
import { removeLocal, saveLocal } from '../../../files/local-file.ts'
import type { TemporaryFiles } from '../../../files/temporary-files.ts'
import { discardUpload, finishUpload } from './finish-upload.ts'
import { inspectCourseFile } from './inspect-course-file.ts'
import { UploadLock } from './upload-lock.ts'
import { findUpload, type UploadRecord } from './uploads-store.ts'

interface Workplace {
  db: Database
  files: UploadStore
  temporary: TemporaryFiles
}

/**
 * Checks and stores an upload of which every byte has come: once, also with concurrent requests.
 * @throws SchoolError file.type_not_allowed, after which there is no such upload; not_found where it was discarded
 */
export async function finishReceived(
  { db, files, temporary }: Workplace,
  { id, person_id }: Pick<UploadRecord, 'id' | 'person_id'>,
  now: Date,
): Promise<void> {
  const lock = new UploadLock(db, id)
  // A request that waited finds it done.
  await lock.lock(new AbortController().signal, () => undefined)
  const file = { path: temporary.newPath(), size: 0 }
  try {
    const upload = await findUpload(db, person_id, id)
    if (!upload) throw new SchoolError('not_found')
    if (upload.state !== 'receiving') return
    file.size = await saveLocal(await files.partials.read(partialId(id)), file.path)
    try {
      const content = upload.for_course
        ? await inspectCourseFile(file, person_id)
        : await inspectFile(file, person_id)
      await finishUpload({ db, files }, upload, content, now)
    } catch (error) {
      // A refused type is final; any other error may be transient.
      const isRefused = error instanceof SchoolError && error.code === 'file.type_not_allowed'
      if (isRefused) await discardUpload({ db, files }, upload)
      throw error
    }
  } catch (error) {
    // Its sender took it back meanwhile: what was missed then is no fault.
    const isGone = !(error instanceof SchoolError) && !(await findUpload(db, person_id, id))
    throw isGone ? new SchoolError('not_found') : error
  } finally {
    await removeLocal(file)
    await lock.unlock()
  }
}
