export { sharesActions } from './shares-actions.ts'
export { sharesStaffActions } from './shares-staff.ts'
