import type { Sort } from '@qadam/ui/data-table'
import type { ListSearch } from './list-page.ts'

export type ListOrder = Pick<ListSearch, 'sort' | 'descending'>

/** The order as the headers of a table show it, where `own` is the list's own order. */
export const orderShown = ({ sort, descending }: ListOrder, own: string): Sort => ({
  column: sort ?? own,
  direction: descending ? 'descending' : 'ascending',
})

/** The order for the address; the rows are shown from the first page again. */
export const orderSought = ({ column, direction }: Sort, own: string): ListOrder & { page: undefined } => ({
  page: undefined,
  sort: column === own ? undefined : column,
  descending: direction === 'descending' ? true : undefined,
})

/** By the words of both languages; of groups that are numbered, 2 before 10. */
export const { compare: compareWords } = new Intl.Collator('uz', { numeric: true })

/**
 * The rows of a list that the browser has as a whole, by what stands in a column; those that have nothing there come
 * last either way. Of a column without a key the rows are in the order in which they come.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  { column, direction }: Sort,
  keys: Partial<Record<string, (row: Row) => string | number | null>>,
): readonly Row[] {
  const sign = direction === 'descending' ? -1 : 1
  const keyOf = keys[column]
  if (!keyOf) return sign === 1 ? rows : rows.toReversed()
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .toSorted(({ key: one }, { key: other }) => {
      if (one === null || other === null) return Number(one === null) - Number(other === null)
      return (
        sign *
        (typeof one === 'number' && typeof other === 'number'
          ? one - other
          : compareWords(String(one), String(other)))
      )
    })
    .map(({ row }) => row)
}
