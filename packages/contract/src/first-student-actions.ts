import type { Action } from './action.ts'
import { login, logout, profile, updateLang, updateProfile } from './actions/accounts.ts'
import { courses, courseModules, courseStudent, moduleLessons, nextLessonAccess } from './actions/courses.ts'
import { eventLog } from './actions/event-log.ts'
import { eventsTicket } from './actions/live.ts'
import { infoRead, lessonQuestions, videoProgress } from './actions/questions.ts'
import { getStudentStreak, getStudentStreakByMonth } from './actions/streaks.ts'

/** Actions that a student's app may call from its first view on: their schemas come with the first load. */
export const firstStudentActions = {
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
  event_log: eventLog,
  get_student_streak: getStudentStreak,
  get_student_streak_by_month: getStudentStreakByMonth,
  events_ticket: eventsTicket,
} as const satisfies Record<string, Action>
