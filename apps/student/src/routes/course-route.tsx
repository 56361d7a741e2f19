import { EmptyState } from '@qadam/ui/empty-state'
import { Icon } from '@qadam/ui/icon'
import { Skeleton } from '@qadam/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, notFound } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ContinueCard, ContinueCardSkeleton } from '../features/learning/courses/continue-card.tsx'
import { CourseRing } from '../features/learning/courses/course-card.tsx'
import { courseQuery } from '../features/learning/courses/course-query.ts'
import { modulesQuery } from '../features/learning/courses/modules-query.ts'
import { Tower, TowerSkeleton } from '../features/learning/courses/tower.tsx'
import { useOpenNext } from '../features/learning/courses/use-open-next.ts'
import { isCallError } from '../platform/call-error.ts'
import { LoadError } from '../platform/load-error.tsx'
import { loadWithTexts } from '../platform/chunk.ts'
import { PageTitle } from '../platform/page-title.tsx'
import { paths } from '../platform/paths.ts'
import { WithRail } from './with-rail.tsx'

const route = getRouteApi('/main/course/$courseId')

const CourseCertificate = lazy(() =>
  loadWithTexts(() => import('../features/rewards/certificates/course-certificate.tsx')),
)

export function CourseRoute(): ReactNode {
  const { courseId } = route.useParams()
  const id = Number(courseId)
  const course = useQuery(courseQuery(id))
  if (isCallError(course.error, 'not_found')) throw notFound()
  return (
    <WithRail lesson="none">
      <PageTitle>{course.data?.title}</PageTitle>
      <CourseHead courseId={id} />
      <Modules courseId={id} />
    </WithRail>
  )
}

function CourseHead({ courseId }: { courseId: number }): ReactNode {
  const { t } = useTranslation()
  const { data: course, isError } = useQuery(courseQuery(courseId))
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
          // A failure is shown once, below.
          !isError && (
            <div className="h-[154px] sm:h-[132px]">
              <Skeleton height={34} width="60%" />
              <Skeleton height={16} width="90%" className="mt-3" />
            </div>
          )
        )}
      </div>
      {course
        ? course.next && <ContinueCard course={course} step={course.next} />
        : !isError && <ContinueCardSkeleton />}
      {course && isWhole(course.progress) && (
        <Suspense fallback={null}>
          <CourseCertificate courseId={courseId} />
        </Suspense>
      )}
    </header>
  )
}

const isWhole = ({ lessons_done, lessons_total }: { lessons_done: number; lessons_total: number }) =>
  lessons_total > 0 && lessons_done >= lessons_total

function Modules({ courseId }: { courseId: number }): ReactNode {
  const { t } = useTranslation()
  const course = useQuery(courseQuery(courseId))
  const modules = useQuery(modulesQuery(courseId))
  useOpenNext(modules.data)
  const failed = [course, modules].find(({ data, isError }) => isError && data === undefined)
  if (failed)
    return (
      <LoadError
        error={failed.error}
        retrying={course.isFetching || modules.isFetching}
        onRetry={() => void Promise.all([course.refetch(), modules.refetch()])}
      />
    )
  if (!modules.data) return <TowerSkeleton />
  if (modules.data.length === 0)
    return <EmptyState mood="sleeping" title={t('courses.no_modules')} text={t('courses.no_modules_text')} />
  return <Tower modules={modules.data} />
}
