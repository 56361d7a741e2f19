/** The numbers of the reviewers' promise, which staff alone see; the promise itself is `limits.review.promise_s`. */
export const promiseLimits = {
  /** From this much time left a submission is due soon. */
  soon_s: 4 * 3600,
  /** What a broken promise may bring the student. */
  minCoins: 1,
  maxCoins: 100,
  /** As long as no admin sets it otherwise; and then it is not paid at all. */
  coins: 10,
  page: 50,
  /** Submissions that are passed at once, and days of an absence. */
  maxPassed: 200,
  maxAbsenceDays: 366,
} as const
