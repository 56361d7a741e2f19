export { earnStreakDay } from './earn-streak.ts'
export { addDays, daysBetween, schoolDay, type SchoolDay, type SchoolMoment } from './school-day.ts'
export { currentStreak } from './streak.ts'
