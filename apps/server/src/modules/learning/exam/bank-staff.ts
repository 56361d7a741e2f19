import {
  limits,
  SchoolError,
  staffActions,
  type AuditActionName,
  type BankQuestionDraft,
} from '@qadam/contract'
import { handle, type ActionContext } from '../../../actions/action-handler.ts'
import type { Executor } from '../../../database/database.ts'
import { recordAudit } from '../../base/audit/index.ts'
import { requireRevision } from '../../base/school/index.ts'
import {
  insertQuestion,
  listBank,
  lockBank,
  setRetired,
  updateQuestion,
  type BankRow,
  type QuestionWording,
} from './bank-store.ts'
import { countAsked, countChoices } from './figures-store.ts'
import { dealIds, requireBankParts } from './load-bank.ts'
import { presentBank, presentText } from './present-bank.ts'

const { bank, questionsInPart } = limits.exam

export const examBankStaffActions = {
  exam_bank: handle(staffActions.exam_bank, async (context) => await present(context)),

  exam_question_save: handle(staffActions.exam_question_save, async (context, { id, revision, ...draft }) => {
    const { db, actor, now, random } = context
    const save = { staffId: actor.id, at: now }
    const savedId = await db.transaction().execute(async (transaction) => {
      await requireBankParts(transaction, random)
      const rows = await lockBank(transaction)
      const before = id === undefined ? undefined : rows.find((row) => row.id === id)
      if (id !== undefined && !before) throw new SchoolError('not_found')
      const wanted = wordsOf(draft)
      const same = rows.find((row) => row.id !== id && asksTheSame(presentText(row), wanted))
      // Sent again because its reply was lost.
      const repeated = before ?? (same?.retired_at ? undefined : same)
      if (repeated && isSame(repeated, wanted, draft.part)) return repeated.id
      if (same) throw new SchoolError('conflict', { reason: 'duplicate', question_id: same.id })
      if (before) await requireRevision(transaction, before, revision ?? 0, presentText(before))
      else if (rows.filter(({ part }) => part === draft.part).length >= bank.maxInPart)
        throw new SchoolError('conflict', { reason: 'too_many' })
      const wording = keepIds(before, wanted, random)
      const isReworded = !before || !isWordedAlike(presentText(before), wanted)
      if (before) await updateQuestion(transaction, before, wording, isReworded, save)
      const stored = before?.id ?? (await insertQuestion(transaction, { ...wording, part: draft.part }, save))
      const after = { ...wanted, id: stored, part: before?.part ?? draft.part }
      await record(transaction, context, 'exam_question_save', before && presentText(before), after)
      return stored
    })
    return { id: savedId, bank: await present(context) }
  }),

  exam_question_retire: handle(
    staffActions.exam_question_retire,
    async (context, { question_id, retired }) => {
      const { db, now } = context
      await db.transaction().execute(async (transaction) => {
        const rows = await lockBank(transaction)
        const row = rows.find(({ id }) => id === question_id)
        if (!row) throw new SchoolError('not_found')
        if (retired === (row.retired_at !== null)) return
        const active = rows.filter(({ part, retired_at }) => part === row.part && !retired_at)
        if (retired && active.length <= questionsInPart)
          throw new SchoolError('conflict', { reason: 'too_few' })
        await setRetired(transaction, question_id, retired ? now : null)
        const text = presentText(row)
        await record(
          transaction,
          context,
          'exam_question_retire',
          { ...text, retired: !retired },
          { ...text, retired },
        )
      })
      return await present(context)
    },
  ),
}

async function present({ db, lang, random }: ActionContext) {
  const parts = await requireBankParts(db, random)
  const figures = { asked: await countAsked(db), choices: await countChoices(db) }
  return presentBank(parts, await listBank(db), figures, lang)
}

type Words = Pick<BankQuestionDraft, 'skill' | 'question' | 'right' | 'wrong'>

const wordsOf = ({ skill, question, right, wrong }: Words): Words => ({
  skill,
  question: question.trim(),
  right: right.trim(),
  wrong: wrong.map((value) => value.trim()),
})

const folded = (text: string) => text.replaceAll(/\s+/g, ' ').toLowerCase()

/** Whoever knows the one knows the other. */
const asksTheSame = (one: Words, other: Words): boolean =>
  folded(one.question) === folded(other.question) && folded(one.right) === folded(other.right)

const isWordedAlike = (one: Words, other: Words): boolean =>
  one.question === other.question &&
  one.right === other.right &&
  one.wrong.toSorted().join('\n') === other.wrong.toSorted().join('\n')

const isSame = (row: BankRow, wanted: Words, part: number): boolean =>
  row.part === part && row.skill === wanted.skill && isWordedAlike(presentText(row), wanted)

/** An option that stays keeps its id; a new one is dealt one that reveals nothing. */
function keepIds(
  before: BankRow | undefined,
  { skill, question, right, wrong }: Words,
  random: () => number,
): QuestionWording {
  const values = [right, ...wrong]
  const known = new Map(before?.options.map(({ id, value }) => [value, id]))
  const dealt = dealIds(values.length, random)
  const options = values.map((value, place) => ({ id: known.get(value) ?? dealt[place] ?? 0, value }))
  return { skill, question, options, answer_id: options[0]?.id ?? 0 }
}

type Recorded = Words & { id: number; part: number; retired?: boolean }

async function record(
  db: Executor,
  { actor, now }: ActionContext,
  action: Extract<AuditActionName, 'exam_question_save' | 'exam_question_retire'>,
  before: Recorded | undefined,
  after: Recorded,
): Promise<void> {
  await recordAudit(db, {
    at: now,
    staffId: actor.id,
    action,
    subject: { kind: 'school' },
    ...(before && { before: valuesOf(before) }),
    after: valuesOf(after),
  })
}

const valuesOf = ({ id, part, skill, question, right, wrong, retired }: Recorded) => ({
  question: id,
  part,
  skill,
  text: question,
  right,
  wrong: wrong.join(' · '),
  ...(retired !== undefined && { retired }),
})
