import type { ExamQuestion as Asked } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Choice, ChoiceGroup } from '@qadam/ui/choice'
import { Fragment, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { submitsOnEnter } from '../questions/options.ts'
import { ExamFrame } from './exam-frame.tsx'
import type { ExamState } from './exam-state.ts'

export interface ExamQuestionProps {
  state: Extract<ExamState, { phase: 'asking' }>
  question: Asked
  onAnswer: (optionId: number) => void
}

/** One question a screen; an answer is given by Next and stays. */
export function ExamQuestion({ state, question, onAnswer }: ExamQuestionProps): ReactNode {
  const { t } = useTranslation()
  const textId = useId()
  const [chosen, setChosen] = useState<number | undefined>(undefined)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  const { questions } = state.run.part
  const place = questions.findIndex(({ id }) => id === question.id) + 1
  const next = () => {
    if (chosen !== undefined) onAnswer(chosen)
  }
  return (
    <ExamFrame
      exam={state.exam}
      current={state.run.part.title}
      run={state.run}
      isUnderWay
      action={
        <Button full size="lg" data-key="Enter" disabled={chosen === undefined} onClick={next}>
          {t('exam.next')}
        </Button>
      }
    >
      <div
        className="relative flex flex-col pt-3 pb-4 short:pt-0"
        onKeyDown={(event) => submitsOnEnter(event, chosen !== undefined, next)}
      >
        <h1 ref={heading} tabIndex={-1} className="sr-only">
          {t('exam.question', { place, total: questions.length })}
        </h1>
        <p className="mb-1 text-compact text-muted">{t('exam.choose')}</p>
        <h2
          id={textId}
          lang="en"
          className="mb-4 text-question leading-8 font-bold whitespace-pre-line text-balance"
        >
          <WithGap text={question.question} />
        </h2>
        <ChoiceGroup kind="single" labelledBy={textId} className="flex flex-col gap-2.5">
          {question.options.map((option, index) => (
            <Choice
              key={option.id}
              kind="single"
              index={index}
              checked={option.id === chosen}
              onSelect={() => setChosen(option.id)}
            >
              <span lang="en">{option.value}</span>
            </Choice>
          ))}
        </ChoiceGroup>
      </div>
    </ExamFrame>
  )
}

/** `___` is drawn as a line to write on. */
function WithGap({ text }: { text: string }): ReactNode {
  const { t, i18n } = useTranslation()
  return text.split('___').map((piece, index) => {
    // A comma begins no line: it stays with the gap before it.
    const mark = index > 0 ? (/^\s?[,.;:!?]+/.exec(piece)?.[0] ?? '') : ''
    return (
      <Fragment key={index}>
        {index > 0 && (
          <span className="whitespace-nowrap">
            <span className="mx-1 inline-block w-14 border-b-2 border-turquoise">
              <span lang={i18n.language} className="sr-only">
                {t('exam.gap')}
              </span>
            </span>
            {mark.trim()}
          </span>
        )}
        {piece.slice(mark.length)}
      </Fragment>
    )
  })
}
