/** What rounds of the same measurement say: the middle of them, and how far they lie apart. */
export interface Summary {
  median: number
  least: number
  most: number
}

/** @throws Error without a sample */
export function summarise(samples: readonly number[]): Summary {
  const sorted = samples.toSorted((one, other) => one - other)
  const [least, most] = [sorted[0], sorted.at(-1)]
  if (least === undefined || most === undefined) throw new Error('nothing was measured')
  const middle = sorted.slice(Math.floor((sorted.length - 1) / 2), Math.floor(sorted.length / 2) + 1)
  return { median: middle.reduce((sum, one) => sum + one, 0) / middle.length, least, most }
}

/**
 * Whether something moved beyond the noise: each round of one side lies above each of the other. Of five rounds a side that
 * were taken in turns chance alone does that once in 126 times, whatever the noise is like (Mann and Whitney 1947).
 */
export function judge(before: readonly number[], after: readonly number[]): 'more' | 'less' | 'same' {
  const [old, now] = [summarise(before), summarise(after)]
  if (now.least > old.most) return 'more'
  return now.most < old.least ? 'less' : 'same'
}
