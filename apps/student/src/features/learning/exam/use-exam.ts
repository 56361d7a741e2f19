import { openTabChannel } from '@qadam/delivery/tab-channel'
import { useOwned } from '@qadam/delivery/use-owned'
import { requireAccount } from '@qadam/web/require-account'
import { useCallback, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { call } from '../../../platform/call.ts'
import { session as account } from '../../../platform/session.ts'
import { openExamOutbox } from './exam-outbox.ts'
import { ExamSession } from './exam-session.ts'
import { noteRunningExam } from './running-exam.ts'
import { loadingExam, type ExamState } from './exam-state.ts'

export interface ExamHandle {
  state: ExamState
  /** Undefined until the screen is shown. */
  session: ExamSession | undefined
}

/** The placement exam of one student, for as long as the screen is shown. */
export function useExam(accountId: number): ExamHandle {
  const open = useCallback(() => openExam(accountId), [accountId])
  const session = useOwned(open)?.session
  return {
    session,
    state: useSyncExternalStore(session?.subscribe ?? neverChanges, session?.getState ?? notYet),
  }
}

const neverChanges = () => () => undefined
const notYet = () => loadingExam
/** Every page of this origin may speak here, also one of another version of the app. */
const message = z.object({ type: z.literal('moved') })

function openExam(accountId: number) {
  const channel = openTabChannel(`qadam.exam.${accountId}`, (data) => z.safeParse(message, data).data)
  const own: typeof call = async (...request) => {
    requireAccount(account, accountId)
    return await call(...request)
  }
  const session = new ExamSession({
    outbox: openExamOutbox(accountId),
    channel,
    onSignedIn: (wake) => account.subscribe(() => account.get() && wake()),
    server: {
      refresh: () => own('exam', {}),
      start: (level) => own('exam_start', { level }),
    },
  })
  const stopNoting = session.subscribe(() => noteRunningExam(session.getState()))
  // The student may have gone on with the exam on another device meanwhile.
  const onVisible = () => document.visibilityState === 'visible' && void session.refresh()
  document.addEventListener('visibilitychange', onVisible)
  return {
    session,
    dispose: () => {
      document.removeEventListener('visibilitychange', onVisible)
      stopNoting()
      session.dispose()
      channel.close()
    },
  }
}
