/** The one of `names` that takes the fewest changes of a letter to get from `name`. */
export function nearestName(name: string, names: readonly string[]): string {
  const distances = names.map((candidate) => ({
    candidate,
    distance: editDistance(name.toUpperCase(), candidate),
  }))
  return distances.toSorted((one, other) => one.distance - other.distance)[0]?.candidate ?? name
}

/** Levenshtein's: letters to insert, delete or replace. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1]
    for (const [column, other] of [...to].entries()) {
      const replace = (row[column] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replace, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
