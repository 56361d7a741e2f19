export { outagesStaffActions } from './outages-staff.ts'
export { findOutage, saveHeldParts, savePulse } from './outages-store.ts'
