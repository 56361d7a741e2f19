export { auditStaffActions } from './audit-staff.ts'
export { exportTable } from './export-table.ts'
export { blankAuditOfStudent, findLastChange, recordAudit } from './audit-store.ts'
export { serveList } from './serve-list.ts'
