import { isOfSet, type Attempt, type Lesson, type Question } from '@qadam/contract'
import { PREVIEW_PATH } from '@qadam/web/preview-path'
import { useMemo, useState, type MouseEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TrialContext } from '../projects/trial-project.ts'
import type { AttemptState } from '../attempts/attempt-machine.ts'
import { LearnStage } from './learn-stage.tsx'
import { TestQuestion } from './test-question.tsx'

/** Nobody: nothing of theirs is read or sent. */
const NOBODY = 0
const MINUTES_MS = 10 * 60_000
const nothing = () => undefined

/** A question on the screen of its lesson, as the first of its students will see it, for its author to try. */
export function QuestionPreview({
  question: given,
  title,
  starter,
}: {
  question: Question
  title: string
  starter: Readonly<Record<string, string>> | undefined
}): ReactNode {
  const { t } = useTranslation()
  // Of no question: what was typed for another one is not found again.
  const [id] = useState(() => crypto.getRandomValues(new Int32Array(1))[0] ?? 1)
  const question = useMemo(() => unmet(given, id), [given, id])
  const trial = useMemo(() => (starter ? { files: starter, media: {} } : undefined), [starter])
  const isTest = isOfSet(question.type, 'test')
  return (
    <TrialContext value={trial}>
      <div onClickCapture={stay}>
        {isTest ? (
          <Test question={question} />
        ) : (
          <LearnStage
            closeTo={{ to: PREVIEW_PATH }}
            accountId={NOBODY}
            lesson={lessonOf(question, title)}
            steps={[question]}
            index={0}
            lastLabel={t('lesson.next')}
            onMove={nothing}
            onRefused={nothing}
            answers={null}
          />
        )}
      </div>
    </TrialContext>
  )
}

function Test({ question }: { question: Question }): ReactNode {
  const [state] = useState((): Extract<AttemptState, { phase: 'asking' }> => {
    const now = new Date()
    const attempt: Attempt = {
      attempt_id: 0,
      lesson_id: question.id,
      started_at: now.toISOString(),
      expires_at: new Date(now.getTime() + MINUTES_MS).toISOString(),
      now: now.toISOString(),
      question_ids: [question.id],
      answered: {},
      attempts_left: 1,
      practice_run: true,
    }
    return { phase: 'asking', run: { attempt, offset_ms: 0, answered: {} }, question_id: question.id }
  })
  return (
    <TestQuestion
      closeTo={{ to: PREVIEW_PATH }}
      state={state}
      question={question}
      onAnswer={nothing}
      onNext={nothing}
    />
  )
}

/** Read already, so that reading is not told to the server. */
function unmet(question: Question, id: number): Question {
  const other = question.other.read === undefined ? question.other : { ...question.other, read: true }
  return { ...question, id, other }
}

function lessonOf({ id }: Question, title: string): Lesson {
  return {
    id,
    module_id: id,
    title,
    order: 1,
    type: 'Learn_Practice',
    state: 'open',
    duration_s: 0,
    questions: 1,
    result: null,
    attempts: { max: 1, left: 1, refill_at: null },
    practice: null,
    missing: [],
    test: null,
  }
}

/** No way leads out of the frame, and nothing is handed in from it. */
function stay(event: MouseEvent): void {
  const { target } = event
  if (!(target instanceof Element)) return
  if (!target.closest('a:not([target=_blank]), [data-tour="hand-in"]')) return
  event.preventDefault()
  event.stopPropagation()
}
