import { limits } from '@qadam/contract'
import type { Executor } from '../../../database/database.ts'

/** Stores a ticket by its hash, for the session that requested it. */
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

/** Deletes a ticket: it is valid once, in any process. @returns the session it is of, if it was not too old. */
export async function deleteTicket(db: Executor, ticketHash: Buffer, now: Date): Promise<Buffer | undefined> {
  const row = await db
    .deleteFrom('event_tickets')
    .where('ticket_hash', '=', ticketHash)
    .returning(['session_hash', 'expires_at'])
    .executeTakeFirst()
  return row && row.expires_at > now ? row.session_hash : undefined
}

/** @returns how many were too old to be used. */
export async function removeOldTickets(db: Executor, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('event_tickets')
    .where('expires_at', '<=', now)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
