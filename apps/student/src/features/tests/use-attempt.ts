import type { AttemptResult, TryResult } from '@qadam/contract'
import { isRetryable } from '@qadam/web/is-retryable'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { call } from '../../platform/call.ts'
import { session as account } from '../../platform/session.ts'
import { openAnswersOutbox } from './answers-outbox.ts'
import { openAttemptChannel } from './attempt-channel.ts'
import { runOf, type AttemptState, type Run } from './attempt-machine.ts'
import { refusalOf } from './attempt-refusal.ts'
import { AttemptSession } from './attempt-session.ts'
import { noteRunningAttempt } from './running-attempt.ts'

export interface AttemptHooks {
  /** After the attempt is taken and before the first question shows: the options come in its order. */
  onStarted: () => Promise<unknown>
  onAnswered: (result: TryResult) => void
  onFinished: (result: AttemptResult, run: Run) => void
}

export interface AttemptHandle {
  state: AttemptState
  session: AttemptSession
}

/** The attempt of one student at one lesson's test; both ids stay the same for the life of the component. */
export function useAttempt(accountId: number, lessonId: number, hooks: AttemptHooks): AttemptHandle {
  const latest = useRef(hooks)
  useEffect(() => {
    latest.current = hooks
  })
  const [{ session, wake }] = useState(() => openAttempt(accountId, lessonId, () => latest.current))
  useEffect(() => wake(), [wake])
  return { session, state: useSyncExternalStore(session.subscribe, session.getState) }
}

/** Nothing is listened for: what is sent belongs to attempts of before. */
const NO_ATTEMPT = 0

function openAttempt(accountId: number, lessonId: number, hooks: () => AttemptHooks) {
  const outbox = openAnswersOutbox(accountId)
  const channel = openAttemptChannel(accountId)
  const session = new AttemptSession({
    outbox,
    channel,
    remember: (attempt) => noteRunningAttempt(accountId, lessonId, attempt),
    refusalOf,
    isTransient: isRetryable,
    onAnswered: (result) => hooks().onAnswered(result),
    onFinished: (result, run) => hooks().onFinished(result, run),
    server: {
      start: async () => {
        // What was given up or answered before must reach the server before it deals another attempt.
        await outbox.flush(NO_ATTEMPT, () => undefined)
        const attempt = await call('test_start', { lesson_id: lessonId })
        await hooks()
          .onStarted()
          .catch(() => undefined)
        return attempt
      },
      answer: (attempt_id, question_id, answer) => call('question_try', { attempt_id, question_id, answer }),
      finish: (attempt_id) => call('test_finish', { attempt_id }),
      leave: (attempt_id) => call('test_leave', { attempt_id }),
    },
  })
  /** While the screen is shown: what waits is sent on the return of the connection and of the session. */
  const wake = () => {
    const send = () =>
      void (runOf(session.getState()) ? session.sendSaved() : outbox.flush(NO_ATTEMPT, () => undefined))
    send()
    window.addEventListener('online', send)
    const forget = account.subscribe(() => account.get() && send())
    return () => {
      window.removeEventListener('online', send)
      forget()
    }
  }
  return { session, wake }
}
