import { limits } from '@qadam/contract'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { NEWEST } from './drift.ts'

/** How often an option of a question was chosen, among its newest answers; `recent` of the very newest. */
export interface ChoiceCount {
  question_id: number
  /** Null: no answer. */
  option_id: number | null
  count: number
  recent: number
}

/** Who was asked a question for the first time, as it reads now. */
const asked = sql`
  exam_places where question_id = questions.id and not is_repeat and revision >= questions.worded_revision`

/** How many students were asked each question, as far as they are counted. */
export async function countAsked(db: Executor): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; asked: number }>`
    select questions.id, counted.asked
    from exam_bank_questions as questions
    cross join lateral (
      select count(*)::int as asked from (select from ${asked} limit ${limits.exam.bank.counted}) as places
    ) as counted`.execute(db)
  return new Map(rows.map((row) => [row.id, row.asked]))
}

/** What the newest of those who were asked a question chose. */
export async function countChoices(db: Executor): Promise<ChoiceCount[]> {
  const { rows } = await sql<ChoiceCount>`
    select questions.id as question_id, chosen.option_id, count(*)::int as count,
      count(*) filter (where chosen.newest <= ${NEWEST})::int as recent
    from exam_bank_questions as questions
    cross join lateral (
      select answers.selected_id as option_id, row_number() over (
        partition by answers.selected_id is null order by places.sitting_id desc
      ) as newest
      from (
        select sitting_id, place from ${asked} order by sitting_id desc limit ${limits.exam.bank.figures}
      ) as places
      left join exam_answers as answers
        on answers.sitting_id = places.sitting_id and answers.question_id = places.place
    ) as chosen
    group by questions.id, chosen.option_id`.execute(db)
  return rows
}
