export { groupsActions } from './groups-actions.ts'
export { groupsStaffActions } from './groups-staff.ts'
export {
  findGroup,
  findStudentBrief,
  listCoursesToLearn,
  listGroups,
  requireStudent,
  saveGroup,
  type GroupStaff,
} from './groups-store.ts'
export {
  deleteGroup,
  findGroupsByName,
  foldGroupName,
  insertGroup,
  listEditedGroups,
  lockGroup,
  lockGroupNames,
  saveGroupCourses,
  updateGroup,
  type EditedGroup,
} from './group-writing-store.ts'
export { presentStudentBrief, type StudentBriefRecord } from './present-student-brief.ts'
