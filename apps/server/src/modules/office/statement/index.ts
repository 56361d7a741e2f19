export { statementActions, statementStaffActions } from './statement-actions.ts'
