export { schoolSettingsStaffActions } from './school-settings-staff.ts'
export { timeZoneStaffActions } from './time-zone-staff.ts'
