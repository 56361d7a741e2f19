import { questionSet, type AttemptResult, type Question } from '@qadam/contract'
import { Mascot } from '@qadam/ui/mascot'
import { Spinner } from '@qadam/ui/spinner'
import type { TFunction } from 'i18next'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { refreshUser } from '../../access/accounts/use-user.ts'
import { lessonProgressed } from '../courses/lesson-progress.ts'
import { exercisesToSolve } from '../courses/missing-text.ts'
import { LessonMoments } from '../moments/lesson-moments.tsx'
import { preloadQuestions } from '../questions/question-types.tsx'
import { refetchQuestions } from '../questions/questions-query.ts'
import { isRunning, type AttemptState, type Refusal, type Run } from '../attempts/attempt-machine.ts'
import { hearVerdict } from '../attempts/hear-verdict.ts'
import { isAttemptRunning } from '../attempts/running-attempt.ts'
import { TestHandover } from '../attempts/test-handover.tsx'
import { TestResult } from '../attempts/test-result.tsx'
import { useAttempt } from '../attempts/use-attempt.ts'
import { logEvent } from '../../../platform/event-log.ts'
import { playSound } from '../../../platform/sound.ts'
import { fireStreakShot } from '../../rewards/streaks/streak-shot.ts'
import { ExercisesFirst } from './exercises-first.tsx'
import { LeaveWarning } from './leave-warning.tsx'
import { LessonFrame, type WayBack } from './lesson-frame.tsx'
import { LessonsAgain } from './lessons-again.tsx'
import { QuestionsAnew } from './questions-anew.tsx'
import { Scene } from './scene.tsx'
import { canRetry, HandoverActions, ResultActions } from './test-actions.tsx'
import type { TestStageProps } from './test-stage-props.ts'
import { TestQuestion } from './test-question.tsx'
import { useAnswers } from './use-answers.tsx'

type Finished = Extract<AttemptState, { phase: 'finished' }>

/** The test of a lesson, from its hand-over to its result. */
export function TestStage(props: TestStageProps): ReactNode {
  const { closeTo, courseId, accountId, lesson, readAt, questions, earlier, onBackToLearn } = props
  const { t } = useTranslation()
  const { state, session } = useAttempt(accountId, lesson.id, {
    onStarted: () => {
      logEvent('test_started', `lesson ${lesson.id}`)
      const asked = questions.filter(({ type }) => questionSet(type) === 'test')
      return Promise.all([refetchQuestions(lesson.id), preloadQuestions(asked)])
    },
    onAnswered: hearVerdict,
    onFinished: (result, run) => void settle(lesson.id, result, run),
  })
  const [isResumed] = useState(() => isAttemptRunning(accountId, lesson.id))
  useEffect(() => {
    // A reload in the middle of a test resumes it at once.
    if (isResumed) void session?.start()
  }, [isResumed, session])
  useEffect(() => {
    if (state.phase === 'left') {
      session?.reset()
      void lessonProgressed()
    }
    if (state.phase === 'refused') void lessonProgressed()
  }, [state.phase, session])

  const isOver = state.phase === 'finished' || state.phase === 'left'
  // While another attempt is taken, the result of the last one stays.
  const [last, setLast] = useState<Finished>()
  const over = state.phase === 'finished' ? state : state.phase === 'loading' ? last : undefined
  const [overAt, setOverAt] = useState(0)
  useEffect(() => {
    if (isOver) setOverAt(Date.now())
  }, [isOver])
  // What was read before an attempt ended here still calls it running.
  const left_s = readAt > overAt ? lesson.attempts.running?.left_s : undefined
  const runningUntil = left_s === undefined ? undefined : new Date(readAt + left_s * 1000)

  const unsolved = runningUntil ? [] : exercisesToSolve(lesson)

  const [isEarlierAsked, setEarlierAsked] = useState(false)
  const start = () => {
    setEarlierAsked(false)
    void session?.start()
  }
  const opensWithEarlier =
    earlier !== undefined && lesson.test?.earlier === true && lesson.result?.passed !== true && !runningUntil

  const shown = questionOf(state, questions)
  const answers = useAnswers({ closeTo, lesson, questions, run: over?.run })
  if (isEarlierAsked && earlier) return earlier(start)
  if (answers.screen && (state.phase === 'finished' || state.phase === 'idle' || state.phase === 'refused'))
    return answers.screen
  return (
    <>
      {'run' in state && isRunning(state) && (
        <LeaveWarning
          attempt={state.run.attempt}
          onLeave={() => {
            logEvent('test_left', `lesson ${lesson.id}`)
            celebrateStreak(state.run)
            return session?.leave() ?? Promise.resolve()
          }}
        />
      )}
      {shown && 'question_id' in state ? (
        <TestQuestion
          key={`${state.run.attempt.attempt_id}-${shown.id}`}
          closeTo={closeTo}
          state={state}
          question={shown}
          onAnswer={(answer) => void session?.answer(shown.id, answer)}
          onNext={() => session?.next()}
        />
      ) : 'question_id' in state ? (
        <QuestionsAnew closeTo={closeTo} lessonId={lesson.id} />
      ) : state.phase === 'finishing' ? (
        <Finishing closeTo={closeTo} state={state} />
      ) : over ? (
        <LessonFrame
          closeTo={closeTo}
          action={
            <ResultActions
              {...props}
              result={over.result}
              isStarting={state.phase === 'loading'}
              onRetry={() => {
                setLast(over)
                session?.reset()
                void session?.start()
              }}
            />
          }
        >
          <TestResult
            run={over.run}
            result={over.result}
            reason={over.reason}
            canRetry={canRetry(lesson, over.result)}
            onRefill={() => void lessonProgressed()}
          >
            {answers.button}
            <LessonsAgain
              courseId={courseId}
              moduleId={lesson.module_id}
              questions={questions}
              run={over.run}
            />
          </TestResult>
          {isTold(over.run, over.result) && (
            <LessonMoments
              key={over.result.attempt_id}
              lessonId={lesson.id}
              isStreakDay={isStreakDay(over.run, over.result)}
            />
          )}
        </LessonFrame>
      ) : (
        <LessonFrame
          closeTo={closeTo}
          action={
            <HandoverActions
              {...props}
              isRunning={runningUntil !== undefined}
              isStarting={state.phase === 'loading'}
              onStart={() => (opensWithEarlier ? setEarlierAsked(true) : start())}
            />
          }
        >
          {unsolved.length > 0 && onBackToLearn ? (
            <ExercisesFirst unsolved={unsolved} onOpen={onBackToLearn} />
          ) : (
            <TestHandover
              lesson={lesson}
              runningUntil={runningUntil}
              refusal={
                state.phase === 'refused' && state.refusal.code !== 'attempts.exhausted'
                  ? refusalText(state.refusal, t)
                  : undefined
              }
              onRefill={() => void lessonProgressed()}
            >
              {answers.button}
              <LessonsAgain courseId={courseId} moduleId={lesson.module_id} questions={questions} />
            </TestHandover>
          )}
          <span className="sr-only" role="status">
            {state.phase === 'loading' && t('test.starting')}
          </span>
        </LessonFrame>
      )}
    </>
  )
}

function refusalText({ message, details }: Refusal, t: TFunction): string {
  return details.reason === 'test_runs' ? t('test.handover.elsewhere') : message
}

function questionOf(state: AttemptState, questions: readonly Question[]): Question | undefined {
  return 'question_id' in state ? questions.find(({ id }) => id === state.question_id) : undefined
}

/** A test that was passed, in earnest, has its stage. */
const isTold = ({ attempt }: Run, { state }: AttemptResult): boolean =>
  state === 'passed' && !attempt.practice_run

function isStreakDay({ answered }: Run, result?: AttemptResult): boolean {
  const isEarned = Object.values(answered).some((each) => each.kind === 'judged' && each.result.strike_added)
  return isEarned || result?.strike_added === true
}

/**
 * The earned day is shown when the test is over: before, it would cover an answer's explanation while the clock runs.
 */
function celebrateStreak(run: Run, result?: AttemptResult): void {
  if (isStreakDay(run, result)) fireStreakShot()
}

/** What the end of an attempt moved is asked for again: the keys after a pass, the lesson, the balance. */
async function settle(lessonId: number, result: AttemptResult, run: Run): Promise<void> {
  logEvent('test_finished', `lesson ${lessonId}, ${result.state}, ${result.percentage} %`)
  if (result.state === 'passed') playSound('level-up')
  if (!isTold(run, result)) celebrateStreak(run, result)
  await Promise.allSettled([refetchQuestions(lessonId), lessonProgressed(), refreshUser()])
}

function Finishing({
  closeTo,
  state,
}: {
  closeTo: WayBack
  state: Extract<AttemptState, { phase: 'finishing' }>
}): ReactNode {
  const { t } = useTranslation()
  const title = state.reason === 'timeout' ? t('test.time_is_out') : t('test.finishing')
  return (
    <LessonFrame closeTo={closeTo}>
      <div role="status" className="flex flex-1 flex-col items-center justify-center">
        {state.isWaiting ? (
          <Scene
            picture={<Mascot mood="sleeping" size={152} />}
            title={state.reason === 'timeout' ? title : t('test.waiting')}
          >
            <p className="mt-1.5 max-w-[34ch] text-muted">{t('test.waiting_text')}</p>
          </Scene>
        ) : (
          <>
            <span className="text-turquoise-text">
              <Spinner size={40} />
            </span>
            <p className="mt-4 text-xl font-bold">{title}</p>
          </>
        )}
      </div>
    </LessonFrame>
  )
}
