import { sql } from 'kysely'
import type { Database, Executor } from '../../../database/database.ts'
import { deleteMedia, insertMedia } from '../../../files/media-store.ts'
import { newFileKey } from '../../../files/file-store.ts'
import type { FilmFacts } from './renditions.ts'

/** Whatever breaks off so often is the film's doing. */
const MOST_TRIES = 3

export type FilmFailure = 'unreadable' | 'too_long' | 'stopped'

export interface ClaimedFilm extends FilmFacts {
  key: string
}

/** By which a process holds a film: nobody else has the same. */
interface Lease {
  key: string
  until: Date
}

/** Takes a film that waits, or one whose process died, unless another is under way. */
export async function claimFilm(db: Database, now: Date, until: Date): Promise<ClaimedFilm | undefined> {
  return await db.transaction().execute(async (transaction) => {
    await sql`
      update films set state = 'failed', reason = 'stopped', leased_until = null, changed_at = ${now}
      where state = 'active' and leased_until <= ${now} and tries >= ${MOST_TRIES}`.execute(transaction)
    const { rows: taken } = await sql<{ media_key: string }>`
      update films set tries = tries + 1, leased_until = ${until}, changed_at = ${now}
      where state = 'active' and leased_until <= ${now} returning media_key`.execute(transaction)
    const key = taken[0]?.media_key ?? (await insertNext(transaction, now, until))
    if (key === undefined) return undefined
    const { rows } = await sql<ClaimedFilm>`
      select key, mime, width, height, duration_s, size from media where key = ${key}`.execute(transaction)
    return rows[0]
  })
}

/** What an author sent last comes first: they wait for it. */
async function insertNext(db: Executor, now: Date, until: Date): Promise<string | undefined> {
  const { rows } = await sql<{ media_key: string }>`
    insert into films (media_key, state, tries, leased_until, changed_at)
    select media.key, 'active', 1, ${until}::timestamptz, ${now}::timestamptz from media
    where media.mime in ('video/mp4', 'video/webm') and duration_s > 0 and width > 0 and height > 0
      and not exists (select from films where films.media_key = media.key)
      and not exists (select from film_renditions made where made.key = media.key)
    order by media.authored_at desc nulls last, media.created_at, media.key limit 1
    on conflict do nothing returning media_key`.execute(db)
  return rows[0]?.media_key
}

/** @returns false where the film has gone, or another process took it. */
export async function renewLease(db: Executor, lease: Lease, until: Date): Promise<boolean> {
  const { rows } = await sql`
    update films set leased_until = ${until} where ${isHeld(lease)} returning 1`.execute(db)
  return rows.length > 0
}

const isHeld = ({ key, until }: Lease) => sql`media_key = ${key} and leased_until = ${until}`

/** It was no fault of the film that this try ended. */
export async function giveFilmBack(db: Executor, lease: Lease, now: Date): Promise<void> {
  await sql`
    update films set tries = tries - 1, leased_until = ${now}, changed_at = ${now}
    where ${isHeld(lease)}`.execute(db)
}

export async function endFilm(
  db: Executor,
  lease: Lease,
  reason: FilmFailure | null,
  now: Date,
): Promise<void> {
  await sql`
    update films set state = ${reason === null ? 'ready' : 'failed'}, reason = ${reason}, leased_until = null,
      changed_at = ${now}
    where ${isHeld(lease)}`.execute(db)
}

/** The key that the rendition has or will have. */
export async function planRendition(
  db: Executor,
  filmKey: string,
  side: number,
): Promise<{ key: string; size: number | null }> {
  await sql`
    insert into film_renditions (key, film_key, side) values (${newFileKey()}, ${filmKey}, ${side})
    on conflict (film_key, side) do nothing`.execute(db)
  return await db
    .selectFrom('film_renditions')
    .select(['key', 'size'])
    .where('film_key', '=', filmKey)
    .where('side', '=', side)
    .executeTakeFirstOrThrow()
}

interface MadeRendition {
  key: string
  size: number
  sha256: Buffer
  width: number
  height: number
  duration_s: number
}

/** From now on it is served. @returns false where the film has gone meanwhile. */
export async function saveRendition(db: Database, filmKey: string, made: MadeRendition): Promise<boolean> {
  return await db.transaction().execute(async (transaction) => {
    const { rows } = await sql`
      select 1 from films where media_key = ${filmKey} for update`.execute(transaction)
    if (rows.length === 0) return false
    await insertMedia(transaction, { ...made, mime: 'video/mp4' })
    await sql`update film_renditions set size = ${made.size} where key = ${made.key}`.execute(transaction)
    return true
  })
}

export async function forgetRendition(db: Executor, key: string): Promise<void> {
  await db.deleteFrom('film_renditions').where('key', '=', key).execute()
}

export async function listRenditionKeys(db: Executor, filmKey: string): Promise<string[]> {
  const rows = await db.selectFrom('film_renditions').select('key').where('film_key', '=', filmKey).execute()
  return rows.map(({ key }) => key)
}

/** The rows of a film and its renditions, whose bytes have gone. */
export async function deleteFilm(db: Database, filmKey: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select 1 from films where media_key = ${filmKey} for update`.execute(transaction)
    const { rows } = await sql<{ key: string }>`
      delete from film_renditions where film_key = ${filmKey} returning key`.execute(transaction)
    for (const { key } of rows) await deleteMedia(transaction, key)
    await transaction.deleteFrom('films').where('media_key', '=', filmKey).execute()
  })
}

export interface FilmRecord {
  key: string
  /** Null for one that waits. */
  state: 'active' | 'ready' | 'failed' | null
  reason: FilmFailure | null
  /** Of the original. */
  size: number
  side: number | null
  renditions: { key: string; side: number; size: number }[]
}

/** What there is of films, by the keys of their originals; the smallest rendition first. */
export async function listFilms(db: Executor, keys: readonly string[]): Promise<FilmRecord[]> {
  const { rows } = await sql<FilmRecord>`
    select media.key, films.state, films.reason, media.size, least(media.width, media.height) as side,
      coalesce((
        select jsonb_agg(jsonb_build_object('key', made.key, 'side', made.side, 'size', made.size) order by made.side)
        from film_renditions made where made.film_key = media.key and made.size is not null
      ), '[]') as renditions
    from media left join films on films.media_key = media.key
    where media.key = any(${[...keys]}::text[]) and media.mime like 'video/%'`.execute(db)
  return rows
}

/** How many films are in which state. */
export async function countFilms(db: Executor): Promise<{ state: string; films: number }[]> {
  const { rows } = await sql<{ state: string; films: number }>`
    select state, count(*)::int as films from films group by state`.execute(db)
  return rows
}
