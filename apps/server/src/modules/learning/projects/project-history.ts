import { limits } from '@qadam/contract'

const { versionEvery_s } = limits.project

/**
 * Whether a state that is about to be replaced goes into the history: always where the student chose between two, else
 * one in a few minutes, so that a history of thirty reaches back over days of typing and not over seconds.
 */
export function isKept(
  replaced: { saved_at: Date },
  newestKept: { saved_at: Date } | undefined,
  asked: boolean,
): boolean {
  if (asked || !newestKept) return true
  return replaced.saved_at.getTime() - newestKept.saved_at.getTime() >= versionEvery_s * 1000
}
