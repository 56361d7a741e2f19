import type { ErrorCode } from '@qadam/contract'

/** `network`: no answer came. `reply.invalid`: an answer came that the contract does not know. */
export type CallCode = ErrorCode | 'network' | 'reply.invalid'

export interface CallFailure {
  code: CallCode
  /** 0 where no answer came. */
  status: number
  /** A sentence in the student's language; empty where the server sent none. */
  message: string
  fields?: Readonly<Record<string, string>>
  details?: Readonly<Record<string, unknown>>
}

export class CallError extends Error {
  readonly code: CallCode
  readonly status: number
  readonly fields: Readonly<Record<string, string>>
  /** What stands beside the message: refill_at, missing, days_left_to_payment, retry_after_s, turned_away … */
  readonly details: Readonly<Record<string, unknown>>

  constructor({ code, status, message, fields = {}, details = {} }: CallFailure) {
    super(message)
    this.name = 'CallError'
    this.code = code
    this.status = status
    this.fields = fields
    this.details = details
  }
}

/** Whether an error is a CallError, of one of the codes where some are named. */
export function isCallError(error: unknown, ...codes: CallCode[]): error is CallError {
  return error instanceof CallError && (codes.length === 0 || codes.includes(error.code))
}

/** Whether asking again later may succeed by itself: no network, a busy or broken server. */
export function isTransient(error: unknown): boolean {
  return (
    error instanceof CallError && (error.code === 'network' || error.status === 429 || error.status >= 500)
  )
}

/** Whether a busy server refused to begin the call, each time that the caller sent it. */
export function wasTurnedAway(error: unknown): boolean {
  return error instanceof CallError && error.details['turned_away'] === true
}
