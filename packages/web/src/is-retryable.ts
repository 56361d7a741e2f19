import { isCallError, isTransient } from './call-error.ts'

/** Transient errors, and those that a new sign-in resolves: delivery waits for it. All else is final. */
export function isRetryable(error: unknown): boolean {
  return isTransient(error) || isCallError(error, 'auth.required')
}
