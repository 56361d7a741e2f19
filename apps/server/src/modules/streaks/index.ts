export { earnStreakDay } from './earn-streak.ts'
export { addFreeze, countFreezes, takeFreeze } from './freezes-store.ts'
export {
  addDays,
  daysBetween,
  frozenSince,
  schoolDay,
  type SchoolDay,
  type SchoolMoment,
} from '../calendar/index.ts'
export { currentStreak } from './streak.ts'
export { streaksActions } from './streaks-actions.ts'
