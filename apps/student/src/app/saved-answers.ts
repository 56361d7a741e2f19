import { refreshUser } from '../features/accounts/use-user.ts'
import { lessonProgressed } from '../features/courses/lesson-progress.ts'
import { hasSavedAnswers } from '../features/tests/has-saved-answers.ts'
import { session } from '../platform/session.ts'

/** A server that is busy, or a network that says it is there and is not. */
const AGAIN_MS = 30_000

const deliver = async (accountId: number): Promise<void> => {
  const { deliverSavedAnswers } = await import('../features/tests/deliver-saved-answers.ts')
  if (await deliverSavedAnswers(accountId)) await Promise.allSettled([refreshUser(), lessonProgressed()])
}

/**
 * Sends answers left on this device whenever the app is open, online and signed in, on whatever screen. What sends
 * them loads only if there are any. Gives back what stops it.
 */
export function followSavedAnswers(send = deliver): () => void {
  let busy = false
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = () => {
    const account = session.get()?.user.id
    if (busy || isStopped || account === undefined || !navigator.onLine || !hasSavedAnswers(account)) return
    busy = true
    clearTimeout(timer)
    send(account)
      .catch((error: unknown) => console.warn('saved answers', error))
      .finally(() => {
        busy = false
        if (!isStopped && hasSavedAnswers(account)) timer = setTimeout(look, AGAIN_MS)
      })
  }

  look()
  window.addEventListener('online', look)
  const forget = session.subscribe(look)
  return () => {
    isStopped = true
    clearTimeout(timer)
    window.removeEventListener('online', look)
    forget()
  }
}
