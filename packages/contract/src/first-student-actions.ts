import type { Action } from './action.ts'
import { login, logout, profile, updateLang, updateProfile } from './actions/accounts.ts'
import { courses, courseModules, courseStudent, moduleLessons, nextLessonAccess } from './actions/courses.ts'
import { eventLog } from './actions/event-log.ts'
import { helperTalk, newYordamchiAi, yordamchiAi } from './actions/helper.ts'
import { eventsTicket } from './actions/live.ts'
import {
  deleteStudentNotification,
  getStudentNotifications,
  markNotificationRead,
} from './actions/notifications.ts'
import { practiceDraft, practiceDraftSave, submissions } from './actions/practice.ts'
import {
  getProjectData,
  projectMedia,
  projectMediaRoom,
  projectVersions,
  saveProjectData,
} from './actions/projects.ts'
import { infoRead, lessonQuestions, videoProgress } from './actions/questions.ts'
import { getStudentStreak, getStudentStreakByMonth } from './actions/streaks.ts'
import { questionTry, testFinish, testLeave, testStart } from './actions/tests.ts'
import { uploadDiscard } from './actions/uploads.ts'

/** What a student's app may ask from its first view on: its schemas come with the first load. */
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
  test_start: testStart,
  question_try: questionTry,
  test_finish: testFinish,
  test_leave: testLeave,
  upload_discard: uploadDiscard,
  event_log: eventLog,
  get_student_streak: getStudentStreak,
  get_student_streak_by_month: getStudentStreakByMonth,
  submissions,
  practice_draft: practiceDraft,
  practice_draft_save: practiceDraftSave,
  get_project_data: getProjectData,
  save_project_data: saveProjectData,
  project_versions: projectVersions,
  project_media: projectMedia,
  project_media_room: projectMediaRoom,
  yordamchi_ai: yordamchiAi,
  new_yordamchi_ai: newYordamchiAi,
  helper_history: helperTalk,
  events_ticket: eventsTicket,
  get_student_notifications: getStudentNotifications,
  mark_notification_read: markNotificationRead,
  delete_student_notification: deleteStudentNotification,
} as const satisfies Record<string, Action>
