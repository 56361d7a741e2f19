export { askAgain, askForChecks } from './ask-for-checks.ts'
export { runChecks } from './run-checks.ts'
export { runInSandbox } from './sandbox/run-in-sandbox.ts'
