import type { QuestionFlag } from '@qadam/contract'

/** What is stored of a question: see the table `question_days`. */
export interface QuestionSums {
  tries: number
  correct: number
  pairs: number
  sum_x: number
  sum_y: number
  sum_yy: number
  sum_xy: number
}

/** The fewest answers that allow a conclusion. */
const ENOUGH = 20

/**
 * The point-biserial correlation of the answer with the rest of the test: near 0, students who know the rest do no
 * better; below 0, worse. Undefined where all answered alike, or too few did.
 * Source: Crocker and Algina, Introduction to Classical and Modern Test Theory (1986), chapter 14.
 */
export function discriminationOf({ pairs, sum_x, sum_y, sum_yy, sum_xy }: QuestionSums): number | undefined {
  if (pairs < ENOUGH) return undefined
  const spread_x = pairs * sum_x - sum_x * sum_x
  const spread_y = pairs * sum_yy - sum_y * sum_y
  // A rounding error counts as 0.
  if (spread_x <= 1e-9 * pairs || spread_y <= 1e-9 * pairs) return undefined
  const r = (pairs * sum_xy - sum_x * sum_y) / Math.sqrt(spread_x * spread_y)
  return Math.max(-1, Math.min(1, r))
}

/** What is suspicious in a question, the gravest first. */
export function flagsOf(sums: QuestionSums): QuestionFlag[] {
  if (sums.tries < ENOUGH) return []
  const share = sums.correct / sums.tries
  const exact = discriminationOf(sums)
  // Rounded as it is shown: a rounding error is not negative.
  const discrimination = exact === undefined ? undefined : Math.round(exact * 100) / 100
  return [
    ...(discrimination !== undefined && discrimination < 0 ? (['contrary'] as const) : []),
    ...(discrimination !== undefined && discrimination >= 0 && discrimination < 0.1
      ? (['undiscerning'] as const)
      : []),
    ...(share < 0.3 ? (['hard'] as const) : []),
    ...(share > 0.97 ? (['easy'] as const) : []),
  ]
}
