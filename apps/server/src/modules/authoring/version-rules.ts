import { authoringLimits } from '@qadam/contract'

/** The newest version of a lesson. */
export interface NewestVersion {
  made_by: number | null
  made_at: Date
  origin: string | null
}

/** Whether a save updates the newest version: the same author's, begun within the last minutes, no restored one. */
export function goesOn(newest: NewestVersion | undefined, by: number, now: Date): boolean {
  return (
    newest?.origin === null &&
    newest.made_by === by &&
    now.getTime() - newest.made_at.getTime() < authoringLimits.history.together_s * 1000
  )
}
