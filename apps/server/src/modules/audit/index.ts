export { auditStaffActions } from './audit-staff.ts'
export { exportTable } from './export-table.ts'
export { findLastChange, recordAudit } from './audit-store.ts'
