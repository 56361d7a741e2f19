export { eventTicketsActions, eventTicketsStaffActions, hashTicket } from './event-tickets-actions.ts'
export { listRunningSessions, removeOldTickets, takeTicket } from './event-tickets-store.ts'
