/** Something that was found in a student's files. */
export interface Finding {
  /** Empty where it is about no file. */
  file: string
  /** From 1; 0 where it is about no line. */
  line: number
  /** What it means and what to try, in the student's language. */
  text: string
}

/** The smallest number of letters to change, add or leave out that makes one word of the other; at most 3. */
export function wordDistance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return Math.min(row.at(-1) ?? 3, 3)
}

/** Longer names are hardly mistyped, and slow to compare. */
const LONGEST_NAME = 40

/** The name nearest to a mistyped one. */
export function nearestWord(word: string, known: Iterable<string>): string | undefined {
  let best: { name: string; distance: number } | undefined
  if (word.length > LONGEST_NAME) return undefined
  for (const name of known) {
    const distance = name.toLowerCase() === word.toLowerCase() ? 0 : wordDistance(word, name)
    const isNear = distance <= (word.length > 4 ? 2 : 1) && name.length > 1
    if (isNear && name !== word && distance < (best?.distance ?? 3)) best = { name, distance }
  }
  return best?.name
}

/** Indexes the lines of a text: finds the line of a place, from 1, in repeated calls. */
export function linesOf(text: string): (place: number) => number {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (place) => {
    let low = 0
    let high = starts.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= place) low = middle
      else high = middle
    }
    return low + 1
  }
}
