/** A copy of a list with one item moved to another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items]
  const [item] = next.splice(from, 1)
  if (item !== undefined) next.splice(Math.min(Math.max(to, 0), next.length), 0, item)
  return next
}

/** What stands in the blanks of a template, by blank; null where it is empty. */
export type Blanks = readonly (number | null)[]

/** Puts a piece into a blank. A piece is there once: it leaves its old blank, and what stood here takes that place. */
export function place(blanks: Blanks, piece: number, target: number): Blanks {
  const source = blanks.indexOf(piece)
  const displaced = blanks[target] ?? null
  return blanks.map((each, index) => {
    if (index === target) return piece
    if (index === source) return displaced
    return each
  })
}

export function takeOut(blanks: Blanks, target: number): Blanks {
  return blanks.map((each, index) => (index === target ? null : each))
}

/** The blank a tapped piece goes to: the chosen one, or else the first that is empty. */
export function nextBlank(blanks: Blanks, chosen: number | undefined): number | undefined {
  if (chosen !== undefined) return chosen
  const empty = blanks.indexOf(null)
  return empty < 0 ? undefined : empty
}

/** The answer, once every blank is filled. */
export function wholeAnswer(blanks: Blanks): number[] | undefined {
  const filled = blanks.filter((each) => each !== null)
  return filled.length === blanks.length ? filled : undefined
}
