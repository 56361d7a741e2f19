/** Of one kind: more have one cause. */
const mostShown = 5

/** Asks the database of what was left. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows its statement
export type Rows = <Row extends object>(text: string) => Promise<Row[]>

export function isSame(
  saved: { text: string; revision: number },
  found: { text: string | undefined; revision: number } | undefined,
): boolean {
  return found?.text === saved.text && found.revision === saved.revision
}

export function shown(what: string, cases: readonly unknown[]): string[] {
  if (cases.length === 0) return []
  return [
    `${cases.length} ${what}: ${cases
      .slice(0, mostShown)
      .map((one) => JSON.stringify(one))
      .join(', ')}`,
  ]
}
