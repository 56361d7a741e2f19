import type { ListAddress, PageOf, RowOf, SearchOf } from '@qadam/contract'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ExportName } from './export-menu.tsx'
import { findPage } from './list-page.ts'
import { listQuery, type OfficeList } from './list-query.ts'
import { fileInput } from './list-search.ts'
import { orderShown, sortRows } from './list-sort.ts'
import { ListView, type ListLook } from './list-view.tsx'

/** Of a page once it is here, or the same whatever is on it. */
type OfPage<L extends OfficeList> = ReactNode | ((page: PageOf<L>) => ReactNode)

export interface ListPanelProps<L extends OfficeList> extends Omit<
  ListLook<RowOf<L>, SearchOf<L>>,
  'note' | 'status' | 'empty'
> {
  list: L
  /** What the action is asked beside the search of the address. */
  more?: object
  note?: OfPage<L>
  status?: (page: PageOf<L>) => ReactNode
  empty: OfPage<L>
  /** The number at which the total stops: more are not counted. */
  countedTo?: number
  /** How the export differs from what the address says. */
  file?: { search?: object; about?: string }
}

/** A list of the office that is read from the server page by page, with its export. */
export function ListPanel<L extends OfficeList>({
  list,
  more,
  note,
  status,
  empty,
  actions,
  file,
  countedTo = Number.POSITIVE_INFINITY,
  ...look
}: ListPanelProps<L>): ReactNode {
  const { search } = look
  const read = useQuery(listQuery(list, search, more))
  const page = read.data
  const of = (part: OfPage<L>): ReactNode => (typeof part === 'function' ? page && part(page) : part)
  const { total, next } = (page ?? {}) as { total?: number; next?: number | null } // as its kind of pages has it
  return (
    <ListView<RowOf<L>, SearchOf<L>>
      {...look}
      list={list}
      read={read}
      rows={page?.rows}
      next={next}
      place={
        page && total !== undefined
          ? {
              page: search.page ?? 1,
              total,
              hasNext: total > countedTo ? page.rows.length === list.pagesize : undefined,
            }
          : undefined
      }
      actions={{
        ...actions,
        ...(list.exportName && {
          files: [
            {
              name: list.exportName as ExportName, // a list's export is one
              input: { ...fileInput(list, search), ...file?.search },
              about: file?.about,
            },
          ],
        }),
      }}
      note={of(note)}
      status={status && page ? status(page) : undefined}
      empty={of(empty)}
    />
  )
}

export interface WholeListPanelProps<Row, L extends ListAddress> extends ListLook<Row, SearchOf<L>> {
  list: L
  read: UseQueryResult
  /** All of them, in the list's own order. */
  all: readonly Row[] | undefined
  /** What the words of a search are looked for in. */
  textOf: (row: Row) => string
  /** What the rows are sorted by, for each column that sorts. */
  keys: Parameters<typeof sortRows<Row>>[2]
  /** Rows that stay behind all others however the rest is sorted. */
  isLast?: (row: Row) => boolean
}

/** A list of the office that the browser has as a whole. */
export function WholeListPanel<Row, L extends ListAddress>({
  all,
  textOf,
  keys,
  isLast = () => false,
  ...look
}: WholeListPanelProps<Row, L>): ReactNode {
  const { list, search } = look
  const sort = orderShown(search, list.sorts[0] ?? '')
  const sorted =
    all &&
    [false, true].flatMap((isBehind) =>
      sortRows(
        all.filter((row) => isLast(row) === isBehind),
        sort,
        keys,
      ),
    )
  const found = sorted && findPage(sorted, search, textOf)
  return <ListView<Row, SearchOf<L>> {...look} rows={found?.rows} place={found} />
}
