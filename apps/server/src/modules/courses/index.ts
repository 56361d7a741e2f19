export { attemptsLeft, spentSince, type AttemptsLeft } from './attempts-left.ts'
export {
  findNumberHolder,
  placeCourses,
  placeLessons,
  retireOtherLessons,
  setCoursePublished,
  setModuleRetired,
  upsertCourse,
  upsertLesson,
  upsertModule,
  type LessonPlacing,
} from './course-writing-store.ts'
export { coursesStaffActions } from './chat-links-staff.ts'
export { coursesActions } from './courses-actions.ts'
export {
  findFirstLesson,
  findLesson,
  getBegunLesson,
  listCourses,
  listLessons,
  listUndoneContent,
  lockLessonProgress,
  openModule,
  type CourseRecord,
  type LessonAccess,
  type LessonRecord,
  type OpenState,
} from './courses-store.ts'
export { enroll, enrollMany, unenroll } from './enrollments-store.ts'
export { lessonNumbers } from './lesson-numbers.ts'
export { requireOpenLesson } from './lesson-access.ts'
export { stateOfLesson, stateOfWhole } from './lesson-state.ts'
export { listCountedAttempts } from './path-store.ts'
export {
  countFinishedLessons,
  findPathLeft,
  listLessonStandings,
  type LessonStanding,
} from './lesson-standings-store.ts'
export { lessonState, testTimeLimit } from './present-course.ts'
export { settleLesson } from './settle-lesson.ts'
export { listCourseTitles, renewContent } from './chat-links-store.ts'
