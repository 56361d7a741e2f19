import type { PythonExerciseProps } from '@qadam/code-lab/python-exercise'
import type { WebExerciseProps } from '@qadam/code-lab/web-exercise'
import '@qadam/code-lab/code-lab.css'
import type { Exercise } from '@qadam/contract'
import { Icon } from '@qadam/ui/icon'
import { Prose } from '@qadam/ui/prose'
import { Skeleton } from '@qadam/ui/skeleton'
import { editorLabels } from '@qadam/web/code-labels'
import { pythonFrame, webFrame } from '@qadam/web/code-frames'
import { pythonLabels } from '@qadam/web/python-labels'
import { webLabels } from '@qadam/web/web-labels'
import { lazy, Suspense, useId, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { loadChunk } from '../../../platform/chunk.ts'
import { logEvent } from '../../../platform/event-log.ts'
import { currentLanguage } from '../../../platform/i18n/language.ts'
import { formatSize } from '../../../platform/i18n/sizes-and-moments.ts'
import { DraftConflict } from '../practice/draft-conflict.tsx'
import { checkLabels } from '../projects/check-labels.ts'
import { NOBODY } from './exercise-drafts.ts'
import { Solution } from './solution.tsx'
import { shownProgram, stageOf } from './stage-text.ts'
import { GapFields, LineOrder } from './assembled.tsx'
import { useExercise, type ExerciseWork, type OneExercise } from './use-exercise.ts'

const PythonExercise = lazy(() =>
  loadChunk(async () => ({ default: (await import('@qadam/code-lab/python-exercise')).PythonExercise })),
)
const WebExercise = lazy(() =>
  loadChunk(async () => ({ default: (await import('@qadam/code-lab/web-exercise')).WebExercise })),
)

/** What its program is put together with, where it is not written. */
const assembled = { order: LineOrder, gaps: GapFields, write: undefined } as const

interface LessonExerciseProps extends OneExercise {
  /** Stands below once it passed, here at least. */
  next?: ReactNode
}

/** An exercise where it stands in the text of a lesson. */
export function LessonExercise({ next, ...props }: LessonExerciseProps): ReactNode {
  const { accountId, questionId, exercise } = props
  const Assembled = assembled[stageOf(exercise)]
  const { t } = useTranslation()
  const work = useExercise(props)
  const { draft, typed, isSolved } = work
  const program = shownProgram(exercise, typed.text)
  const [failedCheck, setFailedCheck] = useState<string>()
  const titleId = useId()
  const labels = useMemo(
    () => ({
      labels: editorLabels(t, formatSize),
      pythonLabels: pythonLabels(t),
      webLabels: webLabels(t),
      snippetLabels: {
        close: t('code_python.snippet.close'),
        reset: t('code_python.snippet.reset'),
        code: t('code_python.snippet.code'),
      },
      checkLabels: { ...checkLabels(t), hidden: t('exercise.hidden') },
    }),
    [t],
  )
  const hints = exercise.checks.find(({ id }) => id === failedCheck)?.hints ?? []
  const place = { question_id: questionId, exercise: exercise.id }
  return (
    <section
      aria-labelledby={titleId}
      data-exercise-state={isSolved ? 'solved' : 'open'}
      className="code-lab-exercise my-6 overflow-clip rounded-card border border-line bg-card text-ink"
    >
      <div className="flex items-center gap-2.5 px-4 pt-3.5">
        <Icon
          name={isSolved ? 'check' : 'practice'}
          size={22}
          className={`shrink-0 ${isSolved ? 'text-pistachio-text' : 'text-turquoise-text'}`}
        />
        <h3 id={titleId} className="m-0 min-w-0 flex-1 text-lead font-bold">
          {exercise.title}
        </h3>
        {isSolved && (
          <span className="text-caption font-semibold text-pistachio-text">{t('exercise.is_solved')}</span>
        )}
      </div>
      {exercise.repair === true && !isSolved && (
        <p className="mt-1 mb-0 px-4 text-compact text-muted">
          <span className="mr-1.5 rounded-full bg-saffron-soft px-2.5 py-0.5 text-caption font-semibold text-saffron-text">
            {t('exercise.repair')}
          </span>
          {t(`exercise.repair_text.${exercise.language}`)}
        </p>
      )}
      <Prose html={exercise.text} className="px-4 pt-1 pb-2" />
      {typed.conflict ? (
        <div className="p-4">
          <DraftConflict
            mine={typed.text}
            theirs={typed.conflict.text}
            onChoose={(chosen) => draft.resolve(chosen)}
          />
        </div>
      ) : (
        <Written
          {...labels}
          language={exercise.language}
          text={program}
          onType={(text) => draft.type(text)}
          written={
            Assembled && (
              <Assembled
                starter={exercise.starter}
                text={program}
                onType={(text) => draft.type(text)}
                labelledBy={titleId}
              />
            )
          }
          begin={exercise.starter}
          checks={exercise.checks}
          onRun={() => logEvent('code_run', `question ${questionId}, exercise ${exercise.id}`)}
          onCheck={() => logEvent('code_run', `question ${questionId}, exercise ${exercise.id}, checks`)}
          onTried={(code, results) => {
            const failed = results.find(({ passed }) => !passed)
            setFailedCheck(failed?.id)
            void work.tried(code, failed === undefined)
          }}
        />
      )}
      <Said work={work} exercise={exercise} />
      {!isSolved && hints.length > 0 && (
        <ul className="my-0 list-none px-4 pb-4 text-compact" aria-label={t('exercise.hints')}>
          {hints.slice(0, work.misses).map((hint) => (
            <li key={hint} className="flex gap-2 pt-1.5">
              <Icon name="info" size={20} className="shrink-0 text-saffron-text" />
              {hint}
            </li>
          ))}
        </ul>
      )}
      {(isSolved || work.isWaiting) && next}
      {accountId !== NOBODY && <Solution place={place} isSolved={isSolved} tries={exercise.tries} />}
    </section>
  )
}

type WrittenProps = Omit<PythonExerciseProps, 'lang' | 'frameAddress'> &
  Omit<WebExerciseProps, 'frameAddress'> & { language: 'python' | 'web' }

/** The editor of its language: each comes with its own machine. */
function Written({
  language,
  webLabels: words,
  pythonLabels: python,
  onRun,
  ...props
}: WrittenProps): ReactNode {
  return (
    <Suspense fallback={<Skeleton height={220} />}>
      {language === 'web' ? (
        <WebExercise {...props} webLabels={words} frameAddress={webFrame} />
      ) : (
        <PythonExercise
          {...props}
          pythonLabels={python}
          onRun={onRun}
          lang={currentLanguage()}
          frameAddress={pythonFrame}
        />
      )}
    </Suspense>
  )
}

/** What the server made of it, and what waits. */
function Said({ work, exercise }: { work: ExerciseWork; exercise: Exercise }): ReactNode {
  const { t } = useTranslation()
  const { outcome, isWaiting, isSolved, typed } = work
  const [first] = outcome.kind === 'failed' ? outcome.failed : []
  const check = exercise.checks.find(({ id }) => id === first)
  // What waited may have been solved meanwhile by the outbox.
  const points = outcome.kind === 'solved' ? outcome.points : 0
  const isSolvedNow = outcome.kind === 'solved' || (outcome.kind === 'unsent' && isSolved)
  const said = isSolvedNow
    ? points > 0
      ? t('exercise.solved_points', { count: points })
      : t('exercise.solved')
    : outcome.kind === 'sending'
      ? t('exercise.sending')
      : isWaiting && !isSolved
        ? t('exercise.waiting')
        : check
          ? t(check.hidden ? 'exercise.failed_hidden' : 'exercise.failed_there', { title: check.title })
          : typed.save === 'failed'
            ? t('practice.text.unsaved')
            : ''
  return (
    <p
      role="status"
      className={`my-0 px-4 text-compact ${said === '' ? '' : 'py-3'} ${isSolvedNow ? 'font-semibold text-pistachio-text' : check ? 'text-pomegranate-text' : 'text-muted'}`}
    >
      {said}
    </p>
  )
}
