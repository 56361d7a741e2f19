import type { Question } from '@qadam/contract'
import { Button, IconButton } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isStepDone } from '../../features/questions/lesson-steps.ts'
import { questionViews } from '../../features/questions/question-types.tsx'
import { LessonFrame, StepCount } from './lesson-frame.tsx'
import { ContentBody } from './question-body.tsx'

export interface LearnStageProps {
  closeTo: string
  lessonId: number
  lessonTitle: string
  steps: readonly Question[]
  index: number
  /** What the action says on the last step. */
  lastLabel: string
  onMove: (index: number) => void
  onRefused: (error: unknown) => void
}

/** Learn mode: one step a screen, back and forth over what is done. */
export function LearnStage(props: LearnStageProps): ReactNode {
  const { closeTo, lessonId, lessonTitle, steps, index, lastLabel, onMove, onRefused } = props
  const { t } = useTranslation()
  const step = steps[index]
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    if (index > 0) heading.current?.focus({ preventScroll: true })
  }, [index])
  if (!step) return null

  const done = steps.filter(isStepDone).length
  // What cannot be done on this screen must not hold the student up.
  const mayGoOn = isStepDone(step) || questionViews[step.type].kind === 'practice'
  const isVideo = step.type === 'video'

  return (
    <LessonFrame
      closeTo={closeTo}
      isFlush
      progress={{ value: done / steps.length, label: t('lesson.progress'), tone: 'turquoise' }}
      trailing={<StepCount step={index + 1} total={steps.length} />}
      action={
        <>
          {!mayGoOn && (
            <p className="text-center text-[13px] text-muted" role="status">
              {t(isVideo ? 'lesson.wait.video' : 'lesson.wait.info')}
            </p>
          )}
          <div className="flex items-center gap-2">
            {index > 0 && (
              <IconButton
                label={t('lesson.back')}
                icon={<Icon name="arrow-left" size={24} />}
                onClick={() => onMove(index - 1)}
                className="size-12!"
              />
            )}
            <Button full size="lg" disabled={!mayGoOn} data-key="Enter" onClick={() => onMove(index + 1)}>
              {index === steps.length - 1 ? lastLabel : t('lesson.next')}
            </Button>
          </div>
        </>
      }
    >
      <h1
        ref={heading}
        tabIndex={-1}
        className={`px-4 pt-1 outline-none sm:px-0 ${isVideo ? 'pb-3 text-xl font-bold' : 'pb-1.5 text-[15px] font-medium text-muted'}`}
      >
        {lessonTitle}
      </h1>
      <ContentBody question={step} lessonId={lessonId} title={lessonTitle} onRefused={onRefused} />
    </LessonFrame>
  )
}
