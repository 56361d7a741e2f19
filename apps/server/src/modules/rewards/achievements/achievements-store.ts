import { achievementKinds } from '@qadam/contract'
import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import { facts } from './facts-store.ts'

/**
 * Stores what these people have earned and do not have yet, in one statement. Those they have are not checked again:
 * each stays with its date, whatever becomes of the facts.
 */
export async function awardMissing(db: Executor, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  const asked = sql<number[]>`${[...ids]}::integer[]`
  const earned = achievementKinds.map(
    (kind) =>
      sql`select person_id, ${kind}::text as kind, at from (${facts[kind](asked, now)}) ${sql.ref(kind)}`,
  )
  await sql`
    insert into achievements (person_id, kind, earned_at)
    select earned.person_id, earned.kind, earned.at
    from (${sql.join(earned, sql` union all `)}) earned
    where not exists (
      select from achievements known where known.person_id = earned.person_id and known.kind = earned.kind)
    -- Two that keep the same rows wait for each other in one order.
    order by earned.person_id, earned.kind
    on conflict (person_id, kind) do nothing`.execute(db)
}

interface AchievementRecord {
  kind: string
  earned_at: Date
  seen_at: Date | null
}

/** The newest first. */
export async function listAchievements(db: Executor, personId: number): Promise<AchievementRecord[]> {
  return await db
    .selectFrom('achievements')
    .select(['kind', 'earned_at', 'seen_at'])
    .where('person_id', '=', personId)
    .orderBy('earned_at', 'desc')
    .orderBy('kind')
    .execute()
}

/** What is older is new on the profile alone: at the end of a lesson it would be a line of old news. */
const news_ms = 7 * 24 * 3_600_000

/** Stores what a student has earned and marks the news as shown. @returns what had not been, the first earned first. */
export async function markAchievementsShown(db: Executor, personId: number, now: Date): Promise<string[]> {
  await awardMissing(db, [personId], now)
  const fresh = (await listAchievements(db, personId)).filter(
    ({ seen_at, earned_at }) => seen_at === null && now.getTime() - earned_at.getTime() <= news_ms,
  )
  if (fresh.length === 0) return []
  const kinds = fresh.map(({ kind }) => kind).toReversed()
  const first = new Set(await markSeen(db, personId, kinds, now))
  return kinds.filter((kind) => first.has(kind))
}

/** @returns those that had not been shown before. */
export async function markSeen(
  db: Executor,
  personId: number,
  kinds: readonly string[],
  now: Date,
): Promise<string[]> {
  const marked = await db
    .updateTable('achievements')
    .set({ seen_at: now })
    .where('person_id', '=', personId)
    .where('kind', 'in', [...kinds])
    .where('seen_at', 'is', null)
    .returning('kind')
    .execute()
  return marked.map(({ kind }) => kind)
}
