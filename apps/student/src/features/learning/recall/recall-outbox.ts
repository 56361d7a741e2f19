import { recallVerdict } from '@qadam/contract'
import * as z from 'zod/mini'
import { boxOf, named, waitingKind, type WaitingKind } from '../../../platform/outbox.ts'
import { refreshUser } from '../../access/accounts/use-user.ts'
import { fireStreakShot } from '../../rewards/streaks/streak-shot.ts'

const answerInput = z.object({
  question_id: z.int(),
  answer: z.unknown(),
  hinted: z.boolean(),
  before_lesson_id: z.optional(z.int()),
  request_id: z.string(),
})
export type CardAnswer = z.infer<typeof answerInput>

const answerKind = waitingKind('recall_answer', 'answers', answerInput)

/** What a recall puts into the outbox: answers that were given without a connection. */
export const recallKinds: readonly WaitingKind[] = [
  {
    ...answerKind,
    send: async (input) => {
      const reply = await answerKind.send(input)
      // No screen may be open that would.
      const { result } = z.parse(recallVerdict, reply)
      if (result?.strike_added) fireStreakShot()
      if (result && result.points_added > 0) void refreshUser()
      return reply
    },
  },
]

const groupOf = (questionId: number) => `recall:${questionId}:`

/** Whether an answer to the card is among what waits. */
export function isAnswerWaiting(waiting: readonly { key: string }[], questionId: number): boolean {
  return waiting.some(({ key }) => key.startsWith(groupOf(questionId)))
}

/** Leaves an answer to be sent when the connection is back. */
export function putCardAnswer(accountId: number, input: CardAnswer): void {
  boxOf(accountId).put({
    ...named(answerKind),
    key: `${groupOf(input.question_id)}${input.request_id}`,
    input,
  })
}
