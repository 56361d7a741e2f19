import { limits, type StaffActions, type StudentActions } from '@qadam/contract'
import type { HandlersOf } from '../actions/action-handler.ts'
import type { CourseFileLimits } from '../files/course-files.ts'
import {
  accountsActions,
  accountsStaffActions,
  passwordResetActions,
} from '../modules/access/accounts/index.ts'
import { achievementsActions } from '../modules/rewards/achievements/index.ts'
import { announcementsActions, announcementsStaffActions } from '../modules/office/announcements/index.ts'
import { auditStaffActions } from '../modules/base/audit/index.ts'
import { authoringMediaStaffActions, authoringStaffActions } from '../modules/content/authoring/index.ts'
import { certificatesActions, certificatesStaffActions } from '../modules/rewards/certificates/index.ts'
import { archivesStaffActions } from '../modules/content/archives/index.ts'
import { checksStaffActions } from '../modules/learning/checks/index.ts'
import { coursesActions } from '../modules/learning/courses/index.ts'
import { eventLogActions } from '../modules/base/event-log/index.ts'
import { eventTicketsActions, eventTicketsStaffActions } from '../modules/access/event-tickets/index.ts'
import { examActions, examStaffActions } from '../modules/learning/exam/index.ts'
import { groupsActions, groupsStaffActions } from '../modules/access/groups/index.ts'
import { helperActions, helperStaffActions, type HelperSettings } from '../modules/learning/helper/index.ts'
import { leaderboardActions, leaderboardStaffActions } from '../modules/rewards/leaderboard/index.ts'
import { goalsActions } from '../modules/learning/goals/index.ts'
import { leaguesActions } from '../modules/rewards/leagues/index.ts'
import { momentsActions } from '../modules/learning/moments/index.ts'
import { notificationsActions } from '../modules/messages/notifications/index.ts'
import { parentsStaffActions } from '../modules/office/parents/index.ts'
import { paymentsActions, paymentsStaffActions } from '../modules/money/payments/index.ts'
import { pushActions, type PushSettings } from '../modules/messages/push/index.ts'
import {
  findOnlinePayment,
  noProviders,
  onlinePaymentsStaffActions,
  type OnlinePayments,
} from '../modules/money/online-payments/index.ts'
import { practiceActions } from '../modules/learning/practice/index.ts'
import { promiseStaffActions } from '../modules/office/promise/index.ts'
import { projectsActions } from '../modules/learning/projects/index.ts'
import { questionFilesStaffActions } from '../modules/content/question-files/index.ts'
import { questionsActions } from '../modules/learning/questions/index.ts'
import { reviewStaffActions } from '../modules/learning/review/index.ts'
import { insightStaffActions } from '../modules/office/insight/index.ts'
import { invitesActions, invitesStaffActions } from '../modules/office/invites/index.ts'
import { rosterStaffActions } from '../modules/office/roster/index.ts'
import { schoolSettingsStaffActions } from '../modules/office/school-settings/index.ts'
import { shopActions, shopStaffActions } from '../modules/rewards/shop/index.ts'
import type { SmsConfiguration } from '../modules/messages/sms/index.ts'
import { statementActions, statementStaffActions } from '../modules/office/statement/index.ts'
import { streaksActions } from '../modules/rewards/streaks/index.ts'
import { studentsStaffActions } from '../modules/office/students/index.ts'
import {
  telegramActions,
  telegramStaffActions,
  type TelegramSettings,
} from '../modules/messages/telegram/index.ts'
import { attemptsActions, questionTryActions } from '../modules/learning/attempts/index.ts'
import { uploadsActions } from '../modules/learning/uploads/index.ts'
import { ruledSettings } from './settings.ts'

/** What is decided by the school's configuration. */
export interface ActionSettings {
  helper: HelperSettings
  push: PushSettings
  sms: SmsConfiguration
  telegram?: TelegramSettings
  /** No provider takes payments for the school where it is absent. */
  onlinePayments?: OnlinePayments
  /** The school's, until an admin sets another. */
  timeZone?: string
  /** The most that authors may send of a kind of file. */
  courseFiles?: CourseFileLimits
}

/** Which handler serves which action, the one list. An action of the contract without a line here is a type error. */
export function joinActions(settings: ActionSettings): {
  student: HandlersOf<StudentActions>
  staff: HandlersOf<StaffActions>
} {
  const helper = helperActions(settings.helper)
  const push = pushActions(settings.push)
  const authoringMedia = authoringMediaStaffActions(settings.courseFiles)
  const reset = passwordResetActions(settings.sms)
  const invites = invitesActions()
  const schoolSettings = schoolSettingsStaffActions(
    ruledSettings({
      helperDailyLimit: settings.helper.dailyLimit,
      sms: settings.sms,
      timeZone: settings.timeZone ?? limits.schoolTimeZone,
    }),
  )
  const bot = settings.telegram ?? { botName: undefined }
  const telegram = telegramActions(bot)
  const telegramStaff = telegramStaffActions(bot)
  const providers = settings.onlinePayments ?? noProviders
  const payments = paymentsActions({
    findOnline: async (context) => await findOnlinePayment(providers, context, context.actor.id),
  })
  const onlinePayments = onlinePaymentsStaffActions(providers)
  return {
    student: {
      login: accountsActions.login,
      logout: accountsActions.logout,
      profile: accountsActions.profile,
      update_profile: accountsActions.update_profile,
      update_lang: accountsActions.update_lang,
      change_password: accountsActions.change_password,
      password_reset_ways: reset.password_reset_ways,
      password_reset_request: reset.password_reset_request,
      password_reset_confirm: reset.password_reset_confirm,
      sessions: accountsActions.sessions,
      session_end: accountsActions.session_end,
      student_info: groupsActions.student_info,
      courses: coursesActions.courses,
      course_student: coursesActions.course_student,
      course_modules: coursesActions.course_modules,
      module_lessons: coursesActions.module_lessons,
      next_lesson_access: coursesActions.next_lesson_access,
      lesson_questions: questionsActions.lesson_questions,
      video_progress: questionsActions.video_progress,
      info_read: questionsActions.info_read,
      test_start: attemptsActions.test_start,
      question_try: questionTryActions.question_try,
      test_finish: attemptsActions.test_finish,
      test_leave: attemptsActions.test_leave,
      lesson_moments: momentsActions.lesson_moments,
      upload_discard: uploadsActions.upload_discard,
      event_log: eventLogActions.event_log,
      get_student_streak: streaksActions.get_student_streak,
      get_student_streak_by_month: streaksActions.get_student_streak_by_month,
      statement: statementActions.statement,
      day_goals: goalsActions.day_goals,
      leaderboard_by_group: leaderboardActions.leaderboard_by_group,
      leaderboard: leaderboardActions.leaderboard,
      leaderboard_visibility: leaderboardActions.leaderboard_visibility,
      league: leaguesActions.league,
      league_seen: leaguesActions.league_seen,
      achievements: achievementsActions.achievements,
      achievements_seen: achievementsActions.achievements_seen,
      certificates: certificatesActions.certificates,
      certificate_listing: certificatesActions.certificate_listing,
      submissions: practiceActions.submissions,
      practice_draft: practiceActions.practice_draft,
      practice_draft_save: practiceActions.practice_draft_save,
      get_project_data: projectsActions.get_project_data,
      save_project_data: projectsActions.save_project_data,
      project_versions: projectsActions.project_versions,
      project_media: projectsActions.project_media,
      project_media_room: projectsActions.project_media_room,
      yordamchi_ai: helper.yordamchi_ai,
      new_yordamchi_ai: helper.new_yordamchi_ai,
      helper_history: helper.helper_history,
      coin_shop: shopActions.coin_shop,
      coin_shop_buy: shopActions.coin_shop_buy,
      invite: invites.invite,
      invite_look: invites.invite_look,
      invite_accept: invites.invite_accept,
      events_ticket: eventTicketsActions.events_ticket,
      get_student_notifications: notificationsActions.get_student_notifications,
      mark_notification_read: notificationsActions.mark_notification_read,
      delete_student_notification: notificationsActions.delete_student_notification,
      push_config: push.push_config,
      save_notification_permission: push.save_notification_permission,
      notification_preferences: push.notification_preferences,
      telegram: telegram.telegram,
      telegram_link: telegram.telegram_link,
      telegram_unlink: telegram.telegram_unlink,
      exam: examActions.exam,
      exam_start: examActions.exam_start,
      exam_answer: examActions.exam_answer,
      exam_save: examActions.exam_save,
      exam_result: examActions.exam_result,
      payments: payments.payments,
      announcements: announcementsActions.announcements,
      announcement_mark: announcementsActions.announcement_mark,
    },
    staff: {
      me: groupsStaffActions.me,
      logout: accountsStaffActions.logout,
      update_lang: accountsStaffActions.update_lang,
      events_ticket: eventTicketsStaffActions.events_ticket,
      review_queue: reviewStaffActions.review_queue,
      review_submission: reviewStaffActions.review_submission,
      review_claim: reviewStaffActions.review_claim,
      review_release: reviewStaffActions.review_release,
      review_decide: reviewStaffActions.review_decide,
      review_check_again: checksStaffActions.review_check_again,
      review_stats: reviewStaffActions.review_stats,
      promise_board: promiseStaffActions.promise_board,
      promise_pass: promiseStaffActions.promise_pass,
      absences: promiseStaffActions.absences,
      absence_save: promiseStaffActions.absence_save,
      absence_end: promiseStaffActions.absence_end,
      deputy_duties: promiseStaffActions.deputy_duties,
      promise_report: promiseStaffActions.promise_report,
      promise_report_export: promiseStaffActions.promise_report_export,
      overview: insightStaffActions.overview,
      overview_export: insightStaffActions.overview_export,
      course_insight: insightStaffActions.course_insight,
      video_insight: insightStaffActions.video_insight,
      video_insight_export: insightStaffActions.video_insight_export,
      course_insight_export: insightStaffActions.course_insight_export,
      group_risks: insightStaffActions.group_risks,
      student_weeks: insightStaffActions.student_weeks,
      snippets: reviewStaffActions.snippets,
      snippet_save: reviewStaffActions.snippet_save,
      snippet_delete: reviewStaffActions.snippet_delete,
      groups: groupsStaffActions.groups,
      group_progress: studentsStaffActions.group_progress,
      student: studentsStaffActions.student,
      leaderboard_visibility: leaderboardStaffActions.leaderboard_visibility,
      time_factor_save: studentsStaffActions.time_factor_save,
      school_settings: schoolSettings.school_settings,
      school_settings_save: schoolSettings.school_settings_save,
      statement: statementStaffActions.statement,
      helper_history: helperStaffActions.helper_history,
      streak_repair: studentsStaffActions.streak_repair,
      streak_repair_preview: studentsStaffActions.streak_repair_preview,
      streak_repairs: studentsStaffActions.streak_repairs,
      audit_log: auditStaffActions.audit_log,
      student_password_new: studentsStaffActions.student_password_new,
      students: rosterStaffActions.students,
      student_save: rosterStaffActions.student_save,
      students_move: rosterStaffActions.students_move,
      students_enrol: rosterStaffActions.students_enrol,
      students_import: rosterStaffActions.students_import,
      student_imports: rosterStaffActions.student_imports,
      student_import_slips: rosterStaffActions.student_import_slips,
      students_export: rosterStaffActions.students_export,
      results_export: studentsStaffActions.results_export,
      ledger_export: statementStaffActions.ledger_export,
      student_close: rosterStaffActions.student_close,
      student_sessions_end: rosterStaffActions.student_sessions_end,
      attempts_grant: rosterStaffActions.attempts_grant,
      balance_correct: rosterStaffActions.balance_correct,
      roster_groups: rosterStaffActions.roster_groups,
      group_save: rosterStaffActions.group_save,
      group_delete: rosterStaffActions.group_delete,
      staff_list: rosterStaffActions.staff_list,
      staff_save: rosterStaffActions.staff_save,
      staff_password_new: rosterStaffActions.staff_password_new,
      staff_close: rosterStaffActions.staff_close,
      leads: invitesStaffActions.leads,
      lead_move: invitesStaffActions.lead_move,
      lead_enrol: invitesStaffActions.lead_enrol,
      lead_delete: invitesStaffActions.lead_delete,
      leads_drop: invitesStaffActions.leads_drop,
      leads_bring_back: invitesStaffActions.leads_bring_back,
      authoring_courses: authoringStaffActions.authoring_courses,
      authoring_course: authoringStaffActions.authoring_course,
      authoring_course_save: authoringStaffActions.authoring_course_save,
      authoring_module_save: authoringStaffActions.authoring_module_save,
      authoring_order: authoringStaffActions.authoring_order,
      authoring_courses_order: authoringStaffActions.authoring_courses_order,
      authoring_copy: authoringStaffActions.authoring_copy,
      authoring_delete: authoringStaffActions.authoring_delete,
      authoring_undelete: authoringStaffActions.authoring_undelete,
      authoring_archive: authoringStaffActions.authoring_archive,
      authoring_check: authoringStaffActions.authoring_check,
      authoring_publish: authoringStaffActions.authoring_publish,
      authoring_unpublish: authoringStaffActions.authoring_unpublish,
      authoring_lesson: authoringStaffActions.authoring_lesson,
      authoring_lesson_save: authoringStaffActions.authoring_lesson_save,
      authoring_question_move: authoringStaffActions.authoring_question_move,
      authoring_question_view: authoringStaffActions.authoring_question_view,
      authoring_versions: authoringStaffActions.authoring_versions,
      authoring_version: authoringStaffActions.authoring_version,
      authoring_restore: authoringStaffActions.authoring_restore,
      authoring_medium_add: authoringMedia.authoring_medium_add,
      authoring_questions_read: questionFilesStaffActions.authoring_questions_read,
      authoring_questions_take: questionFilesStaffActions.authoring_questions_take,
      course_export: archivesStaffActions.course_export,
      course_import_begin: archivesStaffActions.course_import_begin,
      course_import: archivesStaffActions.course_import,
      course_imports: archivesStaffActions.course_imports,
      course_import_take: archivesStaffActions.course_import_take,
      shop_items: shopStaffActions.shop_items,
      shop_item_save: shopStaffActions.shop_item_save,
      shop_item_picture: shopStaffActions.shop_item_picture,
      shop_shelves: shopStaffActions.shop_shelves,
      shop_orders: shopStaffActions.shop_orders,
      shop_order_ready: shopStaffActions.shop_order_ready,
      shop_order_hand_over: shopStaffActions.shop_order_hand_over,
      shop_order_cancel: shopStaffActions.shop_order_cancel,
      exam_bank: examStaffActions.exam_bank,
      exam_question_save: examStaffActions.exam_question_save,
      exam_question_retire: examStaffActions.exam_question_retire,
      exam_grant: examStaffActions.exam_grant,
      exam_sittings: examStaffActions.exam_sittings,
      exam_recent: examStaffActions.exam_recent,
      announcements: announcementsStaffActions.announcements,
      announcement_save: announcementsStaffActions.announcement_save,
      announcement_end: announcementsStaffActions.announcement_end,
      payment_record: paymentsStaffActions.payment_record,
      payment_correct: paymentsStaffActions.payment_correct,
      payment_cancel: paymentsStaffActions.payment_cancel,
      parents: telegramStaff.parents,
      parent_link: telegramStaff.parent_link,
      parent_revoke: telegramStaff.parent_revoke,
      parent_pages: parentsStaffActions.parent_pages,
      parent_page_make: parentsStaffActions.parent_page_make,
      parent_page_revoke: parentsStaffActions.parent_page_revoke,
      certificates: certificatesStaffActions.certificates,
      certificate_revoke: certificatesStaffActions.certificate_revoke,
      payment_due_set: paymentsStaffActions.payment_due_set,
      payments_list: paymentsStaffActions.payments_list,
      payments_due: paymentsStaffActions.payments_due,
      payments_export: paymentsStaffActions.payments_export,
      payment_prices: onlinePayments.payment_prices,
      payment_price_set: onlinePayments.payment_price_set,
      payment_student_price: onlinePayments.payment_student_price,
      payment_transactions: onlinePayments.payment_transactions,
      payment_transactions_export: onlinePayments.payment_transactions_export,
      payments_reconcile: onlinePayments.payments_reconcile,
    },
  }
}
