import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { GroupStaff } from './groups-store.ts'

export interface EditedGroup extends GroupStaff {
  id: number
  name: string
  revision: number
  course_ids: number[]
  students: number
}

/** Groups as an admin edits them, by name. */
export async function listEditedGroups(db: Executor, groupId?: number): Promise<EditedGroup[]> {
  const isMeant = (id: RawBuilder<unknown>) =>
    groupId === undefined ? sql`${id} is not null` : sql`${id} = ${groupId}`
  const { rows } = await sql<EditedGroup>`
    select id, name, teacher_id, curator_id, mentor_id, revision, coalesce(course_ids, '{}') as course_ids,
      coalesce(students, 0) as students
    from groups
    left join (
      select group_id, array_agg(course_id order by course_id) as course_ids from group_courses
      where ${isMeant(sql`group_id`)} group by group_id
    ) learnt on learnt.group_id = groups.id
    left join (
      select group_id, count(*)::int as students from people
      where ${isMeant(sql`group_id`)} and role = 'student' group by group_id
    ) present on present.group_id = groups.id
    where ${isMeant(sql`id`)}
    order by name, id`.execute(db)
  return rows
}

/** Who changed a group last. */
export interface GroupSave {
  revision: number
  saved_by: number | null
  saved_at: Date | null
}

/** A group, locked until the transaction ends. */
export async function lockGroup(
  db: Executor,
  groupId: number,
): Promise<({ id: number; name: string } & GroupSave) | undefined> {
  return await db
    .selectFrom('groups')
    .select(['id', 'name', 'revision', 'saved_by', 'saved_at'])
    .where('id', '=', groupId)
    .forUpdate()
    .executeTakeFirst()
}

/** Locks group names until the transaction ends: two groups of one name would be indistinguishable. */
export async function lockGroupNames(db: Executor): Promise<void> {
  await sql`lock table groups in share row exclusive mode`.execute(db)
}

/** By a name as people read it: letters and spaces alike. Databases differ in which capitals they know. */
export async function findGroupsByName(
  db: Executor,
  names: readonly string[],
): Promise<{ id: number; name: string; folded: string }[]> {
  if (names.length === 0) return []
  const wanted = new Set(names.map(foldGroupName))
  const rows = await db.selectFrom('groups').select(['id', 'name']).execute()
  return rows
    .map((row) => ({ ...row, folded: foldGroupName(row.name) }))
    .filter(({ folded }) => wanted.has(folded))
}

export function foldGroupName(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

export async function insertGroup(db: Executor, group: GroupStaff & { name: string }): Promise<number> {
  const { id } = await db.insertInto('groups').values(group).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateGroup(
  db: Executor,
  groupId: number,
  group: Partial<GroupStaff> & { name: string },
  by: { staffId: number; at: Date },
): Promise<void> {
  await db
    .updateTable('groups')
    .set((set) => ({
      ...group,
      revision: set('revision', '+', 1),
      saved_by: by.staffId,
      saved_at: by.at,
    }))
    .where('id', '=', groupId)
    .execute()
}

/** @returns the courses that were not the group's before. */
export async function saveGroupCourses(
  db: Executor,
  groupId: number,
  courseIds: readonly number[],
): Promise<number[]> {
  await db
    .deleteFrom('group_courses')
    .where('group_id', '=', groupId)
    .where(sql<boolean>`course_id <> all(${[...courseIds]}::integer[])`)
    .execute()
  const { rows } = await sql<{ course_id: number }>`
    insert into group_courses (group_id, course_id)
    select ${groupId}, unnest(${[...courseIds]}::integer[])
    on conflict do nothing
    returning course_id`.execute(db)
  return rows.map((row) => row.course_id)
}

export async function deleteGroup(db: Executor, groupId: number): Promise<void> {
  await db.deleteFrom('groups').where('id', '=', groupId).execute()
}
