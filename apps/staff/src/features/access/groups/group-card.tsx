import type { GroupFigures, StaffGroup } from '@qadam/contract'
import { Icon } from '@qadam/ui/icon'
import { ProgressBar } from '@qadam/ui/progress-bar'
import { Skeleton } from '@qadam/ui/skeleton'
import { formatNumber, formatPercent } from '@qadam/web/format'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { floorPercent } from '../../../platform/floor-percent.ts'
import { paths } from '../../../platform/paths.ts'

export interface GroupCardProps {
  group: StaffGroup
  /** Undefined until they are here. */
  figures: GroupFigures | undefined
  isCounting: boolean
}

/** A group: its people, how many of its students are active, what waits to be answered, and how far it is in each course. */
export function GroupCard({ group, figures, isCounting }: GroupCardProps): ReactNode {
  const { t } = useTranslation()
  const { id, name, students, teacher, curator, mentor, open, overdue, courses } = group
  const people = [
    ['groups.teacher', teacher],
    ['groups.curator', curator],
    ['groups.mentor', mentor],
  ] as const
  return (
    <article className="flex min-w-0 flex-col gap-4 rounded-card border border-line bg-card p-4 sm:p-5">
      <header className="flex flex-col gap-1">
        <h2 className="text-lg font-bold">
          <Link
            to={paths.groupPattern}
            params={{ groupId: String(id) }}
            className="inline-flex min-h-11 items-center wrap-anywhere text-ink hover:text-turquoise-text pointer-fine:min-h-8"
          >
            {name}
          </Link>
        </h2>
        <p className="flex flex-wrap items-center gap-x-1.5 text-compact text-muted numbers">
          <Icon name="users" size={18} />
          <span>
            {t('groups.students', { count: figures?.students ?? students })}
            {figures && figures.students > 0 && ', '}
          </span>
          {figures && figures.students > 0 && <span>{t('groups.active', { count: figures.active })}</span>}
        </p>
      </header>
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1 text-compact">
        {people.map(
          ([role, person]) =>
            person && (
              <div key={role} className="contents">
                <dt className="text-muted">{t(role)}</dt>
                <dd className="wrap-anywhere">{person}</dd>
              </div>
            ),
        )}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Link
          to={paths.queue}
          search={{ group: id }}
          className="inline-flex min-h-11 items-center gap-2 rounded-control bg-ground px-3 text-compact font-medium text-ink hover:bg-turquoise-soft"
        >
          <Icon name="hourglass" size={18} className="text-turquoise-text" />
          {t('groups.open', { count: open })}
        </Link>
        {overdue > 0 && (
          <Link
            to={paths.queue}
            search={{ group: id, overdue: true }}
            className="inline-flex min-h-11 items-center gap-2 rounded-control bg-pomegranate-soft px-3 text-compact font-medium text-pomegranate-text"
          >
            <Icon name="warning" size={18} />
            {t('groups.overdue', { count: overdue })}
          </Link>
        )}
      </div>
      {courses.length > 0 && (
        <ul className="-mx-2 flex flex-col border-t border-line pt-2">
          {courses.map((course) => (
            <li key={course.id}>
              <Link
                to={paths.groupPattern}
                params={{ groupId: String(id) }}
                search={{ course: course.id }}
                className="flex min-h-11 flex-col justify-center gap-1.5 rounded-control px-2 py-1.5 text-compact font-medium text-ink hover:bg-turquoise-soft"
              >
                <CourseProgress
                  title={course.title}
                  progress={figures?.courses.find((each) => each.id === course.id)}
                  isCounting={isCounting && !figures}
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

/** How far a group is in a course: rounded down, so that all of it is only what is all done. The bar is its number. */
function CourseProgress({
  title,
  progress,
  isCounting,
}: {
  title: string
  progress: GroupFigures['courses'][number] | undefined
  isCounting: boolean
}): ReactNode {
  const known = progress && progress.total > 0 ? progress : undefined
  const percent = known && floorPercent(known.done, known.total)
  return (
    <>
      <span className="flex items-baseline gap-3">
        <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>{' '}
        {known && percent !== undefined && (
          <span
            title={`${formatNumber(known.done)} / ${formatNumber(known.total)}`}
            className="text-muted numbers"
          >
            {formatPercent(percent)}
          </span>
        )}
      </span>
      {isCounting && <Skeleton height={8} />}
      {percent !== undefined && (
        <span aria-hidden>
          <ProgressBar value={percent / 100} size="sm" />
        </span>
      )}
    </>
  )
}
