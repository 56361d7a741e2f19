import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { Skeleton } from './skeleton.tsx'

export interface Sort {
  column: string
  direction: 'ascending' | 'descending'
}

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
  align?: 'start' | 'end'
  /** A CSS length. */
  width?: string
  /** Left out on screens narrower than this. */
  from?: 'sm' | 'md' | 'lg'
  /** Holds controls, as high as the row. */
  isControl?: boolean
  /** Names the row: its cell carries the link that opens it. By default the first column. */
  isRowHeader?: boolean
}

export interface DataTableProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  /** Undefined while they are on their way. */
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** The key of the row that is current; the focus follows it. */
  current?: string
  /** The app's own link around the row's header cell: what a row opens has an address, for another tab too. */
  renderLink?: (row: Row, props: { className: string; children: ReactNode }) => ReactNode
  /** What stands in place of rows when there are none. */
  empty: ReactNode
  skeletonRows?: number
  /** A CSS length; the table scrolls within it below its header. */
  maxHeight?: string
  className?: string
}

const shownFrom = { sm: 'max-sm:hidden', md: 'max-md:hidden', lg: 'max-lg:hidden' }
const linkClass =
  'block w-full text-left font-semibold text-ink no-underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-lg focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-turquoise-text'

function cellClass<Row>({ align, from }: Column<Row>): string {
  return classNames(align === 'end' && 'text-right numbers', from && shownFrom[from])
}

function Header<Row>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>
  sort?: Sort
  onSort?: (sort: Sort) => void
}): ReactNode {
  const direction = sort?.column === column.id ? sort.direction : undefined
  const next = direction === 'ascending' ? 'descending' : 'ascending'
  return (
    <th
      scope="col"
      aria-sort={direction ?? (column.sortable ? 'none' : undefined)}
      style={{ width: column.width }}
      className={classNames(
        'sticky top-0 z-10 border-b border-line bg-tile p-0 text-left text-caption font-semibold text-muted',
        cellClass(column),
      )}
    >
      {column.sortable && onSort ? (
        <button
          type="button"
          onClick={() => onSort({ column: column.id, direction: next })}
          className={classNames(
            'flex min-h-11 w-full items-center gap-1 px-3 hover:text-ink focus-visible:-outline-offset-3',
            column.align === 'end' ? 'flex-row-reverse text-right' : 'text-left',
            direction && 'text-ink',
          )}
        >
          {column.header}
          <Icon
            name="chevron-down"
            size={14}
            stroke={2.5}
            className={classNames(
              'transition-[transform,opacity] duration-[120ms]',
              direction === 'ascending' && 'rotate-180',
              !direction && 'opacity-30',
            )}
          />
        </button>
      ) : (
        <span
          className={classNames(
            'flex min-h-11 items-center px-3',
            column.align === 'end' && 'justify-end text-right',
          )}
        >
          {column.header}
        </span>
      )}
    </th>
  )
}

function LoadingRows<Row>({ columns, count }: { columns: readonly Column<Row>[]; count: number }): ReactNode {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} aria-hidden className="border-b border-line last:border-0">
      {columns.map((column) => (
        <td key={column.id} className={classNames('h-11 px-3', cellClass(column))}>
          <Skeleton
            height={16}
            className={column.align === 'end' ? 'ml-auto' : undefined}
            width={`${55 + ((row * 17 + column.id.length * 29) % 40)}%`}
          />
        </td>
      ))}
    </tr>
  ))
}

/** A table with rows of 44 px, higher where their words are more: sorted by its headers, its rows links. j and k come from useListKeys, which sets `current`. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  current,
  renderLink,
  empty,
  skeletonRows = 8,
  maxHeight,
  className,
}: DataTableProps<Row>): ReactNode {
  const body = useRef<HTMLTableSectionElement>(null)
  const header = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0]

  useEffect(() => {
    const row = body.current?.querySelector('[data-current]')
    row?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  }, [current])

  const opened = (row: Row, content: ReactNode): ReactNode => {
    return renderLink ? renderLink(row, { className: linkClass, children: content }) : content
  }

  return (
    <div
      role="region"
      aria-label={label}
      aria-busy={rows === undefined}
      tabIndex={renderLink ? undefined : 0}
      style={{ maxHeight }}
      className={classNames('overflow-auto rounded-card border border-line bg-card', className)}
    >
      <table aria-label={label} className="w-full border-separate border-spacing-0 text-compact leading-5">
        <thead>
          <tr>
            {columns.map((column) => (
              <Header key={column.id} {...{ column, sort, onSort }} />
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows ? (
            rows.map((row) => {
              const key = rowKey(row)
              const isCurrent = key === current
              return (
                <tr
                  key={key}
                  data-current={isCurrent || undefined}
                  aria-current={isCurrent || undefined}
                  className={classNames(
                    'relative scroll-mt-12 *:border-b *:border-line last:*:border-b-0',
                    isCurrent ? 'bg-turquoise-soft' : renderLink && 'hover:bg-ground',
                  )}
                >
                  {columns.map((column) =>
                    column === header ? (
                      <th
                        key={column.id}
                        scope="row"
                        className={classNames(
                          'h-11 px-3 py-1.5 text-left font-medium text-ink md:py-0.5',
                          isCurrent && 'shadow-[inset_3px_0_0_var(--turquoise-text)]',
                          cellClass(column),
                        )}
                      >
                        {opened(row, column.cell(row))}
                      </th>
                    ) : (
                      <td
                        key={column.id}
                        className={classNames(
                          'h-11 px-3 text-ink',
                          !column.isControl && 'py-1.5 md:py-0.5',
                          cellClass(column),
                        )}
                      >
                        {column.cell(row)}
                      </td>
                    ),
                  )}
                </tr>
              )
            })
          ) : (
            <LoadingRows columns={columns} count={skeletonRows} />
          )}
        </tbody>
      </table>
      {rows?.length === 0 && empty}
    </div>
  )
}
