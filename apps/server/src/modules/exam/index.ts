export { finishOverdueExams } from './end-part.ts'
export { examActions } from './exam-actions.ts'
export { examStaffActions } from './exam-staff.ts'
export { isExamRunning } from './exam-store.ts'
