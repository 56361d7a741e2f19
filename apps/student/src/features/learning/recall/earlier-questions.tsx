import { Spinner } from '@qadam/ui/spinner'
import { TextButton } from '@qadam/ui/text-button'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { partOf } from '../attempts/answer-part.ts'
import { AskedQuestion } from '../lesson/asked-question.tsx'
import { LessonFrame, StepCount, type WayBack } from '../lesson/lesson-frame.tsx'
import { useRecall } from './use-recall.ts'

export interface EarlierQuestionsProps {
  accountId: number
  /** Whose test comes after them. */
  lessonId: number
  closeTo: WayBack
  /** They are answered or passed over, or there are none: the test may begin. */
  onDone: () => void
}

/** What a test opens with: questions of earlier lessons, for review alone. The test's clock does not run yet. */
export default function EarlierQuestions(props: EarlierQuestionsProps): ReactNode {
  const { accountId, lessonId, closeTo, onDone } = props
  const { t } = useTranslation()
  const { state, sitting } = useRecall(accountId, { before_lesson_id: lessonId })
  // Without a connection the test itself says what is wrong.
  const isOver = state.phase === 'empty' || state.phase === 'failed' || state.phase === 'finished'
  const finish = useEffectEvent(onDone)
  useEffect(() => {
    if (isOver) finish()
  }, [isOver])
  if (!('place' in state))
    return (
      <LessonFrame closeTo={closeTo}>
        <div role="status" className="grid flex-1 place-items-center text-turquoise-text">
          <Spinner size={40} />
          <span className="sr-only">{t('recall.loading')}</span>
        </div>
      </LessonFrame>
    )
  const { run, place } = state
  const card = run.cards[place]
  if (!card) return null
  const total = run.cards.length
  const done = Object.keys(run.first).length
  // One that was wrong is not asked once more here: the test waits.
  const isLast = done === total
  return (
    <AskedQuestion
      key={card.question.id}
      closeTo={closeTo}
      question={card.question}
      place={place + 1}
      total={total}
      progress={{
        value: done / total,
        label: t('recall.earlier.progress'),
        parts: run.cards.map((_, each) => partOf(run.first[each])),
      }}
      trailing={
        <>
          <StepCount step={place + 1} total={total} />
          <TextButton className="shrink-0 text-compact" onClick={onDone}>
            {t('recall.earlier.skip')}
          </TextButton>
        </>
      }
      isChecking={state.phase === 'checking'}
      answered={state.phase === 'feedback' ? state.outcome : undefined}
      isNew={false}
      hasNext={!isLast}
      from={t('recall.earlier.from', { lesson: card.lesson })}
      tip="on_demand"
      isQuick
      onAnswer={(answer, hinted) => void sitting?.answer(answer, hinted)}
      onNext={() => (isLast ? onDone() : sitting?.next())}
    />
  )
}
