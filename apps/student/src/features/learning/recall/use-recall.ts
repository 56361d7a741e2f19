import { useOwned } from '@qadam/delivery/use-owned'
import { requireAccount } from '@qadam/web/require-account'
import { useCallback, useSyncExternalStore } from 'react'
import { call } from '../../../platform/call.ts'
import { mayGoLater } from '../../../platform/may-go-later.ts'
import { playSound } from '../../../platform/sound.ts'
import { session as account } from '../../../platform/session.ts'
import { refreshUser } from '../../access/accounts/use-user.ts'
import { fireStreakShot } from '../../rewards/streaks/streak-shot.ts'
import { hearVerdict } from '../attempts/hear-verdict.ts'
import { preloadQuestions } from '../questions/question-types.tsx'
import { putCardAnswer } from './recall-outbox.ts'
import { RecallSitting, type RecallState } from './recall-sitting.ts'

/**
 * The recall of one student, for as long as the screen is shown.
 * @param lessonId whose wrong answers are asked, instead of what is due.
 */
export function useRecall(
  accountId: number,
  lessonId: number | undefined,
): { state: RecallState; sitting: RecallSitting | undefined } {
  const open = useCallback(() => openSitting(accountId, lessonId), [accountId, lessonId])
  const sitting = useOwned(open)
  return {
    sitting,
    state: useSyncExternalStore(sitting?.subscribe ?? neverChanges, sitting?.getState ?? notYet),
  }
}

const neverChanges = () => () => undefined
const loading: RecallState = { phase: 'loading' }
const notYet = () => loading

function openSitting(accountId: number, lessonId: number | undefined): RecallSitting {
  const own: typeof call = async (...request) => {
    requireAccount(account, accountId)
    return await call(...request)
  }
  return new RecallSitting({
    server: {
      begin: async () => {
        const session = await own('recall_session', lessonId === undefined ? {} : { lesson_id: lessonId })
        // A connection that is lost meanwhile interrupts nothing.
        await preloadQuestions(session.cards.map(({ question }) => question))
        return session
      },
      answer: (input) => own('recall_answer', input),
    },
    put: (input) => putCardAnswer(accountId, input),
    mayGoLater,
    newId: () => crypto.randomUUID(),
    onVerdict: ({ result }) => result && hearVerdict(result),
    onEnd: ({ points, isStreakDay, left }) => {
      if (left.length === 0) playSound('level-up')
      if (isStreakDay) fireStreakShot()
      if (points > 0) void refreshUser()
    },
  })
}
