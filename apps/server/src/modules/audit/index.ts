export { auditStaffActions } from './audit-staff.ts'
export { findLastBefore, recordAudit } from './audit-store.ts'
