import { hasWaitingWork } from '../features/learning/practice/waiting-work.ts'
import { followHandIns } from '../features/learning/lesson/follow-hand-ins.ts'
import { followSavedAnswers } from './saved-answers.ts'

let stopAnswers: (() => void) | undefined

/** Resumes delivery of what an account left on this device, and retries by itself until the page ends. */
export function sendLeftWork(accountId: number): void {
  stopAnswers ??= followSavedAnswers()
  if (hasWaitingWork(accountId)) followHandIns(accountId)
}
