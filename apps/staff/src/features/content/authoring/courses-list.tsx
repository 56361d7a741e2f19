import type { AuthoredCourse } from '@qadam/contract'
import { CourseCover } from '@qadam/ui/course-cover'
import { EmptyState } from '@qadam/ui/empty-state'
import { Skeleton } from '@qadam/ui/skeleton'
import { QueryView } from '@qadam/web/frame/query-view'
import { showToast } from '@qadam/web/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { paths } from '../../../platform/paths.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { formatMoment } from '../../../platform/times.ts'
import { coursesQuery } from './authoring-queries.ts'
import { conflictText } from './conflict-text.ts'
import { moveCourse, type Step } from './course-steps.ts'
import { titleIn } from './fault-text.ts'
import { StateChip } from './state-chip.tsx'
import { Steps, type Mover } from './steps.tsx'

/** The courses that are worked on, or those put aside. */
export function CoursesList({ archived }: { archived: boolean }): ReactNode {
  const { t } = useTranslation()
  const read = useQuery(coursesQuery)
  const { data } = read
  const order = useMutation({
    mutationFn: async (ids: number[]) =>
      await call('authoring_courses_order', { ids, seen: (data ?? []).map(({ id }) => id) }),
    onSuccess: (courses) => queryClient.setQueryData(coursesQuery.queryKey, courses),
    onError: (failure) => {
      void showToast('error', conflictText(failure, t))
      void read.refetch()
    },
  })
  if (!data) return <QueryView query={read} skeleton={<Skeleton height={240} />} />
  const courses = data.filter((course) => course.archived === archived)
  if (courses.length === 0)
    return (
      <EmptyState
        mood={archived ? 'sleeping' : 'hello'}
        title={t(archived ? 'authoring.none_aside' : 'authoring.none')}
        text={t(archived ? 'authoring.none_aside_text' : 'authoring.none_text')}
      />
    )
  const mover = (id: number): Mover => ({
    can: (step: Step) => moveCourse(data, id, step) !== undefined,
    go: (step: Step) => {
      const ids = moveCourse(data, id, step)
      if (ids && !order.isPending) order.mutate(ids)
    },
  })
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {courses.map((course) => (
        <li key={course.id}>
          <CourseCard course={course} mover={mover(course.id)} />
        </li>
      ))}
    </ul>
  )
}

function CourseCard({ course, mover }: { course: AuthoredCourse; mover: Mover }): ReactNode {
  const { t, i18n } = useTranslation()
  const title = titleIn(course.title, i18n.language, t)
  return (
    <div className="relative flex h-full gap-4 rounded-card border border-line bg-card p-4 hover:border-turquoise">
      <CourseCover
        hue={course.cover.hue}
        seed={String(course.cover.seed)}
        className="size-16 shrink-0 rounded-control"
      />
      <span className="flex min-w-0 flex-1 flex-col items-start gap-1.5">
        {/* The link covers the card, and the steps lie above it. */}
        <Link
          to={paths.coursePattern}
          params={{ courseId: String(course.id) }}
          className="max-w-full font-semibold break-words after:absolute after:inset-0 after:rounded-card"
        >
          {title}
        </Link>
        <span className="text-sm text-muted numbers">
          {t('authoring.counts', { modules: course.modules, lessons: course.lessons })}
        </span>
        {course.updated_by !== null && (
          <span className="text-caption text-muted numbers">
            {t('authoring.saved_by', { at: formatMoment(course.updated_at), by: course.updated_by })}
          </span>
        )}
        <span className="flex w-full flex-wrap items-center justify-between gap-2">
          <StateChip state={course.state} />
          <span className="relative z-1">
            <Steps title={title} mover={mover} />
          </span>
        </span>
      </span>
    </div>
  )
}
