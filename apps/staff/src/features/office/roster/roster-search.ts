import { defineWholeList, studentsList } from '@qadam/contract'
import { rowsPerPage } from '../../../platform/list-page.ts'
import { sectionReader } from '../../../platform/list-search.ts'

/** The groups and the staff, which the browser has as a whole. */
export const groupsList = defineWholeList({ sorts: ['name', 'students', 'teacher'], pagesize: rowsPerPage })
export const staffList = defineWholeList({ sorts: ['name', 'role'], pagesize: rowsPerPage })

/** Reads the address of the people's screen: which of its lists, and what is sought in it. */
export const parseRosterSearch = sectionReader('students', {
  students: studentsList,
  groups: groupsList,
  staff: staffList,
})
