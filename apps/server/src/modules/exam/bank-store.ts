import type { ExamSkill } from '@qadam/contract'
import type { Executor } from '../../database/database.ts'
import type { AskedQuestion, Option } from './question.ts'

export interface BankPart {
  part: number
  description: { uz: string; ru?: string }
}

export async function listBankParts(db: Executor): Promise<BankPart[]> {
  const rows = await db.selectFrom('exam_bank_parts').selectAll().orderBy('part').execute()
  return rows as BankPart[] // fillBank alone writes them
}

export async function listBankQuestions(db: Executor, part: number): Promise<AskedQuestion[]> {
  const rows = await db
    .selectFrom('exam_bank_questions')
    .select(['id', 'skill', 'question', 'options', 'answer_id'])
    .where('part', '=', part)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    ...row,
    skill: row.skill as ExamSkill, // as above
    options: row.options as Option[], // as above
  }))
}

export interface BankContent {
  parts: readonly BankPart[]
  questions: readonly (AskedQuestion & { part: number })[]
}

/** Adds what is not there yet: two servers that fill at once agree on the first. */
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
