import { SchoolError, studentActions } from '@qadam/contract'
import { handle, type ActionContext } from '../../actions/action-handler.ts'
import type { Executor } from '../../database/database.ts'
import { findSetting } from '../../database/settings-store.ts'
import { mayTakeExam } from '../people/index.ts'
import { endPart, isOverdue, settleSitting } from './end-part.ts'
import {
  findSitting,
  insertAnswers,
  insertPart,
  insertSitting,
  lockExam,
  type PartRecord,
  type SittingRecord,
} from './exam-store.ts'
import { bankQuestions, requireBankParts } from './load-bank.ts'
import { partNumber, presentExam, presentResult, presentSaved, presentStarted } from './present-exam.ts'
import { askQuestions, type GivenAnswer } from './question.ts'
import { EXAM_REDIRECTS, pathOf, redirectOf, redirectOfSitting } from './redirects.ts'
import { deadlineOf, standingOf, startOf } from './sitting.ts'

async function requireExam({ db, actor }: ActionContext): Promise<void> {
  if (!(await mayTakeExam(db, actor.id))) throw new SchoolError('exam.not_allowed')
}

/**
 * One act of a student on their sitting, after whatever time has ended. What it refuses is thrown after the commit, so
 * that a part it found overdue stays ended.
 */
async function act<Result>(
  context: ActionContext,
  run: (transaction: Executor, sitting: SittingRecord | undefined) => Promise<Result | SchoolError>,
): Promise<Result> {
  const { db, actor, now } = context
  await requireExam(context)
  const outcome = await db.transaction().execute(async (transaction) => {
    await lockExam(transaction, actor.id)
    return await run(transaction, await settleSitting(transaction, actor.id, now))
  })
  if (outcome instanceof SchoolError) throw outcome
  return outcome
}

/** The sitting as it stands now; reading it changes nothing but what time has ended. */
async function findCurrentSitting(context: ActionContext): Promise<SittingRecord | undefined> {
  const { db, actor, now } = context
  await requireExam(context)
  const sitting = await findSitting(db, actor.id)
  if (!sitting || !isOverdue(sitting, now)) return sitting
  return await db.transaction().execute(async (transaction) => {
    await lockExam(transaction, actor.id)
    return await settleSitting(transaction, actor.id, now)
  })
}

/** Something for a sitting that is over, which a device stored until another was granted. */
function isOfAnother(sitting: SittingRecord | undefined, named: number | undefined): boolean {
  return named !== undefined && named !== sitting?.id
}

/** Why a part that does not run takes nothing. */
function refusalOf(sitting: SittingRecord | undefined, part: number): SchoolError {
  const isBegun = sitting?.parts.some((each) => each.part === part) ?? false
  const isOver = isBegun || (sitting !== undefined && sitting.finished_at !== null)
  return new SchoolError(isOver ? 'exam.finished' : 'exam.part_locked')
}

async function startPart(
  { random, now }: ActionContext,
  db: Executor,
  sittingId: number,
  part: number,
): Promise<PartRecord> {
  const questions = askQuestions(await bankQuestions(db, part, random), Math.floor(random() * 2 ** 31))
  const started = { part, questions, started_at: now, expires_at: deadlineOf(now) }
  await insertPart(db, sittingId, started)
  return {
    ...started,
    finished_at: null,
    correct: null,
    total: questions.length,
    timed_out: false,
    answers: [],
  }
}

/** Those of the answers that are of this part and name one of its options. */
function fitting(
  part: PartRecord,
  answers: readonly { questionId: number; selectedAnswer?: number | null | undefined }[],
  now: Date,
): GivenAnswer[] {
  const fit = new Map<number, GivenAnswer>()
  for (const { questionId, selectedAnswer } of answers) {
    const question = part.questions.find(({ id }) => id === questionId)
    const option = question?.options.find(({ id }) => id === selectedAnswer)
    if (question && option && !fit.has(questionId))
      fit.set(questionId, { question_id: questionId, selected_id: option.id, answered_at: now })
  }
  return [...fit.values()]
}

export const examActions = {
  exam: handle(studentActions.exam, async (context) => {
    const { db, lang, now, random } = context
    const sitting = await findCurrentSitting(context)
    const parts = await requireBankParts(db, random)
    const setting = sitting?.finished_at ? await findSetting(db, EXAM_REDIRECTS) : undefined
    return presentExam(parts, sitting, {
      lang,
      now,
      redirect: (level) => pathOf(redirectOfSitting(sitting?.redirect) ?? redirectOf(setting, level)),
    })
  }),

  exam_start: handle(studentActions.exam_start, async (context, { level }) => {
    const { actor, lang, now, random } = context
    const number = partNumber(level)
    return await act(context, async (transaction, found) => {
      const start = startOf(found && standingOf(found.parts), number)
      if (found?.finished_at) return new SchoolError('exam.finished')
      if (start !== 'start' && start !== 'resume') return new SchoolError(start)
      let sitting = found
      if (!sitting) {
        const id = await insertSitting(transaction, actor.id, now)
        const fresh = {
          started_at: now,
          finished_at: null,
          level: null,
          set_aside_at: null,
          redirect: null,
          parts: [],
        }
        sitting = { id, person_id: actor.id, ...fresh }
      }
      let part = sitting.parts.find((each) => each.part === number)
      if (!part) {
        part = await startPart(context, transaction, sitting.id, number)
        sitting = { ...sitting, parts: [...sitting.parts, part] }
      }
      const bank = (await requireBankParts(transaction, random)).find((each) => each.part === number)
      if (!bank) return new SchoolError('not_found')
      return presentStarted(bank, sitting, part, lang, now)
    })
  }),

  exam_answer: handle(
    studentActions.exam_answer,
    async (context, { questionId, selectedAnswer, sitting_id }) =>
      await act(context, async (transaction, sitting) => {
        if (isOfAnother(sitting, sitting_id)) return new SchoolError('exam.finished')
        const part = sitting?.parts.find(({ questions }) => questions.some(({ id }) => id === questionId))
        if (!part) {
          const bank = await requireBankParts(transaction, context.random)
          for (const { part: number } of bank) {
            const questions = await bankQuestions(transaction, number, context.random)
            if (questions.some(({ id }) => id === questionId)) return refusalOf(sitting, number)
          }
          return new SchoolError('not_found')
        }
        // A repeat gets the reply of the first, also where its part is over meanwhile.
        if (part.answers.some((answer) => answer.question_id === questionId))
          return { saved: part.answers.length }
        if (part.finished_at || !sitting) return new SchoolError('exam.finished')
        const given = fitting(part, [{ questionId, selectedAnswer }], context.now)
        if (given.length === 0) return new SchoolError('not_found')
        await insertAnswers(transaction, sitting.id, part.part, given)
        return { saved: part.answers.length + given.length }
      }),
  ),

  exam_save: handle(
    studentActions.exam_save,
    async (context, { level, answers = [], sitting_id }) =>
      await act(context, async (transaction, sitting) => {
        if (isOfAnother(sitting, sitting_id)) return new SchoolError('exam.finished')
        const number = partNumber(level)
        const part = sitting?.parts.find((each) => each.part === number)
        if (!sitting || !part) return refusalOf(sitting, number)
        if (part.finished_at) return [presentSaved(part)]
        const given = fitting(part, answers, context.now)
        await insertAnswers(transaction, sitting.id, number, given)
        const known = new Set(part.answers.map((answer) => answer.question_id))
        const whole = {
          ...part,
          answers: [
            ...part.answers,
            ...given
              .filter((answer) => !known.has(answer.question_id))
              .map((answer) => ({ ...answer, part: number })),
          ],
        }
        const ended = await endPart(
          transaction,
          { ...sitting, parts: sitting.parts.map((each) => (each === part ? whole : each)) },
          whole,
          context.now,
        )
        return [presentSaved(ended.parts.find((each) => each.part === number) ?? whole)]
      }),
  ),

  exam_result: handle(studentActions.exam_result, async (context) => {
    const sitting = await findCurrentSitting(context)
    return sitting?.finished_at ? sitting.parts.map(presentResult) : []
  }),
}
