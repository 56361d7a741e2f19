export { repairStreaks, resumeRepairs } from './repair-streaks.ts'
export { studentsStaffActions } from './students-staff.ts'
