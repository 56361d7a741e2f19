import type { Question } from '@qadam/contract'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { partOf } from '../attempts/answer-part.ts'
import type { AttemptState, Run } from '../attempts/attempt-machine.ts'
import { TestClock } from '../attempts/test-clock.tsx'
import { AskedQuestion } from './asked-question.tsx'
import { StepCount, type WayBack } from './lesson-frame.tsx'

type ShownState = Extract<AttemptState, { question_id: number }>

export interface TestQuestionProps {
  closeTo: WayBack
  state: ShownState
  question: Question
  onAnswer: (answer: unknown) => void
  onNext: () => void
}

/** A question of a test that runs. */
export function TestQuestion({ closeTo, state, question, onAnswer, onNext }: TestQuestionProps): ReactNode {
  const { t } = useTranslation()
  const [isNew] = useState(question.result === null)
  const { run } = state
  const total = run.attempt.question_ids.length
  const place = run.attempt.question_ids.indexOf(question.id) + 1
  const done = Object.keys(run.answered).length
  return (
    <AskedQuestion
      closeTo={closeTo}
      question={question}
      place={place}
      total={total}
      progress={{ value: done / total, label: t('test.progress'), parts: partsOf(run) }}
      trailing={
        <>
          <StepCount step={place} total={total} />
          <TestClock run={run} />
        </>
      }
      isChecking={state.phase === 'checking'}
      answered={state.phase === 'feedback' ? state.answered : undefined}
      isNew={isNew}
      hasNext={done < total}
      tip="shown"
      onAnswer={onAnswer}
      onNext={onNext}
    />
  )
}

/** A part of the strip for each question, in the order they are asked. */
const partsOf = ({ attempt, answered }: Run) => attempt.question_ids.map((id) => partOf(answered[id]))
