import { randomBytes } from 'node:crypto'
import { staffActions, studentActions } from '@qadam/contract'
import { handle, type ActionContext } from '../../../actions/action-handler.ts'
import { insertTicket } from './event-tickets-store.ts'
import { hashTicket } from './hash-ticket.ts'

const ticketBytes = 32

async function giveTicket({ db, actor, now }: ActionContext): Promise<{ ticket: string }> {
  const ticket = randomBytes(ticketBytes).toString('base64url')
  await insertTicket(db, hashTicket(ticket), actor.sessionHash, now)
  return { ticket }
}

export const eventTicketsActions = { events_ticket: handle(studentActions.events_ticket, giveTicket) }
export const eventTicketsStaffActions = { events_ticket: handle(staffActions.events_ticket, giveTicket) }
