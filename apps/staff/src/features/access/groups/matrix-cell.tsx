import type { ProgressMatrix } from '@qadam/contract'
import { formatPercent } from '@qadam/web/format'
import { Link } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { memo, type ReactNode } from 'react'
import { paths } from '../../../platform/paths.ts'
import { CellMark } from './cell-mark.tsx'
import type { GrantAttemptsProps } from './grant-attempts.tsx'
import type { MatrixRow } from './matrix.ts'

/** Whose spent attempts at which test are to be given back. */
export type Grant = Omit<GrantAttemptsProps, 'onClose'>

interface Shown {
  student: string
  lesson: ProgressMatrix['lessons'][number]
  cell: MatrixRow['cells'][number]
}

/** A cell in words: whose lesson it is, how it stands, and the attempts that are spent. */
export function describeCell({ student, lesson, cell }: Shown, t: TFunction): string {
  const percentage = cell.percentage === null ? '' : `, ${formatPercent(cell.percentage)}`
  const spent = cell.attempts_spent ? `, ${t('attempts.spent', { count: cell.attempts_spent })}` : ''
  return `${student} · ${lesson.title}: ${t(`groups.states.${cell.state}`)}${percentage}${spent}`
}

const className =
  'relative grid h-11 w-full scroll-mt-16 scroll-mb-10 scroll-ml-(--name) place-items-center rounded-md -outline-offset-3'

/** One student's lesson, among nearly two thousand: rendered again only when it changes itself, or the focus' place. */
export const MatrixCell = memo(function MatrixCell({
  studentId,
  at,
  isPlace,
  onGrant,
  t,
  ...shown
}: Shown & {
  studentId: number
  /** Row and column, as the matrix finds it by. */
  at: string
  isPlace: boolean
  onGrant: (grant: Grant) => void
  t: TFunction
}): ReactNode {
  const { student, lesson, cell } = shown
  const { submission_id: submissionId, attempts_spent: spent } = cell
  const common = {
    'data-cell': at,
    'aria-label': describeCell(shown, t),
    tabIndex: isPlace ? 0 : -1,
    children: (
      <>
        <CellMark state={cell.state} />
        {spent !== undefined && (
          <span aria-hidden className="absolute top-1 right-1 size-2 rounded-full bg-saffron-text" />
        )}
      </>
    ),
  }
  if (spent !== undefined)
    return (
      <button
        type="button"
        {...common}
        onClick={() =>
          onGrant({
            student: { id: studentId, name: student },
            lesson,
            spent,
            submissionId,
          })
        }
        className={`${className} hover:bg-turquoise-soft`}
      />
    )
  if (submissionId === null) return <span role="img" {...common} className={className} />
  return (
    <Link
      to={paths.reviewPattern}
      params={{ submissionId: String(submissionId) }}
      {...common}
      className={`${className} hover:bg-turquoise-soft`}
    />
  )
})
