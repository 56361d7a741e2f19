import { createHash } from 'node:crypto'

/** Blank space makes no other program. */
const bare = (code: string): string => code.replaceAll(/\s+/g, '')

/** Names a program, so that the next try can be told from it. */
export function digestOf(code: string): Buffer {
  return createHash('sha256').update(bare(code)).digest()
}

/**
 * Whether a failed program was a try at the exercise: something was written that is not what it began with, nor what
 * failed last.
 */
export function isHonestTry(code: string, starter: string, lastTried: Buffer | null): boolean {
  if (bare(code) === '' || bare(code) === bare(starter)) return false
  return lastTried === null || !digestOf(code).equals(lastTried)
}
