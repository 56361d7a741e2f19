import { isCallError } from './call-error.ts'

/** What a right password brought of somebody who has a second factor; undefined for every other failure. */
export function challengeIn(error: unknown): string | undefined {
  if (!isCallError(error, 'auth.second_factor')) return undefined
  const { challenge } = error.details
  return typeof challenge === 'string' ? challenge : undefined
}
