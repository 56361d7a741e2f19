import type { Executor } from '../../database/database.ts'
import { fillBank, listBankParts, listBankQuestions, type BankPart } from './bank-store.ts'
import { placementParts, placementQuestions } from './placement-bank.ts'
import type { AskedQuestion } from './question.ts'

/** Ids that reveal nothing: neither which option is right nor in which order they were written. */
function dealIds(count: number, random: () => number): number[] {
  const ids = new Set<number>()
  while (ids.size < count) ids.add(1 + Math.floor(random() * 2_000_000_000))
  return [...ids]
}

/** The parts of the exam. A school that has none gets the built-in ones. */
export async function requireBankParts(db: Executor, random: () => number): Promise<BankPart[]> {
  const known = await listBankParts(db)
  if (known.length > 0) return known
  await fillBank(db, {
    parts: placementParts,
    questions: placementQuestions.map(({ id, part, skill, question, options }) => {
      const ids = dealIds(options.length, random)
      return {
        id,
        part,
        skill,
        question,
        options: options.map((value, place) => ({ id: ids[place] ?? 0, value })),
        answer_id: ids[0] ?? 0,
      }
    }),
  })
  return await listBankParts(db)
}

export async function bankQuestions(
  db: Executor,
  part: number,
  random: () => number,
): Promise<AskedQuestion[]> {
  await requireBankParts(db, random)
  return await listBankQuestions(db, part)
}
