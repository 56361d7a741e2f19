import { login, logout, profile, updateLang, updateProfile } from './actions/accounts.ts'
import { courses, courseModules, courseStudent, moduleLessons, nextLessonAccess } from './actions/courses.ts'
import { eventLog } from './actions/event-log.ts'
import { practiceDraft, practiceDraftSave, submissions } from './actions/practice.ts'
import { getProjectData, projectVersions, saveProjectData } from './actions/projects.ts'
import { infoRead, lessonQuestions, videoProgress } from './actions/questions.ts'
import { getStudentStreak, getStudentStreakByMonth } from './actions/streaks.ts'
import { questionTry, testFinish, testLeave, testStart } from './actions/tests.ts'

/** Everything a client may ask of POST /api/student, by name. */
export const studentActions = {
  login,
  logout,
  profile,
  update_profile: updateProfile,
  update_lang: updateLang,
  courses,
  course_student: courseStudent,
  course_modules: courseModules,
  module_lessons: moduleLessons,
  next_lesson_access: nextLessonAccess,
  lesson_questions: lessonQuestions,
  video_progress: videoProgress,
  info_read: infoRead,
  test_start: testStart,
  question_try: questionTry,
  test_finish: testFinish,
  test_leave: testLeave,
  event_log: eventLog,
  get_student_streak: getStudentStreak,
  get_student_streak_by_month: getStudentStreakByMonth,
  submissions,
  practice_draft: practiceDraft,
  practice_draft_save: practiceDraftSave,
  get_project_data: getProjectData,
  save_project_data: saveProjectData,
  project_versions: projectVersions,
} as const

export type StudentActions = typeof studentActions
export type StudentActionName = keyof StudentActions
