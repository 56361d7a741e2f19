import type { ActionsFor } from './action.ts'
import { accountsStaffActions } from './actions/access/staff-accounts.ts'
import { announcementsStaffActions } from './actions/office/announcements.ts'
import { auditStaffActions } from './actions/base/audit.ts'
import { authoringStaffActions } from './actions/content/authoring.ts'
import { certificatesStaffActions } from './actions/rewards/certificates.ts'
import { courseImportsStaffActions } from './actions/content/course-imports.ts'
import { examStaffActions } from './actions/learning/exam-staff.ts'
import { exportsStaffActions } from './actions/base/exports.ts'
import { helperStaffActions } from './actions/learning/helper.ts'
import { insightStaffActions } from './actions/office/insight.ts'
import { invitesStaffActions } from './actions/office/invites.ts'
import { leaderboardStaffActions } from './actions/rewards/leaderboard.ts'
import { onlinePaymentsStaffActions } from './actions/money/online-payments.ts'
import { parentPagesStaffActions } from './actions/office/parent-pages.ts'
import { outagesStaffActions } from './actions/base/outages.ts'
import { paymentsStaffActions } from './actions/money/payments.ts'
import { promiseStaffActions } from './actions/office/promise.ts'
import { questionFilesStaffActions } from './actions/content/question-files.ts'
import { reviewStaffActions } from './actions/learning/review.ts'
import { rosterStaffActions } from './actions/office/roster.ts'
import { schoolSettingsStaffActions } from './actions/office/school-settings.ts'
import { secondFactorStaffActions, secondStepActions } from './actions/access/second-factor.ts'
import { sharesStaffActions } from './actions/learning/shares-staff.ts'
import { shopStaffActions } from './actions/rewards/shop.ts'
import { statementStaffActions } from './actions/office/statement.ts'
import { streakRepairStaffActions } from './actions/rewards/streak-repair.ts'
import { telegramStaffActions } from './actions/messages/telegram.ts'
import { timelineStaffActions } from './actions/office/timeline.ts'
import { timeFactorStaffActions } from './actions/access/time-factor.ts'

/** Every action a client may call at POST /api/staff, by name. */
export const staffActions = {
  ...accountsStaffActions,
  ...announcementsStaffActions,
  ...auditStaffActions,
  ...authoringStaffActions,
  ...certificatesStaffActions,
  ...courseImportsStaffActions,
  ...examStaffActions,
  ...exportsStaffActions,
  ...helperStaffActions,
  ...insightStaffActions,
  ...invitesStaffActions,
  ...leaderboardStaffActions,
  ...onlinePaymentsStaffActions,
  ...outagesStaffActions,
  ...parentPagesStaffActions,
  ...paymentsStaffActions,
  ...promiseStaffActions,
  ...questionFilesStaffActions,
  ...reviewStaffActions,
  ...rosterStaffActions,
  ...schoolSettingsStaffActions,
  ...secondFactorStaffActions,
  ...secondStepActions,
  ...sharesStaffActions,
  ...shopStaffActions,
  ...statementStaffActions,
  ...streakRepairStaffActions,
  ...telegramStaffActions,
  ...timeFactorStaffActions,
  ...timelineStaffActions,
} as const satisfies ActionsFor<'anyone' | 'teacher' | 'admin'>

export type StaffActions = typeof staffActions
export type StaffActionName = keyof StaffActions

// Those with lists of the office, which server and console ask for by name.
export * from './actions/base/audit.ts'
export { secondStepActions } from './actions/access/second-factor.ts'
export * from './actions/learning/exam-staff.ts'
export * from './actions/money/online-payments.ts'
export * from './actions/money/payments.ts'
export * from './actions/office/invites.ts'
export * from './actions/office/roster.ts'
export * from './actions/rewards/shop.ts'
