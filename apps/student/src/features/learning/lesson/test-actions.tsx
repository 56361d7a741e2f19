import type { AttemptResult, Lesson } from '@qadam/contract'
import { Button, buttonClass } from '@qadam/ui/button'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { exercisesToSolve } from '../courses/missing-text.ts'
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
  const [unsolved] = isRunning ? [] : exercisesToSolve(lesson)
  if (unsolved && onBackToLearn)
    return (
      <Button
        full
        size="lg"
        data-key="Enter"
        onClick={() => onBackToLearn(unsolved.question_id ?? undefined)}
      >
        {t('exercise.back')}
      </Button>
    )
  return (
    <>
      {isPassed &&
        (rest.hasPractice ? (
          <PracticeButton onPractice={rest.onPractice} />
        ) : (
          <NextLesson lesson={lesson} closeTo={rest.closeTo} />
        ))}
      {/* After a pass both ways back share a row: three rows would cover what the screen is about. */}
      <div className={isPassed && onBackToLearn ? 'grid grid-cols-2 gap-2 short:contents' : 'contents'}>
        {!isExhausted && (
          <Button
            full
            size={isPassed ? 'sm' : 'lg'}
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
            size={isPassed ? 'sm' : 'md'}
            variant={isExhausted ? 'primary' : isPassed ? 'secondary' : 'ghost'}
            disabled={isStarting}
            onClick={() => onBackToLearn()}
          >
            {t('test.back_to_learn')}
          </Button>
        )}
      </div>
    </>
  )
}

interface ResultActionsProps extends TestStageProps {
  result: AttemptResult
  isStarting: boolean
  onRetry: () => void
}

/** After the test: on to the next lesson, or another try. */
export function ResultActions({
  lesson,
  result,
  isStarting,
  onRetry,
  onBackToLearn,
  ...rest
}: ResultActionsProps): ReactNode {
  const { t } = useTranslation()
  const isPassed = result.state === 'passed'
  const isRetried = canRetry(lesson, result)
  const wayOn = rest.hasPractice ? (
    <PracticeButton isSecond={!isPassed} onPractice={rest.onPractice} />
  ) : (
    <NextLesson lesson={lesson} closeTo={rest.closeTo} isSecond={!isPassed} />
  )
  if (isPassed) return wayOn
  return (
    <>
      {isRetried && (
        <Button full size="lg" data-key="Enter" loading={isStarting} onClick={onRetry}>
          {t('test.retry')}
        </Button>
      )}
      {lesson.result?.passed ? (
        wayOn
      ) : onBackToLearn ? (
        <Button
          full
          variant={isRetried ? 'ghost' : 'primary'}
          disabled={isStarting}
          data-key={isRetried ? undefined : 'Enter'}
          onClick={() => onBackToLearn()}
        >
          {t('test.back_to_learn')}
        </Button>
      ) : (
        !isRetried && (
          <Link to={rest.closeTo.to} data-key="Enter" className={buttonClass({ full: true })}>
            {t('lesson.to_module')}
          </Link>
        )
      )}
    </>
  )
}

/** What the attempt left, or what has come back since; to practise once more costs nothing. */
export function canRetry(lesson: Lesson, result: AttemptResult): boolean {
  return lesson.result?.passed === true || result.attempts_left > 0 || lesson.attempts.left > 0
}

interface PracticeButtonProps {
  isSecond?: boolean
  onPractice: () => void
}

function PracticeButton({ isSecond = false, onPractice }: PracticeButtonProps): ReactNode {
  const { t } = useTranslation()
  return (
    <Button
      full
      size="lg"
      variant={isSecond ? 'secondary' : 'primary'}
      data-key={isSecond ? undefined : 'Enter'}
      onClick={onPractice}
    >
      {t('lesson.to_practice')}
    </Button>
  )
}
