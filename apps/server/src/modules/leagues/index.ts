export { leaguesActions } from './leagues-actions.ts'
export { leaguesStaffActions } from './leagues-staff.ts'
export { turnLeagueWeek } from './turn-week.ts'
