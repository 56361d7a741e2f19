import { isCallError, isPassing } from '../../platform/call-error.ts'
import { errorText } from '../../platform/error-text.ts'
import type { Refusal } from './attempt-machine.ts'

export function refusalOf(error: unknown): Refusal {
  return isCallError(error)
    ? { code: error.code, message: errorText(error), details: error.details }
    : { code: 'internal', message: errorText(error), details: {} }
}

/** What may pass by itself, or once the student has signed in again: answers wait for it. */
export function isWorthKeeping(error: unknown): boolean {
  return isPassing(error) || isCallError(error, 'auth.required')
}
