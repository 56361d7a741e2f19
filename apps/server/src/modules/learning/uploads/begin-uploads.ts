import { randomBytes } from 'node:crypto'
import { limits, SchoolError } from '@qadam/contract'
import type { Database } from '../../../database/database.ts'
import { tameFileName } from '../../../files/file-name.ts'
import { newFileKey } from '../../../files/file-store.ts'
import { requireConsent } from '../../access/consents/index.ts'
import { findQuestion } from '../questions/index.ts'
import { insertUploads, type NewUpload } from './uploads-store.ts'

/** What is shown where a file came without a name. */
const namelessFile = 'fayl'

export interface AnnouncedFile {
  name: string
  /** Bytes. */
  size: number
}

/**
 * Registers files that are about to be sent, all or none.
 * @param questionId the question they are meant for; null where that is not known yet.
 * @param quota_bytes undefined for no quota: staff.
 * @param maxBytes what one file may have.
 * @throws SchoolError exceptions.file.no_provided for an empty one, file.too_large, storage.quota_exceeded, not_found
 * for a question that is not there, consent.missing for a recording
 */
export async function beginUploads(
  db: Database,
  personId: number,
  questionId: number | null,
  files: readonly AnnouncedFile[],
  quota_bytes: number | undefined,
  now: Date,
  maxBytes: number = limits.upload.maxBytes,
): Promise<NewUpload[]> {
  if (files.length === 0 || files.some(({ size }) => size === 0)) {
    throw new SchoolError('exceptions.file.no_provided')
  }
  if (files.length > limits.upload.maxFiles || files.some(({ size }) => size > maxBytes)) {
    throw new SchoolError('file.too_large')
  }
  if (questionId !== null) {
    const question = await findQuestion(db, questionId)
    if (!question) throw new SchoolError('not_found')
    // What may not be handed in is not to lie here either.
    if (question.type === 'voice') await requireConsent(db, personId)
  }

  const uploads = files.map((file) => ({
    id: randomBytes(16).toString('hex'),
    person_id: personId,
    question_id: questionId,
    file_name: tameFileName(file.name) || namelessFile,
    size: file.size,
    media_key: newFileKey(),
  }))
  const coming = files.reduce((sum, { size }) => sum + size, 0)
  const hasBegun = await insertUploads(db, personId, uploads, now, ({ bytes, open, kept: stored }) => {
    const isWithinQuota =
      quota_bytes === undefined ||
      (bytes + coming <= quota_bytes && stored + files.length <= limits.upload.maxKept)
    return isWithinQuota && open + files.length <= limits.upload.maxOpen
  })
  if (!hasBegun) throw new SchoolError('storage.quota_exceeded')
  return uploads
}
