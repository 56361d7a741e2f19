import type { ExamSkill } from '@qadam/contract'
import { seedOf, shuffled } from '../questions/index.ts'

/** A question that may be drawn. */
export interface Drawable {
  id: number
  skill: ExamSkill
}

/**
 * Draws the questions of a part: none that the student has seen while others are left, of the seen ones those first
 * that lie the longest back; and of each skill as many as of the others, as far as there are.
 * @param seen the sitting in which this student was asked a question last, by its id; later sittings have greater numbers.
 */
export function drawQuestions<Question extends Drawable>(
  bank: readonly Question[],
  seen: ReadonlyMap<number, number>,
  count: number,
  seed: number,
): Question[] {
  const tiers = Map.groupBy(bank, ({ id }) => seen.get(id) ?? 0)
  const drawn: Question[] = []
  for (const sitting of [...tiers.keys()].toSorted((one, other) => one - other)) {
    const ordered = (tiers.get(sitting) ?? []).toSorted((one, other) => one.id - other.id)
    const left = Map.groupBy(shuffled(ordered, seedOf(seed, sitting)), ({ skill }) => skill)
    const skills = shuffled([...left.keys()].toSorted(), seedOf(seed, sitting, 1))
    while (drawn.length < count) {
      const [skill] = skills
        .filter((each) => left.get(each)?.length)
        .toSorted((one, other) => countOf(drawn, one) - countOf(drawn, other))
      const question = skill && left.get(skill)?.pop()
      if (!question) break
      drawn.push(question)
    }
  }
  return shuffled(drawn, seedOf(seed, 2))
}

const countOf = (drawn: readonly Drawable[], skill: ExamSkill): number =>
  drawn.filter((question) => question.skill === skill).length
