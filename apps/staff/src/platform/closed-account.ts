import { isCallError } from '@qadam/web/call-error'

/** Whether something was refused because the student's account is closed. */
export function isClosedAccount(error: unknown): boolean {
  return isCallError(error, 'conflict') && error.details['reason'] === 'closed'
}
