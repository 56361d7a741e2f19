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

type Row = CallerRecord & { mine: PackedPage | null; everybodys: PackedPage | null }

// What stands in the text for the values of a call.
const anyHash = Buffer.alloc(32)
const anyMoment = new Date(0)
let prepared: CompiledQuery<Row> | undefined

/**
 * Whoever holds this token, with those of their queue that wait longest: what the console asks most, in one query. Its
 * text is put together once, which takes longer than the database needs for the answer.
 */
export async function findQueueCaller(
  db: Executor,
  tokenHash: Buffer,
  now: Date,
): Promise<QueueCaller | undefined> {
  prepared ??= prepare(db)
  const parameters = prepared.parameters.map((value) =>
    value === anyHash ? tokenHash : value === anyMoment ? now : value,
  )
  const { rows } = await db.executeQuery<Row>({ ...prepared, parameters })
  const [row] = rows
  if (!row) return undefined
  const { mine, everybodys, ...caller } = row
  return { ...caller, queue: await unpackPage(db, mine ?? everybodys ?? undefined) }
}

function prepare(db: Executor): CompiledQuery<Row> {
  const slice = { limit: limits.review.pageSize, offset: 0 }
  const filter = { status: 'uploaded' } as const
  const own = { teacherId: sql`caller.id` }
  return sql<Row>`
    select
      caller.id, caller.role, caller.lang, caller.frozen, caller.next_due_on,
      case when caller.role = 'teacher' then (
        select json_build_object('page', ${packedPage(anyMoment, false)}, 'total', ${totalOf(own, filter)})
        from (${pageOf(own, filter, slice)}) s
      ) end as mine,
      case when caller.role = 'admin' then (
        select json_build_object('page', ${packedPage(anyMoment, false)}, 'total', ${totalOf('all', filter)})
        from (${pageOf('all', filter, slice)}) s
      ) end as everybodys
    from sessions
    join people caller on caller.id = sessions.person_id
    where sessions.token_hash = ${anyHash} and sessions.expires_at > ${anyMoment}`.compile(db)
}

export function isQueueCaller(record: CallerRecord | null | undefined): record is QueueCaller {
  return Boolean(record && 'queue' in record)
}
