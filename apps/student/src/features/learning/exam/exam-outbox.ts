import type { ExamLevel } from '@qadam/contract'
import * as z from 'zod/mini'
import { boxOf, sendItem } from '../attempts/answers-outbox.ts'
import type { ExamOutbox } from './exam-session.ts'

const stored = z.object({ sitting_id: z.int(), questionId: z.int(), selectedAnswer: z.int() })

/** The answers and the end of a part that one account gave on this device and the school has not taken yet. */
export function openExamOutbox(accountId: number): ExamOutbox {
  const box = boxOf(accountId)
  const answerKey = (sittingId: number, questionId: number) => `exam:${sittingId}:${questionId}`
  const endKey = (sittingId: number, level: ExamLevel) => `exam-end:${sittingId}:${level}`
  return {
    putAnswer: (sitting_id, questionId, selectedAnswer) =>
      box.put({
        key: answerKey(sitting_id, questionId),
        action: 'exam_answer',
        input: { sitting_id, questionId, selectedAnswer },
      }),
    putEnd: (sitting_id, level, given) => {
      const answers = Object.entries(given).map(([questionId, selectedAnswer]) => ({
        questionId: Number(questionId),
        selectedAnswer,
      }))
      box.put({
        key: endKey(sitting_id, level),
        action: 'exam_save',
        input: { sitting_id, level, answers },
      })
      // The end brings them all along: in the last seconds there may be time for one request.
      const own = new Set(answers.map(({ questionId }) => answerKey(sitting_id, questionId)))
      box.drop(({ key }) => own.has(key))
    },
    listAnswers: (sittingId) =>
      Object.fromEntries(
        box.list().flatMap((item) => {
          const input = item.action === 'exam_answer' ? z.safeParse(stored, item.input).data : undefined
          return input?.sitting_id === sittingId ? [[input.questionId, input.selectedAnswer]] : []
        }),
      ),
    hasEnd: (sittingId, level) => box.has(endKey(sittingId, level)),
    hasAny: () => box.list().some(({ action }) => action === 'exam_answer' || action === 'exam_save'),
    flush: async () => {
      const deliveries = await box.flush((item) => sendItem(accountId, item))
      return deliveries.some(({ kind, item }) => kind === 'refused' && item.action.startsWith('exam_'))
    },
  }
}
