import { Delivery } from '@qadam/delivery/delivery'
import { waitingList } from '@qadam/delivery/waiting'
import { refreshUser } from '../features/access/accounts/use-user.ts'
import { lessonProgressed } from '../features/learning/courses/lesson-progress.ts'
import { attemptKinds, hasAnswersToSend } from '../features/learning/attempts/answers-outbox.ts'
import { deliverSavedAnswers } from '../features/learning/attempts/deliver-saved-answers.ts'
import { examKinds } from '../features/learning/exam/exam-outbox.ts'
import { exerciseKinds } from '../features/learning/exercises/exercises-outbox.ts'
import { recallKinds } from '../features/learning/recall/recall-outbox.ts'
import { session } from '../platform/session.ts'

/** A test that runs sends its own answers, and sooner. */
const BACKOFF = { first_ms: 30_000, longest_ms: 120_000 }

const kinds = [...attemptKinds, ...examKinds, ...exerciseKinds, ...recallKinds]

const deliver = async (accountId: number): Promise<void> => {
  if (await deliverSavedAnswers(accountId, kinds))
    await Promise.allSettled([refreshUser(), lessonProgressed()])
}

/**
 * Sends answers left on this device whenever the app is open, online and signed in, on whatever screen. Returns what
 * stops it.
 */
export function followSavedAnswers(send = deliver): () => void {
  const account = () => session.get()?.user.id
  const delivery = new Delivery({
    isWaiting: () => {
      const id = account()
      return id !== undefined && hasAnswersToSend(id)
    },
    send: async () => {
      const id = account()
      if (id !== undefined) await send(id)
    },
    wakeOn: [session.subscribe],
    onError: (error) => console.warn('saved answers', error),
    backoff: BACKOFF,
  })
  delivery.start()
  // One that was put in just now has failed just now.
  const unsubscribe = waitingList.subscribe(() => delivery.later())
  return () => {
    unsubscribe()
    delivery.dispose()
  }
}
