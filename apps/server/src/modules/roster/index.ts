import { correctionsStaffActions } from './corrections-staff.ts'
import { groupsRosterActions } from './groups-roster-staff.ts'
import { studentsImport } from './import-students.ts'
import { staffRosterActions } from './staff-roster-staff.ts'
import { studentImportsActions } from './student-imports-staff.ts'
import { studentsExport } from './students-export.ts'
import { studentsRosterActions } from './students-roster-staff.ts'

export { createFirstAdmin } from './first-admin.ts'

export const rosterStaffActions = {
  ...studentsRosterActions,
  ...groupsRosterActions,
  ...staffRosterActions,
  ...correctionsStaffActions,
  ...studentImportsActions,
  students_import: studentsImport,
  students_export: studentsExport,
}
