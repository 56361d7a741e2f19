import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Executor } from '../database/database.ts'
import { getOrSaveSetting, lockSettingRecord, saveSetting } from '../database/settings-store.ts'

export interface MediaRecord {
  mime: string
  size: number
}

export interface ServedMedia extends MediaRecord {
  /** By which a person sent it; null for what the school has put there. */
  file_name: string | null
}

/** What a stored file is; undefined for an unregistered key. */
export async function findMedia(db: Executor, key: string): Promise<ServedMedia | undefined> {
  const media = await db
    .selectFrom('media')
    .select(['mime', 'size'])
    .where('key', '=', key)
    .executeTakeFirst()
  if (media) return { ...media, file_name: null }
  const upload = await db
    .selectFrom('uploads')
    .select(['mime', 'size', 'file_name'])
    .where('media_key', '=', key)
    .where('state', 'in', ['ready', 'used'])
    .executeTakeFirst()
  return upload && upload.mime !== null ? { ...upload, mime: upload.mime } : undefined
}

/** A stored object that an authored text or question shows. */
export interface StoredMedia {
  key: string
  width: number | null
  height: number | null
  duration_s: number | null
}

/** One with the same content, if there is one; no rendition, which goes with its film. */
export async function findMediaBySha256(db: Executor, sha256: Buffer): Promise<StoredMedia | undefined> {
  return await db
    .selectFrom('media')
    .select(['key', 'width', 'height', 'duration_s'])
    .where('sha256', '=', sha256)
    .where(sql<boolean>`not exists (select from film_renditions made where made.key = media.key)`)
    .limit(1)
    .executeTakeFirst()
}

export interface NewMedia extends MediaRecord {
  key: string
  sha256: Buffer
  width: number | null
  height: number | null
  duration_s?: number | null
  /** When an author sent it. */
  authored_at?: Date
}

/** Says what a stored file is, so that it can be served. */
export async function insertMedia(db: Executor, media: NewMedia): Promise<void> {
  await db
    .insertInto('media')
    .values({
      key: media.key,
      sha256: media.sha256,
      mime: media.mime,
      size: media.size,
      width: media.width,
      height: media.height,
      duration_s: media.duration_s ?? null,
      authored_at: media.authored_at ?? null,
    })
    .execute()
}

/** An author sent once more what is here. What the school has put there itself stays the school's. */
export async function noteAuthored(db: Executor, key: string, at: Date): Promise<void> {
  await db
    .updateTable('media')
    .set({ authored_at: at })
    .where('key', '=', key)
    .where('authored_at', 'is not', null)
    .execute()
}

export async function deleteMedia(db: Executor, key: string): Promise<void> {
  await db.deleteFrom('media').where('key', '=', key).execute()
}

const secretName = 'media_signing_secret'

/** The secret that signs media addresses: made once for the whole school, by the first process that needs it. */
export async function getSigningSecret(db: Executor): Promise<Buffer> {
  return readSecret(await getOrSaveSetting(db, secretName, newSecret()))
}

/** Puts another secret in its place, in a transaction: what the old one signed is no longer good. */
export async function renewSigningSecret(db: Executor): Promise<{ old: Buffer; renewed: Buffer }> {
  const old = readSecret((await lockSettingRecord(db, secretName, newSecret())).value)
  const value = newSecret()
  await saveSetting(db, secretName, value)
  return { old, renewed: readSecret(value) }
}

const newSecret = (): string => randomBytes(32).toString('base64')

function readSecret(value: unknown): Buffer {
  if (typeof value !== 'string') throw new Error(`The setting ${secretName} is not text`)
  return Buffer.from(value, 'base64')
}
