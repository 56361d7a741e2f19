export { earnStreakDay } from './earn-streak.ts'
export { repairStreakDays, type RepairOutcome } from './repair-days.ts'
export {
  findUnendedRuns,
  insertRepairRun,
  listRepairRuns,
  lockRepairRun,
  saveRepairRun,
  type RepairRunRecord,
} from './repair-runs-store.ts'
export { countRepairTargets, listRepairTargets, type RepairTarget } from './repair-store.ts'
export { addFreeze, countFreezes } from './settle-missed-days.ts'
export {
  addDays,
  daysBetween,
  frozenSince,
  isDay,
  schoolDay,
  type SchoolDay,
  type SchoolMoment,
} from '../../base/calendar/index.ts'
export { currentStreak } from './streak.ts'
export { streaksActions } from './streaks-actions.ts'
export { endPaymentFreeze } from './payment-freeze.ts'
export { warnOfStreakDanger } from './warn-of-danger.ts'
export { findEarners, findStreak, listMarkedDays, lockStreak } from './streaks-store.ts'
