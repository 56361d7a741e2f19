export { askAgain, askForChecks } from './ask-for-checks.ts'
export { runChecks } from './run-checks.ts'
