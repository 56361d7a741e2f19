import { isCallError, isPassing } from '../../platform/call-error.ts'

/** What may pass by itself, or once the student has signed in again: the work waits for it. */
export function isWorthKeeping(error: unknown): boolean {
  return isPassing(error) || isCallError(error, 'auth.required')
}
