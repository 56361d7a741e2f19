import { SchoolError, type QuestionType } from '@qadam/contract'
import type { ActionContext } from '../../../actions/action-handler.ts'
import { requireOpenLesson, type LessonAccess } from '../courses/index.ts'
import { questionsOfLesson } from './lesson-content.ts'
import { findQuestionPlace } from './questions-store.ts'
import type { StoredQuestion } from './stored-question.ts'

export interface OpenQuestion {
  lesson: LessonAccess
  question: StoredQuestion
}

type Place = NonNullable<Awaited<ReturnType<typeof findQuestionPlace>>>

/** Where a question was last found, by its database: a hint, which the content of the lesson confirms. */
const hints = new WeakMap<object, Map<number, Place>>()

/**
 * A question of one of these types with its lesson, if it is open to this student now.
 * @throws SchoolError not_found where it is not theirs or of another type, lesson.closed where it is not open yet.
 */
export async function requireOpenQuestion(
  context: Pick<ActionContext, 'db' | 'actor'>,
  questionId: number,
  isAsked: (type: QuestionType) => boolean,
): Promise<OpenQuestion> {
  const { db } = context
  let places = hints.get(db)
  if (!places) hints.set(db, (places = new Map()))
  const hint = places.get(questionId)
  const hinted = hint && isAsked(hint.type) ? await findIn(context, hint).catch(unlessRefused) : undefined
  if (hinted) return hinted
  const place = await findQuestionPlace(db, questionId)
  if (!place || !isAsked(place.type)) throw new SchoolError('not_found')
  const found = await findIn(context, place)
  if (!found) throw new SchoolError('not_found')
  places.set(questionId, place)
  return found
}

/** A lesson that is closed may no longer be the question's. */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof SchoolError)) throw error
}

/** Undefined where the question is no longer there, or the lesson is not the student's. */
async function findIn(
  { db, actor }: Pick<ActionContext, 'db' | 'actor'>,
  place: Place,
): Promise<OpenQuestion | undefined> {
  try {
    const lesson = await requireOpenLesson(db, actor.id, place.lesson_id)
    const question = (await questionsOfLesson(db, db, lesson)).find(({ id }) => id === place.id)
    return question?.type === place.type ? { lesson, question } : undefined
  } catch (error) {
    if (error instanceof SchoolError && error.code === 'not_found') return undefined
    throw error
  }
}
