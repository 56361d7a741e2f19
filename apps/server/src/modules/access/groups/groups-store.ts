import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { Localized } from '../../../i18n/localized.ts'
import { isOwnGroup } from '../../base/people/index.ts'
import type { Scope } from '../../../actions/scope.ts'

export interface GroupStaff {
  teacher_id: number | null
  curator_id: number | null
  mentor_id: number | null
}

/** A group by its stable id: made, or given these people. @returns its id. */
export async function saveGroup(
  db: Executor,
  stableId: string,
  name: string,
  staff: GroupStaff,
): Promise<number> {
  const row = await db
    .insertInto('groups')
    .values({ stable_id: stableId, name, ...staff })
    .onConflict((conflict) => conflict.column('stable_id').doUpdateSet({ name, ...staff }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export interface GroupRecord {
  id: number
  name: string
}

export async function listGroups(db: Executor, scope: Scope): Promise<GroupRecord[]> {
  const { rows } = await sql<GroupRecord>`
    select id, name from groups where ${isOwnGroup(scope, sql`groups.id`)} order by name, id`.execute(db)
  return rows
}

export async function findGroup(
  db: Executor,
  scope: Scope,
  groupId: number,
): Promise<GroupRecord | undefined> {
  const { rows } = await sql<GroupRecord>`
    select id, name from groups where id = ${groupId} and ${isOwnGroup(scope, sql`groups.id`)}`.execute(db)
  return rows[0]
}

export interface GroupOverview extends GroupRecord {
  students: number
  teacher: string | null
  curator: string | null
  mentor: string | null
  open: number
  overdue: number
}

/** The groups with their people and what waits in them; overdue is what was handed in before a moment. */
export async function listGroupOverviews(
  db: Executor,
  scope: Scope,
  submittedBefore: Date,
): Promise<GroupOverview[]> {
  const nameOf = (person: string) =>
    sql`trim(${sql.ref(person)}.first_name || ' ' || ${sql.ref(person)}.last_name)`
  const ofOwnGroups = sql`(group_id is not null and ${isOwnGroup(scope, sql`group_id`)})`
  const { rows } = await sql<GroupOverview>`
    select
      groups.id,
      groups.name,
      coalesce(present.students, 0) as students,
      ${nameOf('teacher')} as teacher,
      ${nameOf('curator')} as curator,
      ${nameOf('mentor')} as mentor,
      coalesce(review_counts.count, 0) as open,
      coalesce(late.overdue, 0) as overdue
    from groups
    left join people teacher on teacher.id = groups.teacher_id
    left join people curator on curator.id = groups.curator_id
    left join people mentor on mentor.id = groups.mentor_id
    left join review_counts on review_counts.group_id = groups.id and review_counts.status = 'uploaded'
    left join (
      select group_id, count(*)::int as students from people
      where role = 'student' and ${ofOwnGroups} group by group_id
    ) present on present.group_id = groups.id
    left join (
      select group_id, count(*)::int as overdue from submissions
      where status = 'uploaded' and is_newest and submitted_at < ${submittedBefore} and ${ofOwnGroups} group by group_id
    ) late on late.group_id = groups.id
    where ${isOwnGroup(scope, sql`groups.id`)}
    order by groups.name, groups.id`.execute(db)
  return rows
}

/** The published courses that students of these groups are enrolled in. */
export async function listGroupCourses(
  db: Executor,
  scope: Scope,
): Promise<{ group_id: number; id: number; title: Localized }[]> {
  const { rows } = await sql<{ group_id: number; id: number; title: Localized }>`
    select group_id, courses.id, courses.title
    from (
      select distinct people.group_id, course_id
      from people join enrollments on enrollments.person_id = people.id
      where people.group_id is not null and ${isOwnGroup(scope, sql`people.group_id`)}
    ) learnt
    join courses on courses.id = course_id
    where courses.published
    order by courses.position, courses.id`.execute(db)
  return rows
}

/** All published courses. */
export async function listPublishedCourses(db: Executor): Promise<{ id: number; title: Localized }[]> {
  const rows = await db
    .selectFrom('courses')
    .select(['id', 'title'])
    .where('published', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows as { id: number; title: Localized }[] // jsonb as the importer wrote it
}

interface StudentContacts {
  group: GroupRecord
  curator: ContactRecord | null
  mentor: ContactRecord | null
}

export interface ContactRecord {
  id: number
  first_name: string
  last_name: string
  phone: string
  avatar: string
}

/** The group of a student with its curator and mentor. */
export async function findContacts(db: Executor, studentId: number): Promise<StudentContacts | undefined> {
  const personOf = (column: RawBuilder<unknown>) => sql`(
    select json_build_object('id', id, 'first_name', first_name, 'last_name', last_name, 'phone', phone, 'avatar', avatar)
    from people where id = ${column})`
  const { rows } = await sql<StudentContacts>`
    select
      json_build_object('id', groups.id, 'name', groups.name) as group,
      ${personOf(sql`groups.curator_id`)} as curator,
      ${personOf(sql`groups.mentor_id`)} as mentor
    from people join groups on groups.id = people.group_id
    where people.id = ${studentId}`.execute(db)
  return rows[0]
}

/** What the students of a group learn, in the order of the courses. */
export async function listCoursesToLearn(db: Executor, groupId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('group_courses')
    .select('course_id')
    .where('group_id', '=', groupId)
    .orderBy('course_id')
    .execute()
  return rows.map((row) => row.course_id)
}
