import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../../actions/scope.ts'

/** The ids of a teacher's own groups, whose students they see and look after. A curator or mentor has none by that. */
export function ownGroups(teacherId: number): RawBuilder<unknown> {
  return sql`(select id from groups where teacher_id = ${teacherId})`
}

/**
 * The ids of the groups whose work a teacher reviews: their own, and those of teachers they stand in for now. Of the
 * students of the latter they see the works alone.
 */
export function reviewedGroups(teacherId: number, now: Date): RawBuilder<unknown> {
  return sql`(select id from groups where teacher_id in ${coveredTeachers(teacherId, now)})`
}

/** Whether a group, by the column of its id, is the caller's own; for an admin each is, and none too. */
export function isOwnGroup(scope: Scope, groupId: RawBuilder<unknown>): RawBuilder<boolean> {
  return scope === 'all' ? sql`true` : sql`${groupId} in ${ownGroups(scope.teacherId)}`
}

/** A teacher, and whom they stand in for now: also for those whose deputy is away with them as their deputy. */
export const coveredTeachers = (teacherId: number, now: Date): RawBuilder<unknown> => sql`(
  with recursive covered (id) as (
    select ${teacherId}::integer
    union
    select away.teacher_id from covered join ${awayTeachers(now)} away on away.deputy_id = covered.id
  ) select id from covered)`

/** Who is away now, and their deputy, by their absences. */
export const awayTeachers = (now: Date): RawBuilder<unknown> => sql`(
  select teacher_id, deputy_id from teacher_absences where ${isRunning(now)} and ${hasNotLeft(sql`deputy_id`)})`

export const isRunning = (now: Date): RawBuilder<boolean> => sql`starts_at <= ${now} and ends_at > ${now}`

/** Whoever has left reviews nothing: their works are of whom they would be without them. */
export const hasNotLeft = (column: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`exists (select from people where people.id = ${column} and people.closed_at is null)`
