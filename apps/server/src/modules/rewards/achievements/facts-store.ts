import type { AchievementKind } from '@qadam/contract'
import { sql, type RawBuilder } from 'kysely'

type Ids = RawBuilder<number[]>
/** A query that gives who earned it and when, one row a person: (person_id, at). */
type Facts = (ids: Ids, now: Date) => RawBuilder<unknown>

/** A streak that was as long once. If a repaired day made it so, the moment is unknown. */
const streakOf =
  (length: 7 | 30 | 100): Facts =>
  (ids, now) =>
    sql`
    select s.person_id, coalesce((
      select min(l.created_at) from ledger l
      where l.person_id = s.person_id and l.currency = 'coins' and l.reason = 'streak'
        and split_part(l.key, ':', 2) = ${String(length)}
    ), ${now}::timestamptz) as at
    from streaks s where s.person_id = any(${ids}) and s.longest >= ${length}::integer`

/** From what each achievement is earned, queried for several people at once; the earliest moment counts. */
export const facts: Readonly<Record<AchievementKind, Facts>> = {
  first_lesson: (ids) => sql`
    select person_id, min(finished_at) as at from lesson_progress
    where person_id = any(${ids}) and finished_at is not null group by person_id`,

  first_program: (ids) => sql`
    select person_id, min(submitted_at) as at from submissions
    where person_id = any(${ids}) and work ->> 'kind' = 'project' group by person_id`,

  first_approved: (ids) => sql`
    select person_id, min(reviewed_at) as at from submissions
    where person_id = any(${ids}) and status = 'approved' group by person_id`,

  streak_7: streakOf(7),
  streak_30: streakOf(30),
  streak_100: streakOf(100),

  // All lessons finished, and every test of them passed by the only attempt that counted, with nothing wrong in it. An
  // attempt that was given back for a lost connection is none.
  flawless_module: (ids) => sql`
    select person_id, min(at) as at from (
      select p.person_id, l.module_id, max(p.finished_at) as at
      from lesson_progress p
      join lessons l on l.id = p.lesson_id and not l.retired
      where p.person_id = any(${ids}) and p.finished_at is not null
      group by p.person_id, l.module_id
      having count(*) = (select count(*) from lessons whole where whole.module_id = l.module_id and not whole.retired)
        and bool_or(l.test_questions > 0)
        and bool_and(l.test_questions = 0 or coalesce((
          select bool_and(a.state = 'passed' and (a.result ->> 'percentage')::float8 = 100)
          from attempts a
          where a.person_id = p.person_id and a.lesson_id = p.lesson_id
            and a.state <> 'open' and not a.practice_run and not a.forgiven
        ), false))
    ) flawless group by person_id`,

  exam_finished: (ids) => sql`
    select person_id, min(finished_at) as at from exam_sittings
    where person_id = any(${ids}) and finished_at is not null group by person_id`,

  // Paid once a friend, in the transaction that enrols them.
  friend_invited: (ids) => sql`
    select person_id, min(created_at) as at from ledger
    where person_id = any(${ids}) and reason = 'invite' group by person_id`,

  // What has no code to pick it up with, a streak freeze, is nothing that is handed over.
  first_order: (ids) => sql`
    select person_id, min(changed_at) as at from shop_orders
    where person_id = any(${ids}) and state = 'handed_over' and code is not null group by person_id`,
}
