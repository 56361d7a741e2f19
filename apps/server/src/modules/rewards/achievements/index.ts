export { achievementsActions } from './achievements-actions.ts'
export { tellAchievements } from './achievements-store.ts'
export { awardEverybody } from './award-everybody.ts'
