import { sessionStore } from '../../../platform/storage.ts'

const keyOf = (accountId: number, lessonId: number): string => `qadam.practice.task.${accountId}.${lessonId}`

/** Notes which task of a lesson is on the screen, so that a reload comes back to it. */
export function noteTask(accountId: number, lessonId: number, questionId: number): void {
  sessionStore.write(keyOf(accountId, lessonId), String(questionId))
}

/** The task of a lesson that this tab showed last. */
export function lastTask(accountId: number, lessonId: number): number | undefined {
  const stored = sessionStore.read(keyOf(accountId, lessonId))
  return stored === null ? undefined : Number(stored)
}
