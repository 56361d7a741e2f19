import { SchoolError, type AnnouncementState } from '@qadam/contract'
import { isDay, type SchoolDay } from '../../base/calendar/index.ts'

/** When an announcement is shown: on all days from the first to the last, until staff end it. */
export interface Span {
  starts_on: SchoolDay
  ends_on: SchoolDay | null
  ended_at: Date | null
}

export function stateOf({ starts_on, ends_on, ended_at }: Span, today: SchoolDay): AnnouncementState {
  if (ended_at !== null || (ends_on !== null && ends_on < today)) return 'ended'
  return starts_on > today ? 'planned' : 'shown'
}

/** Its recipients: a group, a course, or without either the school. */
export interface Audience {
  group_id: number | null
  course_id: number | null
}

/** @throws SchoolError validation.failed for a group and a course at once. */
export function requireOneAudience({ group_id, course_id }: Audience): void {
  if (group_id !== null && course_id !== null) throw invalid('course_id')
}

/** @throws SchoolError validation.failed for days that the calendar does not have, or that are reversed or past. */
export function requireSpan(from: SchoolDay, until: SchoolDay | null, today: SchoolDay): void {
  if (!isDay(from)) throw invalid('from')
  if (until !== null && (!isDay(until) || until < from || until < today)) throw invalid('until')
}

function invalid(field: string): SchoolError {
  return new SchoolError('validation.failed', { fields: { [field]: 'invalid' } })
}

/** As it is stored: trimmed, and in Russian only where there is some. */
export function trimmed({ uz, ru = '' }: { uz: string; ru?: string | undefined }): {
  uz: string
  ru?: string
} {
  const russian = ru.trim()
  return { uz: uz.trim(), ...(russian === '' ? {} : { ru: russian }) }
}
