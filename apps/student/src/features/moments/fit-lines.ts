/** How wide a text is, written in a size. */
export type Measure = (text: string, size: number) => number

export interface Room {
  /** How wide a line may be. */
  room: number
  /** How many lines there may be. */
  most: number
  /** From the largest to the smallest that can still be read. */
  sizes: readonly number[]
}

/** A text in lines, as large as it fits; what fits in no size is cut, with an ellipsis. */
export function fitLines(
  text: string,
  measure: Measure,
  { room, most, sizes }: Room,
): { size: number; lines: string[] } {
  for (const size of sizes) {
    const lines = wrap(text, (part) => measure(part, size) <= room)
    if (lines && lines.length <= most) return { size, lines }
  }
  const size = sizes.at(-1) ?? 1
  const fits = (part: string) => measure(part, size) <= room
  const lines: string[] = []
  let left = [...text]
  while (left.length > 0 && lines.length < most) {
    const isLast = lines.length === most - 1
    let end = left.length
    while (end > 1 && !fits(shorten(left, end, isLast))) end -= 1
    lines.push(shorten(left, end, isLast))
    left = left.slice(end)
  }
  return { size, lines }
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
