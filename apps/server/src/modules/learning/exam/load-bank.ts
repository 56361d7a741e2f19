import type { Executor } from '../../../database/database.ts'
import { countBuiltIn, fillBank, listBankParts, type BankPart } from './bank-store.ts'
import { placementParts, placementQuestions } from './placement-bank.ts'

/** Ids that reveal nothing: neither which option is right nor in which order they were written. */
export function dealIds(count: number, random: () => number): number[] {
  const ids = new Set<number>()
  while (ids.size < count) ids.add(1 + Math.floor(random() * 2_000_000_000))
  return [...ids]
}

/**
 * The parts of the exam. A school is given each of the product's own questions once, also those that a later version
 * brings; what it made of them since is its own.
 */
export async function requireBankParts(db: Executor, random: () => number): Promise<BankPart[]> {
  if ((await countBuiltIn(db)) >= placementQuestions.length) return await listBankParts(db)
  await fillBank(db, {
    parts: placementParts,
    questions: placementQuestions.map(({ number, part, skill, question, options }) => {
      const ids = dealIds(options.length, random)
      return {
        built_in: number,
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
