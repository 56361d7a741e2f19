import { questionSet, studentActions } from '@qadam/contract'
import { handle } from '../../../actions/action-handler.ts'
import { handIn } from '../practice/index.ts'
import { requireOpenQuestion } from '../questions/index.ts'
import { answerQuestion } from './answer-question.ts'

/** One action for whatever a student answers: which module takes it is decided by the question's type. */
export const questionTryActions = {
  question_try: handle(studentActions.question_try, async (context, input) => {
    const { question, lesson } = await requireOpenQuestion(context, input.question_id, () => true)
    return questionSet(question.type) === 'practice'
      ? await handIn(context, input, question, lesson)
      : await answerQuestion(context, input, question, lesson)
  }),
}
