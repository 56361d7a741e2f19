import { questionSet, SchoolError, studentActions } from '@qadam/contract'
import { handle } from '../../actions/action-handler.ts'
import { requireOpenLesson } from '../courses/index.ts'
import { handIn } from '../practice/index.ts'
import { findQuestionPlace, questionsOfLesson } from '../questions/index.ts'
import { answerQuestion } from '../tests/index.ts'

/** One action for whatever a student answers: which module takes it is decided by the question's type. */
export const questionTryActions = {
  question_try: handle(studentActions.question_try, async (context, input) => {
    const { db, actor } = context
    const place = await findQuestionPlace(db, input.question_id)
    if (!place) throw new SchoolError('not_found')
    const lesson = await requireOpenLesson(db, actor.id, place.lesson_id)
    const question = (await questionsOfLesson(db, db, lesson)).find(({ id }) => id === place.id)
    if (!question) throw new SchoolError('not_found')
    return questionSet(question.type) === 'practice'
      ? await handIn(context, input, question, lesson)
      : await answerQuestion(context, input, question, lesson)
  }),
}
