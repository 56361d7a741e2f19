import { questionTry, testFinish, testLeave, testStart } from './actions/learning/attempts.ts'
import { uploadDiscard } from './actions/learning/uploads.ts'
import type { Action } from './action.ts'
import { achievements, achievementsSeen } from './actions/rewards/achievements.ts'
import { certificateListing, certificates } from './actions/rewards/certificates.ts'
import { announcementMark, announcements } from './actions/office/announcements.ts'
import { changePassword, sessionEnd, sessions, studentInfoAction } from './actions/access/account-security.ts'
import {
  passwordResetConfirm,
  passwordResetRequest,
  passwordResetWays,
} from './actions/access/password-reset.ts'
import {
  getProjectData,
  projectMedia,
  projectMediaRoom,
  projectVersions,
  saveProjectData,
} from './actions/learning/projects.ts'
import {
  deleteStudentNotification,
  getStudentNotifications,
  markNotificationRead,
} from './actions/messages/notifications.ts'
import { exam, examAnswer, examResult, examSave, examStart } from './actions/learning/exam.ts'
import { dayGoals } from './actions/learning/goals.ts'
import { helperTalk, newYordamchiAi, yordamchiAi } from './actions/learning/helper.ts'
import { leaderboard, leaderboardByGroup, leaderboardVisibility } from './actions/rewards/leaderboard.ts'
import { league, leagueSeen } from './actions/rewards/leagues.ts'
import { lessonMoments } from './actions/learning/moments.ts'
import { payments } from './actions/money/payments.ts'
import { inviteAccept, inviteLook, ownInvite } from './actions/office/invites.ts'
import { notificationPreferences, pushConfig, saveNotificationPermission } from './actions/messages/push.ts'
import { coinShop, coinShopBuy } from './actions/rewards/shop.ts'
import { practiceDraft, practiceDraftSave, submissions } from './actions/learning/practice.ts'
import { telegram, telegramLinkMake, telegramUnlink } from './actions/messages/telegram.ts'
import { statement } from './actions/office/statement.ts'

/** Actions that only later screens of a student's app call: their schemas load with the first of these calls. */
export const laterStudentActions = {
  test_start: testStart,
  question_try: questionTry,
  test_finish: testFinish,
  test_leave: testLeave,
  lesson_moments: lessonMoments,
  upload_discard: uploadDiscard,
  statement,
  day_goals: dayGoals,
  leaderboard_by_group: leaderboardByGroup,
  leaderboard,
  leaderboard_visibility: leaderboardVisibility,
  league,
  league_seen: leagueSeen,
  achievements,
  achievements_seen: achievementsSeen,
  certificates,
  certificate_listing: certificateListing,
  coin_shop: coinShop,
  coin_shop_buy: coinShopBuy,
  invite: ownInvite,
  invite_look: inviteLook,
  invite_accept: inviteAccept,
  exam,
  exam_start: examStart,
  exam_answer: examAnswer,
  exam_save: examSave,
  exam_result: examResult,
  payments,
  announcements,
  announcement_mark: announcementMark,
  change_password: changePassword,
  password_reset_ways: passwordResetWays,
  password_reset_request: passwordResetRequest,
  password_reset_confirm: passwordResetConfirm,
  sessions,
  session_end: sessionEnd,
  student_info: studentInfoAction,
  get_student_notifications: getStudentNotifications,
  mark_notification_read: markNotificationRead,
  delete_student_notification: deleteStudentNotification,
  push_config: pushConfig,
  save_notification_permission: saveNotificationPermission,
  notification_preferences: notificationPreferences,
  telegram,
  telegram_link: telegramLinkMake,
  telegram_unlink: telegramUnlink,
  get_project_data: getProjectData,
  save_project_data: saveProjectData,
  project_versions: projectVersions,
  project_media: projectMedia,
  project_media_room: projectMediaRoom,
  submissions,
  practice_draft: practiceDraft,
  practice_draft_save: practiceDraftSave,
  yordamchi_ai: yordamchiAi,
  new_yordamchi_ai: newYordamchiAi,
  helper_history: helperTalk,
} as const satisfies Record<string, Action>
