import type { StaffGroup } from '@qadam/contract'
import { Chip } from '@qadam/ui/chip'
import { Icon } from '@qadam/ui/icon'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../platform/paths.ts'

/** A group, its people and how many of its submissions wait. */
export function GroupCard({ group }: { group: StaffGroup }): ReactNode {
  const { t } = useTranslation()
  const { id, name, students, teacher, curator, mentor, open, overdue, courses } = group
  const people = [
    ['groups.teacher', teacher],
    ['groups.curator', curator],
    ['groups.mentor', mentor],
  ] as const
  return (
    <article className="flex min-w-0 flex-col gap-4 rounded-card border border-line bg-card p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="min-w-0 flex-1 text-lg font-bold">
          <Link
            to={paths.groupPattern}
            params={{ groupId: String(id) }}
            className="wrap-anywhere text-ink hover:text-turquoise-text"
          >
            {name}
          </Link>
        </h2>
        <Chip icon={<Icon name="users" size={15} />}>{t('groups.students', { count: students })}</Chip>
      </div>
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
                className="flex min-h-11 items-center gap-2 rounded-control px-2 text-compact font-medium text-turquoise-text hover:bg-turquoise-soft"
              >
                <Icon name="book" size={18} />
                <span className="flex-1">{course.title}</span>
                <Icon name="chevron-right" size={18} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}
