import { Icon } from '@qadam/ui/icon'
import { inputLook } from '@qadam/ui/text-field'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { session } from '../../../../platform/session.ts'
import { sessionStore } from '../../../../platform/storage.ts'
import { inTwoPictures } from '../answer-review.tsx'
import { submitsOnEnter } from '../options.ts'
import { defineQuestionType, type AnswerProps, type Verdict } from '../question-view.ts'

/** Type a word, a number or a line of code. What is typed outlives a reload. */
function TypedAnswer(props: AnswerProps): ReactNode {
  const { question, labelledBy, verdict, isChecking, onAnswer, onSubmit } = props
  const format = question.other.format ?? 'word'
  const draftKey = `qadam.typed.${session.get()?.user.id ?? 0}.${question.id}`
  const [typed, setTyped] = useState(() => sessionStore.read(draftKey) ?? '')
  const isWhole = typed.trim() !== ''
  const report = useEffectEvent(onAnswer)
  // What was typed before a reload is an answer already.
  useEffect(() => report(isWhole ? typed : undefined), [isWhole, typed])
  const isAnswered = verdict !== undefined && verdict.isReview !== true
  useEffect(() => {
    if (isAnswered) sessionStore.remove(draftKey)
  }, [isAnswered, draftKey])

  if (verdict) return <Given verdict={verdict} isCode={format === 'code'} />
  return (
    <input
      aria-labelledby={labelledBy}
      value={typed}
      readOnly={isChecking}
      maxLength={200}
      inputMode={format === 'number' ? 'decimal' : 'text'}
      enterKeyHint="done"
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="none"
      spellCheck={false}
      className={`${inputLook} min-h-14 ${format === 'code' ? 'font-mono' : ''}`}
      onChange={({ target }) => {
        setTyped(target.value)
        sessionStore.write(draftKey, target.value)
      }}
      onKeyDown={(event) => submitsOnEnter(event, isWhole, onSubmit)}
    />
  )
}

const looks = {
  right: 'border-pistachio bg-pistachio-soft',
  wrong: 'border-pomegranate bg-pomegranate-soft',
  saved: 'border-line bg-card',
} as const

/** What was typed, and what became of it. */
function Given({ verdict, isCode }: { verdict: Verdict; isCode: boolean }): ReactNode {
  const { t } = useTranslation()
  const { correct, answer } = verdict
  const state = correct === null ? 'saved' : correct ? 'right' : 'wrong'
  return (
    <p
      data-typed
      className={`flex min-h-14 items-center gap-2 rounded-control border-2 px-3.5 py-2.5 break-words whitespace-pre-wrap ${isCode ? 'font-mono' : ''} ${looks[state]}`}
    >
      <span className="min-w-0 flex-1">{typeof answer === 'string' ? answer : ''}</span>
      {state === 'right' && (
        <Icon name="check" size={24} label={t('test.option.right')} className="text-pistachio-text" />
      )}
      {state === 'wrong' && (
        <Icon name="cross" size={24} label={t('test.option.wrong')} className="text-pomegranate-text" />
      )}
    </p>
  )
}

export default defineQuestionType('typed-answer', {
  Player: TypedAnswer,
  Review: inTwoPictures(TypedAnswer),
})
