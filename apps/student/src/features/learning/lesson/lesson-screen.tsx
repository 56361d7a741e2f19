import { questionSet, type Lesson, type Question } from '@qadam/contract'
import { EmptyState } from '@qadam/ui/empty-state'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { exercisesToSolve } from '../courses/missing-text.ts'
import { firstUndone, isStepDone, learnSteps, practiceSteps } from '../questions/lesson-steps.ts'
import { lastTask, noteTask } from '../practice/last-task.ts'
import { isAttemptRunning } from '../attempts/running-attempt.ts'
import { logEvent } from '../../../platform/event-log.ts'
import { LearnStage } from './learn-stage.tsx'
import { LessonDone } from './lesson-done.tsx'
import { LessonFrame, type WayBack } from './lesson-frame.tsx'
import type { TestStageProps } from './test-stage-props.ts'
import { TestStage } from './test-stage.tsx'
import { useAnswers } from './use-answers.tsx'

export interface LessonScreenProps {
  accountId: number
  courseId: number
  lesson: Lesson
  /** When the lesson was asked for, by this device's clock in milliseconds. */
  readAt: number
  questions: readonly Question[]
  closeTo: WayBack
  onRefused: (error: unknown) => void
  earlier?: TestStageProps['earlier']
}

type Stage = { name: 'learn' | 'practice'; index: number } | { name: 'test' } | { name: 'done' }

/** Walks through a lesson: learn mode, its test, its practice, its end. */
export function LessonScreen(props: LessonScreenProps): ReactNode {
  const { accountId, courseId, lesson, readAt, questions, closeTo, onRefused, earlier } = props
  const { t } = useTranslation()
  const learn = learnSteps(lesson.type, questions)
  const practice = practiceSteps(lesson.type, questions)
  const [stage, setStage] = useState<Stage>(() => firstStage(props))
  useEffect(() => logEvent('lesson_opened', `lesson ${lesson.id}`), [lesson.id])
  const shown = 'index' in stage ? (stage.name === 'learn' ? learn : practice)[stage.index] : undefined
  const practiceId = shown && questionSet(shown.type) === 'practice' ? shown.id : undefined
  useEffect(() => {
    if (practiceId === undefined) return
    logEvent('practice_opened', `question ${practiceId}`)
    noteTask(accountId, lesson.id, practiceId)
  }, [accountId, lesson.id, practiceId])

  const answers = useAnswers({ closeTo, lesson, questions })
  const afterLearn: Stage = lesson.test
    ? { name: 'test' }
    : practice.length > 0
      ? { name: 'practice', index: 0 }
      : { name: 'done' }
  const backTo = (questionId?: number) =>
    setStage({
      name: 'learn',
      index: Math.max(
        0,
        learn.findIndex(({ id }) => id === questionId),
      ),
    })
  const back = learn.length > 0 ? () => backTo() : undefined

  if (learn.length === 0 && practice.length === 0 && !lesson.test)
    return (
      <LessonFrame closeTo={closeTo}>
        <div className="grid flex-1 place-items-center">
          <EmptyState mood="sleeping" title={t('lesson.empty')} />
        </div>
      </LessonFrame>
    )

  // The test shows them by itself, those of an attempt that has just ended too.
  if (answers.screen && (stage.name === 'practice' || stage.name === 'done')) return answers.screen
  switch (stage.name) {
    case 'learn':
    case 'practice': {
      const steps = stage.name === 'learn' ? learn : practice
      const after: Stage = stage.name === 'learn' ? afterLearn : { name: 'done' }
      return (
        <LearnStage
          closeTo={closeTo}
          accountId={accountId}
          lesson={lesson}
          steps={steps}
          index={stage.index}
          lastLabel={t(
            after.name === 'test'
              ? 'lesson.to_test'
              : after.name === 'practice'
                ? 'lesson.to_practice'
                : 'lesson.finish',
          )}
          onMove={(index) => setStage(index < steps.length ? { name: stage.name, index } : after)}
          onRefused={onRefused}
          answers={stage.name === 'practice' && answers.button}
        />
      )
    }
    case 'test':
      return (
        <TestStage
          closeTo={closeTo}
          courseId={courseId}
          accountId={accountId}
          lesson={lesson}
          readAt={readAt}
          questions={questions}
          earlier={earlier}
          hasPractice={practice.length > 0}
          onPractice={() => setStage({ name: 'practice', index: 0 })}
          onBackToLearn={back && backTo}
        />
      )
    case 'done':
      return (
        <LessonDone
          lesson={lesson}
          courseId={courseId}
          closeTo={closeTo}
          answers={answers.button}
          onBack={back}
        />
      )
  }
}

/** Where the student goes on: a running test first, then the task before a reload, then the first step not done. */
function firstStage({ accountId, lesson, questions }: LessonScreenProps): Stage {
  const isRunning = lesson.attempts.running !== undefined || isAttemptRunning(accountId, lesson.id)
  if (lesson.test && isRunning) return { name: 'test' }
  const learn = learnSteps(lesson.type, questions)
  const unsolved = new Set(exercisesToSolve(lesson).map(({ question_id }) => question_id))
  const exercised = learn.findIndex(({ id }) => unsolved.has(id))
  const undone = undoneStep(learn, lastTask(accountId, lesson.id))
  const index = exercised < 0 ? undone : Math.min(undone, exercised)
  if (index < learn.length) return { name: 'learn', index }
  const practice = practiceSteps(lesson.type, questions)
  if (lesson.test && (lesson.result?.passed !== true || practice.length === 0)) return { name: 'test' }
  if (practice.length > 0)
    return {
      name: 'practice',
      index: Math.min(undoneStep(practice, lastTask(accountId, lesson.id)), practice.length - 1),
    }
  // All was done before: the student came back to review it.
  return learn.length > 0 ? { name: 'learn', index: 0 } : { name: 'done' }
}

function undoneStep(steps: readonly Question[], last: number | undefined): number {
  const index = steps.findIndex((step) => step.id === last && !isStepDone(step))
  return index < 0 ? firstUndone(steps) : index
}
