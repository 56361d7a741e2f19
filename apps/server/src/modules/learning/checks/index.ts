export { askAgain, askForChecks, findLost } from './ask-for-checks.ts'
export { checksStaffActions } from './checks-staff.ts'
export { runChecks, type CheckTools } from './run-checks.ts'
