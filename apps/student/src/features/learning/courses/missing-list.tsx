import type { Missing, Module } from '@qadam/contract'
import { Icon } from '@qadam/ui/icon'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { missingText, missingWay } from './missing-text.ts'

/** What is missing, each with the way to it. */
export function MissingList({
  missing,
  onFollow,
}: {
  missing: readonly Missing[]
  onFollow?: () => void
}): ReactNode {
  const { t } = useTranslation()
  const cache = useQueryClient()
  /** The screens that show what is missing have read the course's modules. */
  const modulesOf = (courseId: number) =>
    cache
      .getQueriesData<Module[]>({ queryKey: ['modules', courseId] })
      .flatMap(([, modules]) => modules ?? [])
  return (
    <ul className="flex flex-col gap-2">
      {missing.map((each) => {
        const way = missingWay(each, modulesOf(each.course_id))
        const text = missingText(each, t)
        const frame =
          'flex min-h-12 items-center gap-3 rounded-control border border-line bg-card px-3.5 py-2.5 leading-5 text-ink'
        return (
          <li key={`${each.reason}-${each.module_id}-${each.lesson_id}-${each.question_id}-${each.exercise}`}>
            {way ? (
              <Link
                to={way.to}
                hash={way.hash}
                onClick={onFollow}
                className={`${frame} font-medium no-underline hover:border-turquoise`}
              >
                <span className="min-w-0 flex-1">{text}</span>
                <Icon name="chevron-right" size={20} className="text-turquoise-text" />
              </Link>
            ) : (
              <span className={frame}>{text}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
