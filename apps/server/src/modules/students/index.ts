export { studentsStaffActions } from './students-staff.ts'
