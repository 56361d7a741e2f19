export { findContentLanguages, languagesSetting, requireRussian } from './content-languages-store.ts'
export {
  defineSetting,
  findSchoolSetting,
  settingOf,
  wholeForm,
  type RuledSettings,
  type SchoolSetting,
  type StoredForm,
} from './define-setting.ts'
export { lastBackup } from './last-backup.ts'
export { isPermutation, requireOrder } from './require-order.ts'
export { presentSaved, requireRevision } from './require-revision.ts'
export {
  findRewards,
  findSchoolName,
  findSchoolPhone,
  isHelperEverywhere,
  isHelperOfPlaygrounds,
  maxAttemptsOfLesson,
  numberValue,
  passPercentOfLesson,
  schoolName,
  schoolSetting,
  streakBonus,
  type RewardSettings,
} from './school-values-store.ts'
export { timeZoneHistory, timeZoneOf, timeZoneReader, timeZoneSetting } from './time-zone-setting.ts'
