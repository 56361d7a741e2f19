import { examLevel, type ExamLevel } from '@qadam/contract'
import * as z from 'zod/mini'
import { boxOf, named, sendOf, waitingKind, type WaitingKind } from '../../../platform/outbox.ts'
import type { ExamOutbox } from './exam-session.ts'

const answered = { questionId: z.int(), selectedAnswer: z.int() }
const answerInput = z.object({ sitting_id: z.int(), ...answered })
const endInput = z.object({
  sitting_id: z.int(),
  level: examLevel,
  answers: z.array(z.object(answered)),
  timed_out: z.optional(z.boolean()),
})

const answerKind = waitingKind('exam_answer', 'answers', answerInput)
const endKind = waitingKind('exam_save', 'test', endInput)

/** What the exam puts into the outbox. */
export const examKinds: readonly WaitingKind[] = [answerKind, endKind]
const isOfExam = ({ action }: { action: string }) => examKinds.some((kind) => kind.action === action)

/** The answers and the end of a part that one account gave on this device and the school has not taken yet. */
export function openExamOutbox(accountId: number): ExamOutbox {
  const box = boxOf(accountId)
  const answerKey = (sittingId: number, questionId: number) => `exam:${sittingId}:${questionId}`
  const endKey = (sittingId: number, level: ExamLevel) => `exam-end:${sittingId}:${level}`
  return {
    putAnswer: (sitting_id, questionId, selectedAnswer) =>
      box.put({
        ...named(answerKind),
        key: answerKey(sitting_id, questionId),
        input: { sitting_id, questionId, selectedAnswer },
      }),
    putEnd: (sitting_id, level, given, timed_out) => {
      const answers = Object.entries(given).map(([questionId, selectedAnswer]) => ({
        questionId: Number(questionId),
        selectedAnswer,
      }))
      box.put({
        ...named(endKind),
        key: endKey(sitting_id, level),
        input: { sitting_id, level, answers, timed_out },
      })
      // The end brings them all along: in the last seconds there may be time for one request.
      const own = new Set(answers.map(({ questionId }) => answerKey(sitting_id, questionId)))
      box.drop(({ key }) => own.has(key))
    },
    listAnswers: (sittingId) =>
      Object.fromEntries(
        box.list().flatMap((item) => {
          const input =
            item.action === answerKind.action ? z.safeParse(answerInput, item.input).data : undefined
          return input?.sitting_id === sittingId ? [[input.questionId, input.selectedAnswer]] : []
        }),
      ),
    hasEnd: (sittingId, level) => box.has(endKey(sittingId, level)),
    hasAny: () => box.list().some(isOfExam),
    flush: async () => {
      const deliveries = await box.flush(sendOf(accountId, examKinds))
      return deliveries.some(({ kind }) => kind === 'refused')
    },
  }
}
