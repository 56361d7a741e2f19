import type { RecallCard, RecallSession } from '@qadam/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/call.ts'
import { isCallError } from '../../../platform/call-error.ts'
import { boxOf } from '../../../platform/outbox.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { isAnswerWaiting } from './recall-outbox.ts'

/** What is due. Stored with what was visited (app/follow-replies.ts), so that a recall begins without a connection, too. */
export const dueQuery = queryOptions({
  queryKey: ['recall'],
  // Goes on when home is left: the recall that is begun then waits for the same reply.
  queryFn: async (): Promise<RecallSession> => await call('recall_session', {}),
  // Asked ahead of a visit that may never come: a few minutes more or less change little.
  staleTime: 10 * 60_000,
})

/** Its pictures and recordings have addresses that end, and nobody stored them. */
const needsMedia = ({ question }: RecallCard): boolean => JSON.stringify(question).includes('/media/')

/** What of it can be answered without a connection and was not yet. */
function answerableCards(accountId: number, { cards }: RecallSession): RecallCard[] {
  const box = boxOf(accountId).list()
  return cards.filter((card) => !needsMedia(card) && !isAnswerWaiting(box, card.question.id))
}

/** What is due, as the server says it; as it said it last, where it cannot be reached. */
export async function askDue(accountId: number): Promise<RecallSession> {
  try {
    return await queryClient.fetchQuery({ ...dueQuery, staleTime: 0 })
  } catch (error) {
    const stored = queryClient.getQueryData(dueQuery.queryKey)
    const cards = stored && isCallError(error, 'network') ? answerableCards(accountId, stored) : []
    if (!stored || cards.length === 0) throw error
    return { ...stored, cards, due: cards.length }
  }
}

/** Takes a card that was answered from what is stored. */
export function forgetCard(questionId: number): void {
  queryClient.setQueryData(
    dueQuery.queryKey,
    (session) =>
      session && { ...session, cards: session.cards.filter(({ question }) => question.id !== questionId) },
  )
}
