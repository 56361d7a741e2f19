import type { ListAddress } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { CardList } from '@qadam/ui/card-list'
import { CheckField, RowCheck } from '@qadam/ui/check-field'
import { DataTable, type Column, type DataTableProps } from '@qadam/ui/data-table'
import { EmptyState } from '@qadam/ui/empty-state'
import { Skeleton } from '@qadam/ui/skeleton'
import { QueryView } from '@qadam/web/frame/query-view'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ColumnsMenu } from './columns-menu.tsx'
import { FilterBar } from './filter-bar.tsx'
import { isHidden } from './address.ts'
import { ListActions, type ListActionsProps } from './list-actions.tsx'
import { filtersOn } from './list-search.ts'
import { orderShown, orderSought } from './list-sort.ts'
import { Pages } from './pages.tsx'
import { SearchField } from './search-field.tsx'

/** What every list's address may hold, beside its own filters. */
interface Place {
  q?: string | undefined
  page?: number | undefined
  before?: number | undefined
  sort?: string | undefined
  descending?: true | undefined
  hidden?: string | undefined
  open?: number | undefined
}

/** Rows that are chosen to do something with all of them. */
export interface Selection<Row> {
  /** The head of their column, and what chooses the whole page. */
  header: string
  all: string
  /** Names the box of a row. */
  nameOf: (row: Row) => string
  bar: (chosen: readonly Row[], onDone: () => void) => ReactNode
}

/** What a panel says of its list; the rest is the same for all. */
export interface ListLook<Row, Search> {
  search: Search
  /** A page of a list that goes back in time is a step one can go back from; whatever else is none. */
  onSearch: (search: Search, isStep?: true) => void
  label: string
  /** Of the field for words, where the list can be searched. */
  searchLabel?: string
  /** Beside the field for words. Each change shows the first page again. */
  filters?: (change: (part: Partial<Search>) => void) => ReactNode
  /** What can be done beside the filters. */
  actions?: ListActionsProps
  /** Between the filters and the rows. */
  note?: ReactNode
  /** How many there are, in words. */
  status?: ReactNode
  columns?: readonly Column<Row>[]
  /** In place of columns: a row as an `li`, of a list that is no table. */
  item?: (row: Row) => ReactNode
  rowKey?: (row: Row) => string
  /** Where no row fits. */
  empty: ReactNode
  renderLink?: DataTableProps<Row>['renderLink']
  selection?: Selection<Row>
}

interface ListViewProps<Row, Search> extends ListLook<Row, Search> {
  list: ListAddress
  read: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
  /** Undefined while they are on their way. */
  rows: readonly Row[] | undefined
  /** The page that is shown, of so many rows; where their count stops, whether another follows. */
  place?: { page: number; total: number; hasNext?: boolean | undefined } | undefined
  /** Of a list that goes back in time: before which row its next page begins. */
  next?: number | null | undefined
}

/** A list of the office on the screen: filters, rows, what failed, what is chosen, pages. */
export function ListView<Row, Search extends Place>({
  list,
  read,
  rows,
  place,
  next,
  search,
  onSearch,
  label,
  searchLabel,
  filters,
  actions,
  note,
  status,
  columns = [],
  item,
  rowKey = (row) => String((row as { id: number }).id), // a list whose rows have no id says their key
  empty,
  renderLink,
  selection,
}: ListViewProps<Row, Search>): ReactNode {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const go = (part: Partial<Search & Place>, isStep?: true): void => {
    setChosen(new Set())
    const sought = withoutAbsent({ ...search, page: undefined, before: undefined, open: undefined, ...part })
    if (isStep) onSearch(sought, isStep)
    else onSearch(sought)
  }
  // What has left the list meanwhile is not done anything with.
  const chosenHere = (rows ?? []).filter((row) => chosen.has(rowKey(row)))
  const hasActions = [actions?.main, actions?.others, actions?.file].some((each) => each !== undefined)
  const on = filters ? filtersOn(list, search) : []
  const hideable = columns.filter(({ id }) => list.hideable.includes(id))
  const [ownOrder] = list.sorts
  const shown = columns.filter(({ id }) => !isHidden(search.hidden, id))
  const hasStatus = status !== undefined || selection !== undefined || hideable.length > 0
  const nothing =
    (search.page ?? 1) > 1 ? (
      <EmptyState
        title={t('table.no_more')}
        action={
          <Button variant="secondary" onClick={() => go({})}>
            {t('table.first_page')}
          </Button>
        }
      />
    ) : (
      empty
    )
  // The table is the same one before and after its rows came.
  const draw = (here: readonly Row[] | undefined) =>
    item ? (
      <Items {...{ label, rows: here, item, empty: nothing }} />
    ) : (
      <DataTable
        {...{ label, rows: here, rowKey, renderLink }}
        columns={selection ? [choosing(selection, chosen, setChosen, rowKey), ...shown] : shown}
        {...(ownOrder !== undefined && {
          sort: orderShown(search, ownOrder),
          onSort: (sort) => go(orderSought(sort, ownOrder) as Partial<Search>), // fields of every list's place
        })}
        empty={nothing}
      />
    )
  return (
    <div className="flex flex-col gap-4">
      {(searchLabel !== undefined || filters || hasActions) && (
        <FilterBar
          search={
            searchLabel !== undefined && (
              <SearchField
                label={searchLabel}
                value={search.q}
                onSearch={(q) => go({ q } as Place as Search)}
              />
            )
          }
          filters={filters?.(go)}
          on={on.length}
          onClear={on.length > 0 || search.q !== undefined ? () => go(none(on)) : undefined}
          actions={hasActions && <ListActions {...actions} />}
        />
      )}
      {note}
      {hasStatus && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {status !== undefined && (
            <p role="status" className="text-muted numbers">
              {status}
            </p>
          )}
          {selection && rows && rows.length > 0 && (
            <CheckField
              className="text-compact"
              label={selection.all}
              checked={chosenHere.length === rows.length}
              onChange={(isWhole) => setChosen(isWhole ? new Set(rows.map(rowKey)) : new Set())}
            />
          )}
          {hideable.length > 0 && (
            <div className="ml-auto max-lg:hidden">
              <ColumnsMenu
                columns={hideable.map(({ id, header }) => ({ value: id, label: header }))}
                hidden={search.hidden}
                onHidden={(hidden) => onSearch(withoutAbsent({ ...search, hidden }))}
              />
            </div>
          )}
        </div>
      )}
      {chosenHere.length > 0 && selection?.bar(chosenHere, () => setChosen(new Set()))}
      <QueryView query={{ ...read, data: rows }} skeleton={draw(undefined)}>
        {draw}
      </QueryView>
      {place && (
        <Pages {...place} pagesize={list.pagesize} onPage={(page) => go({ page } as Place as Search)} />
      )}
      {list.paging === 'before' && (
        <nav aria-label={t('queue.pages')} className="flex flex-wrap justify-end gap-3">
          {search.before !== undefined && (
            <Button size="sm" variant="secondary" onClick={() => go({}, true)}>
              {t('table.newest')}
            </Button>
          )}
          {next !== null && next !== undefined && (
            <Button
              size="sm"
              variant="secondary"
              onClick={() => go({ before: next } as Place as Search, true)}
            >
              {t('table.older')}
            </Button>
          )}
        </nav>
      )}
    </div>
  )
}

function Items<Row>({
  label,
  rows,
  item,
  empty,
}: Required<Pick<ListLook<Row, Place>, 'label' | 'item' | 'empty'>> & {
  rows: readonly Row[] | undefined
}): ReactNode {
  if (!rows) return <Skeleton height={240} />
  if (rows.length === 0) return empty
  return <CardList aria-label={label}>{rows.map(item)}</CardList>
}

/** The column of boxes by which rows are chosen. */
function choosing<Row>(
  { header, nameOf }: Selection<Row>,
  chosen: ReadonlySet<string>,
  setChosen: (chosen: ReadonlySet<string>) => void,
  rowKey: (row: Row) => string,
): Column<Row> {
  const turned = (key: string) =>
    chosen.has(key) ? [...chosen].filter((other) => other !== key) : [...chosen, key]
  return {
    id: 'choose',
    header,
    width: '3rem',
    isControl: true,
    cell: (row) => (
      <RowCheck
        label={nameOf(row)}
        checked={chosen.has(rowKey(row))}
        onChange={() => setChosen(new Set(turned(rowKey(row))))}
      />
    ),
  }
}

/** A change that turns these off, and the words. */
const none = <Search extends object>(on: readonly string[]): Partial<Search & Place> =>
  Object.fromEntries(['q', ...on].map((name) => [name, undefined])) as Partial<Search & Place> // filters may be absent

/** The address holds no empty parts. */
function withoutAbsent<Search extends object>(search: Search): Search {
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as Search // all of it may be absent
}
