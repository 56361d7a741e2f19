import type { Course } from '@qadam/contract'
import { CourseCover } from '@qadam/ui/course-cover'
import { Icon } from '@qadam/ui/icon'
import { ProgressRing } from '@qadam/ui/progress-ring'
import { Skeleton } from '@qadam/ui/skeleton'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '../../../platform/i18n/format.ts'
import { paths } from '../../../platform/paths.ts'
import { progressOf } from './next-step.ts'

/** A course as a cover with its ring: big on the courses page. */
export function CourseCard({ course }: { course: Course }): ReactNode {
  const { t } = useTranslation()
  const { lessons_done, lessons_total } = course.progress
  return (
    <Link
      to={paths.course(course.id)}
      className="group relative flex flex-col overflow-hidden rounded-card border border-line bg-card text-ink no-underline shadow-[0_3px_0_var(--line)] transition-transform duration-[120ms] hover:-translate-y-0.5 active:translate-y-[3px] active:shadow-none"
    >
      <CourseCover hue={course.cover.hue} seed={String(course.cover.seed)} className="aspect-4/1" />
      <div className="flex flex-1 items-start gap-3 p-4">
        <div className="min-w-0 flex-1">
          <h2 className="text-lg font-bold">{course.title}</h2>
          <p className="mt-1 line-clamp-2 text-compact leading-5 text-muted">{course.description}</p>
          <p className="mt-2 text-sm font-medium text-turquoise-text">
            {course.state === 'completed'
              ? t('courses.completed')
              : t('courses.lessons_done', { done: lessons_done, count: lessons_total })}
          </p>
        </div>
        <CourseRing course={course} size={56} />
      </div>
    </Link>
  )
}

/** A course as one row: cover, title, ring. */
export function CourseRow({ course }: { course: Course }): ReactNode {
  const { t } = useTranslation()
  const { lessons_done, lessons_total } = course.progress
  return (
    <Link
      to={paths.course(course.id)}
      className="flex min-h-20 items-center gap-3 rounded-card border border-line bg-card p-2 pr-4 text-ink no-underline transition-transform duration-[120ms] hover:border-tile-edge active:translate-y-0.5"
    >
      <span className="w-24 shrink-0 overflow-hidden rounded-control sm:w-28">
        <CourseCover hue={course.cover.hue} seed={String(course.cover.seed)} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 leading-5 font-semibold">{course.title}</span>
        <span className="mt-0.5 block text-sm text-muted">
          {course.state === 'completed'
            ? t('courses.completed')
            : t('courses.lessons_done', { done: lessons_done, count: lessons_total })}
        </span>
      </span>
      <CourseRing course={course} size={44} />
    </Link>
  )
}

export function CourseRing({ course, size }: { course: Course; size: number }): ReactNode {
  const { t } = useTranslation()
  const done = course.state === 'completed'
  const part = progressOf(course)
  return (
    <ProgressRing
      value={part}
      size={size}
      tone={done ? 'pistachio' : 'turquoise'}
      label={t('courses.progress_of', { title: course.title })}
    >
      {done ? (
        <Icon name="check" size={size * 0.45} className="text-pistachio-text" />
      ) : (
        <span className={`font-semibold numbers ${size > 50 ? 'text-caption' : 'text-tiny'}`}>
          {formatPercent(part * 100)}
        </span>
      )}
    </ProgressRing>
  )
}

export function CourseCardSkeleton(): ReactNode {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-card">
      <Skeleton square className="aspect-4/1 w-full" />
      <div className="h-[124px] p-4">
        <Skeleton height={20} width="60%" />
        <Skeleton height={14} width="75%" className="mt-3" />
        <Skeleton height={14} width="40%" className="mt-2" />
      </div>
    </div>
  )
}

export function CourseRowSkeleton(): ReactNode {
  return (
    <div className="flex min-h-20 items-center gap-3 rounded-card border border-line bg-card p-2 pr-4">
      <Skeleton className="aspect-video w-24 sm:w-28" />
      <div className="flex-1">
        <Skeleton height={16} width="70%" />
        <Skeleton height={13} width="40%" className="mt-2" />
      </div>
      <Skeleton round width={44} height={44} />
    </div>
  )
}
