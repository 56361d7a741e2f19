import { isOnline, onOnline } from '@qadam/delivery/connection'
import { onWaitingSaid } from '@qadam/web/waiting-said'
import { hasWaitingWork } from '../features/learning/practice/waiting-work.ts'
import { hasSavedAnswers } from '../features/learning/attempts/has-saved-answers.ts'
import { session } from '../platform/session.ts'

const load = async (accountId: number): Promise<void> => {
  const { sendLeftWork } = await import('./send-left-work.ts')
  sendLeftWork(accountId)
}

/**
 * Resumes delivery of answers, files and submissions left on this device, on any screen, and has the banner say what
 * waits. Its code loads only if there is something, and does the rest by itself. Returns what stops the checks.
 */
export function followWaitingWork(begin = load): () => void {
  let begun: number | undefined
  // A page that was opened offline came from the service worker, and this code comes from there with it.
  const isCached = !isOnline()

  const check = () => {
    const account = session.get()?.user.id
    // Some browsers remember for good that a part of the app could not be loaded.
    if (account === undefined || account === begun || !(isOnline() || isCached)) return
    if (!hasWaitingWork(account) && !hasSavedAnswers(account)) return
    begun = account
    begin(account).catch((error: unknown) => {
      // Its code could not be loaded: the next check retries.
      begun = undefined
      console.warn('waiting work', error)
    })
  }

  check()
  const unsubscribe = [onOnline, onWaitingSaid, session.subscribe].map((subscribe) => subscribe(check))
  return () => unsubscribe.forEach((each) => each())
}
