import type { ExamSkill } from '@qadam/contract'
import type { Executor } from '../../../database/database.ts'
import type { BankQuestion, Option } from './question.ts'

export interface BankPart {
  part: number
  description: { uz: string; ru?: string }
}

export async function listBankParts(db: Executor): Promise<BankPart[]> {
  const rows = await db.selectFrom('exam_bank_parts').selectAll().orderBy('part').execute()
  return rows as BankPart[] // fillBank alone writes them
}

const wording = ['id', 'skill', 'question', 'options', 'answer_id', 'revision'] as const

/** As the contract had it when it was saved. */
const asSaved = <Row extends { skill: string; options: unknown }>(row: Row) => ({
  ...row,
  skill: row.skill as ExamSkill,
  options: row.options as Option[],
})

/** Those of a part that may be drawn. */
export async function listActiveQuestions(db: Executor, part: number): Promise<BankQuestion[]> {
  const rows = await db
    .selectFrom('exam_bank_questions')
    .select(wording)
    .where('part', '=', part)
    .where('retired_at', 'is', null)
    .execute()
  return rows.map(asSaved)
}

/** A question with what its authors did to it. */
export interface BankRow extends BankQuestion {
  part: number
  retired_at: Date | null
  saved_by: number | null
  saved_at: Date | null
}

export async function listBank(db: Executor): Promise<BankRow[]> {
  const rows = await db
    .selectFrom('exam_bank_questions')
    .select([...wording, 'part', 'retired_at', 'saved_by', 'saved_at'])
    .orderBy('part')
    .orderBy('id')
    .execute()
  return rows.map(asSaved)
}

/** Serializes what authors do to the bank. @returns it as it is then. */
export async function lockBank(db: Executor): Promise<BankRow[]> {
  await db.selectFrom('exam_bank_parts').select('part').orderBy('part').forUpdate().execute()
  return await listBank(db)
}

export interface QuestionWording {
  skill: ExamSkill
  question: string
  options: readonly Option[]
  answer_id: number
}

interface Save {
  staffId: number
  at: Date
}

export async function insertQuestion(
  db: Executor,
  { part, options, ...wording }: QuestionWording & { part: number },
  { staffId, at }: Save,
): Promise<number> {
  const { id } = await db
    .insertInto('exam_bank_questions')
    .values({ ...wording, part, options: JSON.stringify(options), saved_by: staffId, saved_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @param isReworded students will notice: what was answered before says nothing of it. */
export async function updateQuestion(
  db: Executor,
  { id, revision }: Pick<BankRow, 'id' | 'revision'>,
  { options, ...wording }: QuestionWording,
  isReworded: boolean,
  { staffId, at }: Save,
): Promise<void> {
  const next = revision + 1
  await db
    .updateTable('exam_bank_questions')
    .set({
      ...wording,
      options: JSON.stringify(options),
      revision: next,
      ...(isReworded && { worded_revision: next }),
      saved_by: staffId,
      saved_at: at,
    })
    .where('id', '=', id)
    .execute()
}

export async function setRetired(db: Executor, id: number, at: Date | null): Promise<void> {
  await db.updateTable('exam_bank_questions').set({ retired_at: at }).where('id', '=', id).execute()
}

/** How many of the product's own questions the school was given. */
export async function countBuiltIn(db: Executor): Promise<number> {
  const { given } = await db
    .selectFrom('exam_bank_questions')
    .select(({ fn }) => fn.count<number>('built_in').as('given'))
    .executeTakeFirstOrThrow()
  return given
}

export interface BankContent {
  parts: readonly BankPart[]
  questions: readonly (Omit<BankQuestion, 'id' | 'revision'> & { part: number; built_in: number })[]
}

/** Adds what the school was not given yet: two servers that fill at once agree on the first. */
export async function fillBank(db: Executor, { parts, questions }: BankContent): Promise<void> {
  await db
    .insertInto('exam_bank_parts')
    .values(parts.map((part) => ({ ...part, description: JSON.stringify(part.description) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('exam_bank_questions')
    .values(questions.map((question) => ({ ...question, options: JSON.stringify(question.options) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
