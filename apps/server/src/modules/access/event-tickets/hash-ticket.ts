import { createHash } from 'node:crypto'

/** What is stored of a ticket. */
export function hashTicket(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest()
}
