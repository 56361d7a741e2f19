import { limits, SchoolError, studentActions } from '@qadam/contract'
import { handle, type ActionContext } from '../../../actions/action-handler.ts'
import type { Executor } from '../../../database/database.ts'
import { findExamRights, ownTime } from '../../base/people/index.ts'
import { drawPart } from './draw-part.ts'
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
import { releaseClock } from './hold-clocks.ts'
import { requireBankParts } from './load-bank.ts'
import { partNumber, presentExam, presentResult, presentSaved, presentStarted } from './present-exam.ts'
import { partOfPlace, type GivenAnswer } from './question.ts'
import { findRedirect, pathOf, redirectOfSitting } from './redirects.ts'
import { deadlineOf, standingOf, startOf } from './sitting.ts'

/** @returns how long this student has for a part, in seconds. */
async function requireExam({ db, actor }: ActionContext): Promise<number> {
  const { allowed, timeFactor } = await findExamRights(db, actor.id)
  if (!allowed) throw new SchoolError('exam.not_allowed')
  return ownTime(limits.exam.part_s, timeFactor)
}

/**
 * One act of a student on their sitting, after whatever time has ended. What it refuses is thrown after the commit, so
 * that a part it found overdue stays ended.
 */
async function act<Result>(
  context: ActionContext,
  run: (
    transaction: Executor,
    sitting: SittingRecord | undefined,
    duration_s: number,
  ) => Promise<Result | SchoolError>,
): Promise<Result> {
  const { db, actor, now } = context
  const duration_s = await requireExam(context)
  const outcome = await db.transaction().execute(async (transaction) => {
    await lockExam(transaction, actor.id)
    return await run(transaction, await settleOwnSitting(transaction, actor.id, now), duration_s)
  })
  if (outcome instanceof SchoolError) throw outcome
  return outcome
}

/** The sitting as it stands now; reading it changes nothing but what time has ended. */
async function findCurrentSitting(context: ActionContext): Promise<SittingRecord | undefined> {
  const { db, actor, now } = context
  const sitting = await findSitting(db, actor.id)
  const isHeld = sitting?.parts.some(({ held_s }) => held_s !== null)
  if (!sitting || (!isHeld && !isOverdue(sitting, now))) return sitting
  return await db.transaction().execute(async (transaction) => {
    await lockExam(transaction, actor.id)
    return await settleOwnSitting(transaction, actor.id, now)
  })
}

/** By an act of the student, for whom a clock that was held goes on. */
async function settleOwnSitting(
  db: Executor,
  personId: number,
  now: Date,
): Promise<SittingRecord | undefined> {
  const sitting = await settleSitting(db, personId, now)
  return sitting && (await releaseClock(db, sitting, now))
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
  { actor, random, now }: ActionContext,
  db: Executor,
  { sittingId, part, duration_s }: { sittingId: number; part: number; duration_s: number },
): Promise<PartRecord> {
  const { questions, places } = await drawPart(db, { personId: actor.id, part, random })
  const started = { part, questions, started_at: now, expires_at: deadlineOf(now, duration_s) }
  await insertPart(db, sittingId, started, places)
  return {
    ...started,
    finished_at: null,
    held_s: null,
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
    const duration_s = await requireExam(context)
    const sitting = await findCurrentSitting(context)
    const parts = await requireBankParts(db, random)
    const target = redirectOfSitting(sitting?.redirect) ?? (await findRedirect(db, sitting?.level ?? 0))
    return presentExam(parts, sitting, {
      lang,
      now,
      duration_s,
      redirect: pathOf(target),
    })
  }),

  exam_start: handle(studentActions.exam_start, async (context, { level }) => {
    const { actor, lang, now, random } = context
    const number = partNumber(level)
    return await act(context, async (transaction, found, duration_s) => {
      const start = startOf(found && standingOf(found.parts), number)
      if (found?.finished_at) return new SchoolError('exam.finished')
      if (start !== 'start' && start !== 'resume') return new SchoolError(start)
      const bank = (await requireBankParts(transaction, random)).find((each) => each.part === number)
      if (!bank) return new SchoolError('not_found')
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
        part = await startPart(context, transaction, { sittingId: sitting.id, part: number, duration_s })
        sitting = { ...sitting, parts: [...sitting.parts, part] }
      }
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
          const number = partOfPlace(questionId)
          return number === undefined ? new SchoolError('not_found') : refusalOf(sitting, number)
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
    async (context, { level, answers = [], sitting_id, timed_out = false }) =>
      await act(context, async (transaction, sitting) => {
        if (isOfAnother(sitting, sitting_id)) return new SchoolError('exam.finished')
        const number = partNumber(level)
        const part = sitting?.parts.find((each) => each.part === number)
        if (!sitting || !part) return refusalOf(sitting, number)
        if (part.finished_at) return [presentSaved(sitting, part)]
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
        // The device did not hear that its time was given back.
        if (timed_out && whole.answers.length < whole.total && context.now < whole.expires_at) return []
        const ended = await endPart(
          transaction,
          { ...sitting, parts: sitting.parts.map((each) => (each === part ? whole : each)) },
          whole,
          context.now,
        )
        return [presentSaved(ended, ended.parts.find((each) => each.part === number) ?? whole)]
      }),
  ),

  exam_result: handle(studentActions.exam_result, async (context) => {
    await requireExam(context)
    const sitting = await findCurrentSitting(context)
    return sitting?.finished_at ? sitting.parts.map(presentResult) : []
  }),
}
