import type { Module } from '@qadam/contract'
import { EmptyState } from '@qadam/ui/empty-state'
import { Icon } from '@qadam/ui/icon'
import { Skeleton } from '@qadam/ui/skeleton'
import { WhenSeen } from '@qadam/ui/when-seen'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, notFound } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CountChips } from '../features/learning/courses/count-chips.tsx'
import { courseQuery } from '../features/learning/courses/course-query.ts'
import { currentAnchor } from '../features/learning/courses/lesson-anchor.ts'
import { LessonPath } from '../features/learning/courses/lesson-path.tsx'
import { MissingList } from '../features/learning/courses/missing-list.tsx'
import { modulesQuery } from '../features/learning/courses/modules-query.ts'
import { useOpenNext } from '../features/learning/courses/use-open-next.ts'
import { loadChunk } from '../platform/chunk.ts'
import { loadRestTexts } from '../platform/i18n/start.ts'
import { isCallError } from '../platform/call-error.ts'
import { PageTitle } from '../platform/page-title.tsx'
import { paths } from '../platform/paths.ts'
import { QueryView } from '../platform/query-view.tsx'
import { glideToUnseen } from '../platform/scroll-for.ts'
import { WithRail } from './with-rail.tsx'

const ModuleKnowledge = lazy(() =>
  loadChunk(
    async () =>
      (await Promise.all([import('../features/learning/recall/module-knowledge.tsx'), loadRestTexts()]))[0],
  ),
)

const route = getRouteApi('/main/course/$courseId/module/$moduleId')

export function ModuleRoute(): ReactNode {
  const params = route.useParams()
  const courseId = Number(params.courseId)
  const moduleId = Number(params.moduleId)
  const modules = useQuery(modulesQuery(courseId, moduleId))
  useOpenNext(modules.data)
  const module = modules.data?.find(({ id }) => id === moduleId)
  if (isCallError(modules.error, 'not_found') || (modules.isSuccess && !modules.isPlaceholderData && !module))
    throw notFound()

  return (
    <WithRail lesson={{ courseId, moduleId }}>
      <div className="mx-auto max-w-2xl">
        <PageTitle>{module?.title}</PageTitle>
        <BackToCourse courseId={courseId} />
        <QueryView query={{ ...modules, data: module }} skeleton={<ModuleSkeleton />}>
          {(shown) => <ModuleScreen module={shown} />}
        </QueryView>
      </div>
    </WithRail>
  )
}

function BackToCourse({ courseId }: { courseId: number }): ReactNode {
  const { t } = useTranslation()
  const { data: course } = useQuery(courseQuery(courseId))
  return (
    <Link
      to={paths.course(courseId)}
      aria-label={course && t('courses.back_to_course', { title: course.title })}
      data-key="Escape"
      className="-ml-2 inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-control px-2 text-compact font-medium text-turquoise-text"
    >
      <Icon name="arrow-left" size={20} />
      <span className="truncate">{course?.title ?? t('courses.title')}</span>
    </Link>
  )
}

function ModuleScreen({ module }: { module: Module }): ReactNode {
  const { t } = useTranslation()
  useCurrentLesson(module)
  return (
    <>
      <h1 className="text-2xl font-bold sm:text-3xl">
        <span className="block text-compact leading-6 font-medium text-muted">
          {t('courses.module_number', { number: module.order })}
        </span>
        {module.title}
      </h1>
      {module.description && <p className="mt-1 text-muted text-pretty">{module.description}</p>}
      <div className="mt-3">
        <CountChips counts={module.counts} />
      </div>
      {module.state === 'closed' && module.missing.length > 0 && (
        <section className="mt-4 rounded-card bg-saffron-soft p-4">
          <h2 className="mb-3 flex items-center gap-2 font-semibold text-saffron-text">
            <Icon name="lock" size={20} />
            {t('courses.not_reached_module')}
          </h2>
          <MissingList missing={module.missing} />
        </section>
      )}
      {module.lessons.length === 0 ? (
        <EmptyState mood="sleeping" title={t('courses.no_lessons')} text={t('courses.no_modules_text')} />
      ) : (
        <div className="mt-4">
          <LessonPath module={module} lessons={module.lessons} />
          {module.lessons.some(({ state }) => state !== 'closed') && (
            <WhenSeen height={320}>
              <Suspense>
                <ModuleKnowledge module={module} />
              </Suspense>
            </WhenSeen>
          )}
        </div>
      )}
    </>
  )
}

/** An address that names no lesson opens at its title, and goes on to the lesson to go on with where that is out of view. */
function useCurrentLesson({ id, lessons }: Module): void {
  const anchor = currentAnchor(lessons)
  const latest = useRef(anchor)
  useEffect(() => {
    latest.current = anchor
  })
  // Once for each module: what is finished here later must not move the page under a hand.
  useEffect(() => {
    if (window.location.hash || !latest.current) return
    return glideToUnseen(latest.current)
  }, [id])
}

function ModuleSkeleton(): ReactNode {
  return (
    <>
      <Skeleton height={22} width={88} />
      <Skeleton height={30} width="70%" className="mt-2" />
      <Skeleton round height={28} width="50%" className="mt-4" />
      <div className="mt-6 flex flex-col gap-8">
        {[62, 27, 37, 62, 68].map((left, row) => (
          <div key={row} style={{ paddingLeft: `calc(${left}% - 40px)` }}>
            <Skeleton round width={80} height={80} />
          </div>
        ))}
      </div>
    </>
  )
}
