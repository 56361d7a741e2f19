import { FullScreenLoader } from '@qadam/ui/full-screen-loader'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, notFound } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { freshenUser, useUser } from '../features/access/accounts/use-user.ts'
import { courseQuery } from '../features/learning/courses/course-query.ts'
import { lessonAnchor } from '../features/learning/courses/lesson-anchor.ts'
import { lessonsQuery } from '../features/learning/courses/lessons-query.ts'
import { modulesQuery } from '../features/learning/courses/modules-query.ts'
import { questionsQuery } from '../features/learning/questions/questions-query.ts'
import { isCallError } from '../platform/call-error.ts'
import { loadWithTexts } from '../platform/chunk.ts'
import { LoadError } from '../platform/load-error.tsx'
import { PageTitle } from '../platform/page-title.tsx'
import { isScreenPlace, paths } from '../platform/paths.ts'
import { standingMoved } from '../platform/standing.ts'
import { FrozenLesson, NotReached } from '../features/learning/lesson/closed-lesson.tsx'
import { LessonFrame } from '../features/learning/lesson/lesson-frame.tsx'
import { LessonScreen } from '../features/learning/lesson/lesson-screen.tsx'

const route = getRouteApi('/course/$courseId/module/$moduleId/$lessonId')

const EarlierQuestions = lazy(() =>
  loadWithTexts(() => import('../features/learning/recall/earlier-questions.tsx')),
)
const PayHere = lazy(() => loadWithTexts(() => import('../features/money/payments/pay-here.tsx')))

export function LessonRoute(): ReactNode {
  const params = route.useParams()
  const lessonId = Number(params.lessonId)
  // Another lesson is another screen: no step, player or attempt crosses over.
  return (
    <LessonArea
      key={lessonId}
      courseId={Number(params.courseId)}
      moduleId={Number(params.moduleId)}
      lessonId={lessonId}
    />
  )
}

interface LessonAreaProps {
  courseId: number
  moduleId: number
  lessonId: number
}

function LessonArea({ courseId, moduleId, lessonId }: LessonAreaProps): ReactNode {
  const { t } = useTranslation()
  const user = useUser()
  const closeTo = { to: paths.module(courseId, moduleId), hash: lessonAnchor(lessonId) }
  const course = useQuery(courseQuery(courseId))
  const modules = useQuery(modulesQuery(courseId, moduleId))
  const lessons = useQuery(lessonsQuery(moduleId))
  const questions = useQuery(questionsQuery(lessonId))
  const reads = [course, modules, lessons, questions]
  const [refusal, setRefusal] = useState<unknown>(undefined)
  useEffect(() => void freshenUser(), [])
  // Each right answer counts for a goal of the day.
  useEffect(() => () => void standingMoved(), [])

  const again = () => {
    setRefusal(undefined)
    void Promise.all(reads.map((read) => read.refetch()))
  }
  const isFrozen = user.status === 'freezed'
  const wasFrozen = useRef(isFrozen)
  useEffect(() => {
    // Paid meanwhile, on another device or at the office: what was refused is asked for anew.
    if (wasFrozen.current && !isFrozen) again()
    wasFrozen.current = isFrozen
  })
  const lesson = lessons.data?.find(({ id }) => id === lessonId)
  const error = refusal ?? questions.error ?? lessons.error ?? modules.error ?? course.error
  const isKnown = lessons.isSuccess && modules.isSuccess
  const isElsewhere = isKnown && (!lesson || !modules.data.some(({ id }) => id === moduleId))
  if (isElsewhere || isCallError(error, 'not_found')) throw notFound()

  if (isFrozen || isCallError(error, 'account.frozen'))
    return (
      <FrozenLesson
        closeTo={closeTo}
        daysLeft={user.days_left_to_payment}
        paymentLink={user.payment_link}
        pay={
          user.payment_link !== null &&
          isScreenPlace(user.payment_link) && (
            <Suspense fallback={null}>
              <PayHere />
            </Suspense>
          )
        }
        onOpened={again}
      />
    )
  if (lesson && (isCallError(error, 'lesson.closed') || lesson.state === 'closed'))
    return <NotReached closeTo={closeTo} title={lesson.title} missing={lesson.missing} />
  if (lesson && questions.data && course.data && modules.data && refusal === undefined)
    return (
      <>
        <PageTitle>{lesson.title}</PageTitle>
        <LessonScreen
          key={user.id}
          accountId={user.id}
          courseId={courseId}
          lesson={lesson}
          readAt={lessons.dataUpdatedAt}
          questions={questions.data}
          closeTo={closeTo}
          onRefused={setRefusal}
          earlier={(onDone) => (
            <Suspense fallback={<FullScreenLoader label={t('lesson.loading')} />}>
              <EarlierQuestions accountId={user.id} lessonId={lessonId} closeTo={closeTo} onDone={onDone} />
            </Suspense>
          )}
        />
      </>
    )
  if (error && !isCallError(error, 'lesson.closed'))
    return (
      <LessonFrame closeTo={closeTo}>
        <div className="grid flex-1 place-items-center">
          <LoadError error={error} retrying={reads.some((read) => read.isFetching)} onRetry={again} />
        </div>
      </LessonFrame>
    )
  return <FullScreenLoader label={t('lesson.loading')} />
}
