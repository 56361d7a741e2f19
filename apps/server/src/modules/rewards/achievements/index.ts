export { achievementsActions } from './achievements-actions.ts'
export { markAchievementsShown } from './achievements-store.ts'
export { awardEverybody } from './award-everybody.ts'
