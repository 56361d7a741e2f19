import { limits } from '@qadam/contract'
import { sql, type CompiledQuery } from 'kysely'
import type { Executor } from '../../database/database.ts'
import type { CallerRecord } from '../../http/action-handler.ts'
import { packedPage, unpackPage, type PackedPage, type QueuePage } from './packed-rows-store.ts'
import { pageOf, totalOf } from './queue-store.ts'

/** A caller with the first page of their queue. */
export interface QueueCaller extends CallerRecord {
  queue: QueuePage
}

type Row = CallerRecord & { stamp: string; mine: PackedPage | null; everybodys: PackedPage | null }

/** A page as it was read, to be shown again as long as the stamp of its queue is the same. */
interface KeptPage {
  stamp: string
  /** When a claim on it ends, or names and titles may have changed. */
  until: Date
  queue: QueuePage
}

const KEPT_PAGES = 1000
/** Names, avatars and titles on a page may be as old as this. */
const namesLag_ms = 30_000
const kept = new WeakMap<object, Map<string, KeptPage>>()

// What stands in the text for the values of a call.
const anyHash = Buffer.alloc(32)
const anyMoment = new Date(0)
const anyStamp = 'the stamp that is known'
let prepared: CompiledQuery<Row> | undefined

/**
 * Whoever holds this token, with those of their queue that wait longest: what the console asks most, in one query. Its
 * text is put together once, which takes longer than the database needs for the answer; and the lines are read again
 * only when the queue has another stamp than at the last time.
 */
export async function findQueueCaller(
  db: Executor,
  tokenHash: Buffer,
  now: Date,
): Promise<QueueCaller | undefined> {
  prepared ??= prepare(db)
  const pages = pagesOf(db)
  const name = tokenHash.toString('base64')
  const known = pages.get(name)
  const stamp = known && known.until > now ? known.stamp : ''
  const values = new Map<unknown, unknown>([
    [anyHash, tokenHash],
    [anyMoment, now],
    [anyStamp, stamp],
  ])
  const parameters = prepared.parameters.map((value) => values.get(value) ?? value)
  const { rows } = await db.executeQuery<Row>({ ...prepared, parameters })
  const [row] = rows
  if (!row) return undefined
  const { stamp: newest, mine, everybodys, ...caller } = row
  if (known && newest === stamp) return { ...caller, queue: known.queue }
  const queue = await unpackPage(db, mine ?? everybodys ?? undefined)
  if (pages.size >= KEPT_PAGES) pages.clear()
  pages.set(name, { stamp: newest, until: endOf(queue, now), queue })
  return { ...caller, queue }
}

function pagesOf(db: Executor): Map<string, KeptPage> {
  let pages = kept.get(db)
  if (!pages) kept.set(db, (pages = new Map()))
  return pages
}

function endOf({ rows }: QueuePage, now: Date): Date {
  const ends = rows.flatMap(({ claimed_until }) => claimed_until?.getTime() ?? [])
  return new Date(Math.min(now.getTime() + namesLag_ms, ...ends))
}

function prepare(db: Executor): CompiledQuery<Row> {
  const slice = { limit: limits.review.pageSize, offset: 0 }
  const filter = { status: 'uploaded' } as const
  const own = { teacherId: sql`caller.id` }
  const page = (scope: typeof own | 'all') => sql`(
    select json_build_object('page', ${packedPage(anyMoment, false)}, 'total', ${totalOf(scope, filter)})
    from (${pageOf(scope, filter, slice)}) s
  )`
  return sql<Row>`
    select
      caller.id, caller.role, caller.lang, caller.frozen, caller.next_due_on, stamp,
      case when stamp <> ${anyStamp} and caller.role = 'teacher' then ${page(own)} end as mine,
      case when stamp <> ${anyStamp} and caller.role = 'admin' then ${page('all')} end as everybodys
    from sessions
    join people caller on caller.id = sessions.person_id
    cross join lateral (
      select case caller.role
        when 'teacher' then (
          select coalesce(string_agg(group_id || ':' || status || version, ' ' order by group_id, status), 'none')
          from review_counts
          where status in ('uploaded', 'claims') and group_id in (select id from groups where teacher_id = caller.id)
        )
        -- A sum of what only goes up.
        else (select coalesce(sum(version), 0) || ' of ' || count(*) from review_counts)
      end as stamp
    ) newest
    where sessions.token_hash = ${anyHash} and sessions.expires_at > ${anyMoment}`.compile(db)
}

export function isQueueCaller(record: CallerRecord | null | undefined): record is QueueCaller {
  return Boolean(record && 'queue' in record)
}
