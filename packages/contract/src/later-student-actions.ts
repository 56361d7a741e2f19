import type { Action } from './action.ts'
import { changePassword, sessionEnd, sessions, studentInfoAction } from './actions/account-security.ts'
import { exam, examAnswer, examResult, examSave, examStart } from './actions/exam.ts'
import { leaderboard, leaderboardByGroup, leaderboardVisibility } from './actions/leaderboard.ts'
import { payments } from './actions/payments.ts'
import { inviteAccept, inviteLook, ownInvite } from './actions/invites.ts'
import { coinShop, coinShopBuy } from './actions/shop.ts'
import { statement } from './actions/statement.ts'

/** What only later screens of a student's app ask: their schemas load with the first of these calls. */
export const laterStudentActions = {
  statement,
  leaderboard_by_group: leaderboardByGroup,
  leaderboard,
  leaderboard_visibility: leaderboardVisibility,
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
  change_password: changePassword,
  sessions,
  session_end: sessionEnd,
  student_info: studentInfoAction,
} as const satisfies Record<string, Action>
