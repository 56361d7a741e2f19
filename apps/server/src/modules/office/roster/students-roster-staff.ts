import { SchoolError, staffActions } from '@qadam/contract'
import { handle, type ActionContext, type ScopedContext } from '../../../actions/action-handler.ts'
import type { Executor } from '../../../database/database.ts'
import { endSessions, forgetReset } from '../../access/accounts/index.ts'
import { reissueCertificates } from '../../rewards/certificates/index.ts'
import { findLastChange, recordAudit } from '../../base/audit/index.ts'
import { isDay } from '../../base/calendar/index.ts'
import { enrollMany, listCourseTitles, unenroll } from '../../learning/courses/index.ts'
import { findGroup, listCoursesToLearn, listGroups } from '../../access/groups/index.ts'
import {
  findStudentBrief,
  closeAccount,
  isHiddenFromLeaderboard,
  lockAccount,
  lockStudents,
  moveToGroup,
  reopenAccount,
  type AccountChange,
} from '../../base/people/index.ts'
import { setVisibility } from '../../rewards/leaderboard/index.ts'
import { removeParentLinks } from '../parents/index.ts'
import { forgetContacts } from '../../messages/push/index.ts'
import { removeCodesOf } from '../../messages/telegram/index.ts'
import { addAccount, changeAccount, readAccountChange, type SeenAccount } from './account-change.ts'
import { phoneConflict } from './phone-conflict.ts'
import { presentRosterStudent } from './present-roster.ts'
import { findRosterStudent } from './roster-store.ts'

export const studentsRosterActions = {
  student_save: handle(
    staffActions.student_save,
    async (context, { student_id, group_id, exam, seen, ...typed }) => {
      const change: AccountChange = {
        ...readAccountChange(typed),
        ...(exam !== undefined && { exam }),
        ...(group_id !== undefined && { groupId: group_id }),
      }
      if (typed.next_due_on && !isDay(typed.next_due_on))
        throw new SchoolError('validation.failed', { fields: { next_due_on: 'invalid' } })
      // A date that moves may freeze or unfreeze: that is payment_due_set.
      if (student_id !== undefined && typed.next_due_on !== undefined)
        throw new SchoolError('validation.failed', { fields: { next_due_on: 'invalid' } })
      const saved = await phoneConflict(async () =>
        student_id === undefined
          ? await addStudent(context, change, typed.next_due_on ?? null)
          : { id: await changeStudent(context, student_id, { change, seen }), password: null },
      )
      await context.live.peopleChanged([saved.id])
      return { student: await presentStudent(context, saved.id), password: saved.password }
    },
  ),

  students_move: handle(staffActions.students_move, async (context, { student_ids, group_id, seen }) => {
    const { db, scope, actor, now } = context
    const group = group_id === null ? null : await findGroup(db, scope, group_id)
    if (group === undefined) throw new SchoolError('not_found')
    const moved = await db.transaction().execute(async (transaction) => {
      const found = await lockStudents(transaction, student_ids, 'naming')
      if (found.length !== new Set(student_ids).size) throw new SchoolError('not_found')
      if (group !== null && found.some(({ closed_at }) => closed_at !== null))
        throw new SchoolError('conflict', { reason: 'closed' })
      const leaving = found.filter((student) => student.group_id !== group_id)
      const isMoved = (student: { id: number; group_id: number | null }) =>
        student.group_id !== seen?.[student_ids.indexOf(student.id)]
      if (seen && leaving.some(isMoved)) throw new SchoolError('conflict', { reason: 'moved' })
      const moving = leaving.map(({ id }) => id)
      if (moving.length === 0) return 0
      await moveToGroup(transaction, moving, group_id)
      if (group_id !== null)
        await enrollMany(transaction, moving, await listCoursesToLearn(transaction, group_id), now)
      await recordAudit(transaction, {
        at: now,
        staffId: actor.id,
        action: 'students_move',
        subject: group === null ? { kind: 'school' } : { kind: 'group', id: group.id },
        before: { group: await describeGroups(transaction, leaving) },
        after: { students: moving.length, ids: moving.join(', '), group: group?.name ?? null },
      })
      return moving.length
    })
    return { moved }
  }),

  students_enrol: handle(
    staffActions.students_enrol,
    async (context, { student_ids, course_id, enrolled }) => {
      const { db, actor, now } = context
      const course = (await listCourseTitles(db)).find(({ id }) => id === course_id)
      if (!course) throw new SchoolError('not_found')
      const changed = await db.transaction().execute(async (transaction) => {
        const found = await lockStudents(transaction, student_ids, 'changes')
        if (found.length !== new Set(student_ids).size) throw new SchoolError('not_found')
        const ids = found.map(({ id }) => id)
        const whose = enrolled
          ? await enrollMany(transaction, ids, [course_id], now)
          : await unenroll(transaction, ids, course_id)
        if (whose.length > 0)
          await recordAudit(transaction, {
            at: now,
            staffId: actor.id,
            action: 'students_enrol',
            subject: { kind: 'school' },
            after: {
              course: course.title.uz,
              enrolled,
              students: whose.length,
              ids: inOrder(whose).join(', '),
            },
          })
        return whose.length
      })
      return { changed }
    },
  ),

  student_close: handle(staffActions.student_close, async (context, { student_id, closed, reason }) => {
    const { db, live, actor, now } = context
    const subject = { kind: 'student' as const, id: student_id }
    await db.transaction().execute(async (transaction) => {
      const student = await lockAccount(transaction, student_id, 'naming')
      if (student?.role !== 'student') throw new SchoolError('not_found')
      if ((student.closed_at !== null) === closed) return
      if (closed) {
        await closeAccount(transaction, student_id, now)
        // A sign-in is over by now, or finds the account closed.
        await endSessions({ db: transaction, live }, { personId: student_id })
      } else await reopenAccount(transaction, student_id)
      const wasHidden = closed
        ? await isHiddenFromLeaderboard(transaction, student_id)
        : (await findLastChange(transaction, 'student_close', subject))?.before['hidden'] === true
      // A student who had hidden themselves before stays hidden when reopened.
      await setVisibility(transaction, student_id, closed || wasHidden)
      // Chats and phones, those of parents too, and links to more of them: no one is notified about a student who left.
      if (closed) {
        await forgetContacts(transaction, student_id)
        await removeCodesOf(transaction, student_id)
        await removeParentLinks(transaction, student_id)
      }
      await recordAudit(transaction, {
        at: now,
        staffId: actor.id,
        action: 'student_close',
        subject,
        before: {
          closed: !closed,
          hidden: wasHidden,
          group_id: student.group_id,
          next_due_on: student.next_due_on,
        },
        after: { closed },
        ...(reason !== undefined && { reason }),
      })
    })
    await live.peopleChanged([student_id])
    return await presentStudent(context, student_id)
  }),

  student_sessions_end: handle(staffActions.student_sessions_end, async (context, { student_id }) => {
    const { db, live, scope, actor, now } = context
    if (!(await findStudentBrief(db, scope, student_id))) throw new SchoolError('not_found')
    const ended = await db.transaction().execute(async (transaction) => {
      const count = await endSessions({ db: transaction, live }, { personId: student_id })
      if (count === 0) return 0
      await recordAudit(transaction, {
        at: now,
        staffId: actor.id,
        action: 'student_sessions_end',
        subject: { kind: 'student', id: student_id },
        after: { sessions: count },
      })
      return count
    })
    return { ended }
  }),
}

const inOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other)

/** Who is in which group, as the audit log says it: `Kechki: 12, 15; —: 18`. */
async function describeGroups(
  db: Executor,
  students: readonly { id: number; group_id: number | null }[],
): Promise<string> {
  const names = new Map((await listGroups(db, 'all')).map(({ id, name }) => [id, name]))
  return [...Map.groupBy(students, ({ group_id }) => group_id)]
    .map(([groupId, those]) => {
      const name = groupId === null ? undefined : names.get(groupId)
      return `${name ?? '—'}: ${those.map(({ id }) => id).join(', ')}`
    })
    .join('; ')
}

async function requireGroup(context: ScopedContext, groupId: number | null | undefined): Promise<void> {
  if (typeof groupId === 'number' && !(await findGroup(context.db, context.scope, groupId)))
    throw new SchoolError('not_found')
}

async function addStudent(
  context: ScopedContext,
  change: AccountChange,
  nextDueOn: string | null,
): Promise<{ id: number; password: string }> {
  await requireGroup(context, change.groupId)
  const groupId = change.groupId ?? null
  return await addAccount(context, change, {
    action: 'student_save',
    kind: 'student',
    of: { role: 'student', exam: change.exam ?? false, groupId, nextDueOn },
    logged: { group_id: groupId },
    add: async (transaction, personId) => await enrolLikeGroup(transaction, personId, groupId, context.now),
  })
}

async function changeStudent(
  context: ScopedContext,
  studentId: number,
  { change, seen }: { change: AccountChange; seen: SeenAccount | undefined },
): Promise<number> {
  const { db, actor, now } = context
  await requireGroup(context, change.groupId)
  await db.transaction().execute(async (transaction) => {
    const record = await lockAccount(
      transaction,
      studentId,
      change.groupId === undefined ? 'changes' : 'naming',
    )
    if (record?.role !== 'student') throw new SchoolError('not_found')
    const isChanged = await changeAccount(
      transaction,
      {
        action: 'student_save',
        subject: { kind: 'student', id: studentId },
        record,
        change,
        seen,
        present: async () => await presentStudent({ ...context, db: transaction }, studentId),
        requireAllowed: () => {
          if (record.closed_at !== null && typeof change.groupId === 'number')
            throw new SchoolError('conflict', { reason: 'closed' })
        },
      },
      { staffId: actor.id, now },
    )
    if (!isChanged) return
    // The old number may be another person's by now; the new one is stored with the next message.
    if (change.phone !== undefined && change.phone !== record.phone) {
      await forgetContacts(transaction, studentId, 'sms')
      await forgetReset(transaction, record.phone)
    }
    if (record.group_id !== change.groupId)
      await enrolLikeGroup(transaction, studentId, change.groupId ?? null, now)
    const nameOf = (first: string, last: string) => `${first} ${last}`.trim()
    const from = nameOf(record.first_name, record.last_name)
    const to = nameOf(change.firstName ?? record.first_name, change.lastName ?? record.last_name)
    if (to !== from)
      await reissueCertificates(transaction, studentId, { from, to }, { staffId: actor.id, now })
  })
  return studentId
}

/** What the group learns, its new student learns. */
async function enrolLikeGroup(
  db: Executor,
  personId: number,
  groupId: number | null,
  now: Date,
): Promise<void> {
  if (groupId !== null) await enrollMany(db, [personId], await listCoursesToLearn(db, groupId), now)
}

async function presentStudent(
  { db, media, now }: Pick<ActionContext, 'media' | 'now'> & { db: Executor },
  studentId: number,
) {
  const record = await findRosterStudent(db, studentId)
  if (!record) throw new Error(`There is no student ${studentId}`)
  return presentRosterStudent(record, (key) => media.url(key, now))
}
