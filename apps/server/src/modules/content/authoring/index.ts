import { coursesStaffActions } from './courses-staff.ts'
import { lessonsStaffActions } from './lessons-staff.ts'
import { publishStaffActions } from './publish-staff.ts'
import { undeleteStaffActions } from './undelete-staff.ts'

export { mediaStaffActions as authoringMediaStaffActions } from './media-staff.ts'
export { removeUnusedMedia } from './remove-unused-media.ts'
export { courseToExport } from './course-export.ts'
export { loadArchives } from './load-checker.ts'
export { publishTaken } from './publish-taken.ts'
export { isUntranslated, listPublishedDrafts } from './russian-rules.ts'
export { removeDeletedParts } from './undelete-staff.ts'
export { planTaking, takeCourse } from './take-course.ts'
export { withFreeNames } from './taken-media.ts'
export {
  courseOfPlace,
  findTakenQuestions,
  takeQuestions,
  type QuestionPlace,
  type QuestionsToTake,
} from './take-questions.ts'

export const authoringStaffActions = {
  ...coursesStaffActions,
  ...lessonsStaffActions,
  ...publishStaffActions,
  ...undeleteStaffActions,
}
