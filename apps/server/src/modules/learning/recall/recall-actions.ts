import { recallLimits, SchoolError, studentActions, type RecallCard } from '@qadam/contract'
import { handle, type ActionContext } from '../../../actions/action-handler.ts'
import { say } from '../../../i18n/localized.ts'
import { daysBetween, schoolDay, type SchoolDay } from '../../base/calendar/index.ts'
import { presentQuestion, questionsOfLesson, seedOf, shuffled, viewingOf } from '../questions/index.ts'
import { answerCard } from './answer-card.ts'
import { knowledgeOf } from './knowledge.ts'
import {
  countDue,
  findNextDue,
  isOwnModule,
  listDue,
  listEarlier,
  listModuleCards,
  listWrong,
  type OpenCard,
} from './recall-store.ts'

export const recallActions = {
  recall_session: handle(studentActions.recall_session, async (context, { lesson_id, before_lesson_id }) => {
    const { db, actor, now, timeZone } = context
    const day = schoolDay(now, timeZone)
    const most = recallLimits.sessionCards
    const isChosen = lesson_id !== undefined || before_lesson_id !== undefined
    const due =
      before_lesson_id !== undefined
        ? await listEarlier(db, actor.id, before_lesson_id, { now, day })
        : lesson_id !== undefined
          ? await listWrong(db, actor.id, lesson_id, day, most)
          : await listDue(db, actor.id, day, most)
    // Mixed, so that lessons that came together are not asked together.
    const mixed = shuffled(due, seedOf(actor.id, numberOf(day)))
    const cards: RecallCard[] = []
    for (const card of mixed) {
      const shown = await presentCard(context, card, day)
      if (shown) cards.push(shown)
    }
    return {
      day,
      cards,
      due: isChosen || due.length < most ? cards.length : await countDue(db, actor.id, day),
      next_due: (await findNextDue(db, actor.id, day)) ?? null,
    }
  }),

  module_knowledge: handle(
    studentActions.module_knowledge,
    async ({ db, actor, now, timeZone }, { module_id }) => {
      if (!(await isOwnModule(db, actor.id, module_id))) throw new SchoolError('not_found')
      const day = schoolDay(now, timeZone)
      const lessons = Map.groupBy(
        await listModuleCards(db, actor.id, module_id),
        ({ lesson_id }) => lesson_id,
      )
      return {
        lessons: [...lessons].map(([lesson_id, cards]) => ({
          lesson_id,
          ...knowledgeOf(
            cards.map(({ card }) => card),
            day,
          ),
        })),
      }
    },
  ),

  recall_answer: handle(studentActions.recall_answer, answerCard),
}

const numberOf = (day: SchoolDay): number => daysBetween('2026-01-01', day)

/** @returns undefined where the question was taken out this moment. */
async function presentCard(
  context: ActionContext,
  { question_id, lesson_id, content_version, lesson, course }: OpenCard,
  day: SchoolDay,
): Promise<RecallCard | undefined> {
  const { db, actor, lang } = context
  const questions = await questionsOfLesson(db, db, { id: lesson_id, content_version })
  const question = questions.find(({ id }) => id === question_id)
  if (!question) return undefined
  // Another order each day: the place of an answer is not to be what is remembered.
  const showing = { ...viewingOf(context), seed: seedOf(actor.id, question_id, numberOf(day)) }
  return {
    question: presentQuestion(question, showing, undefined, 'given'),
    lesson: say(lesson, lang),
    course: say(course, lang),
  }
}
