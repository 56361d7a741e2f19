export { announcementsActions } from './announcements-actions.ts'
export { announcementsStaffActions } from './announcements-staff.ts'
export { tellAnnouncements } from './tell-announcements.ts'
