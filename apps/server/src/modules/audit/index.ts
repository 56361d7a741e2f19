export { auditStaffActions } from './audit-staff.ts'
export { recordAudit } from './audit-store.ts'
