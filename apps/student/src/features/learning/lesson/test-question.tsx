import { isOfSet, type Question } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import type { ProgressPart } from '@qadam/ui/progress-parts'
import { Skeleton } from '@qadam/ui/skeleton'
import { Suspense, useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { InlineText, QuestionText } from '../questions/question-text.tsx'
import { answerPlayers } from '../questions/question-types.tsx'
import type { Verdict } from '../questions/question-view.ts'
import { AnswerSheet } from '../attempts/answer-sheet.tsx'
import type { Answered, AttemptState, Run } from '../attempts/attempt-machine.ts'
import { TestClock } from '../attempts/test-clock.tsx'
import { LessonFrame, StepCount, type WayBack } from './lesson-frame.tsx'

type ShownState = Extract<AttemptState, { question_id: number }>

export interface TestQuestionProps {
  closeTo: WayBack
  state: ShownState
  question: Question
  onAnswer: (answer: unknown) => void
  onNext: () => void
}

/** From here on an answer was worked for. */
const LONG_MS = 40_000

/** One question a screen, with its verdict sliding up from below. */
export function TestQuestion({ closeTo, state, question, onAnswer, onNext }: TestQuestionProps): ReactNode {
  const { t } = useTranslation()
  const textId = useId()
  const [answer, setAnswer] = useState<unknown>(undefined)
  const frame = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])

  const [shownAt] = useState(Date.now)
  const [before] = useState(question.result)
  const [isLong, setLong] = useState(before?.correct === false)
  const { run } = state
  const total = run.attempt.question_ids.length
  const place = run.attempt.question_ids.indexOf(question.id) + 1
  const done = Object.keys(run.answered).length
  const answered = state.phase === 'feedback' ? state.answered : undefined
  const submit = () => {
    if (answer === undefined || state.phase !== 'asking') return
    if (Date.now() - shownAt > LONG_MS) setLong(true)
    onAnswer(answer)
  }
  const isAnswered = answered !== undefined
  const [sheet_px, setSheet] = useState(0)
  const isCovered = isAnswered && sheet_px > 0
  const showFrame = useEffectEvent(() => frame.current && showAboveSheet(frame.current, sheet_px))
  useEffect(() => {
    if (isCovered) showFrame()
  }, [isCovered])
  const type = isOfSet(question.type, 'test') ? question.type : undefined
  const Player = type && answerPlayers[type]

  return (
    <LessonFrame
      closeTo={closeTo}
      progress={{ value: done / total, label: t('test.progress'), parts: partsOf(run) }}
      trailing={
        <>
          <StepCount step={place} total={total} />
          <TestClock run={run} />
        </>
      }
      overlay={
        <AnswerSheet
          answered={answered}
          circumstances={{ isNew: before === null, isLong, hasNext: done < total }}
          renderText={(html) => <InlineText html={html} />}
          target={() => document.querySelector('[data-points-target]')}
          onNext={onNext}
          onHeight={setSheet}
        />
      }
      isActionCovered={isAnswered}
      action={
        <Button
          full
          size="lg"
          data-key="Enter"
          data-sound="none"
          disabled={answer === undefined}
          loading={state.phase === 'checking'}
          onClick={submit}
        >
          {t('test.check')}
        </Button>
      }
    >
      <div
        ref={frame}
        // Whatever the sheet covers can be scrolled above it.
        style={isCovered ? { paddingBottom: sheet_px } : undefined}
        className="relative flex flex-col pt-3 pb-4"
      >
        <h1 ref={heading} tabIndex={-1} className="sr-only">
          {t('test.question', { place, total })}
        </h1>
        {type && <p className="mb-1 text-compact text-muted">{t(`test.prompt.${type}`)}</p>}
        <QuestionText id={textId} variant="title" html={question.question} className="mb-4 max-w-none" />
        {question.tip && <Tip html={question.tip} />}
        {Player && (
          <Suspense fallback={<OptionsSkeleton count={question.other.options.length} />}>
            <Player
              question={question}
              labelledBy={textId}
              verdict={answered && verdictOf(answered, answer)}
              isChecking={state.phase === 'checking'}
              onAnswer={setAnswer}
              onSubmit={submit}
            />
          </Suspense>
        )}
      </div>
    </LessonFrame>
  )
}

/** A part of the strip for each question, in the order they are asked. */
function partsOf({ attempt, answered }: Run): ProgressPart[] {
  return attempt.question_ids.map((id) => {
    const given = answered[id]
    if (!given) return 'open'
    if (given.kind !== 'judged') return 'saved'
    return given.result.correct ? 'right' : given.result.partly ? 'partly' : 'wrong'
  })
}

/** The sheet must not hide the very answer it speaks of. */
function showAboveSheet(frame: HTMLElement, sheet_px: number): void {
  const chosen = [...frame.querySelectorAll('[data-choice][aria-checked=true]')].at(-1)
  if (!chosen) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const hidden_px = chosen.getBoundingClientRect().bottom - (window.innerHeight - sheet_px - 8)
  if (hidden_px > 0) window.scrollBy({ top: hidden_px, behavior: isCalm ? 'auto' : 'smooth' })
}

function verdictOf(answered: Answered, given: unknown): Verdict {
  if (answered.kind !== 'judged') return { correct: null, answer: given, answer_id: null }
  const { correct, partly, answer, answer_id } = answered.result
  return { correct, isPartly: partly, answer: answer ?? given, answer_id }
}

function Tip({ html }: { html: string }): ReactNode {
  const { t } = useTranslation()
  return (
    <div className="mb-4 flex gap-2.5 rounded-card bg-saffron-soft px-4 py-3 text-compact">
      <Icon name="info" size={20} label={t('test.tip')} className="mt-px text-saffron-text" />
      <InlineText html={html} className="min-w-0 flex-1" />
    </div>
  )
}

function OptionsSkeleton({ count }: { count: number }): ReactNode {
  return (
    <div className="flex flex-col gap-2.5">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height={59} />
      ))}
    </div>
  )
}
