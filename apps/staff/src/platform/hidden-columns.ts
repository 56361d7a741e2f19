/** The columns of a table that its address hides, with dots between; undefined where it hides none. */
export function parseHidden(value: unknown, known: readonly string[]): string | undefined {
  const named = typeof value === 'string' ? value.split('.') : []
  const hidden = known.filter((id) => named.includes(id))
  return hidden.length === 0 ? undefined : hidden.join('.')
}

/** Whether a column is hidden by what `parseHidden` gave. */
export const isHidden = (hidden: string | undefined, id: string): boolean =>
  hidden?.split('.').includes(id) === true
