import type { AttemptResult } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NextLesson } from './next-lesson.tsx'
import type { TestStageProps } from './test-stage-props.ts'

interface HandoverActionsProps extends TestStageProps {
  isRunning: boolean
  isStarting: boolean
  onStart: () => void
}

/** Before the test: start it, or what else there is to do. */
export function HandoverActions({
  lesson,
  isRunning,
  isStarting,
  onStart,
  onBackToLearn,
  ...rest
}: HandoverActionsProps): ReactNode {
  const { t } = useTranslation()
  const isPassed = !isRunning && lesson.result?.passed === true
  const isExhausted = !isRunning && !isPassed && lesson.attempts.left === 0
  return (
    <>
      {isPassed &&
        (rest.hasPractice ? (
          <PracticeButton onPractice={rest.onPractice} />
        ) : (
          <NextLesson lesson={lesson} closeTo={rest.closeTo} />
        ))}
      {!isExhausted && (
        <Button
          full
          size="lg"
          variant={isPassed ? 'secondary' : 'primary'}
          loading={isStarting}
          data-key={isPassed ? undefined : 'Enter'}
          onClick={onStart}
        >
          {t(isRunning ? 'test.resume' : isPassed ? 'test.again' : 'test.start')}
        </Button>
      )}
      {onBackToLearn && (
        <Button
          full
          variant={isExhausted ? 'primary' : 'ghost'}
          disabled={isStarting}
          onClick={onBackToLearn}
        >
          {t('test.back_to_learn')}
        </Button>
      )}
    </>
  )
}

interface ResultActionsProps extends TestStageProps {
  result: AttemptResult
  onRetry: () => void
}

/** After the test: on to the next lesson, or another try. */
export function ResultActions({
  lesson,
  result,
  onRetry,
  onBackToLearn,
  ...rest
}: ResultActionsProps): ReactNode {
  const { t } = useTranslation()
  if (result.state === 'passed' || lesson.result?.passed)
    return rest.hasPractice ? (
      <PracticeButton onPractice={rest.onPractice} />
    ) : (
      <NextLesson lesson={lesson} closeTo={rest.closeTo} />
    )
  const canRetry = result.attempts_left > 0 || lesson.attempts.left > 0
  return (
    <>
      {canRetry && (
        <Button full size="lg" data-key="Enter" onClick={onRetry}>
          {t('test.retry')}
        </Button>
      )}
      {onBackToLearn && (
        <Button full variant={canRetry ? 'ghost' : 'primary'} onClick={onBackToLearn}>
          {t('test.back_to_learn')}
        </Button>
      )}
    </>
  )
}

function PracticeButton({ onPractice }: { onPractice: () => void }): ReactNode {
  const { t } = useTranslation()
  return (
    <Button full size="lg" data-key="Enter" onClick={onPractice}>
      {t('lesson.to_practice')}
    </Button>
  )
}
