import type { Acknowledged } from './stage.ts'
import { type Rows, shown } from './shown.ts'

/** What was said of the placement exam, and is not so. */
export async function checkExam(rowsOf: Rows, said: Acknowledged): Promise<string[]> {
  const chosen = new Map(
    (
      await rowsOf<{ sitting_id: number; question_id: number; selected_id: number }>(
        'select sitting_id, question_id, selected_id from exam_answers',
      )
    ).map((row) => [`${row.sitting_id} ${row.question_id}`, row.selected_id]),
  )
  const parts = new Map(
    (
      await rowsOf<{ sitting_id: number; part: number; correct: number | null }>(
        'select sitting_id, part, correct from exam_sitting_parts',
      )
    ).map((row) => [`${row.sitting_id} ${row.part}`, row.correct]),
  )
  const sittings = await rowsOf<{ person_id: number; times: number }>(
    'select person_id, count(*)::int as times from exam_sittings group by 1 having count(*) > 1',
  )
  return [
    ...shown(
      'answers of the exam that were acknowledged are gone or others',
      said.examAnswers.filter((one) => chosen.get(`${one.sitting} ${one.question}`) !== one.selected),
    ),
    ...shown(
      'parts of the exam that were finished run on or count otherwise',
      said.examParts.filter((one) => parts.get(`${one.sitting} ${one.part}`) !== one.correct),
    ),
    ...shown('students sat the exam twice', sittings),
  ]
}
