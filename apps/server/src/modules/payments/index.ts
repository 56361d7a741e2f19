export { freezeUnpaid, remindOfPayments } from './follow-due-dates.ts'
export { paymentsActions } from './payments-actions.ts'
export { paymentsStaffActions } from './payments-staff.ts'
