import type { Executor } from '../../../database/database.ts'

export interface Challenge {
  challenge_hash: Buffer
  person_id: number
  password_digest: Buffer
  device_mark: Buffer | null
  remember: boolean
}

export async function insertChallenge(
  db: Executor,
  challenge: Challenge & { created_at: Date },
): Promise<void> {
  await db.insertInto('sign_in_challenges').values(challenge).execute()
}

/** A challenge that began after a moment. */
export async function findChallenge(db: Executor, hash: Buffer, since: Date): Promise<Challenge | undefined> {
  return await db
    .selectFrom('sign_in_challenges')
    .select(['challenge_hash', 'person_id', 'password_digest', 'device_mark', 'remember'])
    .where('challenge_hash', '=', hash)
    .where('created_at', '>', since)
    .executeTakeFirst()
}

/** The challenges of a person that were tried since a moment, the newest first: what counts against the next try. */
export async function listTries(
  db: Executor,
  personId: number,
  since: Date,
): Promise<{ created_at: Date; tries: number }[]> {
  return await db
    .selectFrom('sign_in_challenges')
    .select(['created_at', 'tries'])
    .where('person_id', '=', personId)
    .where('created_at', '>', since)
    .where('tries', '>', 0)
    .orderBy('created_at', 'desc')
    .execute()
}

/** Counts a try before it is judged. @returns false where the challenge is gone or had its last one. */
export async function takeTryOfChallenge(db: Executor, hash: Buffer, most: number): Promise<boolean> {
  const taken = await db
    .updateTable('sign_in_challenges')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('challenge_hash', '=', hash)
    .where('tries', '<', most)
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

/** @returns whether it was there: of two who answer it at once, one begins a session. */
export async function endChallenge(db: Executor, hash: Buffer): Promise<boolean> {
  const ended = await db
    .deleteFrom('sign_in_challenges')
    .where('challenge_hash', '=', hash)
    .executeTakeFirst()
  return ended.numDeletedRows === 1n
}

export async function endChallengesOf(db: Executor, personId: number): Promise<void> {
  await db.deleteFrom('sign_in_challenges').where('person_id', '=', personId).execute()
}

/** Removes those that began before a moment, whose tries count no more either. */
export async function removeOldChallenges(db: Executor, before: Date): Promise<void> {
  await db.deleteFrom('sign_in_challenges').where('created_at', '<=', before).execute()
}
