import { correctionsStaffActions } from './balance-corrections-staff.ts'
import { eraseActions } from './erase-staff.ts'
import { groupsRosterActions } from './groups-roster-staff.ts'
import { studentsImport } from './import-students.ts'
import { staffRosterActions } from './staff-roster-staff.ts'
import { studentImportsActions } from './student-imports-staff.ts'
import { studentsListActions } from './students-list-staff.ts'
import { studentsRosterActions } from './students-roster-staff.ts'

export { eraseStudent, staysOfStudent } from './erase-student.ts'
export { createFirstAdmin } from './first-admin.ts'

export const rosterStaffActions = {
  ...studentsListActions,
  ...studentsRosterActions,
  ...eraseActions,
  ...groupsRosterActions,
  ...staffRosterActions,
  ...correctionsStaffActions,
  ...studentImportsActions,
  students_import: studentsImport,
}
