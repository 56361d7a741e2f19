import type { Executor } from '../../database/database.ts'

export interface CountedAttempt {
  lesson_id: number
  started_at: Date
  /** It counts against the student. */
  spent: boolean
  /** Null once it has ended. */
  open_until: Date | null
}

/** The attempts at lessons that count against a student now, and those that run. */
export async function listCountedAttempts(
  db: Executor,
  personId: number,
  lessonIds: readonly number[],
  startedAfter: Date,
): Promise<CountedAttempt[]> {
  if (lessonIds.length === 0) return []
  return await db
    .selectFrom('attempts')
    .select((select) => [
      'lesson_id',
      'started_at',
      select
        .and([
          select('spent', '=', true),
          select('forgiven', '=', false),
          select('started_at', '>', startedAfter),
        ])
        .$castTo<boolean>()
        .as('spent'),
      select
        .case()
        .when('state', '=', 'open')
        .then(select.ref('expires_at'))
        .else(null)
        .end()
        .as('open_until'),
    ])
    .where('person_id', '=', personId)
    .where('lesson_id', 'in', lessonIds)
    .where((where) =>
      where.or([
        where.and([
          where('spent', '=', true),
          where('forgiven', '=', false),
          where('started_at', '>', startedAfter),
        ]),
        where('state', '=', 'open'),
      ]),
    )
    .orderBy('started_at')
    .execute()
}
