import { isOfSet, type Lesson, type Question } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Skeleton, SkeletonText } from '@qadam/ui/skeleton'
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isStepDone, partBehind } from '../questions/lesson-steps.ts'
import { loadChunk } from '../../../platform/chunk.ts'
import { LessonFrame, StepCount, type WayBack } from './lesson-frame.tsx'
import { ContentBody } from './question-body.tsx'
import { StepBack } from './step-back.tsx'

export interface LearnStageProps {
  closeTo: WayBack
  accountId: number
  lesson: Lesson
  steps: readonly Question[]
  index: number
  /** The action's label on the last step. */
  lastLabel: string
  onMove: (index: number) => void
  onRefused: (error: unknown) => void
  /** The way to what was answered in the lesson's test, below a practice that was handed in. */
  answers: ReactNode
}

const PracticeStep = lazy(() => loadChunk(() => import('./practice-step.tsx')))

/** A step a screen, back and forth: what is learned, and what is practised. */
export function LearnStage(props: LearnStageProps): ReactNode {
  const { closeTo, steps, index } = props
  const step = steps[index]
  if (!step) return null
  if (!isOfSet(step.type, 'practice')) return <ContentStep {...props} step={step} />
  return (
    <Suspense
      fallback={
        <LessonFrame closeTo={closeTo}>
          <div className="flex flex-col gap-4 pt-8">
            <SkeletonText lines={4} />
            <Skeleton height={220} />
          </div>
        </LessonFrame>
      }
    >
      <PracticeStep key={step.id} {...props} question={step} />
    </Suspense>
  )
}

/** Something to watch or read. */
function ContentStep(props: LearnStageProps & { step: Question }): ReactNode {
  const { closeTo, accountId, lesson, steps, index, step, lastLabel, onMove, onRefused } = props
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    if (index > 0) heading.current?.focus({ preventScroll: true })
  }, [index])

  const mayGoOn = isStepDone(step)
  const isVideo = step.other.video !== undefined

  return (
    <LessonFrame
      closeTo={closeTo}
      isFlush
      progress={{ value: partBehind(steps, index), label: t('lesson.progress'), tone: 'turquoise' }}
      trailing={<StepCount step={index + 1} total={steps.length} />}
      action={
        <>
          {/* Its space stays reserved once it is hidden: no layout shift when a video ends. */}
          <p className="min-h-5 text-center text-caption leading-5 text-muted" role="status">
            {!mayGoOn && isOfSet(step.type, 'learn') && t(`lesson.wait.${step.type}`)}
          </p>
          <div className="flex flex-1 items-center gap-2">
            <StepBack index={index} onMove={onMove} />
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
        className={`px-4 pt-1 outline-none sm:px-0 ${isVideo ? 'pb-3 text-xl font-bold short:sr-only' : 'pb-1.5 text-compact font-medium text-muted'}`}
      >
        {lesson.title}
      </h1>
      <ContentBody
        question={step}
        accountId={accountId}
        lessonId={lesson.id}
        title={lesson.title}
        onRefused={onRefused}
      />
    </LessonFrame>
  )
}
