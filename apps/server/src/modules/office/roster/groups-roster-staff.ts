import { isDeepStrictEqual } from 'node:util'
import { SchoolError, staffActions, type RosterGroup } from '@qadam/contract'
import { handle, type ActionContext } from '../../../actions/action-handler.ts'
import { isForeignKeyViolation } from '../../../database/database-failure.ts'
import type { Executor } from '../../../database/database.ts'
import { say } from '../../../i18n/localized.ts'
import { recordAudit } from '../../base/audit/index.ts'
import { enrollMany, listCourseTitles } from '../../learning/courses/index.ts'
import {
  deleteGroup,
  findGroupsByName,
  insertGroup,
  listEditedGroups,
  lockGroup,
  lockGroupNames,
  saveGroupCourses,
  updateGroup,
  type EditedGroup,
  type GroupStaff,
} from '../../access/groups/index.ts'
import { saveGroupPrice } from '../../money/online-payments/index.ts'
import { listStudentsOfGroup, lockStaff } from '../../base/people/index.ts'
import { presentSaved as presentSave } from '../../base/school/index.ts'
import { requireName } from './account-change.ts'
import { listOpenStaff } from './roster-store.ts'

export const groupsRosterActions = {
  roster_groups: handle(staffActions.roster_groups, async ({ db, lang }) => {
    return {
      groups: (await listEditedGroups(db)).map(presentGroup),
      staff: await listOpenStaff(db),
      courses: (await listCourseTitles(db)).map(({ id, title }) => ({ id, title: say(title, lang) })),
    }
  }),

  group_save: handle(staffActions.group_save, async (context, { group_id, revision, ...typed }) => {
    const name = requireName(typed.name, 'name')
    const staff = {
      ...(typed.teacher_id !== undefined && { teacher_id: typed.teacher_id }),
      ...(typed.curator_id !== undefined && { curator_id: typed.curator_id }),
      ...(typed.mentor_id !== undefined && { mentor_id: typed.mentor_id }),
    }
    await requireCourses(context.db, typed.course_ids)
    const id = await context.db.transaction().execute(async (transaction) => {
      await requireStaff(transaction, Object.values(staff))
      await lockGroupNames(transaction)
      const namesake = await findGroupsByName(transaction, [name])
      if (namesake.some((group) => group.id !== group_id))
        throw new SchoolError('conflict', { reason: 'name_taken' })
      const saved =
        group_id === undefined
          ? {
              id: await insertGroup(transaction, {
                name,
                teacher_id: staff.teacher_id ?? null,
                curator_id: staff.curator_id ?? null,
                mentor_id: staff.mentor_id ?? null,
              }),
              before: undefined,
            }
          : await changeGroup(
              transaction,
              context,
              { group_id, revision },
              { name, ...staff },
              typed.course_ids,
            )
      await learn(transaction, context, saved.id, typed.course_ids, saved.before)
      return saved.id
    })
    return await presentSaved(context.db, id)
  }),

  group_delete: handle(staffActions.group_delete, async ({ db, actor, now }, { group_id }) => {
    try {
      await db.transaction().execute(async (transaction) => {
        const group = await lockGroup(transaction, group_id)
        if (!group) throw new SchoolError('not_found')
        const students = await listStudentsOfGroup(transaction, group_id)
        if (students.length > 0) throw new SchoolError('conflict', { reason: 'has_students' })
        await saveGroupPrice(transaction, group_id, null)
        await deleteGroup(transaction, group_id)
        await recordAudit(transaction, {
          at: now,
          staffId: actor.id,
          action: 'group_delete',
          subject: { kind: 'group', id: group_id },
          before: { name: group.name },
        })
      })
    } catch (error) {
      if (isForeignKeyViolation(error)) throw new SchoolError('conflict', { reason: 'has_history' })
      throw error
    }
    return null
  }),
}

/** @throws SchoolError not_found for a person who is no member of staff, or left, also concurrently */
async function requireStaff(db: Executor, ids: readonly (number | null)[]): Promise<void> {
  const wanted = ids.filter((id) => id !== null)
  const known = await lockStaff(db, wanted)
  if (wanted.some((id) => !known.has(id))) throw new SchoolError('not_found')
}

async function requireCourses(db: Executor, ids: readonly number[]): Promise<void> {
  const known = new Set((await listCourseTitles(db)).map(({ id }) => id))
  if (ids.some((id) => !known.has(id))) throw new SchoolError('not_found')
}

/** @throws SchoolError conflict with the group as it is, where another admin saved it meanwhile */
async function changeGroup(
  db: Executor,
  { actor, now }: ActionContext,
  { group_id: groupId, revision }: { group_id: number; revision: number | undefined },
  group: Partial<GroupStaff> & { name: string },
  courseIds: readonly number[],
): Promise<{ id: number; before: EditedGroup }> {
  const locked = await lockGroup(db, groupId)
  if (!locked) throw new SchoolError('not_found')
  const before = await getGroup(db, groupId)
  // Saved as it was, or sent again because its reply was lost: nothing that anybody else has to hear of.
  if (isDeepStrictEqual(auditOf(before), auditOf({ ...before, ...group, course_ids: sorted(courseIds) })))
    return { id: groupId, before }
  if (revision !== undefined && revision !== locked.revision) {
    const current = presentGroup(before)
    const newer = { ...current, ...(await presentSave(db, locked)) }
    throw new SchoolError('conflict', { reason: 'changed', group: current, newer })
  }
  await updateGroup(db, groupId, group, { staffId: actor.id, at: now })
  return { id: groupId, before }
}

/** Students of the group are enrolled in what it learns newly; none is unenrolled. */
async function learn(
  db: Executor,
  { actor, now }: ActionContext,
  groupId: number,
  courseIds: readonly number[],
  before: EditedGroup | undefined,
): Promise<void> {
  const added = await saveGroupCourses(db, groupId, courseIds)
  const students = await listStudentsOfGroup(db, groupId)
  await enrollMany(
    db,
    students.map(({ id }) => id),
    added,
    now,
  )
  const after = auditOf(await getGroup(db, groupId))
  if (before && isDeepStrictEqual(auditOf(before), after)) return
  await recordAudit(db, {
    at: now,
    staffId: actor.id,
    action: 'group_save',
    subject: { kind: 'group', id: groupId },
    ...(before && { before: auditOf(before) }),
    after,
  })
}

const sorted = (ids: readonly number[]) => [...new Set(ids)].toSorted((one, other) => one - other)

const auditOf = ({ name, teacher_id, curator_id, mentor_id, course_ids }: EditedGroup) => ({
  name,
  teacher_id,
  curator_id,
  mentor_id,
  courses: course_ids.join(', '),
})

async function getGroup(db: Executor, groupId: number): Promise<EditedGroup> {
  const [group] = await listEditedGroups(db, groupId)
  if (!group) throw new Error(`There is no group ${groupId}`)
  return group
}

async function presentSaved(db: Executor, groupId: number): Promise<RosterGroup> {
  return presentGroup(await getGroup(db, groupId))
}

const presentGroup = (group: EditedGroup): RosterGroup => ({ ...group })
