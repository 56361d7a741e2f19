export { achievementsActions } from './achievements-actions.ts'
export { awardEverybody } from './award-everybody.ts'
