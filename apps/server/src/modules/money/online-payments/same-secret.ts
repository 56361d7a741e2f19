import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether two texts are equal, in constant time: it does not reveal where they differ. */
export function isSameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
