import { isOfSet } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { EmptyState } from '@qadam/ui/empty-state'
import { Icon, type IconName } from '@qadam/ui/icon'
import { Segments } from '@qadam/ui/segments'
import { Skeleton } from '@qadam/ui/skeleton'
import { Suspense, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { InlineText, QuestionText } from '../questions/question-text.tsx'
import { Transcript } from '../questions/sounds/transcript.tsx'
import { answerReviews } from '../questions/question-types.tsx'
import type { Verdict } from '../questions/question-view.ts'
import { isMistake, reviewKind, type ReviewItem } from '../attempts/review-items.ts'
import { LessonFrame, type WayBack } from './lesson-frame.tsx'

export interface TestReviewProps {
  closeTo: WayBack
  items: readonly ReviewItem[]
  isPassed: boolean
  onBack: () => void
}

/** The answers of a test again, each as it was given; after a pass with the right ones and why. */
export default function TestReview({ closeTo, items, isPassed, onBack }: TestReviewProps): ReactNode {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const [kind, setKind] = useState(() => reviewKind(items) ?? 'answers')
  const shown = kind === 'mistakes' ? items.filter(isMistake) : items
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <LessonFrame
      closeTo={closeTo}
      action={
        <Button full size="lg" data-key="Enter" onClick={onBack}>
          {t('lesson.back')}
        </Button>
      }
    >
      <h1 ref={heading} tabIndex={-1} className="pt-2 text-heading leading-8 font-bold outline-none">
        {t(`test.review.${kind}`)}
      </h1>
      <p className="mt-1 text-muted text-pretty">{t(`test.review.${isPassed ? 'known' : 'unknown'}`)}</p>
      <Segments
        label={t('test.review.shown')}
        className="mt-4 self-start"
        items={[
          { value: 'mistakes', label: t('test.review.mistakes') },
          { value: 'answers', label: t('test.review.all') },
        ]}
        value={kind}
        onChange={setKind}
      />
      {shown.length === 0 && (
        <EmptyState mood="happy" title={t('test.review.none')} text={t('test.review.none_text')} />
      )}
      <ol className="mt-5 flex flex-col gap-5">
        {shown.map((item) => (
          <li key={item.question.id}>
            <Reviewed item={item} />
          </li>
        ))}
      </ol>
    </LessonFrame>
  )
}

const variants: Record<ReviewItem['outcome'], { icon: IconName; className: string }> = {
  right: { icon: 'check', className: 'bg-pistachio-soft text-pistachio-text' },
  partly: { icon: 'plus', className: 'bg-saffron-soft text-saffron-text' },
  wrong: { icon: 'cross', className: 'bg-pomegranate-soft text-pomegranate-text' },
  unanswered: { icon: 'clock', className: 'bg-tile text-muted' },
}

const noteTones = {
  right: { box: 'bg-pistachio-soft', title: 'text-pistachio-text' },
  why: { box: 'bg-turquoise-soft', title: 'text-turquoise-text' },
  hint: { box: 'bg-saffron-soft', title: 'text-saffron-text' },
} as const

function Reviewed({ item }: { item: ReviewItem }): ReactNode {
  const { t } = useTranslation()
  const textId = useId()
  const { question, outcome, answer, answer_id, transcripts, note } = item
  const { icon, className } = variants[outcome]
  // Green is for what went well.
  const noteTone = note?.kind === 'hint' ? 'hint' : outcome === 'right' ? 'right' : 'why'
  const correct = outcome === 'unanswered' ? null : outcome === 'right'
  return (
    <article aria-labelledby={textId} className="rounded-card border border-line bg-card px-4 py-4 sm:px-5">
      <p className="mb-2 flex items-center gap-2 text-compact">
        <span className="text-muted">{t('test.review.question', { number: item.number })}</span>
        <span
          className={`inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 font-semibold ${className}`}
        >
          <Icon name={icon} size={18} />
          {t(`test.result.${outcome}`)}
        </span>
      </p>
      <QuestionText id={textId} variant="title" html={question.question} className="mb-3 max-w-none" />
      <Transcript transcripts={transcripts} />
      <Given
        item={item}
        labelledBy={textId}
        verdict={{ correct, isPartly: outcome === 'partly', answer, answer_id, transcripts, isReview: true }}
      />
      {note && (
        <div className={`mt-4 rounded-control px-3.5 py-3 text-compact ${noteTones[noteTone].box}`}>
          <p className={`mb-0.5 font-semibold ${noteTones[noteTone].title}`}>
            {t(`test.review.${note.kind}`)}
          </p>
          <InlineText html={note.html} className="block [&_pre]:overflow-x-auto" />
        </div>
      )}
    </article>
  )
}

/** An answer as it was given, which stands still. */
function Given({ item, ...props }: { item: ReviewItem; labelledBy: string; verdict: Verdict }): ReactNode {
  const { question } = item
  if (!isOfSet(question.type, 'test')) return null
  const Review = answerReviews[question.type]
  return (
    <Suspense fallback={<Skeleton height={59 * Math.max(1, question.other.options.length)} />}>
      <div className="[&_*]:animate-none!">
        <Review question={question} {...props} />
      </div>
    </Suspense>
  )
}
