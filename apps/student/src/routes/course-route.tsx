import { EmptyState } from '@qadam/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, notFound } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ContinueCard, ContinueCardSkeleton } from '../features/learning/courses/continue-card.tsx'
import { CourseHead } from '../features/learning/courses/course-head.tsx'
import { courseQuery } from '../features/learning/courses/course-query.ts'
import { modulesQuery } from '../features/learning/courses/modules-query.ts'
import { Tower, TowerSkeleton } from '../features/learning/courses/tower.tsx'
import { useOpenNext } from '../features/learning/courses/use-open-next.ts'
import { isCallError } from '../platform/call-error.ts'
import { LoadError } from '../platform/load-error.tsx'
import { loadWithTexts } from '../platform/chunk.ts'
import { PageTitle } from '../platform/page-title.tsx'
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
      <Head courseId={id} />
      <Modules courseId={id} />
    </WithRail>
  )
}

function Head({ courseId }: { courseId: number }): ReactNode {
  const { data: course, isError } = useQuery(courseQuery(courseId))
  return (
    <CourseHead course={course} isError={isError}>
      {course
        ? course.next && <ContinueCard course={course} step={course.next} />
        : !isError && <ContinueCardSkeleton />}
      {course && isWhole(course.progress) && (
        <Suspense fallback={null}>
          <CourseCertificate courseId={courseId} />
        </Suspense>
      )}
    </CourseHead>
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
