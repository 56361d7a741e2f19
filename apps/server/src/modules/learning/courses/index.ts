export { attemptsLeft, spentSince, type AttemptsLeft } from './attempts-left.ts'
export {
  checkpointId,
  findNumberHolder,
  insertCourse,
  insertModules,
  placeCheckpoints,
  placeCourses,
  placeLessons,
  placeModules,
  retireOtherLessons,
  setCoursePublished,
  updateCourse,
  upsertLesson,
  type CheckpointPlacing,
  type LessonPlacing,
  type ModulePlacing,
} from './course-writing-store.ts'
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
export { listExercisesToSolve } from './exercises-store.ts'
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
export { testSetting } from './test-setting.ts'
export { listModulesToOpen } from './module-titles-store.ts'
export { chatLinkSetting, listCourseTitles, renewContent } from './chat-links-store.ts'
