import type { AttemptResult, TryResult } from '@qadam/contract'
import { showToast } from '../../../platform/toast.ts'
import { isRetryable } from '@qadam/web/is-retryable'
import { requireAccount } from '@qadam/web/require-account'
import { useOwned } from '@qadam/delivery/use-owned'
import i18next from 'i18next'
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { isTransient } from '../../../platform/call-error.ts'
import { call } from '../../../platform/call.ts'
import { session as account } from '../../../platform/session.ts'
import { openAnswersOutbox } from './answers-outbox.ts'
import { openAttemptChannel } from './attempt-channel.ts'
import { initialAttempt, type AttemptState, type Run } from './attempt-machine.ts'
import { findStoredAttempt, keepAttempt, keepVerdict } from './stored-attempt.ts'
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
  /** Undefined until the screen is shown. */
  session: AttemptSession | undefined
}

/** The attempt of one student at one lesson's test, for as long as the screen is shown. */
export function useAttempt(accountId: number, lessonId: number, hooks: AttemptHooks): AttemptHandle {
  const latest = useRef(hooks)
  useEffect(() => {
    latest.current = hooks
  })
  const open = useCallback(
    () => openAttempt(accountId, lessonId, () => latest.current),
    [accountId, lessonId],
  )
  const session = useOwned(open)?.session
  return {
    session,
    state: useSyncExternalStore(session?.subscribe ?? neverChanges, session?.getState ?? notYet),
  }
}

const neverChanges = () => () => undefined
const notYet = () => initialAttempt

/** Nothing is listened for: what is sent belongs to attempts of before. */
const NO_ATTEMPT = 0

function openAttempt(accountId: number, lessonId: number, hooks: () => AttemptHooks) {
  const outbox = openAnswersOutbox(accountId)
  const channel = openAttemptChannel(accountId)
  const own: typeof call = async (...request) => {
    requireAccount(account, accountId)
    return await call(...request)
  }
  const session = new AttemptSession({
    outbox,
    channel,
    remember: (attempt) => {
      noteRunningAttempt(accountId, lessonId, attempt)
      keepAttempt(lessonId, attempt)
    },
    refusalOf,
    isTransient: isRetryable,
    onSignedIn: (wake) => account.subscribe(() => account.get() && wake()),
    onAnswered: (result) => {
      keepVerdict(lessonId, result)
      hooks().onAnswered(result)
    },
    onChanged: () => void showToast('info', i18next.t('test.changed')),
    onFinished: (result, run) => hooks().onFinished(result, run),
    server: {
      start: async () => {
        // What was given up or answered before must reach the server before it deals another attempt.
        await outbox.flush(NO_ATTEMPT, () => undefined)
        const attempt = await own('test_start', { lesson_id: lessonId }).catch((error: unknown) => {
          // An offline reload: the test goes on, and its answers wait.
          const stored = isTransient(error) ? findStoredAttempt(lessonId) : undefined
          if (!stored) throw error
          return stored
        })
        await hooks()
          .onStarted()
          .catch(() => undefined)
        return attempt
      },
      answer: (attempt_id, question_id, answer) => own('question_try', { attempt_id, question_id, answer }),
      finish: (attempt_id) => own('test_finish', { attempt_id }),
      leave: (attempt_id) => own('test_leave', { attempt_id }),
    },
  })
  return {
    session,
    dispose: () => {
      session.dispose()
      channel.close()
    },
  }
}
