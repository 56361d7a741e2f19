export { timelineStaffActions } from './timeline-staff.ts'
