import { limits } from '@qadam/contract'
import { sql } from 'kysely'
import type { Executor } from '../../database/database.ts'
import type { Role } from '@qadam/contract'

/** Keeps a ticket by the hash of it, for the session that asked. */
export async function insertTicket(
  db: Executor,
  ticketHash: Buffer,
  sessionHash: Buffer,
  now: Date,
): Promise<void> {
  await db
    .insertInto('event_tickets')
    .values({
      ticket_hash: ticketHash,
      session_hash: sessionHash,
      expires_at: new Date(now.getTime() + limits.live.ticket_s * 1000),
    })
    .execute()
}

export interface TicketHolder {
  person_id: number
  role: Role
  session_hash: Buffer
  /** When the session ends by itself. */
  session_ends_at: Date
}

/**
 * Uses a ticket up, in whichever process it comes. Undefined where it is unknown, used or too old, its session has ended
 * or its holder has none of `roles`; the ticket is gone then too.
 */
export async function takeTicket(
  db: Executor,
  ticketHash: Buffer,
  roles: readonly Role[],
  now: Date,
): Promise<TicketHolder | undefined> {
  const row = await db
    .with('taken', (take) =>
      take
        .deleteFrom('event_tickets')
        .where('ticket_hash', '=', ticketHash)
        .returning(['session_hash', 'expires_at']),
    )
    .selectFrom('taken')
    .innerJoin('sessions', 'sessions.token_hash', 'taken.session_hash')
    .innerJoin('people', 'people.id', 'sessions.person_id')
    .select([
      'people.id as person_id',
      'people.role',
      'taken.session_hash',
      'sessions.expires_at as session_ends_at',
    ])
    .where('taken.expires_at', '>', now)
    .where('sessions.expires_at', '>', now)
    .where('people.role', 'in', roles)
    .executeTakeFirst()
  // A check on the column keeps it to the roles of the contract.
  return row as TicketHolder | undefined
}

/** Of these sessions, those that have not ended. */
export async function listRunningSessions(
  db: Executor,
  sessionHashes: readonly Buffer[],
  now: Date,
): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('token_hash', '=', sql<Buffer>`any(${[...sessionHashes]}::bytea[])`)
    .where('expires_at', '>', now)
    .execute()
  return rows.map((row) => row.token_hash)
}

/** @returns how many were too old to be used. */
export async function removeOldTickets(db: Executor, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('event_tickets')
    .where('expires_at', '<=', now)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
