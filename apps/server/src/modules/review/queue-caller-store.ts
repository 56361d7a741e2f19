import { limits, type Role } from '@qadam/contract'
import { CompiledQuery } from 'kysely'
import type { Executor } from '../../database/database.ts'
import type { CallerRecord } from '../../actions/action-handler.ts'
import type { QueuePage } from './packed-rows-store.ts'
import { listQueue } from './queue-store.ts'

/** A caller with the first page of their queue. */
export interface QueueCaller extends CallerRecord {
  queue: QueuePage
}

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

/** The session, and a text that is another one as soon as anything in the caller's queue is. */
const stampedSession = `
  select
    caller.id, caller.role, caller.lang, caller.frozen, caller.next_due_on,
    case caller.role
      when 'teacher' then (
        select coalesce(string_agg(group_id || ':' || status || version, ' ' order by group_id, status), 'none')
        from review_counts
        where status in ('uploaded', 'claims') and group_id in (select id from groups where teacher_id = caller.id)
      )
      -- A sum of what only goes up.
      when 'admin' then (select coalesce(sum(version), 0) || ' of ' || count(*) from review_counts)
    end as stamp
  from sessions
  join people caller on caller.id = sessions.person_id
  where sessions.token_hash = $1 and sessions.expires_at > $2`

/**
 * Whoever holds this token, with those of their queue that wait longest: what the console asks most. The lines are read
 * again only when the queue has another stamp than at the last time.
 */
export async function findQueueCaller(
  db: Executor,
  tokenHash: Buffer,
  now: Date,
): Promise<QueueCaller | undefined> {
  const asked = CompiledQuery.raw(stampedSession, [tokenHash, now])
  const { rows } = await db.executeQuery<CallerRecord & { stamp: string | null }>(asked)
  const [row] = rows
  if (!row) return undefined
  const { stamp, ...caller } = row
  // Who reviews nothing is refused by their role before the queue is looked at.
  if (stamp === null) return { ...caller, queue: { rows: [], total: 0 } }
  const pages = pagesOf(db)
  // Another role sees another queue.
  const name = `${caller.role} ${tokenHash.toString('base64')}`
  const known = pages.get(name)
  if (known?.stamp === stamp && known.until > now) return { ...caller, queue: known.queue }
  const queue = await readFirstPage(db, caller, now)
  if (pages.size >= KEPT_PAGES) pages.clear()
  pages.set(name, { stamp, until: endOf(queue, now), queue })
  return { ...caller, queue }
}

async function readFirstPage(
  db: Executor,
  { id, role }: { id: number; role: Role },
  now: Date,
): Promise<QueuePage> {
  const scope = role === 'admin' ? 'all' : { teacherId: id }
  return await listQueue(db, scope, { status: 'uploaded' }, { now, limit: limits.review.pageSize, offset: 0 })
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

export function isQueueCaller(record: CallerRecord | null | undefined): record is QueueCaller {
  return Boolean(record && 'queue' in record)
}
