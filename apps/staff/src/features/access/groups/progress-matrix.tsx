import type { ProgressMatrix as Matrix } from '@qadam/contract'
import { memo, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fullName } from '../../../platform/person.ts'
import { CellMark } from './cell-mark.tsx'
import { GrantAttempts } from './grant-attempts.tsx'
import { describeCell, type Grant } from './matrix-cell.tsx'
import { modulesOf, moveInMatrix, percentsOf, type MatrixRow, type Place } from './matrix.ts'
import { StudentRow, type RowNote } from './student-row.tsx'

const headClass = 'sticky z-20 bg-tile border-b border-line text-caption font-semibold text-muted'

/**
 * Students by lessons: one mark a cell, moved through by the arrows; what the mark means stands above. A cell leads to
 * the lesson's submission, where there is one; a dot marks spent attempts, which it gives back.
 */
export function ProgressMatrix({
  matrix,
  rows,
  notes,
}: {
  matrix: Matrix
  rows: readonly MatrixRow[]
  /** Of students who need somebody, by their id. */
  notes: ReadonlyMap<number, RowNote | undefined> | undefined
}): ReactNode {
  const { t } = useTranslation()
  const { lessons } = matrix
  const [last, setPlace] = useState<Place>({ row: 0, column: 0 })
  // Fewer rows than before still have a cell that the keyboard comes to.
  const place = {
    row: Math.min(last.row, rows.length - 1),
    column: Math.min(last.column, lessons.length - 1),
  }
  const [isDescribed, setIsDescribed] = useState(false)
  const [granting, setGranting] = useState<Grant>()
  const hasSpent = useMemo(
    () => rows.some(({ cells }) => cells.some(({ attempts_spent }) => attempts_spent !== undefined)),
    [rows],
  )
  const body = useRef<HTMLTableSectionElement>(null)

  function onKeyDown(event: KeyboardEvent): void {
    const next = moveInMatrix(event.key, place, rows.length, lessons.length)
    if (!next) return
    event.preventDefault()
    const cell = body.current?.querySelector<HTMLElement>(`[data-cell="${next.row}:${next.column}"]`)
    // What has the focus is told.
    cell?.focus()
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  /** One listener for all cells: the place that the pointer or the focus came to. */
  function tell({ target }: { target: EventTarget }): void {
    const at =
      target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset['cell'] : undefined
    if (at === undefined) return
    const [row = 0, column = 0] = at.split(':').map(Number)
    setPlace((before) => (before.row === row && before.column === column ? before : { row, column }))
    setIsDescribed(true)
  }

  const describedRow = isDescribed ? rows[place.row] : undefined
  const [describedLesson, describedCell] = [lessons[place.column], describedRow?.cells[place.column]]

  return (
    <div className="flex min-h-0 flex-col gap-2">
      <p aria-hidden className="flex min-h-6 items-center gap-2 text-compact">
        {describedRow && describedLesson && describedCell ? (
          <>
            <CellMark state={describedCell.state} size={18} />
            <span className="truncate">
              {describeCell(
                {
                  student: fullName(describedRow.student),
                  lesson: describedLesson,
                  cell: describedCell,
                },
                t,
              )}
            </span>
          </>
        ) : (
          <Legend hasSpent={hasSpent} />
        )}
      </p>
      <div
        tabIndex={-1}
        className="max-h-[max(15rem,calc(100dvh-18.5rem))] overflow-auto rounded-card border border-line bg-card [--name:9.5rem] sm:[--name:15rem]"
        onPointerLeave={() => setIsDescribed(false)}
      >
        <table
          aria-label={t('groups.matrix')}
          className="min-w-full border-separate border-spacing-0 text-compact"
        >
          <Head lessons={lessons} />
          <tbody ref={body} onKeyDown={onKeyDown} onFocus={tell} onPointerOver={tell}>
            {rows.map((row, index) => (
              <StudentRow
                key={row.student.id}
                row={row}
                index={index}
                lessons={lessons}
                focused={place.row === index ? place.column : -1}
                note={notes?.get(row.student.id)}
                onGrant={setGranting}
              />
            ))}
          </tbody>
          <Foot matrix={matrix} />
        </table>
      </div>
      {granting && <GrantAttempts {...granting} onClose={() => setGranting(undefined)} />}
    </div>
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

const Head = memo(function Head({ lessons }: Pick<Matrix, 'lessons'>): ReactNode {
  const { t } = useTranslation()
  return (
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
            className={`${headClass} top-8 h-8 w-10 min-w-10 text-center pointer-coarse:min-w-11 numbers`}
          >
            <span aria-hidden>{column + 1}</span>
            <span className="sr-only">{title}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
})

const Foot = memo(function Foot({ matrix }: { matrix: Matrix }): ReactNode {
  const { t } = useTranslation()
  const { lessons } = matrix
  return (
    <tfoot>
      <tr>
        <th
          scope="row"
          className="sticky bottom-0 left-0 z-20 w-(--name) border-r border-line bg-tile px-3 py-2 text-left text-caption font-semibold text-muted"
        >
          {t('groups.through')}
        </th>
        {percentsOf(matrix).map((percent, column) => (
          <td
            key={lessons[column]?.id ?? column}
            className="sticky bottom-0 bg-tile py-2 text-center text-xs font-semibold text-muted numbers"
          >
            {percent}
          </td>
        ))}
        <td colSpan={2} className="sticky bottom-0 bg-tile px-3 text-left text-xs text-muted">
          %
        </td>
      </tr>
    </tfoot>
  )
})
