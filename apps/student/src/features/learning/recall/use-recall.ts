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
import { askDue, forgetCard } from './due-cards.ts'
import { putCardAnswer, type CardAnswer } from './recall-outbox.ts'
import { RecallSitting, type RecallState } from './recall-sitting.ts'

/**
 * The recall of one student, for as long as the screen is shown.
 * @param asked the lesson whose wrong answers are asked, or before whose test it is, instead of what is due.
 */
export function useRecall(
  accountId: number,
  { lesson_id, before_lesson_id }: Asked,
): { state: RecallState; sitting: RecallSitting | undefined } {
  const open = useCallback(
    () => openSitting(accountId, { lesson_id, before_lesson_id }),
    [accountId, lesson_id, before_lesson_id],
  )
  const sitting = useOwned(open)
  return {
    sitting,
    state: useSyncExternalStore(sitting?.subscribe ?? neverChanges, sitting?.getState ?? notYet),
  }
}

const neverChanges = () => () => undefined
const loading: RecallState = { phase: 'loading' }
const notYet = () => loading

interface Asked {
  lesson_id?: number | undefined
  before_lesson_id?: number | undefined
}

function openSitting(accountId: number, asked: Asked): RecallSitting {
  const own: typeof call = async (...request) => {
    requireAccount(account, accountId)
    return await call(...request)
  }
  const { lesson_id, before_lesson_id } = asked
  const isDue = lesson_id === undefined && before_lesson_id === undefined
  const sent = (input: CardAnswer) => ({ ...input, before_lesson_id })
  return new RecallSitting({
    server: {
      begin: async () => {
        requireAccount(account, accountId)
        const session = await (isDue ? askDue(accountId) : call('recall_session', asked))
        // A connection that is lost meanwhile interrupts nothing.
        await preloadQuestions(session.cards.map(({ question }) => question))
        return session
      },
      answer: async (input) => {
        const verdict = await own('recall_answer', sent(input))
        forgetCard(input.question_id)
        return verdict
      },
    },
    put: (input) => {
      putCardAnswer(accountId, sent(input))
      forgetCard(input.question_id)
    },
    mayGoLater,
    newId: () => crypto.randomUUID(),
    onVerdict: ({ result }) => result && hearVerdict(result),
    onEnd: ({ points, isStreakDay, left }) => {
      // Before a test nothing is over yet, and a picture would cover its first question.
      if (before_lesson_id === undefined) {
        if (left.length === 0) playSound('level-up')
        if (isStreakDay) fireStreakShot()
      }
      if (points > 0) void refreshUser()
    },
  })
}
