import type { ProgressMatrix as Matrix } from '@qadam/contract'
import { Icon } from '@qadam/ui/icon'
import { formatNumber, formatPercent } from '@qadam/web/format'
import { Link } from '@tanstack/react-router'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../platform/paths.ts'
import { fullName } from '../../platform/person.ts'
import { CellMark } from './cell-mark.tsx'
import { GrantAttempts, type GrantAttemptsProps } from './grant-attempts.tsx'
import { modulesOf, moveInMatrix, sharesOf, troubleOf, type MatrixRow, type Place } from './matrix.ts'
import { TroubleNote } from './trouble-note.tsx'

const headClass = 'sticky z-20 bg-tile border-b border-line text-[13px] font-semibold text-muted'
const nameClass = 'sticky left-0 z-10 border-r border-line bg-card text-left'

/**
 * Students by lessons: one mark a cell, moved through by the arrows; what the mark means stands above. A cell leads to
 * the lesson's submission, where there is one; a dot marks spent attempts, which it gives back.
 */
export function ProgressMatrix({
  matrix,
  rows,
  now,
}: {
  matrix: Matrix
  rows: readonly MatrixRow[]
  now: number
}): ReactNode {
  const { t } = useTranslation()
  const { lessons } = matrix
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 })
  const [isTold, setIsTold] = useState(false)
  const [granting, setGranting] = useState<Omit<GrantAttemptsProps, 'onClose'>>()
  const body = useRef<HTMLTableSectionElement>(null)
  const shares = sharesOf(matrix)

  function onKeyDown(event: KeyboardEvent): void {
    const next = moveInMatrix(event.key, place, rows.length, lessons.length)
    if (!next) return
    event.preventDefault()
    setPlace(next)
    const cell = body.current?.querySelector<HTMLElement>(`[data-cell="${next.row}:${next.column}"]`)
    cell?.focus()
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  function tell(row: number, column: number): void {
    setPlace({ row, column })
    setIsTold(true)
  }

  const told = (row: MatrixRow | undefined, column: number): string => {
    const [lesson, cell] = [lessons[column], row?.cells[column]]
    if (!row || !lesson || !cell) return ''
    const percentage = cell.percentage === null ? '' : `, ${formatPercent(cell.percentage)}`
    const spent = cell.attempts_spent ? `, ${t('attempts.spent', { count: cell.attempts_spent })}` : ''
    return `${fullName(row.student)} · ${lesson.title}: ${t(`groups.states.${cell.state}`)}${percentage}${spent}`
  }

  const grantOf = (row: MatrixRow, column: number): (() => void) | undefined => {
    const [lesson, cell] = [lessons[column], row.cells[column]]
    const spent = cell?.attempts_spent
    if (!lesson || spent === undefined) return undefined
    const student = { id: row.student.id, name: fullName(row.student) }
    return () => setGranting({ student, lesson, spent, submissionId: cell?.submission_id ?? null })
  }

  return (
    <div className="flex min-h-0 flex-col gap-2">
      <p aria-hidden className="flex min-h-6 items-center gap-2 text-[15px]">
        {isTold && rows[place.row] ? (
          <>
            <CellMark state={rows[place.row]?.cells[place.column]?.state ?? 'closed'} size={18} />
            <span className="truncate">{told(rows[place.row], place.column)}</span>
          </>
        ) : (
          <Legend
            hasSpent={rows.some(({ cells }) =>
              cells.some(({ attempts_spent }) => attempts_spent !== undefined),
            )}
          />
        )}
      </p>
      <div
        tabIndex={-1}
        className="max-h-[calc(100dvh-15rem)] min-h-60 overflow-auto rounded-card border border-line bg-card [--name:9.5rem] sm:[--name:15rem]"
        onPointerLeave={() => setIsTold(false)}
      >
        <table
          aria-label={t('groups.matrix')}
          className="min-w-full border-separate border-spacing-0 text-[15px]"
        >
          <thead>
            <tr>
              <th
                rowSpan={2}
                scope="col"
                className={`${headClass} top-0 left-0 z-30 w-(--name) min-w-(--name) border-r px-3 text-left`}
              >
                {t('groups.student')}
              </th>
              {modulesOf(lessons).map(({ id, title, count }) => (
                <th
                  key={id}
                  colSpan={count}
                  scope="colgroup"
                  className={`${headClass} top-0 h-8 border-r px-2 text-left`}
                >
                  <span
                    className="sticky left-[calc(var(--name)+.5rem)] block w-max max-w-56 truncate"
                    title={title}
                  >
                    {title}
                  </span>
                </th>
              ))}
              <th rowSpan={2} scope="col" className={`${headClass} top-0 px-3 text-right whitespace-nowrap`}>
                {t('groups.points')}
              </th>
              <th rowSpan={2} scope="col" className={`${headClass} top-0 px-3 text-right whitespace-nowrap`}>
                {t('groups.streak')}
              </th>
            </tr>
            <tr>
              {lessons.map(({ id, title }, column) => (
                <th
                  key={id}
                  scope="col"
                  title={title}
                  className={`${headClass} top-8 h-8 w-10 min-w-10 text-center numbers`}
                >
                  <span aria-hidden>{column + 1}</span>
                  <span className="sr-only">{title}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body} onKeyDown={onKeyDown}>
            {rows.map((row, index) => {
              const trouble = troubleOf(row, now)
              return (
                <tr key={row.student.id} className="group *:border-b *:border-line">
                  <th
                    scope="row"
                    className={`${nameClass} w-(--name) min-w-(--name) px-3 py-1.5 font-medium group-hover:bg-ground`}
                  >
                    <Link
                      to={paths.studentPattern}
                      params={{ studentId: String(row.student.id) }}
                      className="block min-h-9 scroll-mt-18 scroll-mb-12 max-w-[calc(var(--name)-1.5rem)] content-center text-ink hover:text-turquoise-text"
                    >
                      <span className="block truncate">{fullName(row.student)}</span>
                      {trouble && <TroubleNote trouble={trouble} />}
                    </Link>
                  </th>
                  {row.cells.map((cell, column) => {
                    const isPlace = place.row === index && place.column === column
                    return (
                      <td key={lessons[column]?.id ?? column} className="p-0 group-hover:bg-ground">
                        <Cell
                          submissionId={cell.submission_id}
                          onGrant={grantOf(row, column)}
                          data-cell={`${index}:${column}`}
                          aria-label={told(row, column)}
                          tabIndex={isPlace ? 0 : -1}
                          onFocus={() => tell(index, column)}
                          onPointerEnter={() => tell(index, column)}
                        >
                          <CellMark state={cell.state} />
                          {cell.attempts_spent !== undefined && (
                            <span
                              aria-hidden
                              className="absolute top-1 right-1 size-2 rounded-full bg-saffron-text"
                            />
                          )}
                        </Cell>
                      </td>
                    )
                  })}
                  <td className="px-3 text-right font-semibold group-hover:bg-ground numbers">
                    {formatNumber(row.points)}
                  </td>
                  <td className="px-3 text-right group-hover:bg-ground numbers">
                    <span className="inline-flex items-center gap-1">
                      {row.current_streak > 0 && (
                        <Icon name="flame" size={16} className="text-pomegranate-text" />
                      )}
                      {row.current_streak}
                    </span>
                  </td>
                </tr>
              )
            })}
          </tbody>
          <tfoot>
            <tr>
              <th
                scope="row"
                className="sticky bottom-0 left-0 z-20 w-(--name) border-r border-line bg-tile px-3 py-2 text-left text-[13px] font-semibold text-muted"
              >
                {t('groups.through')}
              </th>
              {shares.map((share, column) => (
                <td
                  key={lessons[column]?.id ?? column}
                  className="sticky bottom-0 bg-tile py-2 text-center text-xs font-semibold text-muted numbers"
                >
                  {Math.round(share * 100)}
                </td>
              ))}
              <td colSpan={2} className="sticky bottom-0 bg-tile px-3 text-left text-xs text-muted">
                %
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
      {granting && <GrantAttempts {...granting} onClose={() => setGranting(undefined)} />}
    </div>
  )
}

interface CellProps {
  /** Where there is none, the cell shows the lesson's state and links nowhere. */
  submissionId: number | null
  /** Where attempts at its test are spent: opens what gives them back. */
  onGrant: (() => void) | undefined
  'data-cell': string
  'aria-label': string
  tabIndex: number
  onFocus: () => void
  onPointerEnter: () => void
  children: ReactNode
}

function Cell({ submissionId, onGrant, ...cell }: CellProps): ReactNode {
  const className =
    'relative grid h-10 w-full scroll-mt-16 scroll-mb-10 scroll-ml-(--name) place-items-center rounded-md -outline-offset-3'
  if (onGrant)
    return (
      <button type="button" {...cell} onClick={onGrant} className={`${className} hover:bg-turquoise-soft`} />
    )
  if (submissionId === null) return <span role="img" {...cell} className={className} />
  return (
    <Link
      to={paths.reviewPattern}
      params={{ submissionId: String(submissionId) }}
      {...cell}
      className={`${className} hover:bg-turquoise-soft`}
    />
  )
}

function Legend({ hasSpent }: { hasSpent: boolean }): ReactNode {
  const { t } = useTranslation()
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      {(['completed', 'checking', 'open', 'failed', 'closed'] as const).map((state) => (
        <span key={state} className="inline-flex items-center gap-1.5">
          <CellMark state={state} size={16} />
          {t(`groups.states.${state}`)}
        </span>
      ))}
      {hasSpent && (
        <span className="inline-flex items-center gap-1.5">
          <span className="size-2 rounded-full bg-saffron-text" />
          {t('attempts.are_spent')}
        </span>
      )}
    </span>
  )
}
