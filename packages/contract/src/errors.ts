/** The closed list of error codes and the HTTP status each travels with. */
export const errorStatus = {
  'action.unknown': 404,
  'validation.failed': 400,
  'auth.required': 401,
  'auth.invalid_credentials': 401,
  'auth.throttled': 429,
  'auth.second_factor': 401,
  'account.frozen': 403,
  'access.forbidden': 403,
  not_found: 404,
  'exceptions.file.no_provided': 400,
  'file.too_large': 413,
  'file.type_not_allowed': 415,
  'storage.quota_exceeded': 413,
  'lesson.closed': 403,
  'lesson.not_finished': 409,
  'video.not_watched': 409,
  'attempts.exhausted': 409,
  'attempt.expired': 409,
  'attempt.not_open': 409,
  'exam.not_allowed': 403,
  'exam.part_locked': 403,
  'exam.finished': 409,
  'coins.insufficient': 409,
  'shop.out_of_stock': 409,
  'submission.already_reviewed': 409,
  'consent.missing': 403,
  'helper.limit_reached': 429,
  'helper.unavailable': 503,
  conflict: 409,
  'server.busy': 503,
  internal: 500,
} as const

/**
 * The header of a `server.busy` that was decided before the call was begun: nothing of it happened, so it can be sent
 * again as it is, whatever it is, after the `Retry-After` beside it.
 */
export const turnedAwayHeader = 'Turned-Away'

export type ErrorCode = keyof typeof errorStatus

export const errorCodes = Object.keys(errorStatus) as ErrorCode[] // the keys are exactly the codes

/** Thrown by rules, stores and actions; the router turns it into the error envelope. Text belongs to the translations. */
export class SchoolError extends Error {
  readonly code: ErrorCode
  readonly details: Readonly<Record<string, unknown>>

  constructor(code: ErrorCode, details: Readonly<Record<string, unknown>> = {}) {
    super(code)
    this.name = 'SchoolError'
    this.code = code
    this.details = details
  }

  get status(): number {
    return errorStatus[this.code]
  }
}
