import { limits } from '@qadam/contract'
import type { Executor } from '../../../database/database.ts'
import { listActiveQuestions } from './bank-store.ts'
import { drawQuestions } from './draw.ts'
import { listLastSittings } from './places-store.ts'
import { askQuestions, type AskedQuestion } from './question.ts'

/** A question on its place. */
export interface DrawnPlace {
  place: number
  question_id: number
  revision: number
  is_repeat: boolean
}

/** What a sitting asks of this student in a part. */
export async function drawPart(
  db: Executor,
  { personId, part, random }: { personId: number; part: number; random: () => number },
): Promise<{ questions: AskedQuestion[]; places: DrawnPlace[] }> {
  const seed = Math.floor(random() * 2 ** 31)
  const seen = await listLastSittings(db, personId)
  const drawn = drawQuestions(await listActiveQuestions(db, part), seen, limits.exam.questionsInPart, seed)
  const questions = askQuestions(drawn, part, seed)
  return {
    questions,
    places: drawn.map(({ id, revision }, index) => ({
      place: questions[index]?.id ?? 0,
      question_id: id,
      revision,
      is_repeat: seen.has(id),
    })),
  }
}
