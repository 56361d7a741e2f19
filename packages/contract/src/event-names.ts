/** What a course team wants to know of a student's day; the closed list of `event_log`. */
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
