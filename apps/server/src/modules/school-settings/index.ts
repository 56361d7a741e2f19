export { schoolSettingsStaffActions } from './school-settings-staff.ts'
export type { ConfiguredUsual } from './sections.ts'
