import type { LeaderboardRow } from '@qadam/contract'

/** First name and initial: no student is named in full to others. */
export function shortName({ first_name, initial }: Pick<LeaderboardRow, 'first_name' | 'initial'>): string {
  return initial === '' ? first_name : `${first_name} ${initial}.`
}
