import { missing as missingSchema, type Lesson, type Missing } from '@qadam/contract'
import { Button, buttonClass } from '@qadam/ui/button'
import { EmptyState } from '@qadam/ui/empty-state'
import { Icon } from '@qadam/ui/icon'
import { Mascot } from '@qadam/ui/mascot'
import { Spinner } from '@qadam/ui/spinner'
import { StarBurst } from '@qadam/ui/star-burst'
import { StarTile } from '@qadam/ui/star-tile'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { LessonMoments } from '../moments/lesson-moments.tsx'
import { MissingList } from '../courses/missing-list.tsx'
import { isCallError } from '../../../platform/call-error.ts'
import { loadWithTexts } from '../../../platform/chunk.ts'
import { errorText } from '@qadam/web/error-text'
import { paths } from '../../../platform/paths.ts'
import { playSound } from '../../../platform/sound.ts'
import { LessonFrame, type WayBack } from './lesson-frame.tsx'
import { nextLessonQuery } from './next-lesson-query.ts'
import { Scene } from './scene.tsx'

interface LessonDoneProps {
  lesson: Lesson
  courseId: number
  closeTo: WayBack
  /** The way to what was answered in its test. */
  answers: ReactNode
  onBack: (() => void) | undefined
}

/** The end of a lesson without a test, or after its practice: the next one is offered. */
export function LessonDone({ lesson, courseId, closeTo, answers, onBack }: LessonDoneProps): ReactNode {
  const { t } = useTranslation()
  const next = useQuery(nextLessonQuery(lesson.id))
  const isDone = next.isSuccess
  useEffect(() => {
    if (!isDone) return
    playSound('level-up')
    // Without it the lesson is done as well.
    loadWithTexts(() => import('../../base/install/install.ts')).then(
      ({ offerInstall }) => offerInstall(),
      () => undefined,
    )
  }, [isDone])

  if (next.isPending)
    return (
      <LessonFrame closeTo={closeTo}>
        <div
          role="status"
          className="flex flex-1 flex-col items-center justify-center gap-4 text-turquoise-text"
        >
          <Spinner size={40} />
          <p className="font-medium text-ink">{t('lesson.done.opening')}</p>
        </div>
      </LessonFrame>
    )

  if (next.isError) {
    const missing = isCallError(next.error, 'lesson.not_finished') ? missingOf(next.error.details) : []
    return (
      <LessonFrame
        closeTo={closeTo}
        action={
          missing.length > 0 && onBack ? (
            <Button full size="lg" data-key="Enter" onClick={onBack}>
              {t('lesson.back')}
            </Button>
          ) : (
            <Button
              full
              size="lg"
              loading={next.isFetching}
              data-key="Enter"
              onClick={() => void next.refetch()}
            >
              {t('errors.retry')}
            </Button>
          )
        }
      >
        <div role="alert" className="flex flex-1 flex-col justify-center gap-4">
          <EmptyState
            mood={missing.length > 0 ? 'thinking' : 'sad'}
            title={t(missing.length > 0 ? 'lesson.done.missing' : 'lesson.done.failed')}
            text={missing.length > 0 ? undefined : errorText(next.error)}
          />
          {missing.length > 0 && <MissingList missing={missing} onFollow={onBack} />}
        </div>
      </LessonFrame>
    )
  }

  const place = next.data
  return (
    <LessonFrame
      closeTo={closeTo}
      action={
        <Link
          to={
            place ? paths.lesson(place.course_id, place.module_id, place.lesson_id) : paths.course(courseId)
          }
          preload="render"
          data-key="Enter"
          className={buttonClass({ variant: 'success', size: 'lg', full: true })}
        >
          {t(place ? 'lesson.done.next' : 'lesson.done.to_course')}
        </Link>
      }
    >
      <div className="flex flex-1 flex-col justify-center overflow-hidden">
        <Scene
          picture={
            <>
              <span className="relative animate-pop">
                <StarTile state={lesson.state === 'checking' ? 'checking' : 'completed'} size={128} />
                <StarBurst reach={110} sparks={16} />
              </span>
              <Mascot mood="happy" size={120} className="-ml-4" />
            </>
          }
          title={t(place ? 'lesson.done.title' : 'lesson.done.course_title')}
        >
          <p className="mt-1.5 max-w-[34ch] text-muted">
            {t(place ? 'lesson.done.text' : 'lesson.done.course_text')}
          </p>
          {lesson.state === 'checking' && (
            <p className="mt-4 flex items-center gap-2 rounded-full bg-saffron-soft px-4 py-2 text-compact font-medium text-saffron-text">
              <Icon name="hourglass" size={20} />
              {t('lesson.done.checking')}
            </p>
          )}
          {answers}
        </Scene>
      </div>
      <LessonMoments lessonId={lesson.id} />
    </LessonFrame>
  )
}

function missingOf(details: Readonly<Record<string, unknown>>): Missing[] {
  return z.safeParse(z.array(missingSchema), details.missing).data ?? []
}
