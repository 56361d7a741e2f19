export { presentSaved, requireRevision } from './require-revision.ts'
export {
  findHelperLimit,
  findRewards,
  maxAttemptsOfLesson,
  passPercentOfLesson,
  schoolName,
  streakBonus,
  type RewardSettings,
} from './school-values-store.ts'
export { readNumbers, storedValues } from './stored-values-store.ts'
