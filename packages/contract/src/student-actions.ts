import type { studentAccess } from './access.ts'
import type { ActionsOf } from './action.ts'
import { firstStudentActions } from './first-student-actions.ts'
import { laterStudentActions } from './later-student-actions.ts'
import { lessonStudentActions } from './lesson-student-actions.ts'

/** Every action a client may call at POST /api/student, by name. */
export const studentActions = {
  ...firstStudentActions,
  ...lessonStudentActions,
  ...laterStudentActions,
} as const satisfies ActionsOf<typeof studentAccess>

export type StudentActions = typeof studentActions
export type StudentActionName = keyof StudentActions
