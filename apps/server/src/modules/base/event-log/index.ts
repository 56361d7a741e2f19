export { eventLogActions } from './event-log-actions.ts'
