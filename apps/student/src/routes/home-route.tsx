import type { Course, User } from '@qadam/contract'
import { EmptyState } from '@qadam/ui/empty-state'
import { Icon } from '@qadam/ui/icon'
import { Skeleton } from '@qadam/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../features/access/accounts/use-user.ts'
import { ContinueCard, ContinueCardSkeleton } from '../features/learning/courses/continue-card.tsx'
import { CourseRow, CourseRowSkeleton } from '../features/learning/courses/course-card.tsx'
import { coursesQuery } from '../features/learning/courses/courses-query.ts'
import { findNextStep } from '../features/learning/courses/next-step.ts'
import { StreakCard } from '../features/rewards/streaks/streak-card.tsx'
import { loadWithTexts } from '../platform/chunk.ts'
import { PageTitle } from '../platform/page-title.tsx'
import { paths } from '../platform/paths.ts'
import { QueryView } from '../platform/query-view.tsx'

// Few students meet these; the first sight of all others is not to wait for them.
const ReturnedWork = lazy(() => loadWithTexts(() => import('../features/learning/courses/returned-work.tsx')))
const HomeWelcome = lazy(() => loadWithTexts(() => import('./home-welcome.tsx')))
const HomeAside = lazy(() => loadWithTexts(() => import('./home-aside.tsx')))
const StreakWeek = lazy(() => loadWithTexts(() => import('../features/rewards/streaks/streak-week.tsx')))
const Contacts = lazy(() => loadWithTexts(() => import('../features/access/accounts/contacts.tsx')))
const RunningExamCard = lazy(() => loadWithTexts(() => import('../features/learning/exam/running-card.tsx')))
const FrozenCard = lazy(() => loadWithTexts(() => import('./frozen-card.tsx')))

export function HomeRoute(): ReactNode {
  const { t } = useTranslation()
  const user = useUser()
  const courses = useQuery(coursesQuery)
  if (isNewStudent(user, courses.data))
    return (
      <>
        <PageTitle />
        <ExamOnItsWay user={user} />
        {courses.isPending ? (
          <WelcomeSkeleton />
        ) : (
          <Suspense fallback={<WelcomeSkeleton />}>
            <HomeWelcome user={user} courses={courses} />
          </Suspense>
        )}
      </>
    )
  return (
    <>
      <PageTitle />
      <header className="mb-4 sm:mb-6">
        <h1 className="line-clamp-2 text-title font-bold break-words sm:text-4xl">
          {t('home.greeting', { name: user.first_name })}
        </h1>
        <p className="mt-1 text-muted sm:text-lg">{t('home.subtitle')}</p>
      </header>
      <ExamOnItsWay user={user} />
      <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] lg:gap-6">
        <CoursesPart user={user} />
        <div className="row-start-2 flex flex-col gap-3 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <StreakCard
            user={user}
            week={
              <Suspense fallback={<Skeleton height={84} />}>
                <StreakWeek />
              </Suspense>
            }
          />
          <Suspense fallback={<Skeleton height={701} />}>
            <HomeAside />
          </Suspense>
        </div>
      </div>
      <Suspense fallback={null}>
        <Contacts />
      </Suspense>
    </>
  )
}

function CoursesPart({ user }: { user: User }): ReactNode {
  const { t } = useTranslation()
  const courses = useQuery(coursesQuery)

  const isFrozen = user.status === 'freezed'
  if (!courses.data)
    return (
      <QueryView
        query={courses}
        skeleton={
          <>
            {isFrozen ? <Frozen user={user} /> : <ContinueCardSkeleton />}
            <CourseRows>
              <CourseRowSkeleton />
              <CourseRowSkeleton />
            </CourseRows>
          </>
        }
      />
    )
  if (courses.data.length === 0)
    return <EmptyState mood="sleeping" title={t('courses.empty')} text={t('courses.empty_text')} />

  const next = findNextStep(courses.data)
  return (
    <>
      <div className="flex flex-col gap-3 lg:gap-6">
        {isFrozen && <Frozen user={user} />}
        {!isFrozen && courses.data.some(({ returned }) => returned?.length) && (
          <Suspense fallback={<Skeleton height={160} />}>
            <ReturnedWork courses={courses.data} />
          </Suspense>
        )}
        {isFrozen ? null : next ? (
          <ContinueCard {...next} />
        ) : (
          <EmptyState mood="happy" title={t('home.all_done')} text={t('home.all_done_text')} />
        )}
      </div>
      <CourseRows>
        {courses.data.map((course) => (
          <li key={course.id}>
            <CourseRow course={course} />
          </li>
        ))}
      </CourseRows>
    </>
  )
}

/** Nothing was earned and nothing finished. */
function isNewStudent(user: User, courses: readonly Course[] | undefined): boolean {
  const hasNothing = user.points === 0 && user.coins === 0 && user.current_streak === 0
  return (
    hasNothing &&
    courses?.some(({ progress, returned }) => progress.lessons_done > 0 || returned?.length) !== true
  )
}

function ExamOnItsWay({ user }: { user: User }): ReactNode {
  if (!user.exam) return null
  return (
    <Suspense fallback={user.exam_running && <Skeleton height={92} className="mb-3" />}>
      <RunningExamCard user={user} />
    </Suspense>
  )
}

function WelcomeSkeleton(): ReactNode {
  return (
    <div className="mx-auto flex max-w-2xl flex-col items-center pt-2">
      <span className="size-[152px] short:hidden" />
      <Skeleton height={36} width="70%" className="mt-3" />
      <Skeleton height={24} width="85%" className="mt-1.5 mb-4" />
      <Skeleton height={204} />
    </div>
  )
}

function Frozen({ user }: { user: User }): ReactNode {
  return (
    <Suspense fallback={<Skeleton className="h-[303px] sm:h-[203px]" />}>
      <FrozenCard user={user} />
    </Suspense>
  )
}

function CourseRows({ children }: { children: ReactNode }): ReactNode {
  const { t } = useTranslation()
  return (
    <section className="row-start-3 pt-3 lg:row-start-2 lg:pt-0">
      <div className="mb-2 flex items-center justify-between">
        <h2 className="text-lg font-bold">{t('home.my_courses')}</h2>
        <Link
          to={paths.courses}
          className="inline-flex min-h-11 items-center gap-1 rounded-control px-2 font-semibold text-turquoise-text"
        >
          {t('home.all_courses')}
          <Icon name="chevron-right" size={18} />
        </Link>
      </div>
      <ul className="flex flex-col gap-3">{children}</ul>
    </section>
  )
}
