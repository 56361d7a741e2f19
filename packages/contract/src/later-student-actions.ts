import type { Action } from './action.ts'
import { accountSecurityActions } from './actions/access/account-security.ts'
import { achievementsActions } from './actions/rewards/achievements.ts'
import { announcementsActions } from './actions/office/announcements.ts'
import { attemptsActions } from './actions/learning/attempts.ts'
import { certificatesActions } from './actions/rewards/certificates.ts'
import { examActions } from './actions/learning/exam.ts'
import { exercisesActions } from './actions/learning/exercises.ts'
import { goalsActions } from './actions/learning/goals.ts'
import { helperActions } from './actions/learning/helper.ts'
import { invitesActions } from './actions/office/invites.ts'
import { leaderboardActions } from './actions/rewards/leaderboard.ts'
import { leaguesActions } from './actions/rewards/leagues.ts'
import { momentsActions } from './actions/learning/moments.ts'
import { notificationsActions } from './actions/messages/notifications.ts'
import { passwordResetActions } from './actions/access/password-reset.ts'
import { paymentsActions } from './actions/money/payments.ts'
import { practiceActions } from './actions/learning/practice.ts'
import { projectsActions } from './actions/learning/projects.ts'
import { pushActions } from './actions/messages/push.ts'
import { recallActions } from './actions/learning/recall.ts'
import { sharesActions } from './actions/learning/shares.ts'
import { shopActions } from './actions/rewards/shop.ts'
import { statementActions } from './actions/office/statement.ts'
import { telegramActions } from './actions/messages/telegram.ts'
import { uploadsActions } from './actions/learning/uploads.ts'

/** Actions that only later screens of a student's app call: their schemas load with the first of these calls. */
export const laterStudentActions = {
  ...accountSecurityActions,
  ...achievementsActions,
  ...announcementsActions,
  ...attemptsActions,
  ...certificatesActions,
  ...examActions,
  ...exercisesActions,
  ...goalsActions,
  ...helperActions,
  ...invitesActions,
  ...leaderboardActions,
  ...leaguesActions,
  ...momentsActions,
  ...notificationsActions,
  ...passwordResetActions,
  ...paymentsActions,
  ...practiceActions,
  ...projectsActions,
  ...pushActions,
  ...recallActions,
  ...sharesActions,
  ...shopActions,
  ...statementActions,
  ...telegramActions,
  ...uploadsActions,
} as const satisfies Record<string, Action>
