import { Button, buttonClass } from '@qadam/ui/button'
import { Coin } from '@qadam/ui/coin'
import { EmptyState } from '@qadam/ui/empty-state'
import { FullScreenLoader } from '@qadam/ui/full-screen-loader'
import { Icon } from '@qadam/ui/icon'
import { Mascot } from '@qadam/ui/mascot'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../platform/i18n/format.ts'
import { formatDay } from '../../../platform/i18n/sizes-and-moments.ts'
import { LoadError } from '../../../platform/load-error.tsx'
import { paths } from '../../../platform/paths.ts'
import { partOf } from '../attempts/answer-part.ts'
import { AskedQuestion } from '../lesson/asked-question.tsx'
import { LessonFrame, StepCount } from '../lesson/lesson-frame.tsx'
import { Scene } from '../lesson/scene.tsx'
import { tally, type RecallRun } from './recall-run.ts'
import type { Repeated } from './repeated.ts'
import type { RecallSitting, RecallState } from './recall-sitting.ts'

/** The way out: to the lesson that is repeated, else home. */
interface WayOut {
  repeated: Repeated | undefined
}

const closeOf = ({ repeated }: WayOut) => ({ to: repeated?.address ?? paths.home })
const leaveLabel = ({ repeated }: WayOut) => (repeated ? 'recall.to_lesson' : 'recall.home')

/** What is due, or was wrong in a lesson's test, a question a screen, and how it ended. */
export function RecallScreen({
  state,
  sitting,
  repeated,
}: {
  state: RecallState
  sitting: RecallSitting | undefined
} & WayOut): ReactNode {
  const { t } = useTranslation()
  const closeTo = closeOf({ repeated })
  const closeLabel = t('recall.close')
  const begin = () => void sitting?.begin()
  switch (state.phase) {
    case 'loading':
      return <FullScreenLoader label={t('recall.loading')} />
    case 'failed':
      return (
        <LessonFrame closeTo={closeTo} closeLabel={closeLabel}>
          <div className="grid flex-1 place-items-center">
            <LoadError error={state.error} onRetry={begin} />
          </div>
        </LessonFrame>
      )
    case 'empty':
      return <Nothing nextDue={state.next_due} repeated={repeated} />
    case 'finished':
      return <End run={state.run} repeated={repeated} onMore={begin} />
    case 'asking':
    case 'checking':
    case 'feedback':
      return <Asked state={state} sitting={sitting} repeated={repeated} />
  }
}

function Asked({
  state,
  sitting,
  repeated,
}: {
  state: Extract<RecallState, { place: number }>
  sitting: RecallSitting | undefined
} & WayOut): ReactNode {
  const { t } = useTranslation()
  const { run, place } = state
  const card = run.cards[place]
  if (!card) return null
  const { question, lesson, course } = card
  const isRepeat =
    run.first[place] !== undefined && !(state.phase === 'feedback' && run.first[place] === state.outcome)
  const total = run.cards.length
  const done = Object.keys(run.first).length
  const parts = run.cards.map((_, each) => partOf(run.first[each]))
  return (
    <AskedQuestion
      // The same card once more is another question to its player.
      key={`${question.id}-${isRepeat}`}
      closeTo={closeOf({ repeated })}
      closeLabel={t('recall.close')}
      question={question}
      place={place + 1}
      total={total}
      progress={{ value: done / total, label: t('recall.progress'), parts }}
      trailing={<StepCount step={Math.min(place + 1, total)} total={total} />}
      isChecking={state.phase === 'checking'}
      answered={state.phase === 'feedback' ? state.outcome : undefined}
      isNew={false}
      hasNext={run.left.length > 1}
      from={isRepeat || repeated ? t('recall.once_more') : `${course} · ${lesson}`}
      tip="on_demand"
      isQuick
      onAnswer={(answer, hinted) => void sitting?.answer(answer, hinted)}
      onNext={() => sitting?.next()}
    />
  )
}

function Nothing({ nextDue, repeated }: { nextDue: string | null } & WayOut): ReactNode {
  const { t } = useTranslation()
  const [title, text] = nextDue
    ? [t('recall.none'), t('recall.none_text', { day: formatDay(nextDue) })]
    : [t('recall.no_cards'), t('recall.no_cards_text')]
  return (
    <LessonFrame closeTo={closeOf({ repeated })} closeLabel={t('recall.close')}>
      <h1 className="sr-only">{t('recall.title')}</h1>
      <div className="grid flex-1 place-items-center">
        <EmptyState
          mood={nextDue ? 'happy' : 'hello'}
          title={title}
          text={text}
          action={
            <Link to={closeOf({ repeated }).to} data-key="Enter" className={buttonClass({ size: 'lg' })}>
              {t(leaveLabel({ repeated }))}
            </Link>
          }
        />
      </div>
    </LessonFrame>
  )
}

function End({ run, repeated, onMore }: { run: RecallRun; onMore: () => void } & WayOut): ReactNode {
  const { t } = useTranslation()
  const heading = useRef<HTMLDivElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  const { right, wrong, saved } = tally(run)
  const home = (
    <Link
      to={closeOf({ repeated }).to}
      {...(run.more === 0 && { 'data-key': 'Enter' })}
      className={buttonClass({ size: 'lg', full: true, variant: run.more > 0 ? 'secondary' : 'primary' })}
    >
      {t(leaveLabel({ repeated }))}
    </Link>
  )
  return (
    <LessonFrame
      closeTo={closeOf({ repeated })}
      closeLabel={t('recall.close')}
      action={
        <>
          {run.more > 0 && (
            <Button full size="lg" data-key="Enter" onClick={onMore}>
              {t('recall.more', { count: run.more })}
            </Button>
          )}
          {home}
        </>
      }
    >
      <div ref={heading} tabIndex={-1} className="flex flex-1 flex-col justify-center outline-none">
        <Scene
          picture={<Mascot mood={wrong > right ? 'thinking' : 'happy'} size={152} />}
          title={t(wrong > right ? 'recall.end.mending' : 'recall.end.kept')}
        >
          <p className="mt-1.5 max-w-[36ch] text-muted text-pretty">
            {t('recall.end.right', { right: formatNumber(right), count: right + wrong })}
          </p>
          {wrong > 0 && <p className="mt-1 max-w-[36ch] text-muted text-pretty">{t('recall.end.wrong')}</p>}
          {saved > 0 && (
            <p className="mt-1 max-w-[36ch] text-muted text-pretty">
              {t('recall.end.saved', { count: saved })}
            </p>
          )}
          <Earned run={run} />
        </Scene>
      </div>
    </LessonFrame>
  )
}

function Earned({ run: { points, coins } }: { run: RecallRun }): ReactNode {
  const { t } = useTranslation()
  if (points === 0 && coins === 0) return null
  return (
    <div className="mt-5 flex flex-wrap justify-center gap-2.5">
      {points > 0 && (
        <p className="flex items-center gap-2 rounded-full bg-pistachio-soft px-4 py-2 text-pistachio-text">
          <Icon name="star" size={22} />
          <span className="font-display text-lg font-bold">+{formatNumber(points)}</span>
          <span className="text-compact font-medium">{t('test.result.points', { count: points })}</span>
        </p>
      )}
      {coins > 0 && (
        <p className="flex items-center gap-2 rounded-full bg-saffron-soft px-4 py-2 text-saffron-text">
          <Coin size={22} />
          <span className="font-display text-lg font-bold">+{formatNumber(coins)}</span>
          <span className="text-compact font-medium">{t('test.result.coins', { count: coins })}</span>
        </p>
      )}
    </div>
  )
}
