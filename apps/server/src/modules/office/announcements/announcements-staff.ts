import { isDeepStrictEqual } from 'node:util'
import { limits, SchoolError, staffActions, type AuditValues, type StaffAnnouncement } from '@qadam/contract'
import { handle, type ScopedContext } from '../../../actions/action-handler.ts'
import type { Executor } from '../../../database/database.ts'
import type { Localized } from '../../../i18n/localized.ts'
import { recordAudit } from '../../base/audit/index.ts'
import { schoolDay, startOfDay } from '../../base/calendar/index.ts'
import { findGroup } from '../../access/groups/index.ts'
import { lockPerson } from '../../base/people/index.ts'
import { renderComments } from '../../learning/questions/index.ts'
import { presentSaved, requireRussian } from '../../base/school/index.ts'
import { requireOneAudience, requireSpan, trimmed, type Audience } from './announcement.ts'
import {
  countMadeBy,
  countStaffAnnouncements,
  findCourseTitle,
  findOfRequest,
  insertAnnouncement,
  listStaffAnnouncements,
  lockAnnouncement,
  markEnded,
  updateAnnouncement,
  type AnnouncementDraft,
  type AnnouncementRecord,
} from './announcements-store.ts'
import { presentStaffAnnouncement } from './present-announcement.ts'

const { page: PAGE, ofTeacherADay } = limits.announcements
/** Letters of a text that the audit log stores: enough to recognize it. */
const AUDITED = 300

export const announcementsStaffActions = {
  announcements: handle(staffActions.announcements, async (context, { over, page }) => {
    const { db, scope, lang } = context
    const today = schoolDay(context.now, context.timeZone)
    const filter = { today, over }
    const slice = { limit: PAGE, offset: (page - 1) * PAGE }
    const records = await listStaffAnnouncements(db, scope, filter, slice)
    return {
      rows: records.map((record) => presentStaffAnnouncement(record, today, lang)),
      total: await countStaffAnnouncements(db, scope, filter),
      page,
      pagesize: PAGE,
      left_today: scope === 'all' ? null : Math.max(0, ofTeacherADay - (await countToday(db, context))),
    }
  }),

  announcement_save: handle(
    staffActions.announcement_save,
    async (context, { id, group_id, course_id, title, body, from, until, revision, request_id = null }) => {
      const { db, actor, now, timeZone, jobs } = context
      const today = schoolDay(now, timeZone)
      requireSpan(from, until, today)
      if (id !== undefined && revision === undefined)
        throw new SchoolError('validation.failed', { fields: { revision: 'invalid' } })
      const audience = { group_id, course_id }
      requireOneAudience(audience)
      const draft: AnnouncementDraft = {
        title: trimmed(title),
        body: trimmed(body),
        body_html: await rendered(trimmed(body), actor.id),
        starts_on: from,
        ends_on: until,
      }
      const savedId = await db.transaction().execute(async (transaction) => {
        if (id !== undefined) await change(transaction, context, { id, revision, ...audience }, draft)
        const made = id ?? (await insertNew(transaction, context, { ...audience, request_id }, draft))
        if (from <= today) await jobs.send(transaction, 'notify_of_announcements', {})
        return made
      })
      return await presentOne(context, savedId)
    },
  ),

  announcement_end: handle(staffActions.announcement_end, async (context, { announcement_id: id }) => {
    await context.db.transaction().execute(async (transaction) => {
      const before = await lockAnnouncement(transaction, context.scope, id)
      if (!before) throw new SchoolError('not_found')
      if (before.ended_at !== null) return
      await markEnded(transaction, id, context.now)
      await recordAudit(transaction, {
        at: context.now,
        staffId: context.actor.id,
        action: 'announcement_end',
        subject: subjectOf(before.group_id),
        before: auditOf(id, before, before.course_title),
      })
    })
    return await presentOne(context, id)
  }),
}

/** Makes it once a request. @returns its id. */
async function insertNew(
  db: Executor,
  context: ScopedContext,
  { group_id, course_id, request_id }: Audience & { request_id: string | null },
  draft: AnnouncementDraft,
): Promise<number> {
  const { actor, scope, now } = context
  if (group_id === null && scope !== 'all') throw new SchoolError('access.forbidden')
  if (group_id !== null && !(await findGroup(db, scope, group_id))) throw new SchoolError('not_found')
  const course = course_id === null ? null : await findCourseTitle(db, course_id)
  if (course === undefined) throw new SchoolError('not_found')
  const whole = { ...draft, group_id, course_id, request_id, author_id: actor.id, created_at: now }
  const made = await insertAnnouncement(db, whole)
  if (made === undefined) {
    const earlier = request_id === null ? undefined : await findOfRequest(db, request_id)
    if (earlier?.author_id !== actor.id) throw new SchoolError('conflict', { reason: 'request_used' })
    return earlier.id
  }
  if (scope !== 'all') {
    // Of twenty that are sent at once each counts those before it.
    await lockPerson(db, actor.id)
    if ((await countToday(db, context)) > ofTeacherADay)
      throw new SchoolError('conflict', { reason: 'day_full', most: ofTeacherADay })
  }
  // Not of a repeat: what its first had made stays, whatever was set since.
  await requireRussian(db, [draft.title, draft.body], undefined)
  await recordAudit(db, {
    at: now,
    staffId: actor.id,
    action: 'announcement_save',
    subject: subjectOf(group_id),
    after: auditOf(made, draft, course),
  })
  return made
}

async function change(
  db: Executor,
  context: ScopedContext,
  { id, revision, group_id, course_id }: Audience & { id: number; revision: number | undefined },
  draft: AnnouncementDraft,
): Promise<void> {
  const { actor, scope, now } = context
  const before = await lockAnnouncement(db, scope, id)
  if (!before) throw new SchoolError('not_found')
  if (before.ended_at !== null) throw new SchoolError('conflict', { reason: 'ended' })
  // The audience is fixed: its recipients may have been notified already.
  if (before.group_id !== group_id || before.course_id !== course_id)
    throw new SchoolError('conflict', { reason: 'audience_fixed' })
  const standing = { title: before.title, body: before.body }
  const wanted = { title: draft.title, body: draft.body }
  const isSame = isDeepStrictEqual(standing, wanted) && before.starts_on === draft.starts_on
  // Sent again because its reply was lost.
  if (isSame && before.ends_on === draft.ends_on) return
  if (before.revision !== revision) {
    const newer = { ...(await presentOne({ ...context, db }, id)), ...(await presentSaved(db, before)) }
    throw new SchoolError('conflict', { reason: 'changed', newer })
  }
  await requireRussian(db, [draft.title, draft.body], [before.title, before.body])
  await updateAnnouncement(db, id, draft, { staffId: actor.id, at: now })
  await recordAudit(db, {
    at: now,
    staffId: actor.id,
    action: 'announcement_save',
    subject: subjectOf(group_id),
    before: auditOf(id, before, before.course_title),
    after: auditOf(id, draft, before.course_title),
  })
}

async function countToday(db: Executor, { actor, now, timeZone }: ScopedContext): Promise<number> {
  return await countMadeBy(db, actor.id, startOfDay(schoolDay(now, timeZone), timeZone))
}

const subjectOf = (groupId: number | null) =>
  groupId === null ? ({ kind: 'school' } as const) : ({ kind: 'group', id: groupId } as const)

type Audited = Pick<AnnouncementRecord, 'title' | 'body' | 'starts_on' | 'ends_on'>

const auditOf = (
  id: number,
  { title, body, starts_on, ends_on }: Audited,
  course: Localized | null,
): AuditValues => ({
  announcement: id,
  ...(course && { course: course.uz }),
  title: title.uz,
  title_ru: title.ru ?? null,
  body: body.uz.slice(0, AUDITED),
  body_ru: body.ru?.slice(0, AUDITED) ?? null,
  from: starts_on,
  until: ends_on,
})

async function rendered({ uz, ru }: Localized, authorId: number): Promise<Localized> {
  const sources = ru === undefined ? [uz] : [uz, ru]
  const [inUzbek = '', inRussian] = await renderComments(sources, authorId)
  return inRussian === undefined ? { uz: inUzbek } : { uz: inUzbek, ru: inRussian }
}

async function presentOne(
  { db, scope, now, timeZone, lang }: Omit<ScopedContext, 'db'> & { db: Executor },
  id: number,
): Promise<StaffAnnouncement> {
  const today = schoolDay(now, timeZone)
  const [record] = await listStaffAnnouncements(db, scope, { today, id }, { limit: 1, offset: 0 })
  if (!record) throw new SchoolError('not_found')
  return presentStaffAnnouncement(record, today, lang)
}
