import { questionSet, SchoolError } from '@qadam/contract'
import type { ActionContext } from '../../actions/action-handler.ts'
import { isExamRunning } from '../exam/index.ts'
import { requireOpenQuestion, type StoredQuestion } from '../questions/index.ts'
import { isTestOpen } from '../tests/index.ts'

/**
 * The practice question, if this student may talk about it now.
 * @throws SchoolError not_found where it is not theirs or no practice, lesson.closed; access.forbidden with the
 * `reason` `test_open` while a test of theirs runs, in whatever lesson, or a part of the exam.
 */
export async function requireTalk(context: ActionContext, questionId: number): Promise<StoredQuestion> {
  const { db, actor, now } = context
  const { question } = await requireOpenQuestion(
    context,
    questionId,
    (type) => questionSet(type) === 'practice',
  )
  const isAsked = (await isTestOpen(db, actor.id, now)) || (await isExamRunning(db, actor.id, now))
  if (isAsked) throw new SchoolError('access.forbidden', { reason: 'test_open' })
  return question
}
