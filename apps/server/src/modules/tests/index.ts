export { answerQuestion } from './answer-question.ts'
export { finishOverdueAttempts } from './end-attempt.ts'
export { testsActions } from './tests-actions.ts'
export { isTestOpen } from './tests-store.ts'
