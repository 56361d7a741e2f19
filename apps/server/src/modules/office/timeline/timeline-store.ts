import type { Lang, TimelineKind } from '@qadam/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '../../../database/database.ts'

export interface TimelineRecord {
  at: Date
  kind: TimelineKind
  place: string | null
  what: string | null
  amount: number | null
  staff: string | null
}

interface Asked {
  studentId: number
  lang: Lang
}

interface Source {
  kind: Exclude<TimelineKind, 'other'>
  /** Rows of the student, and which of their columns is the moment. */
  rows: (asked: Asked) => RawBuilder<unknown>
  at: string
  place?: (asked: Asked) => RawBuilder<string | null>
  what?: RawBuilder<string | null>
  amount?: RawBuilder<number | null>
  staff?: RawBuilder<string | null>
}

const lesson = ({ lang }: Asked) => sql<string>`lessons.title ->> ${lang}`
const staffName = sql<string>`staff.first_name || ' ' || staff.last_name`
const inLesson = sql`join lessons on lessons.id = x.lesson_id`
const inLessonOfQuestion = sql`
  join questions on questions.id = x.question_id join lessons on lessons.id = questions.lesson_id`
const own =
  (table: string, more = sql``) =>
  (asked: Asked) =>
    sql`${sql.table(table)} x ${more} where x.person_id = ${asked.studentId}`

/** Every table that knows something of a student with its moment. */
const sources: readonly Source[] = [
  { kind: 'sign_in', rows: own('sessions'), at: 'created_at', what: sql`x.user_agent` },
  { kind: 'event', rows: own('event_log'), at: 'happened_at', what: sql`x.event` },
  { kind: 'lesson_opened', rows: own('lesson_progress', inLesson), at: 'opened_at', place: lesson },
  { kind: 'lesson_finished', rows: own('lesson_progress', inLesson), at: 'finished_at', place: lesson },
  {
    kind: 'video',
    rows: own('video_progress', inLessonOfQuestion),
    at: 'updated_at',
    place: lesson,
    amount: sql`round(x.position_s)`,
  },
  { kind: 'attempt_started', rows: own('attempts', inLesson), at: 'started_at', place: lesson },
  {
    kind: 'attempt_ended',
    rows: own('attempts', inLesson),
    at: 'finished_at',
    place: lesson,
    what: sql`x.state`,
    amount: sql`(x.result ->> 'percentage')::float8`,
  },
  ...(['answer', 'recall'] as const).map((kind): Source => ({
    kind,
    rows: own(kind === 'answer' ? 'answers' : 'recall_answers', inLessonOfQuestion),
    at: 'answered_at',
    place: lesson,
    what: sql`case when x.correct then 'right' else 'wrong' end`,
    amount: sql`x.points_added`,
  })),
  {
    kind: 'exercise_saved',
    rows: own('exercise_works', inLessonOfQuestion),
    at: 'saved_at',
    place: lesson,
    amount: sql`x.tries`,
  },
  {
    kind: 'exercise_solved',
    rows: own('exercise_works', inLessonOfQuestion),
    at: 'solved_at',
    place: lesson,
  },
  {
    kind: 'hand_in',
    rows: own('submissions', inLesson),
    at: 'submitted_at',
    place: lesson,
    amount: sql`x.version`,
  },
  {
    kind: 'decision',
    rows: own(
      'submissions',
      sql`${inLesson} join review_decisions on review_decisions.submission_id = x.id
        join people staff on staff.id = review_decisions.reviewer_id`,
    ),
    at: 'review_decisions.decided_at',
    place: lesson,
    what: sql`review_decisions.verdict`,
    amount: sql`review_decisions.score`,
    staff: staffName,
  },
  { kind: 'project_saved', rows: own('projects'), at: 'saved_at', place: () => sql`x.slot` },
  { kind: 'share', rows: own('project_shares'), at: 'shared_at', place: () => sql`x.slot` },
  { kind: 'helper', rows: own('helper_messages'), at: 'created_at', what: sql`x.role` },
  { kind: 'exam_started', rows: own('exam_sittings'), at: 'started_at' },
  { kind: 'exam_ended', rows: own('exam_sittings'), at: 'finished_at', amount: sql`x.level` },
  ...(['points', 'coins'] as const).map((kind): Source => ({
    kind,
    rows: ({ studentId }) => sql`ledger x where x.person_id = ${studentId} and x.currency = ${kind}`,
    at: 'created_at',
    what: sql`x.reason`,
    amount: sql`x.amount`,
  })),
  {
    kind: 'order',
    rows: own('shop_orders'),
    at: 'ordered_at',
    place: ({ lang }) => sql`x.title ->> ${lang}`,
    amount: sql`x.price`,
  },
  {
    kind: 'payment',
    rows: ({ studentId }) =>
      sql`payments x left join people staff on staff.id = x.recorded_by where x.student_id = ${studentId}`,
    at: 'recorded_at',
    what: sql`x.method`,
    amount: sql`x.amount`,
    staff: staffName,
  },
  {
    kind: 'consent',
    rows: own('parent_consents', sql`join people staff on staff.id = x.asked_by`),
    at: 'at',
    what: sql`case when x.given then 'given' else 'taken_back' end`,
    staff: staffName,
  },
  { kind: 'notification', rows: own('notifications'), at: 'created_at', what: sql`x.kind` },
  { kind: 'notification_read', rows: own('notifications'), at: 'read_at', what: sql`x.kind` },
  {
    kind: 'delivery',
    rows: own(
      'notifications',
      sql`join push_deliveries on push_deliveries.notification_id = x.id
        join push_recipients on push_recipients.id = push_deliveries.recipient_id`,
    ),
    at: 'push_deliveries.created_at',
    place: () => sql`push_recipients.provider`,
    what: sql`push_deliveries.state`,
    amount: sql`push_deliveries.tries`,
  },
  {
    kind: 'staff_act',
    rows: ({ studentId }) =>
      sql`audit_log x join people staff on staff.id = x.staff_id
        where x.subject_kind = 'student' and x.subject_id = ${studentId}`,
    at: 'at',
    what: sql`x.action`,
    staff: staffName,
  },
]

/** What is known of a student from one moment until another, the earliest first. */
export async function listTimeline(
  db: Executor,
  studentId: number,
  { from, until, lang, limit }: { from: Date; until: Date; lang: Lang; limit: number },
): Promise<TimelineRecord[]> {
  const asked = { studentId, lang }
  const parts = sources.map(({ kind, rows, at, place, what, amount, staff }) => {
    const moment = sql.ref(at.includes('.') ? at : `x.${at}`)
    return sql`(
      select ${moment} as at, ${kind}::text as kind, ${place?.(asked) ?? sql`null`}::text as place,
        ${what ?? sql`null`}::text as what, ${amount ?? sql`null`}::float8 as amount, ${staff ?? sql`null`}::text as staff
      from ${rows(asked)} and ${moment} >= ${from} and ${moment} < ${until}
      order by 1 limit ${limit})`
  })
  const { rows } = await sql<TimelineRecord>`
    ${sql.join(parts, sql` union all `)} order by at, kind limit ${limit}`.execute(db)
  return rows
}
