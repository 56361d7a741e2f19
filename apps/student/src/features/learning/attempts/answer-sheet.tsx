import { Button } from '@qadam/ui/button'
import { FeedbackSheet } from '@qadam/ui/feedback-sheet'
import { useEffect, useEffectEvent, useMemo, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { joinedHtml } from './joined-html.ts'
import type { Answered } from './attempt-machine.ts'
import { notePhrase, phraseKinds, pickPhrase, saidPhrases, type Moment } from './phrases.ts'

/** What became of an answer; `left`: nothing was judged, and why. */
export type Outcome = Answered | { kind: 'left'; why: 'gone' | 'not_due' }

export interface AnswerSheetProps {
  answered: Outcome | undefined
  /** What is known of the answer beside its verdict. */
  circumstances: Pick<Moment, 'isLong' | 'hasNext'> & { isNew: boolean }
  /** Draws a hint or message of an author, which is sanitised HTML. */
  renderText: (html: string) => ReactNode
  /** Where flying points land; without it they stay. */
  target: () => Element | null
  onNext: () => void
  /** How much of the screen it covers, in pixels. */
  onHeight?: (height_px: number) => void
}

/** The outcome of an answer slides up from below: right with what it earned, wrong with a hint, or stored for later. */
export function AnswerSheet(props: AnswerSheetProps): ReactNode {
  const { answered, circumstances, renderText, target, onNext, onHeight } = props
  const { t } = useTranslation()
  const reward = useRef<HTMLSpanElement>(null)
  const view = answered ? viewOf(answered) : undefined
  const points = answered?.kind === 'judged' ? answered.result.points_added : 0

  const phrase = usePhrase(answered, circumstances)
  const findTarget = useEffectEvent(target)
  // Once for each answer.
  useEffect(() => {
    if (answered && points > 0 && reward.current) fly(reward.current, findTarget())
  }, [answered, points])

  return (
    <FeedbackSheet
      open={view !== undefined}
      tone={view?.tone ?? 'info'}
      title={
        phrase ? (
          <>
            <span className="sr-only">{t(`test.sheet.${view?.title ?? 'right'}`)} </span>
            {phrase}
          </>
        ) : view ? (
          t(`test.sheet.${view.title}`)
        ) : null
      }
      foldLabel={t('test.sheet.fold')}
      onHeight={onHeight}
      reward={
        points > 0 ? (
          <span ref={reward} className="inline-block">
            +{points}
          </span>
        ) : undefined
      }
      action={
        <Button
          full
          size="lg"
          variant={view?.tone === 'right' ? 'success' : view?.tone === 'wrong' ? 'danger' : 'primary'}
          data-key="Enter"
          onClick={onNext}
        >
          {t('test.next')}
        </Button>
      }
    >
      {view?.html ? renderText(view.html) : view ? <span>{t(`test.sheet.${view.text}`)}</span> : null}
    </FeedbackSheet>
  )
}

/** What is said to a whole verdict, the same for as long as it is shown and another one next time. */
function usePhrase(
  answered: Outcome | undefined,
  { isNew, isLong, hasNext }: AnswerSheetProps['circumstances'],
): string | undefined {
  const { t } = useTranslation()
  const result =
    answered?.kind === 'judged' && !answered.result.partly && !answered.result.near
      ? answered.result
      : undefined
  const lists = {
    ...t('test.praise', { returnObjects: true }),
    ...t('test.comfort', { returnObjects: true }),
  }
  const id = useMemo(() => {
    if (!result) return undefined
    const { correct, points_added, hint, success_message } = result
    const kinds = phraseKinds({
      outcome: correct ? 'right' : 'wrong',
      isFirst: correct ? points_added > 0 : isNew,
      isLong,
      hasNote: (correct ? success_message : hint) !== null,
      hasNext,
    })
    return pickPhrase(lists, kinds, saidPhrases(), Math.random)
    // Chosen once for a verdict.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [result])
  useEffect(() => {
    if (id) notePhrase(id)
  }, [id])
  const [kind, index] = (id ?? '').split('.')
  return Object.entries(lists).find(([name]) => name === kind)?.[1][Number(index)]
}

type SheetTitle = 'right' | 'partly' | 'near' | 'wrong' | 'saved' | 'late' | 'gone' | 'not_due'
type SheetText = `${Exclude<SheetTitle, 'near'>}_text`

interface SheetView {
  tone: 'right' | 'partly' | 'wrong' | 'info'
  title: SheetTitle
  text: SheetText
  html?: string | null
}

function viewOf(answered: Outcome): SheetView {
  if (answered.kind === 'left') return { tone: 'info', title: answered.why, text: `${answered.why}_text` }
  if (answered.kind === 'saved') return { tone: 'info', title: 'saved', text: 'saved_text' }
  if (answered.kind === 'refused') return { tone: 'info', title: 'late', text: 'late_text' }
  const { correct, partly, near, answer_id, success_message } = answered.result
  // Beside the right answer its explanation helps more than a hint to it.
  const general = (answer_id === null ? null : success_message) ?? answered.result.hint
  // What the author says of the very option comes first.
  const hint = joinedHtml(answered.result.feedback, general)
  if (partly) return { tone: 'partly', title: 'partly', text: 'partly_text', html: hint }
  if (near) return { tone: 'wrong', title: 'near', text: 'wrong_text', html: hint }
  return correct
    ? { tone: 'right', title: 'right', text: 'right_text', html: success_message }
    : { tone: 'wrong', title: 'wrong', text: 'wrong_text', html: hint }
}

/** A copy of the reward rises to the progress strip; the reward itself stays to be read. */
function fly(from: HTMLElement, to: Element | null): void {
  if (!to || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const start = from.getBoundingClientRect()
  const end = to.getBoundingClientRect()
  const spark = from.cloneNode(true)
  if (!(spark instanceof HTMLElement)) return
  spark.ariaHidden = 'true'
  spark.className = 'pointer-events-none fixed z-50 font-display text-lg font-bold text-pistachio-text'
  Object.assign(spark.style, { left: `${start.left}px`, top: `${start.top}px` })
  document.body.append(spark)
  const across = end.left + end.width / 2 - (start.left + start.width / 2)
  const up = end.top + end.height / 2 - (start.top + start.height / 2)
  const flight = spark.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${across * 0.2}px, ${up * 0.55}px) scale(1.5)`, opacity: 1, offset: 0.55 },
      { transform: `translate(${across}px, ${up}px) scale(0.5)`, opacity: 0 },
    ],
    { duration: 900, delay: 250, easing: 'cubic-bezier(0.4, 0, 0.3, 1)', fill: 'backwards' },
  )
  flight.addEventListener('finish', () => spark.remove())
  flight.addEventListener('cancel', () => spark.remove())
}
