import type { Executor } from '../../database/database.ts'

/** A file that is whole, checked and stored. */
export interface StoredFile {
  upload_id: string
  /** For display only. */
  name: string
  /** Bytes. */
  size: number
  /** The MIME type its content has, whatever its name says. */
  type: string
  /** Of the stored bytes, for `media.url`. */
  key: string
  /** Of a recording or a film, where it is known. */
  duration_s: number | null
}

export interface UploadRecord {
  id: string
  person_id: number
  question_id: number | null
  file_name: string
  size: number
  media_key: string
  state: 'receiving' | 'ready' | 'used'
  mime: string | null
  duration_s: number | null
  used_by_submission: number | null
}

const columns = [
  'id',
  'person_id',
  'question_id',
  'file_name',
  'size',
  'media_key',
  'state',
  'mime',
  'duration_s',
  'used_by_submission',
] as const

/** What of these a person has sent, in no order. Until the transaction ends nobody else changes it. */
export async function lockUploads(
  db: Executor,
  personId: number,
  ids: readonly string[],
): Promise<UploadRecord[]> {
  const rows = await db
    .selectFrom('uploads')
    .select(columns)
    .where('person_id', '=', personId)
    .where('id', 'in', ids)
    // Always in one order, so that two hand-ins of the same files never wait for each other.
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows as UploadRecord[] // a check on the column keeps the state to these three
}

export async function markUsed(
  db: Executor,
  ids: readonly string[],
  submissionId: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ state: 'used', used_by_submission: submissionId, used_at: now })
    .where('id', 'in', ids)
    .execute()
}

/** What a person has uploaded for a question and not handed in, oldest first. */
export async function listReady(db: Executor, personId: number, questionId: number): Promise<UploadRecord[]> {
  const rows = await db
    .selectFrom('uploads')
    .select(columns)
    .where('person_id', '=', personId)
    .where('question_id', '=', questionId)
    .where('state', '=', 'ready')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows as UploadRecord[] // as above
}
