import { limits, SchoolError } from '@qadam/contract'
import type { Executor } from '../../../database/database.ts'
import { listReady, lockUploads, markUsed, type StoredFile, type UploadRecord } from './uploads-store.ts'

/**
 * Hands uploads over to a submission for good, in the caller's transaction, and locks them until it ends. The same
 * uploads for the same submission may be taken again.
 * @param submissionId of a submission that is there already.
 * @returns the files in the order of the ids.
 * @throws SchoolError not_found for an upload that is not theirs; validation.failed for one that is not whole yet, was
 * meant for another question or handed in with another submission, and for more files than a submission may have.
 */
export async function attachUploads(
  db: Executor,
  personId: number,
  questionId: number,
  uploadIds: readonly string[],
  submissionId: number,
  now: Date,
): Promise<StoredFile[]> {
  const ids = [...new Set(uploadIds)]
  if (ids.length === 0) return []
  if (ids.length > limits.upload.maxFiles) throw invalid()
  const records = await lockUploads(db, personId, ids)
  const files = ids.map((id) => {
    const record = records.find((one) => one.id === id)
    if (!record) throw new SchoolError('not_found')
    const isForQuestion = record.question_id === null || record.question_id === questionId
    const isFree = record.state === 'ready' || record.used_by_submission === submissionId
    if (!isForQuestion || !isFree) throw invalid()
    return asStoredFile(record)
  })
  await markUsed(db, ids, submissionId, now)
  return files
}

/** What a student has uploaded for a question and not handed in yet, oldest first. */
export async function listDraftUploads(
  db: Executor,
  personId: number,
  questionId: number,
): Promise<StoredFile[]> {
  return (await listReady(db, personId, questionId)).map(asStoredFile)
}

function invalid(): SchoolError {
  return new SchoolError('validation.failed', { fields: { upload_ids: 'invalid' } })
}

function asStoredFile(record: UploadRecord): StoredFile {
  // The type is found before an upload is ready, as a check on the table enforces too.
  if (record.mime === null) throw new Error(`The upload of ${record.file_name} has no type`)
  return {
    upload_id: record.id,
    name: record.file_name,
    size: record.size,
    type: record.mime,
    key: record.media_key,
    duration_s: record.duration_s,
  }
}
