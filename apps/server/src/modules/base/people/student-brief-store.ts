import { SchoolError } from '@qadam/contract'
import { sql } from 'kysely'
import type { Scope } from '../../../actions/scope.ts'
import type { Executor } from '../../../database/database.ts'
import type { StudentBriefRecord } from './present-student-brief.ts'
import { isOwnGroup } from './whose-groups-store.ts'

export async function findStudentBrief(
  db: Executor,
  scope: Scope,
  studentId: number,
): Promise<StudentBriefRecord | undefined> {
  const { rows } = await sql<StudentBriefRecord>`
    select people.id, first_name, last_name, avatar, group_id, groups.name as group_name
    from people left join groups on groups.id = people.group_id
    where people.id = ${studentId} and role = 'student' and erased_at is null
      and ${isOwnGroup(scope, sql`people.group_id`)}`.execute(db)
  return rows[0]
}

/**
 * Of whom a change is asked: before it waits for its locks, and again once it holds them, as the student's group may have
 * been given to a colleague by then.
 * @throws SchoolError not_found where the student is not in the scope
 */
export async function requireStudent(
  db: Executor,
  scope: Scope,
  studentId: number,
): Promise<StudentBriefRecord> {
  const student = await findStudentBrief(db, scope, studentId)
  if (!student) throw new SchoolError('not_found')
  return student
}
