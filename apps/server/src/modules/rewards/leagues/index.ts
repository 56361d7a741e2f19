export { leagueSetting } from './league-setting.ts'
export { leaguesActions } from './leagues-actions.ts'
export { findPlaceGain } from './place-gain.ts'
export { turnLeagueWeek } from './turn-week.ts'
