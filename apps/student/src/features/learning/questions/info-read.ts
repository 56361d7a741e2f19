import { call } from '../../../platform/call.ts'
import { patchQuestion } from './questions-query.ts'

/** Marks an info page as read at the server. @throws CallError */
export async function markInfoRead(lessonId: number, questionId: number): Promise<void> {
  const { completed } = await call('info_read', { question_id: questionId })
  patchQuestion(lessonId, questionId, (question) => ({
    ...question,
    other: { ...question.other, read: completed },
  }))
}
