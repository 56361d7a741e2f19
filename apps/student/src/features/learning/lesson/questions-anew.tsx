import { Button } from '@qadam/ui/button'
import { Spinner } from '@qadam/ui/spinner'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { questionsQuery } from '../questions/questions-query.ts'
import { LessonFrame, type WayBack } from './lesson-frame.tsx'

/**
 * An attempt runs, and the question it asks was not loaded: of a checkpoint it is known only once it is drawn, and the
 * connection may have gone in between.
 */
export function QuestionsAnew({ closeTo, lessonId }: { closeTo: WayBack; lessonId: number }): ReactNode {
  const { t } = useTranslation()
  const { isFetching, refetch } = useQuery(questionsQuery(lessonId))
  return (
    <LessonFrame
      closeTo={closeTo}
      action={
        <Button full size="lg" data-key="Enter" loading={isFetching} onClick={() => void refetch()}>
          {t('errors.retry')}
        </Button>
      }
    >
      <div role="status" className="flex flex-1 flex-col items-center justify-center gap-4 text-center">
        {isFetching ? (
          <span className="text-turquoise-text">
            <Spinner size={40} />
          </span>
        ) : (
          <p className="max-w-[34ch] text-muted text-pretty">{t('test.not_loaded')}</p>
        )}
      </div>
    </LessonFrame>
  )
}
