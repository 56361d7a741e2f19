import { studentLiveEvents, type StudentActions, type StudentLiveEvents } from '@qadam/contract'
import { LiveEvents, watchBrowser } from '@qadam/web/live-events'
import { call, replyOrder } from './call.ts'
import { session } from './session.ts'

interface Thing {
  /** Of the queries that hold it; the user is in the session. */
  key?: string
  reads: readonly (keyof StudentActions)[]
}

/** What live events change. */
export const things = {
  user: { reads: ['profile'] },
  courses: { key: 'courses', reads: ['courses'] },
  course: { key: 'course', reads: ['course_student'] },
  modules: { key: 'modules', reads: ['course_modules'] },
  lessons: { key: 'lessons', reads: ['module_lessons'] },
  questions: { key: 'questions', reads: ['lesson_questions'] },
  submissions: { key: 'submissions', reads: ['submissions'] },
  streak: { key: 'streak', reads: ['get_student_streak', 'get_student_streak_by_month'] },
  goals: { key: 'goals', reads: ['day_goals'] },
  glimpse: { key: 'glimpse', reads: ['leaderboard_by_group'] },
  announcements: { key: 'announcements', reads: ['announcements'] },
  notifications: { key: 'notifications', reads: ['get_student_notifications'] },
  shop: { key: 'shop', reads: ['coin_shop'] },
  statement: { key: 'statement', reads: ['statement'] },
  certificates: { key: 'certificates', reads: ['certificates'] },
} as const satisfies Record<string, Thing>

export type ThingName = keyof typeof things
const progress = ['courses', 'course', 'modules', 'lessons'] as const

/** Which things each event changes. */
export const changedBy = {
  review: [...progress, 'submissions', 'questions', 'goals', 'certificates'],
  attempts: progress,
  checks: ['submissions'],
  // And goals, whose reply may have paid: it says so once, also by this event, and is not dropped for it.
  balance: ['user', 'shop', 'streak', 'statement', 'glimpse'],
  streak: ['user', 'streak', 'goals'],
  account: ['user', 'goals'],
  // An order may be ready.
  notification: ['notifications', 'announcements', 'shop'],
} as const satisfies Record<keyof StudentLiveEvents, readonly ThingName[]>

/** The student's live events. Loads after the first screen; see app/live-follow.ts. */
export const liveEvents = new LiveEvents({
  events: studentLiveEvents,
  reads: readsOf(changedBy),
  order: replyOrder,
  address: '/api/student/events',
  ticket: async () => (await call('events_ticket', {})).ticket,
  ...watchBrowser(session),
})

function readsOf<Name extends string>(
  changed: Record<Name, readonly ThingName[]>,
): Record<Name, readonly string[]> {
  const reads = Object.entries<readonly ThingName[]>(changed).map(([name, names]) => [
    name,
    names.flatMap((each): readonly string[] => things[each].reads),
  ])
  return Object.fromEntries(reads) as Record<Name, readonly string[]> // its own keys
}
