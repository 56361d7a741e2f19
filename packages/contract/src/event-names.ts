/**
 * What a course team wants to know of a student's day. Other clients may send other names to `event_log`, which are kept
 * as they come.
 */
export const eventNames = [
  'lesson_opened',
  'lesson_finished',
  'video_started',
  'video_paused',
  'video_finished',
  'info_opened',
  'test_started',
  'test_left',
  'test_finished',
  'hint_seen',
  'practice_opened',
  'practice_submitted',
  'code_run',
  'language_changed',
  'install',
  'error_seen',
] as const
export type EventName = (typeof eventNames)[number]

/** Stands for a name that is none of ours, where a student's day has brought too many of them already, or that is empty. */
export const otherEvent = 'other'
