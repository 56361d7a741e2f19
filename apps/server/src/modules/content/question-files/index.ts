export { questionFilesStaffActions } from './question-files-staff.ts'
