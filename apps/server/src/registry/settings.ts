import { findConfiguredLink } from '../modules/access/accounts/index.ts'
import { chatLinkSetting, testSetting } from '../modules/learning/courses/index.ts'
import { examSetting } from '../modules/learning/exam/index.ts'
import { helperSetting } from '../modules/learning/helper/index.ts'
import { leagueSetting } from '../modules/rewards/leagues/index.ts'
import { promiseSetting } from '../modules/office/promise/index.ts'
import { quietHours } from '../modules/messages/push/index.ts'
import { smsSetting, type SmsConfiguration } from '../modules/messages/sms/index.ts'
import {
  languagesSetting,
  schoolSetting,
  timeZoneSetting,
  type RuledSettings,
} from '../modules/base/school/index.ts'

/** What the server's configuration says is usual. */
export interface ConfiguredUsual {
  helperDailyLimit: number
  sms: SmsConfiguration
  timeZone: string
}

/** The settings of which a module knows more than the contract says: one that is missing, or stands in another's place, is a type error. */
export function ruledSettings({ helperDailyLimit, sms, timeZone }: ConfiguredUsual): RuledSettings {
  return {
    school: schoolSetting(findConfiguredLink),
    tests: testSetting,
    exam: examSetting,
    helper: helperSetting(helperDailyLimit),
    languages: languagesSetting,
    leagues: leagueSetting,
    promise: promiseSetting,
    chat_links: chatLinkSetting,
    time_zone: timeZoneSetting(timeZone),
    quiet_hours: quietHours,
    sms: smsSetting(sms),
  }
}
