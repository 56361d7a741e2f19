import { isRetryable } from '@qadam/web/is-retryable'
import { isCallError } from './call-error.ts'

/**
 * Whether what was refused may be taken later, and so is kept: also what a frozen account gave, which goes once the
 * payment has come.
 */
export function mayGoLater(error: unknown): boolean {
  return isRetryable(error) || isCallError(error, 'account.frozen')
}
