import type { ActionsFor } from './action.ts'
import { firstStudentActions } from './first-student-actions.ts'
import { laterStudentActions } from './later-student-actions.ts'
import { lessonStudentActions } from './lesson-student-actions.ts'

/** Every action a client may call at POST /api/student, by name. */
export const studentActions = {
  ...firstStudentActions,
  ...lessonStudentActions,
  ...laterStudentActions,
} as const satisfies ActionsFor<'anyone' | 'student'>

export type StudentActions = typeof studentActions
export type StudentActionName = keyof StudentActions
