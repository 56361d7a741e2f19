export { eventTicketsActions, eventTicketsStaffActions } from './event-tickets-actions.ts'
export { removeOldTickets } from './event-tickets-store.ts'
export { takeTicket } from './take-ticket.ts'
