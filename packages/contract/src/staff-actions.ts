import type { staffAccess } from './staff-access.ts'
import type { Action } from './action.ts'
import { updateLang } from './actions/accounts.ts'
import { announcementEnd, announcementSave, staffAnnouncements } from './actions/announcements.ts'
import { auditLog } from './actions/audit.ts'
import { chatLinks, chatLinksSave } from './actions/chat-links.ts'
import { examGrant, examSittings } from './actions/exam.ts'
import { staffHelperTalk } from './actions/helper.ts'
import { staffLeaderboardVisibility } from './actions/leaderboard.ts'
import { leagueSettings, leagueSettingsSave } from './actions/leagues.ts'
import {
  paymentCancel,
  paymentCorrect,
  paymentDueSet,
  paymentRecord,
  paymentsDue,
  paymentsExport,
  paymentsList,
} from './actions/payments.ts'
import {
  groupProgress,
  groups,
  reviewCheckAgain,
  reviewClaim,
  reviewDecide,
  reviewQueue,
  reviewRelease,
  reviewStatsAction,
  reviewSubmission,
  snippetDelete,
  snippets,
  snippetSave,
  student,
  studentPasswordNew,
} from './actions/review.ts'
import {
  attemptsGrant,
  balanceCorrect,
  groupDelete,
  groupSave,
  rosterGroups,
  staffClose,
  staffList,
  staffPasswordNew,
  staffSave,
  studentClose,
  studentSave,
  students,
  studentsEnrol,
  studentSessionsEnd,
  studentsImport,
  studentsMove,
} from './actions/roster.ts'
import { leadDelete, leadEnrol, leadMove, leads } from './actions/invites.ts'
import {
  shopItemPicture,
  shopItems,
  shopItemSave,
  shopOrderCancel,
  shopOrderHandOver,
  shopOrderReady,
  shopOrders,
  shopShelves,
} from './actions/shop.ts'
import { smsSettings, smsSettingsSave } from './actions/sms.ts'
import { staffStatement } from './actions/statement.ts'
import { me, staffEventsTicket, staffLogout } from './actions/staff-accounts.ts'
import { parentLink, parentRevoke, parents } from './actions/telegram.ts'
import { streakRepair, streakRepairPreview, streakRepairs } from './actions/streak-repair.ts'

/** Everything a client may ask of POST /api/staff, by name. */
export const staffActions = {
  me,
  logout: staffLogout,
  update_lang: updateLang,
  events_ticket: staffEventsTicket,
  review_queue: reviewQueue,
  review_submission: reviewSubmission,
  review_claim: reviewClaim,
  review_release: reviewRelease,
  review_decide: reviewDecide,
  review_check_again: reviewCheckAgain,
  review_stats: reviewStatsAction,
  snippets,
  snippet_save: snippetSave,
  snippet_delete: snippetDelete,
  groups,
  group_progress: groupProgress,
  student,
  leaderboard_visibility: staffLeaderboardVisibility,
  chat_links: chatLinks,
  chat_links_save: chatLinksSave,
  sms_settings: smsSettings,
  sms_settings_save: smsSettingsSave,
  league_settings: leagueSettings,
  league_settings_save: leagueSettingsSave,
  statement: staffStatement,
  helper_history: staffHelperTalk,
  streak_repair: streakRepair,
  streak_repair_preview: streakRepairPreview,
  streak_repairs: streakRepairs,
  audit_log: auditLog,
  student_password_new: studentPasswordNew,
  parents,
  parent_link: parentLink,
  parent_revoke: parentRevoke,
  students,
  student_save: studentSave,
  students_move: studentsMove,
  students_enrol: studentsEnrol,
  students_import: studentsImport,
  student_close: studentClose,
  student_sessions_end: studentSessionsEnd,
  attempts_grant: attemptsGrant,
  balance_correct: balanceCorrect,
  roster_groups: rosterGroups,
  group_save: groupSave,
  group_delete: groupDelete,
  staff_list: staffList,
  staff_save: staffSave,
  staff_password_new: staffPasswordNew,
  staff_close: staffClose,
  leads,
  lead_move: leadMove,
  lead_enrol: leadEnrol,
  lead_delete: leadDelete,
  shop_items: shopItems,
  shop_item_save: shopItemSave,
  shop_item_picture: shopItemPicture,
  shop_shelves: shopShelves,
  shop_orders: shopOrders,
  shop_order_ready: shopOrderReady,
  shop_order_hand_over: shopOrderHandOver,
  shop_order_cancel: shopOrderCancel,
  exam_grant: examGrant,
  exam_sittings: examSittings,
  announcements: staffAnnouncements,
  announcement_save: announcementSave,
  announcement_end: announcementEnd,
  payment_record: paymentRecord,
  payment_correct: paymentCorrect,
  payment_cancel: paymentCancel,
  payment_due_set: paymentDueSet,
  payments_list: paymentsList,
  payments_due: paymentsDue,
  payments_export: paymentsExport,
} as const satisfies Record<keyof typeof staffAccess, Action>

export type StaffActions = typeof staffActions
export type StaffActionName = keyof StaffActions
