import { limits, type StaffActions, type StudentActions } from '@qadam/contract'
import type { HandlersOf } from '../actions/action-handler.ts'
import type { CourseFileLimits } from '../files/course-files.ts'
import type { FindFfmpeg } from '../files/ffmpeg.ts'
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
import { exercisesActions } from '../modules/learning/exercises/index.ts'
import { helperActions, helperStaffActions, type HelperSettings } from '../modules/learning/helper/index.ts'
import { leaderboardActions, leaderboardStaffActions } from '../modules/rewards/leaderboard/index.ts'
import { goalsActions } from '../modules/learning/goals/index.ts'
import { leaguesActions } from '../modules/rewards/leagues/index.ts'
import { momentsActions } from '../modules/learning/moments/index.ts'
import { notificationsActions } from '../modules/messages/notifications/index.ts'
import { outagesStaffActions } from '../modules/base/outages/index.ts'
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
import { recallActions } from '../modules/learning/recall/index.ts'
import { reviewStaffActions } from '../modules/learning/review/index.ts'
import { insightStaffActions } from '../modules/office/insight/index.ts'
import { invitesActions, invitesStaffActions } from '../modules/office/invites/index.ts'
import { rosterStaffActions } from '../modules/office/roster/index.ts'
import { schoolSettingsStaffActions } from '../modules/office/school-settings/index.ts'
import { sharesActions, sharesStaffActions } from '../modules/learning/shares/index.ts'
import { shopActions, shopStaffActions } from '../modules/rewards/shop/index.ts'
import type { SmsConfiguration } from '../modules/messages/sms/index.ts'
import { statementActions, statementStaffActions } from '../modules/office/statement/index.ts'
import { streaksActions } from '../modules/rewards/streaks/index.ts'
import { timelineStaffActions } from '../modules/office/timeline/index.ts'
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
  /** No film is prepared for slow connections where it is absent. */
  ffmpeg?: FindFfmpeg
}

/** Which handler serves which action. An action of the contract that no module here handles is a type error. */
export function joinActions(settings: ActionSettings): {
  student: HandlersOf<StudentActions>
  staff: HandlersOf<StaffActions>
} {
  const bot = settings.telegram ?? { botName: undefined }
  const providers = settings.onlinePayments ?? noProviders
  return {
    student: {
      ...accountsActions,
      ...achievementsActions,
      ...announcementsActions,
      ...attemptsActions,
      ...certificatesActions,
      ...coursesActions,
      ...eventLogActions,
      ...eventTicketsActions,
      ...examActions,
      ...exercisesActions(settings.helper),
      ...goalsActions,
      ...groupsActions,
      ...helperActions(settings.helper),
      ...invitesActions(),
      ...leaderboardActions,
      ...leaguesActions,
      ...momentsActions,
      ...notificationsActions,
      ...passwordResetActions(settings.sms),
      ...paymentsActions({
        findOnline: async (context) => await findOnlinePayment(providers, context, context.actor.id),
      }),
      ...practiceActions,
      ...projectsActions,
      ...pushActions(settings.push),
      ...questionTryActions,
      ...questionsActions,
      ...recallActions,
      ...sharesActions,
      ...shopActions,
      ...statementActions,
      ...streaksActions,
      ...telegramActions(bot),
      ...uploadsActions,
    },
    staff: {
      ...accountsStaffActions,
      ...announcementsStaffActions,
      ...archivesStaffActions,
      ...auditStaffActions,
      ...authoringMediaStaffActions(settings.courseFiles, settings.ffmpeg),
      ...authoringStaffActions,
      ...certificatesStaffActions,
      ...checksStaffActions,
      ...eventTicketsStaffActions,
      ...examStaffActions,
      ...groupsStaffActions,
      ...helperStaffActions,
      ...insightStaffActions,
      ...invitesStaffActions,
      ...leaderboardStaffActions,
      ...onlinePaymentsStaffActions(providers),
      ...outagesStaffActions,
      ...parentsStaffActions,
      ...paymentsStaffActions,
      ...promiseStaffActions,
      ...questionFilesStaffActions,
      ...reviewStaffActions,
      ...rosterStaffActions,
      ...schoolSettingsStaffActions(
        ruledSettings({
          helperDailyLimit: settings.helper.dailyLimit,
          sms: settings.sms,
          timeZone: settings.timeZone ?? limits.schoolTimeZone,
        }),
      ),
      ...sharesStaffActions,
      ...shopStaffActions,
      ...statementStaffActions,
      ...studentsStaffActions,
      ...telegramStaffActions(bot),
      ...timelineStaffActions,
    },
  }
}
