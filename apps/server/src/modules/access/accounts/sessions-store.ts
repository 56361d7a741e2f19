import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { CallerRecord } from '../../../actions/action-handler.ts'
import { owesFactor } from '../second-factor/index.ts'

/** Sessions that have not ended: what makes one valid is written here alone. */
function runningSessions(db: Executor, now: Date) {
  return db.selectFrom('sessions').where('sessions.expires_at', '>', now)
}

/** The person of a session that has not ended; undefined otherwise. The one query that every call pays for. */
export async function findSession(
  db: Executor,
  tokenHash: Buffer,
  now: Date,
): Promise<CallerRecord | undefined> {
  const row = await runningSessions(db, now)
    .innerJoin('people', 'people.id', 'sessions.person_id')
    .select(['people.id', 'people.role', 'people.lang', 'people.frozen', 'people.next_due_on'])
    .select(['sessions.expires_at as session_ends_at', owesFactor.as('owes_factor')])
    .where('sessions.token_hash', '=', tokenHash)
    // A sign-in that raced with closing the account.
    .where('people.closed_at', 'is', null)
    .executeTakeFirst()
  // Checks on the columns limit them to the roles and languages of the contract.
  return row as CallerRecord | undefined
}

/** Of these sessions, those that have not ended. */
export async function listRunningSessions(
  db: Executor,
  tokenHashes: readonly Buffer[],
  now: Date,
): Promise<Buffer[]> {
  const rows = await runningSessions(db, now)
    .select('token_hash')
    .where('token_hash', '=', sql<Buffer>`any(${[...tokenHashes]}::bytea[])`)
    .execute()
  return rows.map((row) => row.token_hash)
}

export async function insertSession(
  db: Executor,
  session: {
    tokenHash: Buffer
    personId: number
    createdAt: Date
    expiresAt: Date
    userAgent: string | null
  },
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      person_id: session.personId,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
      user_agent: session.userAgent,
    })
    .execute()
}

/** The sessions of a person that have not ended, the newest first. */
export async function listSessions(db: Executor, personId: number, now: Date) {
  return await runningSessions(db, now)
    .select(['id', 'token_hash', 'user_agent', 'created_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** One session, by its token or as one of a person's, or all of a person but one of them. */
export type SessionsToEnd =
  | { tokenHash: Buffer }
  | { personId: number; id: number }
  | { personId: number; except?: Buffer }

/** @returns the hashes of those that were there. */
export async function deleteSessions(db: Executor, which: SessionsToEnd): Promise<Buffer[]> {
  const rows = await db
    .deleteFrom('sessions')
    .where((where) =>
      'tokenHash' in which
        ? where('token_hash', '=', which.tokenHash)
        : where.and([
            where('person_id', '=', which.personId),
            'id' in which
              ? where('id', '=', which.id)
              : where('token_hash', '!=', which.except ?? Buffer.alloc(0)),
          ]),
    )
    .returning('token_hash')
    .execute()
  return rows.map((row) => row.token_hash)
}

/** Removes some sessions that are over; those another sign-in is removing are left to it. */
export async function sweepSessions(db: Executor, now: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('token_hash', 'in', (over) =>
      over
        .selectFrom('sessions')
        .select('token_hash')
        .where('expires_at', '<=', now)
        .limit(100)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

/** Removes all sessions that are over. */
export async function removeEndedSessions(db: Executor, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute()
}
