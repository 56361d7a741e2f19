export { groupsActions } from './groups-actions.ts'
export { groupsStaffActions } from './groups-staff.ts'
export { findGroup, listCoursesToLearn, listGroups, saveGroup, type GroupStaff } from './groups-store.ts'
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
