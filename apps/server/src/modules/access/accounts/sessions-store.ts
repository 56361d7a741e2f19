import { sql } from 'kysely'
import type { Executor } from '../../../database/database.ts'
import type { CallerRecord } from '../../../actions/action-handler.ts'
import { owesFactor } from '../second-factor/index.ts'

/** Sessions that have not ended: what makes one valid is written here alone. */
function runningSessions(db: Executor, now: Date) {
  return db
    .selectFrom('sessions')
    .where('sessions.expires_at', '>', now)
    .where((where) =>
      where.or([where('sessions.idle_until', 'is', null), where('sessions.idle_until', '>', now)]),
    )
}

/** Idle time is written down no more exactly than this, so that a call writes seldom. */
const idleStep_ms = 60_000

/**
 * The person of a session that has not ended; undefined otherwise. The one query that every call pays for.
 * @param isAttended somebody does something: the time until an idle session of staff ends begins anew.
 */
export async function findSession(
  db: Executor,
  tokenHash: Buffer,
  now: Date,
  isAttended = false,
): Promise<CallerRecord | undefined> {
  const row = await runningSessions(db, now)
    .innerJoin('people', 'people.id', 'sessions.person_id')
    .select(['people.id', 'people.role', 'people.lang', 'people.frozen', 'people.next_due_on'])
    .select(['sessions.expires_at as session_ends_at', owesFactor.as('owes_factor')])
    .select(['sessions.idle_s', 'sessions.idle_until'])
    .where('sessions.token_hash', '=', tokenHash)
    // A sign-in that raced with closing the account.
    .where('people.closed_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { idle_until: idleUntil, ...caller } = row
  if (isAttended && caller.idle_s !== null && idleUntil !== null) {
    const next = new Date(now.getTime() + caller.idle_s * 1000)
    if (next.getTime() - idleUntil.getTime() >= idleStep_ms) await putOffIdleEnd(db, tokenHash, next)
  }
  // Checks on the columns limit them to the roles and languages of the contract.
  return caller as CallerRecord
}

async function putOffIdleEnd(db: Executor, tokenHash: Buffer, until: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ idle_until: until })
    .where('token_hash', '=', tokenHash)
    // Another process may be ahead.
    .where('idle_until', '<', until)
    .execute()
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
    /** After so long without anybody it ends; null: never by that. */
    idle_s: number | null
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
      idle_s: session.idle_s,
      idle_until:
        session.idle_s === null ? null : new Date(session.createdAt.getTime() + session.idle_s * 1000),
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
