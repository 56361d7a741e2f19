import type { SubmissionStatus } from '@qadam/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { listPlaces, type QuestionPlace } from '../questions/index.ts'
import type { SubmissionRecord } from '../submissions/index.ts'

/** A line of the queue. */
export interface ReviewRecord extends Omit<SubmissionRecord, 'work' | 'checks'>, QuestionPlace {
  group_name: string | null
  student_first_name: string
  student_last_name: string
  student_avatar: string
  claimed_by: number | null
  claimed_until: Date | null
  claimant_first_name: string | null
  claimant_last_name: string | null
}

export interface QueuePage {
  rows: ReviewRecord[]
  total: number
}

/** Lines as one value: measured on the embedded database, the same as rows take three times as long to transfer. */
export interface PackedPage {
  page: PackedRow[] | null
  total: number
}

type PackedRow = [
  id: number,
  person_id: number,
  question_id: number,
  lesson_id: number,
  version: number,
  status: SubmissionStatus,
  is_newest: boolean,
  submitted_ms: number,
  reviewed_ms: number | null,
  decision_id: number | null,
  strike_added: boolean,
  points_added: number,
  coins_added: number,
  group_id: number | null,
  group_name: string | null,
  student: [first_name: string, last_name: string, avatar: string],
  decision:
    | [
        score: number | null,
        coins: number,
        points: number,
        comment_html: string,
        first_name: string,
        last_name: string,
      ]
    | null,
  claim: [reviewer_id: number, until_ms: number, first_name: string, last_name: string] | null,
]

const milliseconds = (time: RawBuilder<unknown>) => sql`extract(epoch from ${time}) * 1000`

const decided = sql`(
  select json_build_array(
    decided.score, decided.coins, decided.points, decided.comment_html, people.first_name, people.last_name
  )
  from review_decisions decided join people on people.id = decided.reviewer_id
  where decided.id = s.decision_id
)`

/**
 * The rows of `s`, submissions, in their order. What belongs to each is looked up row by row: there are few of them, and
 * a join would let the planner read the whole school instead.
 * @param mayBeDecided false where all of them wait, so that decisions are not joined.
 */
export function packedPage(now: Date, mayBeDecided = true): RawBuilder<PackedRow[] | null> {
  return sql`json_agg(json_build_array(
    s.id, s.person_id, s.question_id, s.lesson_id, s.version, s.status, s.is_newest,
    ${milliseconds(sql`s.submitted_at`)}, ${milliseconds(sql`s.reviewed_at`)},
    s.decision_id, s.strike_added, s.points_added, s.coins_added, s.group_id,
    (select name from groups where id = s.group_id),
    (select json_build_array(first_name, last_name, avatar) from people where id = s.person_id),
    ${mayBeDecided ? decided : sql`null`},
    (
      select json_build_array(reviewer_id, ${milliseconds(sql`until`)}, first_name, last_name)
      from review_claims join people on people.id = reviewer_id
      where submission_id = s.id and until > ${now}
    )
  ))`
}

export async function unpackPage(db: Executor, packed: PackedPage | undefined): Promise<QueuePage> {
  const rows = packed?.page ?? []
  const places = await listPlaces(
    db,
    rows.map(([, , questionId]) => questionId),
  )
  return { total: packed?.total ?? 0, rows: rows.map((row) => unpack(row, places)) }
}

function unpack(row: PackedRow, places: ReadonlyMap<number, QuestionPlace>): ReviewRecord {
  const [id, person_id, question_id, lesson_id, version, status, is_newest, submitted, reviewed, ...rest] =
    row
  const [decision_id, strike_added, points_added, coins_added, group_id, group_name, ...people] = rest
  const [student, decision, claim] = people
  const place = places.get(question_id)
  if (!place) throw new Error(`Question ${question_id} is gone`)
  return {
    id,
    person_id,
    question_id,
    lesson_id,
    group_id,
    version,
    status,
    is_newest,
    submitted_at: new Date(submitted),
    reviewed_at: reviewed === null ? null : new Date(reviewed),
    decision_id,
    score: decision?.[0] ?? null,
    coins: decision?.[1] ?? null,
    points: decision?.[2] ?? null,
    comment_html: decision?.[3] ?? null,
    reviewer_first_name: decision?.[4] ?? null,
    reviewer_last_name: decision?.[5] ?? null,
    strike_added,
    points_added,
    coins_added,
    group_name,
    student_first_name: student[0],
    student_last_name: student[1],
    student_avatar: student[2],
    claimed_by: claim?.[0] ?? null,
    claimed_until: claim ? new Date(claim[1]) : null,
    claimant_first_name: claim?.[2] ?? null,
    claimant_last_name: claim?.[3] ?? null,
    question_type: place.question_type,
    module_id: place.module_id,
    lesson_title: place.lesson_title,
    lesson_type: place.lesson_type,
    course_id: place.course_id,
    course_title: place.course_title,
  }
}
