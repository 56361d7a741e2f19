export {
  CONTENT_LANGUAGES,
  findContentLanguages,
  readContentLanguages,
  requireRussian,
} from './content-languages-store.ts'
export { lastBackup } from './last-backup.ts'
export { isPermutation, requireOrder } from './require-order.ts'
export { presentSaved, requireRevision } from './require-revision.ts'
export {
  findHelperLimit,
  findKeptSession_s,
  findRewards,
  findSchoolPhone,
  isHelperEverywhere,
  isHelperOfPlaygrounds,
  maxAttemptsOfLesson,
  passPercentOfLesson,
  schoolName,
  streakBonus,
  type RewardSettings,
} from './school-values-store.ts'
export { isKnownZone } from './time-zones-store.ts'
export { timeZoneOf, timeZoneReader, timeZoneSetting, type StoredTimeZone } from './time-zone-setting.ts'
export { numberValue, readNumbers, storedValues } from './stored-values-store.ts'
