export { auditStaffActions } from './audit-staff.ts'
export { exportTable } from './export-table.ts'
export { findLastBefore, recordAudit } from './audit-store.ts'
