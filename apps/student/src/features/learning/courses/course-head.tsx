import type { Course } from '@qadam/contract'
import { Icon } from '@qadam/ui/icon'
import { Skeleton } from '@qadam/ui/skeleton'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../platform/paths.ts'
import { CourseRing } from './course-card.tsx'

interface CourseHeadProps {
  course: Course | undefined
  /** A failure is shown once, elsewhere. */
  isError: boolean
  /** Below the title: the next step, the certificate. */
  children: ReactNode
}

/** What a course is. The page draws it before the app has come, too (app/first-course.tsx). */
export function CourseHead({ course, isError, children }: CourseHeadProps): ReactNode {
  const { t } = useTranslation()
  return (
    <header className="mx-auto mb-6 flex max-w-2xl flex-col gap-4">
      <div>
        <Link
          to={paths.courses}
          data-key="Escape"
          className="-ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-compact font-medium text-turquoise-text"
        >
          <Icon name="arrow-left" size={20} />
          {t('courses.title')}
        </Link>
        {course ? (
          <div className="flex items-start gap-4">
            <div className="min-w-0 flex-1">
              <h1 className="text-title font-bold sm:text-4xl">{course.title}</h1>
              <p className="mt-1 text-muted text-pretty">{course.description}</p>
              {course.chat_link && (
                <a
                  href={course.chat_link}
                  target="_blank"
                  rel="noreferrer"
                  className="mt-1 inline-flex min-h-11 items-center gap-1.5 font-semibold text-turquoise-text"
                >
                  <Icon name="users" size={20} />
                  {t('courses.chat')}
                </a>
              )}
            </div>
            <CourseRing course={course} size={64} />
          </div>
        ) : (
          !isError && (
            <div className="h-[154px] sm:h-[132px]">
              <Skeleton height={34} width="60%" />
              <Skeleton height={16} width="90%" className="mt-3" />
            </div>
          )
        )}
      </div>
      {children}
    </header>
  )
}
