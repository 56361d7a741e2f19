export { announcementsActions } from './announcements-actions.ts'
export { announcementsStaffActions } from './announcements-staff.ts'
export { notifyOfAnnouncements } from './notify-of-announcements.ts'
