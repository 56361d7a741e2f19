import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { Localized } from '../../../i18n/localized.ts'

export interface ReviewSeen {
  lesson: Localized
  verdict: 'approved' | 'rejected'
  score: number | null
  decided_at: Date
}

/** The verdicts on the newest submissions, by the decision that holds; without comments. */
export async function listReviewsSeen(db: Executor, personId: number, limit: number): Promise<ReviewSeen[]> {
  const { rows } = await sql<ReviewSeen>`
    select lessons.title as lesson, decision.verdict, decision.score, decision.decided_at
    from submissions
    join review_decisions decision on decision.id = submissions.decision_id
    join lessons on lessons.id = submissions.lesson_id
    where submissions.person_id = ${personId} and submissions.status in ('approved', 'rejected')
    order by decision.decided_at desc, submissions.id desc
    limit ${limit}`.execute(db)
  return rows
}

export interface StudentSeen {
  name: string
  lang: 'uz' | 'ru'
  group: string | null
}

export async function getStudentSeen(db: Executor, personId: number): Promise<StudentSeen> {
  const { rows } = await sql<StudentSeen>`
    select trim(people.first_name || ' ' || people.last_name) as name, people.lang, groups.name as "group"
    from people left join groups on groups.id = people.group_id
    where people.id = ${personId}`.execute(db)
  const [student] = rows
  if (!student) throw new Error(`There is no student ${personId}`)
  return student
}
