import { buttonClass } from '@qadam/ui/button'
import { Card } from '@qadam/ui/card'
import { Girih } from '@qadam/ui/girih'
import { Icon } from '@qadam/ui/icon'
import { ProgressBar } from '@qadam/ui/progress-bar'
import { Skeleton } from '@qadam/ui/skeleton'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../platform/paths.ts'
import { progressOf, type NextStep } from './next-step.ts'

/** The very next step, one tap away. */
export function ContinueCard({ course, step }: NextStep): ReactNode {
  const { t } = useTranslation()
  const { lessons_done, lessons_total } = course.progress
  return (
    <Card variant="hero" className="p-5 sm:p-7">
      <Girih tone="white" opacity={0.18} tile={72} fade="left" className="-z-10" />
      <p className="text-compact text-white/85">
        {course.title} · {step.module_title}
      </p>
      <h2 className="mt-1 text-2xl font-bold text-pretty sm:text-3xl">{step.lesson_title}</h2>
      <div className="mt-4 flex items-center gap-3">
        <ProgressBar
          value={progressOf(course)}
          tone="saffron"
          label={t('courses.progress_of', { title: course.title })}
          onDark
          className="flex-1"
        />
        <span className="text-sm text-white/85 numbers">
          {t('courses.done_of', { done: lessons_done, total: lessons_total })}
        </span>
      </div>
      <Link
        to={paths.lesson(step.course_id, step.module_id, step.lesson_id)}
        data-key="Enter"
        className={`${buttonClass({ variant: 'light', size: 'lg', full: true })} mt-5 sm:w-auto sm:px-12`}
      >
        {t(lessons_done === 0 && !step.last_touched_at ? 'courses.start' : 'courses.continue')}
        <Icon name="arrow-right" size={20} />
      </Link>
    </Card>
  )
}

export function ContinueCardSkeleton(): ReactNode {
  return (
    <Card className="h-[221px] p-5 sm:h-[233px] sm:p-7">
      <Skeleton height={16} width="60%" />
      <Skeleton height={30} width="80%" className="mt-3" />
      <Skeleton height={12} className="mt-6" />
      <Skeleton height={56} className="mt-6 sm:w-56" />
    </Card>
  )
}
