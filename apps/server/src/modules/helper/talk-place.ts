import { questionSet, SchoolError } from '@qadam/contract'
import type { ActionContext } from '../../actions/action-handler.ts'
import { requireOpenLesson } from '../courses/index.ts'
import { findQuestionPlace, questionsOfLesson, type StoredQuestion } from '../questions/index.ts'
import { isTestOpen } from '../tests/index.ts'

/**
 * The practice question, if this student may talk about it now.
 * @throws SchoolError not_found where it is not theirs or no practice, lesson.closed; access.forbidden with the
 * `reason` `test_open` while a test of theirs runs, in whatever lesson.
 */
export async function requireTalk(
  { db, actor, now }: ActionContext,
  questionId: number,
): Promise<StoredQuestion> {
  const place = await findQuestionPlace(db, questionId)
  if (!place || questionSet(place.type) !== 'practice') throw new SchoolError('not_found')
  const lesson = await requireOpenLesson(db, actor.id, place.lesson_id)
  if (await isTestOpen(db, actor.id, now)) throw new SchoolError('access.forbidden', { reason: 'test_open' })
  const question = (await questionsOfLesson(db, db, lesson)).find((one) => one.id === questionId)
  if (!question) throw new SchoolError('not_found')
  return question
}
