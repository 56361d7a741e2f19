import type { Role } from '@qadam/contract'
import type { Executor } from '../../../database/database.ts'
import { findSession } from '../accounts/index.ts'
import { deleteTicket } from './event-tickets-store.ts'
import { hashTicket } from './hash-ticket.ts'

export interface TicketHolder {
  personId: number
  sessionHash: Buffer
  /** When the session ends by itself. */
  sessionEndsAt: Date
}

/**
 * Takes a ticket, which is valid once. Undefined where it is unknown, used or expired, its session has ended or its
 * holder has none of `roles`; the ticket is deleted then too.
 */
export async function takeTicket(
  db: Executor,
  ticket: string,
  roles: readonly Role[],
  now: Date,
): Promise<TicketHolder | undefined> {
  const sessionHash = await deleteTicket(db, hashTicket(ticket), now)
  const caller = sessionHash && (await findSession(db, sessionHash, now))
  if (!caller || !roles.includes(caller.role)) return undefined
  return { personId: caller.id, sessionHash, sessionEndsAt: caller.session_ends_at }
}
