import type { Action } from './action.ts'
import { login, logout, profile, updateLang, updateProfile } from './actions/access/accounts.ts'
import {
  courses,
  courseModules,
  courseStudent,
  moduleLessons,
  nextLessonAccess,
} from './actions/learning/courses.ts'
import { eventLog } from './actions/base/event-log.ts'
import { eventsTicket } from './actions/access/live.ts'
import { infoRead, lessonQuestions, videoProgress } from './actions/learning/questions.ts'
import { getStudentStreak, getStudentStreakByMonth } from './actions/rewards/streaks.ts'

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
