export { questionTryActions } from './question-try-actions.ts'
