export { recallActions } from './recall-actions.ts'
export { countDue } from './recall-store.ts'
export { rememberAnswer } from './remember-answer.ts'
