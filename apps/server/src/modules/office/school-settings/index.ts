export { schoolSettingsStaffActions } from './school-settings-staff.ts'
