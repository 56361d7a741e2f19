import { isOfSet, type Question } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import { Skeleton } from '@qadam/ui/skeleton'
import { Suspense, useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { InlineText, QuestionText } from '../questions/question-text.tsx'
import { Transcript } from '../questions/sounds/transcript.tsx'
import { isAnsweredByPress } from '../questions/options.ts'
import { answerPlayers, answerReviews } from '../questions/question-types.tsx'
import type { Verdict } from '../questions/question-view.ts'
import { AnswerSheet, type Outcome } from '../attempts/answer-sheet.tsx'
import { LessonFrame, type LessonFrameProps } from './lesson-frame.tsx'

export interface AskedQuestionProps extends Pick<
  LessonFrameProps,
  'closeTo' | 'closeLabel' | 'progress' | 'trailing'
> {
  question: Question
  /** Which of how many it is. */
  place: number
  total: number
  isChecking: boolean
  /** Once it is answered. */
  answered?: Outcome | undefined
  /** The question was never answered before. */
  isNew: boolean
  /** Another question follows. */
  hasNext: boolean
  /** Where it was learned. */
  from?: string
  /** Whether the author's nudge is shown at once, or to who asks for it. */
  tip: 'shown' | 'on_demand'
  /** Whether a press on the one right option is the answer, without another to check it. */
  isQuick?: boolean
  /** @param hinted whether the nudge was asked for. */
  onAnswer: (answer: unknown, hinted: boolean) => void
  onNext: () => void
}

/** From here on an answer was worked for. */
const LONG_MS = 40_000
/** What is pressed before was meant for what stood there until then: nobody has read a question so soon. */
const UNREAD_MS = 500

/** One question a screen, with its verdict sliding up from below. */
export function AskedQuestion(props: AskedQuestionProps): ReactNode {
  const { question, place, total, isChecking, answered, isNew, hasNext, from, tip, onAnswer, onNext } = props
  const isQuick = props.isQuick === true && isAnsweredByPress(question)
  const { closeTo, closeLabel, progress, trailing } = props
  const { t } = useTranslation()
  const textId = useId()
  const [answer, setAnswer] = useState<unknown>(undefined)
  // A press answers before what it chose is drawn.
  const given = useRef<unknown>(undefined)
  const take = (next: unknown) => {
    given.current = next
    setAnswer(next)
  }
  const [isHinted, setHinted] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])

  const [shownAt] = useState(Date.now)
  const [isLong, setLong] = useState(question.result?.correct === false)
  const isAnswered = answered !== undefined
  const submit = () => {
    if (given.current === undefined || isChecking || isAnswered) return
    if (Date.now() - shownAt > LONG_MS) setLong(true)
    onAnswer(given.current, isHinted)
  }
  const press = () => {
    if (isQuick && Date.now() - shownAt >= UNREAD_MS) submit()
  }
  const [sheet_px, setSheet] = useState(0)
  const isCovered = isAnswered && sheet_px > 0
  const showFrame = useEffectEvent(() => frame.current && showAboveSheet(frame.current, sheet_px))
  // Again when the sheet grows: its words may come after it.
  useEffect(() => {
    if (isCovered) showFrame()
  }, [isCovered, sheet_px])
  const type = isOfSet(question.type, 'test') ? question.type : undefined
  const Player = type && answerPlayers[type]
  const verdict = answered && verdictOf(answered, answer)
  // A wrong answer whose right one may be told stands beside it, as in a review.
  const Review =
    type && verdict?.correct === false && verdict.answer_id !== null ? answerReviews[type] : undefined

  return (
    <LessonFrame
      closeTo={closeTo}
      closeLabel={closeLabel}
      progress={progress}
      trailing={trailing}
      overlay={
        <AnswerSheet
          answered={answered}
          circumstances={{ isNew, isLong, hasNext }}
          renderText={(html) => <InlineText html={html} />}
          target={() => document.querySelector('[data-points-target]')}
          onNext={onNext}
          onHeight={setSheet}
        />
      }
      isActionCovered={isAnswered}
      action={
        // Of what a press answers only that is left to check which was passed over by arrows.
        isQuick && answer === undefined ? undefined : (
          <Button
            full
            size="lg"
            data-key="Enter"
            data-sound="none"
            disabled={answer === undefined}
            loading={isChecking}
            onClick={submit}
          >
            {t('test.check')}
          </Button>
        )
      }
    >
      <div
        ref={frame}
        // Whatever the sheet covers can be scrolled above it, at once: where motion is reduced all styles change by
        // transitions of no time, which begin a frame later.
        style={isCovered ? { paddingBottom: sheet_px } : undefined}
        className="relative flex flex-col pt-3 pb-4 transition-none"
      >
        <h1 ref={heading} tabIndex={-1} className="sr-only">
          {t('test.question', { place, total })}
        </h1>
        {from && <p className="mb-2 text-caption leading-5 text-muted">{from}</p>}
        {type && (
          <p className="mb-1 text-compact text-muted">
            {t(isQuick ? 'test.prompt_quick' : `test.prompt.${type}`)}
          </p>
        )}
        <QuestionText id={textId} variant="title" html={question.question} className="mb-4 max-w-none" />
        <Transcript transcripts={verdict?.transcripts} />
        {question.tip &&
          (tip === 'shown' || isHinted ? (
            <Tip html={question.tip} />
          ) : (
            !isAnswered && (
              <Button
                variant="secondary"
                size="sm"
                className="mb-4 self-start"
                onClick={() => setHinted(true)}
              >
                <Icon name="info" size={18} />
                {t('test.tip')}
              </Button>
            )
          ))}
        <Suspense fallback={<OptionsSkeleton count={question.other.options.length} />}>
          {Review && verdict ? (
            <Review question={question} labelledBy={textId} verdict={verdict} />
          ) : (
            Player && (
              <Player
                question={question}
                labelledBy={textId}
                verdict={verdict}
                isChecking={isChecking}
                onAnswer={take}
                onSubmit={submit}
                onPress={press}
              />
            )
          )}
        </Suspense>
      </div>
    </LessonFrame>
  )
}

/** The sheet must not hide the very answer it speaks of. */
function showAboveSheet(frame: HTMLElement, sheet_px: number): void {
  const chosen = [...frame.querySelectorAll('[data-choice][aria-checked=true]')].at(-1)
  if (!chosen) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const hidden_px = chosen.getBoundingClientRect().bottom - (window.innerHeight - sheet_px - 8)
  if (hidden_px > 0) window.scrollBy({ top: hidden_px, behavior: isCalm ? 'auto' : 'smooth' })
}

function verdictOf(answered: Outcome, given: unknown): Verdict {
  if (answered.kind !== 'judged') return { correct: null, answer: given, answer_id: null }
  const { correct, partly, answer, answer_id, transcripts } = answered.result
  return { correct, isPartly: partly, answer: answer ?? given, answer_id, transcripts }
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
