export { eventLogActions } from './event-log-actions.ts'
export { removeEventsBefore } from './event-log-store.ts'
