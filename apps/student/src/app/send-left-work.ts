import { hasWaitingWork } from '../features/practice/waiting-work.ts'
import { followHandIns } from '../features/lesson/follow-hand-ins.ts'
import { followSavedAnswers } from './saved-answers.ts'

let stopAnswers: (() => void) | undefined

/** Goes on with what an account left on this device, and sees to the rest by itself for as long as the page lives. */
export function sendLeftWork(accountId: number): void {
  stopAnswers ??= followSavedAnswers()
  if (hasWaitingWork(accountId)) followHandIns(accountId)
}
