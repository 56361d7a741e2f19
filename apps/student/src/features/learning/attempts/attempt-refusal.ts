import { isCallError } from '../../../platform/call-error.ts'
import { errorText } from '@qadam/web/error-text'
import type { Refusal } from './attempt-machine.ts'

export function refusalOf(error: unknown): Refusal {
  return isCallError(error)
    ? { code: error.code, message: errorText(error), details: error.details }
    : { code: 'internal', message: errorText(error), details: {} }
}
