import type { ProgressMatrix } from '@qadam/contract'
import { Icon } from '@qadam/ui/icon'
import { formatNumber } from '@qadam/web/format'
import { Link } from '@tanstack/react-router'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../platform/paths.ts'
import { fullName } from '../../../platform/person.ts'
import { MatrixCell, type Grant } from './matrix-cell.tsx'
import type { MatrixRow } from './matrix.ts'

/** Why a student needs somebody, below their name. */
export interface RowNote {
  text: string
  tone: keyof typeof noteInks
}

const noteInks = {
  pomegranate: 'text-pomegranate-text',
  saffron: 'text-saffron-text',
  lapis: 'text-lapis-text',
}

const nameClass = 'sticky left-0 z-10 border-r border-line bg-card text-left'

/** A student's lessons, points and streak: rendered again only when they change, or when the focus comes or goes. */
export const StudentRow = memo(function StudentRow({
  row,
  index,
  lessons,
  focused,
  note,
  onGrant,
}: {
  row: MatrixRow
  index: number
  lessons: ProgressMatrix['lessons']
  /** The column of the focus' place; -1 where it is in another row. */
  focused: number
  note: RowNote | undefined
  onGrant: (grant: Grant) => void
}): ReactNode {
  const { t } = useTranslation()
  const name = fullName(row.student)
  return (
    <tr className="group *:border-b *:border-line">
      <th
        scope="row"
        className={`${nameClass} w-(--name) min-w-(--name) px-3 font-medium group-hover:bg-ground`}
      >
        <Link
          to={paths.studentPattern}
          params={{ studentId: String(row.student.id) }}
          className="block min-h-11 scroll-mt-18 scroll-mb-12 max-w-[calc(var(--name)-1.5rem)] content-center text-ink hover:text-turquoise-text"
        >
          <span className="block truncate">{name}</span>
          {note && (
            <span className={`block truncate text-caption leading-4 ${noteInks[note.tone]}`}>
              {note.text}
            </span>
          )}
        </Link>
      </th>
      {lessons.map((lesson, column) => {
        const cell = row.cells[column]
        return (
          <td key={lesson.id} className="p-0 group-hover:bg-ground">
            {cell && (
              <MatrixCell
                studentId={row.student.id}
                student={name}
                lesson={lesson}
                cell={cell}
                at={`${index}:${column}`}
                isPlace={focused === column}
                onGrant={onGrant}
                t={t}
              />
            )}
          </td>
        )
      })}
      <td className="px-3 text-right font-semibold group-hover:bg-ground numbers">
        {formatNumber(row.points)}
      </td>
      <td className="px-3 text-right group-hover:bg-ground numbers">
        <span className="inline-flex items-center gap-1">
          {row.current_streak > 0 && <Icon name="flame" size={16} className="text-pomegranate-text" />}
          {formatNumber(row.current_streak)}
        </span>
      </td>
    </tr>
  )
})
