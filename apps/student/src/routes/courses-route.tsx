import { EmptyState } from '@qadam/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CourseCard, CourseCardSkeleton } from '../features/learning/courses/course-card.tsx'
import { coursesQuery } from '../features/learning/courses/courses-query.ts'
import { WorkspaceLinks } from '../features/learning/courses/workspace-links.tsx'
import { PageTitle } from '../platform/page-title.tsx'
import { QueryView } from '../platform/query-view.tsx'
import { WithRail } from './with-rail.tsx'

export function CoursesRoute(): ReactNode {
  const { t } = useTranslation()
  const { isPending } = useQuery(coursesQuery)
  return (
    <WithRail lesson="none">
      <PageTitle>{t('courses.title')}</PageTitle>
      <h1 className="mb-4 text-title font-bold sm:text-4xl">{t('courses.title')}</h1>
      <Courses />
      {/* How far down they stand is known only with the courses. */}
      {!isPending && <WorkspaceLinks />}
    </WithRail>
  )
}

function Courses(): ReactNode {
  const { t } = useTranslation()
  const courses = useQuery(coursesQuery)
  const grid = 'grid gap-4 sm:grid-cols-2'
  return (
    <QueryView
      query={courses}
      skeleton={
        <div className={grid}>
          {[1, 2].map((card) => (
            <CourseCardSkeleton key={card} />
          ))}
        </div>
      }
      isEmpty={({ length }) => length === 0}
      empty={<EmptyState mood="sleeping" title={t('courses.empty')} text={t('courses.empty_text')} />}
    >
      {(all) => (
        <ul className={grid}>
          {all.map((course) => (
            <li key={course.id} className="grid">
              <CourseCard course={course} />
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}
