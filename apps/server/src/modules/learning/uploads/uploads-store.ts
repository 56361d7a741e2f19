import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import type { Database, Executor } from '../../../database/database.ts'
import type { FilmTracks } from '../../../files/films.ts'
import { lockPerson } from '../../base/people/index.ts'

/** A file that is whole, checked and stored. */
export interface StoredFile {
  upload_id: string
  /** For display only. */
  name: string
  /** Bytes. */
  size: number
  /** The MIME type of its content, whatever its file name. */
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
  /** `discarded`: its bytes are to go, then it. */
  state: 'receiving' | 'ready' | 'used' | 'discarded'
  mime: string | null
  duration_s: number | null
  used_by_submission: number | null
  /** Sent by an author for a course. */
  for_course: boolean
  sha256: Buffer | null
  tracks: FilmTracks | null
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
  'for_course',
  'sha256',
  'tracks',
] as const

export type NewUpload = Pick<
  UploadRecord,
  'id' | 'person_id' | 'question_id' | 'file_name' | 'size' | 'media_key'
> & { for_course?: boolean }

export interface RoomTaken {
  bytes: number
  /** Uploads that have begun and are not whole. */
  open: number
  /** Those, and the whole ones that were not handed in. */
  kept: number
}

/**
 * Inserts uploads that begin, if `hasRoom` allows it with what this person has here already. Concurrent calls are
 * serialized, so that each counts the other.
 * @returns whether it did.
 */
export async function insertUploads(
  db: Database,
  personId: number,
  uploads: readonly NewUpload[],
  now: Date,
  hasRoom: (taken: RoomTaken) => boolean,
): Promise<boolean> {
  return await db.transaction().execute(async (transaction) => {
    await lockPerson(transaction, personId)
    const taken = await transaction
      .selectFrom('uploads')
      .select([
        sql<number>`coalesce(sum(size), 0)::bigint`.as('bytes'),
        sql<number>`count(*) filter (where state = 'receiving')`.as('open'),
        sql<number>`count(*) filter (where state <> 'used')`.as('kept'),
      ])
      .where('person_id', '=', personId)
      .where('state', '<>', 'discarded')
      .executeTakeFirstOrThrow()
    if (!hasRoom(taken)) return false
    await transaction
      .insertInto('uploads')
      .values(uploads.map((upload) => ({ ...upload, state: 'receiving', created_at: now })))
      .execute()
    return true
  })
}

/** An upload of this person that was not discarded. */
export async function findUpload(
  db: Executor,
  personId: number,
  id: string,
): Promise<UploadRecord | undefined> {
  const row = await db
    .selectFrom('uploads')
    .select(columns)
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .where('state', '<>', 'discarded')
    .executeTakeFirst()
  return row as UploadRecord | undefined // a check on the column limits the state to these four
}

/** Those of these that a person has sent, in no order, locked until the transaction ends. */
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
    .where('state', '<>', 'discarded')
    // Always in one order, so that two hand-ins of the same files never deadlock.
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows as UploadRecord[] // as above
}

export interface Content {
  mime: string
  sha256: Buffer
  size: number
  duration_s: number | null
  tracks: FilmTracks | null
}

/** Marks that the bytes of an upload are whole and stored. @returns false where it was discarded meanwhile. */
export async function markReady(db: Executor, id: string, content: Content, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('uploads')
    .set({ ...content, tracks: content.tracks && JSON.stringify(content.tracks) })
    .set({ state: 'ready', finished_at: now })
    .where('id', '=', id)
    .where('state', '=', 'receiving')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
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
    .where('state', '=', 'ready')
    .execute()
}

/** Discards an upload, unless it was handed in. The caller deletes its bytes, and then the row (`deleteUpload`). */
export async function markDiscarded(db: Executor, id: string): Promise<boolean> {
  const row = await db
    .updateTable('uploads')
    .set({ state: 'discarded' })
    .where('id', '=', id)
    .where('state', '<>', 'used')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Of a school whose unfinished bytes are gone: every sender begins again. */
export async function discardUnfinished(db: Executor): Promise<void> {
  await db.updateTable('uploads').set({ state: 'discarded' }).where('state', '=', 'receiving').execute()
}

/** Deletes the row of an upload whose bytes have another owner now. @returns false where it is not there as it was. */
export async function handOverUpload(db: Executor, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('uploads')
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteUpload(db: Executor, id: string): Promise<void> {
  await db.deleteFrom('uploads').where('id', '=', id).where('state', '=', 'discarded').execute()
}

export interface Deadlines {
  /** Before it what is not whole has begun. */
  begun: Date
  /** Before it what is not handed in has become whole. */
  finished: Date
}

/** Discards some orphans. @returns those, and those whose deletion broke off before. */
export async function discardOrphans(
  db: Executor,
  deadlines: Deadlines,
  limit: number,
): Promise<Pick<UploadRecord, 'id' | 'media_key'>[]> {
  return await db
    .updateTable('uploads')
    .set({ state: 'discarded' })
    .where('id', 'in', (orphans) =>
      orphans
        .selectFrom('uploads')
        .select('id')
        .where('state', '<>', 'used')
        .where((where) =>
          where.or([
            where('state', '=', 'discarded'),
            where.and([where('state', '=', 'receiving'), where('created_at', '<', deadlines.begun)]),
            where.and([
              where('state', '=', 'ready'),
              where('of_project', '=', false),
              where('finished_at', '<', deadlines.finished),
            ]),
          ]),
        )
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'media_key'])
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
    .where('of_project', '=', false)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows as UploadRecord[] // as above
}

/** Discards all that a person uploaded, handed in or not: the nightly job deletes the bytes, and then the rows. */
export async function discardAllOf(db: Executor, personId: number): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ state: 'discarded', used_by_submission: null, question_id: null, file_name: '' })
    .where('person_id', '=', personId)
    .execute()
}

/** Has the nightly job delete a stored file that was no upload until now. */
export async function discardFile(
  db: Executor,
  personId: number,
  { key, size }: { key: string; size: number },
  now: Date,
): Promise<void> {
  const upload = { id: randomUUID(), person_id: personId, file_name: '', size, media_key: key }
  await db
    .insertInto('uploads')
    .values({ ...upload, state: 'discarded', created_at: now })
    .execute()
}

/** A voice that was handed in. */
export interface UsedRecording {
  id: string
  media_key: string
  used_by_submission: number
}

/** Recordings handed in before a moment, the oldest first, in works that wait for nobody; locked. */
export async function lockOldRecordings(
  db: Executor,
  before: Date,
  {
    isSettled,
    limit,
  }: { isSettled: (submissionId: RawBuilder<number>) => RawBuilder<boolean>; limit: number },
): Promise<UsedRecording[]> {
  const { rows } = await sql<UsedRecording>`
    select id, media_key, used_by_submission from uploads
    where state = 'used' and mime like 'audio/%' and used_at < ${before}
      and ${isSettled(sql`uploads.used_by_submission`)}
    order by used_at limit ${limit} for update skip locked`.execute(db)
  return rows
}

/** Discards uploads that were handed in: the nightly job deletes the bytes, and then the rows. */
export async function discardUsed(db: Executor, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ state: 'discarded', used_by_submission: null })
    .where('id', 'in', ids)
    .execute()
}
