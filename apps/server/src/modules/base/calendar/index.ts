export { monthOf, weekOf } from './periods.ts'
export {
  addDays,
  daysBetween,
  frozenSince,
  isDay,
  schoolDay,
  type SchoolDay,
  type SchoolMoment,
} from './school-day.ts'
export { planZoneChange, settledUntil } from './plan-zone-change.ts'
export { startOfDay } from './start-of-day.ts'
