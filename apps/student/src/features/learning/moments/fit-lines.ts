/** How wide a text is, written in a size. */
export type Measure = (text: string, size: number) => number

/** A way to write a text, from the largest size to the smallest. */
export interface Way {
  /** How many lines there may be. */
  most: number
  sizes: readonly number[]
}

/**
 * A text in lines, in the first way that it fits; what fits in none is cut in the last one, with an ellipsis.
 * @param room how wide a line may be
 */
export function fitLines(
  text: string,
  measure: Measure,
  room: number,
  ways: readonly Way[],
): { size: number; lines: string[] } {
  for (const { most, sizes } of ways) {
    for (const size of sizes) {
      const lines = wrap(text, (part) => measure(part, size) <= room)
      if (lines && lines.length <= most) return { size, lines }
    }
  }
  const last = ways.at(-1)
  const size = last?.sizes.at(-1) ?? 1
  return { size, lines: cut(text, last?.most ?? 1, (part) => measure(part, size) <= room) }
}

function cut(text: string, most: number, fits: (part: string) => boolean): string[] {
  const lines: string[] = []
  let left = [...text]
  while (left.length > 0 && lines.length < most) {
    const isLast = lines.length === most - 1
    let end = left.length
    while (end > 1 && !fits(shorten(left, end, isLast))) end -= 1
    lines.push(shorten(left, end, isLast))
    left = left.slice(end)
  }
  return lines
}

const shorten = (letters: readonly string[], end: number, isLast: boolean): string => {
  const part = letters.slice(0, end).join('').trim()
  return isLast && end < letters.length ? `${part}…` : part
}

/** @returns undefined where a word alone is too wide. */
function wrap(text: string, fits: (part: string) => boolean): string[] | undefined {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    if (!fits(word)) return undefined
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
