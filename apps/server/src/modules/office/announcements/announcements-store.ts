import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../../actions/scope.ts'
import type { Executor } from '../../../database/database.ts'
import type { Localized } from '../../../i18n/localized.ts'
import { isOwnGroup } from '../../base/people/index.ts'
import type { Span } from './announcement.ts'

export interface AnnouncementTexts {
  title: Localized
  body: Localized
  body_html: Localized
}

export interface AnnouncementDraft extends AnnouncementTexts, Pick<Span, 'starts_on' | 'ends_on'> {}

export interface NewAnnouncement extends AnnouncementDraft {
  group_id: number | null
  course_id: number | null
  author_id: number
  created_at: Date
  request_id: string | null
}

const stored = ({ title, body, body_html, starts_on, ends_on }: AnnouncementDraft) => ({
  title: JSON.stringify(title),
  body: JSON.stringify(body),
  body_html: JSON.stringify(body_html),
  starts_on,
  ends_on,
})

/** @returns its id; undefined where a request of this name made one before. */
export async function insertAnnouncement(
  db: Executor,
  { group_id, course_id, author_id, created_at, request_id, ...draft }: NewAnnouncement,
): Promise<number | undefined> {
  const row = await db
    .insertInto('announcements')
    .values({ ...stored(draft), group_id, course_id, author_id, created_at, request_id })
    .onConflict((conflict) => conflict.column('request_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** @param by the member of staff who saves it. */
export async function updateAnnouncement(
  db: Executor,
  id: number,
  draft: AnnouncementDraft,
  by: { staffId: number; at: Date },
): Promise<void> {
  await db
    .updateTable('announcements')
    .set((set) => ({
      ...stored(draft),
      revision: set('revision', '+', 1),
      saved_by: by.staffId,
      saved_at: by.at,
    }))
    .where('id', '=', id)
    .execute()
}

export async function markEnded(db: Executor, id: number, now: Date): Promise<void> {
  await db.updateTable('announcements').set({ ended_at: now }).where('id', '=', id).execute()
}

export async function findOfRequest(
  db: Executor,
  requestId: string,
): Promise<{ id: number; author_id: number } | undefined> {
  return await db
    .selectFrom('announcements')
    .select(['id', 'author_id'])
    .where('request_id', '=', requestId)
    .executeTakeFirst()
}

export interface AnnouncementRecord extends AnnouncementTexts, Span {
  id: number
  group_id: number | null
  course_id: number | null
  course_title: Localized | null
  revision: number
}

/** Who changed it last. */
export interface AnnouncementSave {
  saved_by: number | null
  saved_at: Date | null
}

/** A course that students may be enrolled in, by what its announcements call it. */
export async function findCourseTitle(db: Executor, courseId: number): Promise<Localized | undefined> {
  const row = await db
    .selectFrom('courses')
    .select('title')
    .where('id', '=', courseId)
    .where('published', '=', true)
    .executeTakeFirst()
  return row?.title as Localized | undefined // jsonb as the importer wrote it
}

/** One that may be changed in this scope, locked until the transaction ends. */
export async function lockAnnouncement(
  db: Executor,
  scope: Scope,
  id: number,
): Promise<(AnnouncementRecord & AnnouncementSave) | undefined> {
  await db.selectFrom('announcements').select('id').where('id', '=', id).forUpdate().execute()
  // By a statement of its own: one that waited for the lock would know the groups as they were before.
  const { rows } = await sql<AnnouncementRecord & AnnouncementSave>`
    select
      announcements.id, announcements.group_id, announcements.course_id, announcements.title, body, body_html,
      starts_on, ends_on, ended_at, announcements.revision, announcements.saved_by, announcements.saved_at,
      courses.title as course_title
    from announcements
    left join courses on courses.id = announcements.course_id
    where announcements.id = ${id} and ${changeable(scope)}`.execute(db)
  return rows[0]
}

// A course is learned in groups of several teachers: to it, as to the school, an admin speaks.
const changeable = (scope: Scope): RawBuilder<boolean> => isOwnGroup(scope, sql`announcements.group_id`)

const seenBy = (scope: Scope): RawBuilder<boolean> => sql`(
  ${isOwnGroup(scope, sql`announcements.group_id`)}
  or announcements.group_id is null and (announcements.course_id is null or exists (
    select from people
    join enrollments on enrollments.person_id = people.id and enrollments.course_id = announcements.course_id
    where ${isOwnGroup(scope, sql`people.group_id`)}
  ))
)`

/** Whether it is for the student in `people`. */
const addressed = sql<boolean>`(
  (announcements.group_id is null or announcements.group_id = people.group_id)
  and (announcements.course_id is null or exists (
    select from enrollments where person_id = people.id and enrollments.course_id = announcements.course_id
  ))
)`

/** A student who left retains what they read, and is sent nothing more. */
const learns = sql<boolean>`(people.role = 'student' and people.closed_at is null)`

const isOver = (today: string): RawBuilder<boolean> =>
  sql`(ended_at is not null or coalesce(ends_on < ${today}::date, false))`

export interface StaffAnnouncementRecord extends AnnouncementRecord {
  group_name: string | null
  author: string
  created_at: Date
  recipients: number
  read: number
  may_change: boolean
}

export interface AnnouncementFilter {
  today: string
  /** One alone. */
  id?: number
  over?: boolean
}

const filtered = ({ today, id, over }: AnnouncementFilter): RawBuilder<boolean> => sql`
  ${id === undefined ? sql`true` : sql`announcements.id = ${id}`}
  and ${over === undefined ? sql`true` : sql`${isOver(today)} = ${over}`}`

/** Of whom staff may know that they were told, and that they read it: a teacher of their own students. */
const counted = (scope: Scope): RawBuilder<boolean> =>
  sql`(${learns} and ${isOwnGroup(scope, sql`people.group_id`)})`

/** As staff see them, newest first. */
export async function listStaffAnnouncements(
  db: Executor,
  scope: Scope,
  filter: AnnouncementFilter,
  page: { limit: number; offset: number },
): Promise<StaffAnnouncementRecord[]> {
  const own = counted(scope)
  const { rows } = await sql<StaffAnnouncementRecord>`
    with school as (select count(*)::int as students from people where ${own})
    select
      announcements.id, announcements.group_id, announcements.course_id, announcements.title, body, body_html,
      starts_on, ends_on, ended_at, announcements.created_at, announcements.revision,
      groups.name as group_name,
      courses.title as course_title,
      trim(author.first_name || ' ' || author.last_name) as author,
      case
        when announcements.group_id is not null
          then (select count(*)::int from people where people.group_id = announcements.group_id and ${own})
        when announcements.course_id is not null
          then (
            select count(*)::int from enrollments join people on people.id = person_id
            where enrollments.course_id = announcements.course_id and ${own}
          )
        else (select students from school)
      end as recipients,
      (
        select count(*)::int from announcement_reads join people on people.id = person_id
        where announcement_id = announcements.id and ${addressed} and ${own}
      ) as read,
      coalesce(${changeable(scope)}, false) as may_change
    from announcements
    left join groups on groups.id = announcements.group_id
    left join courses on courses.id = announcements.course_id
    join people author on author.id = author_id
    where ${seenBy(scope)} and ${filtered(filter)}
    order by announcements.id desc
    limit ${page.limit} offset ${page.offset}::bigint`.execute(db)
  return rows
}

/** How many somebody has announced since a moment, those that ended since included. */
export async function countMadeBy(db: Executor, authorId: number, since: Date): Promise<number> {
  const { made } = await db
    .selectFrom('announcements')
    .select((count) => count.fn.countAll<number>().as('made'))
    .where('author_id', '=', authorId)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return made
}

export async function countStaffAnnouncements(
  db: Executor,
  scope: Scope,
  filter: AnnouncementFilter,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from announcements
    where ${seenBy(scope)} and ${filtered(filter)}`.execute(db)
  return rows[0]?.total ?? 0
}

export interface ShownRecord {
  id: number
  title: Localized
  body_html: Localized
  starts_on: string
  is_read: boolean
}

/** What a student is shown on a day, newest first, without what they dismissed. */
export async function listShown(
  db: Executor,
  personId: number,
  today: string,
  limit: number,
): Promise<ShownRecord[]> {
  const { rows } = await sql<ShownRecord>`
    select announcements.id, title, body_html, starts_on, reads.read_at is not null as is_read
    from announcements
    join people on people.id = ${personId}
    left join announcement_reads reads on reads.announcement_id = announcements.id and reads.person_id = people.id
    where ${addressed}
      and starts_on <= ${today}::date and not ${isOver(today)}
      and reads.dismissed_at is null
    order by starts_on desc, announcements.id desc
    limit ${limit}`.execute(db)
  return rows
}

/** @returns whether there is such an announcement to this student, shown by this day; over or not. */
export async function isAddressed(
  db: Executor,
  personId: number,
  id: number,
  today: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from announcements join people on people.id = ${personId}
    where announcements.id = ${id} and starts_on <= ${today}::date and ${addressed}`.execute(db)
  return rows.length > 0
}

/** The first reading and the first dismissal stay. */
export async function saveRead(
  db: Executor,
  personId: number,
  id: number,
  { isDismissed, now }: { isDismissed: boolean; now: Date },
): Promise<void> {
  await db
    .insertInto('announcement_reads')
    .values({
      announcement_id: id,
      person_id: personId,
      read_at: now,
      dismissed_at: isDismissed ? now : null,
    })
    .onConflict((conflict) =>
      conflict.columns(['announcement_id', 'person_id']).doUpdateSet((set) => ({
        dismissed_at: set.fn.coalesce('announcement_reads.dismissed_at', set.ref('excluded.dismissed_at')),
      })),
    )
    .execute()
}

export interface UnsentAnnouncement {
  id: number
  group_id: number | null
  course_id: number | null
  title: Localized
  told_up_to: number
}

/**
 * The oldest announcement that is shown and not yet sent to all, locked until the transaction ends: one that another
 * process is sending is skipped.
 */
export async function lockUnsentAnnouncement(
  db: Executor,
  today: string,
): Promise<UnsentAnnouncement | undefined> {
  const { rows } = await sql<UnsentAnnouncement>`
    select id, group_id, course_id, title, told_up_to from announcements
    where told_at is null and ended_at is null
      and starts_on <= ${today}::date and (ends_on is null or ends_on >= ${today}::date)
    order by id limit 1
    for update skip locked`.execute(db)
  return rows[0]
}

/** Ids of those whom it is for, after one of them. */
export async function listRecipients(
  db: Executor,
  { group_id, course_id, told_up_to }: UnsentAnnouncement,
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from people
    where ${learns} and id > ${told_up_to}
      and ${group_id === null ? sql`true` : sql`group_id = ${group_id}`}
      and ${course_id === null ? sql`true` : sql`exists (select from enrollments where person_id = people.id and course_id = ${course_id})`}
    order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function saveSentUpTo(
  db: Executor,
  id: number,
  { upTo, wholeAt }: { upTo: number; wholeAt: Date | null },
): Promise<void> {
  await db
    .updateTable('announcements')
    .set({ told_up_to: upTo, told_at: wholeAt })
    .where('id', '=', id)
    .execute()
}
