export { initialOf } from './initial.ts'
export { leaderboardActions } from './leaderboard-actions.ts'
export { leaderboardStaffActions } from './leaderboard-staff.ts'
export { setVisibility } from './visibility.ts'
