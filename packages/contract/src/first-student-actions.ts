import type { Action } from './action.ts'
import { accountsActions } from './actions/access/accounts.ts'
import { coursesActions } from './actions/learning/courses.ts'
import { eventLogActions } from './actions/base/event-log.ts'
import { liveActions } from './actions/access/live.ts'
import { streaksActions } from './actions/rewards/streaks.ts'

/** Actions that a student's app may call from its first view on: their schemas come with the first load. */
export const firstStudentActions = {
  ...accountsActions,
  ...coursesActions,
  ...eventLogActions,
  ...liveActions,
  ...streaksActions,
} as const satisfies Record<string, Action>
