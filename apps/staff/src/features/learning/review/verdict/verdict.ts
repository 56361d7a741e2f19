import { limits, type Decision, type SubmissionChecks } from '@qadam/contract'

export type Verdict = 'approved' | 'rejected'

/** The draft of a decision. Coins and points follow verdict and score until they are set by hand (null: follow). */
export interface VerdictDraft {
  comment: string
  score: number | null
  coins: number | null
  points: number | null
}

export const emptyDraft: VerdictDraft = { comment: '', score: null, coins: null, points: null }

const { maxScore, maxCoins, maxPoints } = limits.review

/** What a full score is worth where the reviewer gives nothing by hand. */
const FULL_COINS = 14
const FULL_POINTS = 70
const POINTS_STEP = 5

const within = (value: number, max: number): number => Math.min(max, Math.max(0, Math.round(value)))

/** Coins and points that a score is worth by default. */
export function rewardsFor(score: number): { coins: number; points: number } {
  const part = within(score, maxScore) / maxScore
  return {
    coins: within(part * FULL_COINS, maxCoins),
    points: within(Math.round((part * FULL_POINTS) / POINTS_STEP) * POINTS_STEP, maxPoints),
  }
}

export interface Grade {
  /** Null: no grade, which is not nought. */
  score: number | null
  coins: number
  points: number
}

/** What a verdict pays where nothing is set by hand: a rejected submission earns nothing. */
const usualRewards = (verdict: Verdict, score: number | null): { coins: number; points: number } =>
  verdict === 'approved' ? rewardsFor(score ?? 0) : { coins: 0, points: 0 }

/** The numbers a verdict goes out with. */
export function gradeOf({ score, coins, points }: VerdictDraft, verdict: Verdict): Grade {
  const usual = usualRewards(verdict, score)
  return { score, coins: coins ?? usual.coins, points: points ?? usual.points }
}

/**
 * A decision that was made, to be changed. Its coins and points are given by hand only where they are not what its own
 * verdict and score are worth: the others follow what these become.
 */
export function draftOf({
  verdict,
  comment,
  score,
  coins,
  points,
}: Pick<Decision, 'verdict' | 'comment' | 'score' | 'coins' | 'points'>): VerdictDraft {
  const usual = usualRewards(verdict, score)
  return {
    comment,
    score,
    coins: coins === usual.coins ? null : coins,
    points: points === usual.points ? null : points,
  }
}

/** What is missing before a verdict may go out; undefined where nothing is. */
export function missingFor(
  { comment, score }: VerdictDraft,
  verdict: Verdict,
): 'score' | 'comment' | undefined {
  if (verdict === 'approved') return score === null ? 'score' : undefined
  // A submission rejected without a comment leaves the student to guess.
  return comment.trim() === '' ? 'comment' : undefined
}

/** A typed or slid number within its bounds; null for an emptied field. */
export function parseGrade(text: string, max: number): number | null {
  const digits = text.replaceAll(/\D/g, '')
  return digits === '' ? null : within(Number(digits), max)
}

export function isEmptyDraft({ comment, score, coins, points }: VerdictDraft): boolean {
  return comment.trim() === '' && score === null && coins === null && points === null
}

/** The share of the server's checks that passed, as a score; undefined where there is no result, or none to trust. */
export function scoreOfChecks(checks: SubmissionChecks | undefined): number | undefined {
  if (checks?.state !== 'done' || checks.results.length === 0 || checks.touched) return undefined
  const passed = checks.results.filter((result) => result.passed).length
  return within((passed / checks.results.length) * maxScore, maxScore)
}
