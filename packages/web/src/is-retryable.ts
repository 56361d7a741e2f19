import { isCallError, isTransient } from './call-error.ts'

/** What may pass by itself, or once the student has signed in again: the work waits for it. All else is final. */
export function isRetryable(error: unknown): boolean {
  return isTransient(error) || isCallError(error, 'auth.required')
}
