/** A stretch of a text that is to be replaced. Of what goes to one place, `close` comes before the rest, else in order. */
export interface Edit {
  start: number
  end: number
  text: string
  isClosing?: boolean
}

/** The text with all edits done; those that lie in one another are the caller's fault. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  if (edits.length === 0) return text
  const ordered = edits
    .map((edit, at) => ({ edit, at }))
    .sort(
      (one, other) =>
        one.edit.start - other.edit.start ||
        Number(other.edit.isClosing ?? false) - Number(one.edit.isClosing ?? false) ||
        one.at - other.at,
    )
  let result = ''
  let done = 0
  for (const { edit } of ordered) {
    result += text.slice(done, edit.start) + edit.text
    done = Math.max(done, edit.end)
  }
  return result + text.slice(done)
}

/** Lines and columns of a text from 1. */
export class Places {
  readonly #starts: number[] = [0]

  constructor(text: string) {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.#starts.push(at + 1)
  }

  at(offset: number): { line: number; column: number } {
    let low = 0
    let high = this.#starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.#starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (this.#starts[low] ?? 0) + 1 }
  }
}
