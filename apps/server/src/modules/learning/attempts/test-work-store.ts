import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'

interface TestWork {
  /** Questions that were answered right, each once. */
  right: number
  /** Tests that were passed once more. */
  repeated: number
}

/** What each of these students did in tests between two moments; students without any may be missing. */
export async function countTestWork(
  db: Executor,
  personIds: readonly number[],
  { from, before }: { from: Date; before: Date },
): Promise<Map<number, TestWork>> {
  // An attempt is answered and ended near its deadline at the latest: a day more than covers a server that was off.
  const { rows } = await sql<TestWork & { person_id: number }>`
    select attempts.person_id,
      (count(distinct answers.question_id) filter (
        where answers.correct and answers.answered_at >= ${from} and answers.answered_at < ${before}
      ))::integer as right,
      (count(distinct attempts.id) filter (
        where attempts.practice_run and attempts.state = 'passed'
          and attempts.finished_at >= ${from} and attempts.finished_at < ${before}
      ))::integer as repeated
    from attempts left join answers on answers.attempt_id = attempts.id
    where attempts.person_id = any(${[...personIds]}::integer[])
      and attempts.expires_at >= ${from}::timestamptz - interval '1 day' and attempts.started_at < ${before}
    group by attempts.person_id`.execute(db)
  return new Map(rows.map(({ person_id, right, repeated }) => [person_id, { right, repeated }]))
}
