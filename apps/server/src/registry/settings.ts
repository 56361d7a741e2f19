import { findConfiguredLink, signInSetting } from '../modules/accounts/index.ts'
import { testSetting } from '../modules/courses/index.ts'
import { examSetting } from '../modules/exam/index.ts'
import { helperSetting } from '../modules/helper/index.ts'
import { languagesSetting, rewardSetting, schoolSetting, type AllSettings } from '../modules/school/index.ts'

/** What the server's configuration says is usual. */
export interface ConfiguredUsual {
  helperDailyLimit: number
}

/** The definition of each setting of the contract: one that is missing, or stands in another's place, is a type error. */
export function allSettings({ helperDailyLimit }: ConfiguredUsual): AllSettings {
  return {
    school: schoolSetting(findConfiguredLink),
    rewards: rewardSetting,
    tests: testSetting,
    exam: examSetting,
    helper: helperSetting(helperDailyLimit),
    sign_in: signInSetting,
    languages: languagesSetting,
  }
}
