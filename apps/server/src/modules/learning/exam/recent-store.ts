import { sql } from 'kysely'
import type { Scope } from '../../../actions/scope.ts'
import type { Executor } from '../../../database/database.ts'
import { isOwnGroup, type StudentBriefRecord } from '../../base/people/index.ts'
import { listParts, type SittingRecord } from './exam-store.ts'

/** The newest sittings of the own students. */
export async function listRecentSittings(
  db: Executor,
  scope: Scope,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<(SittingRecord & { student: StudentBriefRecord })[]> {
  const { rows } = await sql<Omit<SittingRecord, 'parts'> & { student: StudentBriefRecord }>`
    select sittings.id, sittings.person_id, sittings.started_at, sittings.finished_at, sittings.level,
      sittings.set_aside_at, sittings.redirect,
      json_build_object(
        'id', people.id, 'first_name', first_name, 'last_name', last_name, 'avatar', avatar,
        'group_id', group_id, 'group_name', groups.name
      ) as student
    from exam_sittings as sittings
    join people on people.id = sittings.person_id
    left join groups on groups.id = people.group_id
    where ${isOwnGroup(scope, sql`people.group_id`)}
      and ${before === undefined ? sql`true` : sql`sittings.id < ${before}`}
    order by sittings.id desc
    limit ${limit}`.execute(db)
  const parts = await listParts(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, parts: parts.get(row.id) ?? [] }))
}
