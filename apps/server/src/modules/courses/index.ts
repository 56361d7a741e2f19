export { attemptsLeft, spentSince, type AttemptsLeft } from './attempts-left.ts'
export { coursesActions } from './courses-actions.ts'
export {
  enroll,
  findLesson,
  listCourseLessonIds,
  listSpentAttempts,
  listUndoneContent,
  lockLessonProgress,
  type LessonAccess,
} from './courses-store.ts'
export { requireOpenLesson } from './lesson-access.ts'
export { testTimeLimit } from './present-course.ts'
export { settleLesson } from './settle-lesson.ts'
