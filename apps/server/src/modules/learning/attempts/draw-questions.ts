import { seededRandom, shuffled } from '../questions/index.ts'

/**
 * Draws questions of many lessons: as evenly as they go, so that each lesson is asked while there are enough to draw, and
 * mixed. The same seed draws the same.
 * @param lessons the questions of each lesson.
 * @returns `count` of them, or all where there are fewer.
 */
export function drawQuestions(
  lessons: readonly (readonly number[])[],
  count: number,
  seed: number,
): number[] {
  const random = seededRandom(seed)
  const next = () => Math.floor(random() * 2 ** 32)
  const rests = shuffled(
    lessons.map((questions) => shuffled(questions, next())),
    next(),
  )
  const rounds = Math.max(0, ...rests.map((rest) => rest.length))
  const dealt = Array.from({ length: rounds }, (_, round) =>
    rests.flatMap((rest) => rest.slice(round, round + 1)),
  )
  return shuffled(dealt.flat().slice(0, count), next())
}
