import type { Executor } from '../../database/database.ts'

export interface NewSubmission {
  person_id: number
  question_id: number
  version: number
  /** What was handed in, by the question's type. */
  work: { text: string } | { files: Record<string, string> }
  submitted_at: Date
}

export interface Decision {
  verdict: 'approved' | 'rejected'
  reviewer_id: number
  reviewed_at: Date
  comment: string
  score: number
  coins: number
  points: number
}

/** Writes a version of a student's work; with a decision where a teacher has taken one. @returns its id. */
export async function insertSubmission(
  db: Executor,
  submission: NewSubmission,
  decision: Decision | null,
): Promise<number> {
  const { id } = await db
    .insertInto('submissions')
    .values({
      person_id: submission.person_id,
      question_id: submission.question_id,
      version: submission.version,
      work: JSON.stringify(submission.work),
      submitted_at: submission.submitted_at,
      status: decision?.verdict ?? 'uploaded',
      reviewer_id: decision?.reviewer_id ?? null,
      reviewed_at: decision?.reviewed_at ?? null,
      comment: decision?.comment ?? null,
      score: decision?.score ?? null,
      coins: decision?.coins ?? null,
      points: decision?.points ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
