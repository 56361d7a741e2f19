import { coursesStaffActions } from './courses-staff.ts'
import { lessonsStaffActions } from './lessons-staff.ts'
import { publishStaffActions } from './publish-staff.ts'
import { undeleteStaffActions } from './undelete-staff.ts'

export { mediaStaffActions as authoringMediaStaffActions } from './media-staff.ts'
export { removeUnusedMedia } from './remove-unused-media.ts'
export { courseToExport } from './course-export.ts'
export { loadArchives } from './load-checker.ts'
export { publishImported } from './publish-imported.ts'
export { isUntranslated, listPublishedDrafts } from './russian-rules.ts'
export { removeDeletedParts } from './undelete-staff.ts'
export { planImport, importCourse } from './import-course.ts'
export { withFreeNames } from './imported-media.ts'
export {
  courseOfPlace,
  findImportedQuestions,
  importQuestions,
  type QuestionPlace,
  type QuestionsToImport,
} from './import-questions.ts'

export const authoringStaffActions = {
  ...coursesStaffActions,
  ...lessonsStaffActions,
  ...publishStaffActions,
  ...undeleteStaffActions,
}
