export { groupsActions } from './groups-actions.ts'
export { groupsStaffActions } from './groups-staff.ts'
export { findGroup, findStudentBrief, listGroupCourses, listGroups, saveGroup } from './groups-store.ts'
export { presentStudentBrief, type StudentBriefRecord } from './present-student-brief.ts'
