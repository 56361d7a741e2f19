import type { Lesson } from '@qadam/contract'
import { Button, buttonClass } from '@qadam/ui/button'
import { FormFault } from '@qadam/ui/form-fault'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../platform/error-text.ts'
import { paths } from '../../../platform/paths.ts'
import { nextLessonQuery } from './next-lesson-query.ts'
import type { WayBack } from './lesson-frame.tsx'

interface NextLessonProps {
  lesson: Lesson
  closeTo: WayBack
  /** Something else is the first thing to do. */
  isSecond?: boolean
}

/** Finishes the lesson and offers the next one. */
export function NextLesson({ lesson, closeTo, isSecond = false }: NextLessonProps): ReactNode {
  const { t } = useTranslation()
  const next = useQuery(nextLessonQuery(lesson.id))
  if (next.isPending)
    return (
      <Button full size="lg" variant={isSecond ? 'secondary' : 'success'} loading>
        {t('lesson.done.opening')}
      </Button>
    )
  if (next.isError)
    return (
      <>
        <FormFault isCentered>{errorText(next.error)}</FormFault>
        <Button
          full
          size="lg"
          variant={isSecond ? 'secondary' : 'primary'}
          loading={next.isFetching}
          onClick={() => void next.refetch()}
        >
          {t('errors.retry')}
        </Button>
      </>
    )
  const { data: place } = next
  return (
    <Link
      to={place ? paths.lesson(place.course_id, place.module_id, place.lesson_id) : closeTo.to}
      preload="render"
      data-key={isSecond ? undefined : 'Enter'}
      className={buttonClass({ variant: isSecond ? 'secondary' : 'success', size: 'lg', full: true })}
    >
      {t(place ? 'lesson.done.next' : 'lesson.done.to_course')}
    </Link>
  )
}
