export { insertSubmission, type Decision } from './practice-store.ts'
