export { askAgain, askForChecks } from './ask-for-checks.ts'
export { runChecks, type CheckTools } from './run-checks.ts'
