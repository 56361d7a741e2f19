import type { AttemptResult } from '@qadam/contract'
import { Coin } from '@qadam/ui/coin'
import { CountUp } from '@qadam/ui/count-up'
import { Countdown } from '@qadam/ui/countdown'
import { Girih } from '@qadam/ui/girih'
import { Icon } from '@qadam/ui/icon'
import { Mascot } from '@qadam/ui/mascot'
import { ProgressRing } from '@qadam/ui/progress-ring'
import { StarBurst } from '@qadam/ui/star-burst'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber, formatPercent } from '../../../platform/i18n/format.ts'
import type { FinishReason, Run } from './attempt-machine.ts'

export interface TestResultProps {
  run: Run
  result: AttemptResult
  reason: FinishReason
  /** Another attempt can be taken now. */
  canRetry: boolean
  onRefill: () => void
  /** The way to the review. */
  children?: ReactNode
}

/** From here on little is missing. */
const CLOSE_PERCENT = 60

/** The end of an attempt: how much was right and what was earned. */
export function TestResult(props: TestResultProps): ReactNode {
  const { run, result, reason, canRetry, onRefill, children } = props
  const { t } = useTranslation()
  const isPassed = result.state === 'passed'
  const title = titleOf(result, reason, canRetry)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])

  return (
    <div className="flex flex-1 flex-col items-center pb-8">
      <div className="flex w-full flex-1 flex-col items-center justify-center text-center">
        <div className="relative isolate -mx-4 flex items-end justify-center self-stretch py-6 short:origin-top short:scale-60 short:py-0 short:-mb-16">
          <Girih
            fade="none"
            className="-z-10 [mask-image:radial-gradient(closest-side,#000_50%,transparent)]"
          />
          <ScoreRing percentage={result.percentage} isPassed={isPassed} />
          <Mascot mood={isPassed ? 'happy' : 'thinking'} size={112} className="-ml-5" />
        </div>
        <h1
          ref={heading}
          tabIndex={-1}
          className="mt-2 text-heading leading-8 font-bold text-balance outline-none"
        >
          {t(`test.result.${title}`)}
        </h1>
        <p className="mt-1.5 max-w-[36ch] text-muted text-balance">
          {t(`test.result.${title}_text`, { correct: result.correct, total: result.total })}
        </p>
        {run.attempt.practice_run ? (
          <p className="mt-4 text-compact text-muted">{t('test.result.practice_run')}</p>
        ) : (
          isPassed && <Earned points={result.points_added} coins={result.coins_added} />
        )}
        {!isPassed && !run.attempt.practice_run && (
          <>
            {result.points_added > 0 && (
              <p className="mt-2 text-compact text-muted">
                {t('test.result.kept', {
                  count: result.points_added,
                  points: formatNumber(result.points_added),
                })}
              </p>
            )}
            <NextAttempt result={result} canRetry={canRetry} onRefill={onRefill} />
          </>
        )}
        {children}
      </div>
    </div>
  )
}

type Title = 'passed' | 'timeout' | 'rest' | 'close' | 'failed'

function titleOf(result: AttemptResult, reason: FinishReason, canRetry: boolean): Title {
  if (result.state === 'passed') return 'passed'
  if (!canRetry) return 'rest'
  if (reason === 'timeout') return 'timeout'
  return result.percentage >= CLOSE_PERCENT ? 'close' : 'failed'
}

function ScoreRing({ percentage, isPassed }: { percentage: number; isPassed: boolean }): ReactNode {
  const { t } = useTranslation()
  const [shown, setShown] = useState(0)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setShown(percentage))
    return () => cancelAnimationFrame(frame)
  }, [percentage])
  return (
    <div className="relative">
      <ProgressRing
        value={shown / 100}
        size={152}
        thickness={14}
        tone={isPassed ? 'pistachio' : 'saffron'}
        label={t('test.result.score')}
        className="[&_circle]:transition-[stroke-dasharray] [&_circle]:duration-1000 [&_circle]:ease-out"
      >
        <CountUp
          value={Math.round(shown)}
          from={0}
          durationMs={1000}
          format={formatPercent}
          className="font-display text-3xl font-bold"
        />
      </ProgressRing>
      {isPassed && <StarBurst reach={120} sparks={16} />}
    </div>
  )
}

function Earned({ points, coins }: { points: number; coins: number }): ReactNode {
  const { t } = useTranslation()
  const [shown, setShown] = useState({ points: 0, coins: 0 })
  useEffect(() => {
    const timer = setTimeout(() => setShown({ points, coins }), 500)
    return () => clearTimeout(timer)
  }, [points, coins])
  if (points === 0 && coins === 0) return null
  const plus = (value: number) => `+${formatNumber(value)}`
  return (
    <div className="mt-5 flex flex-wrap justify-center gap-2.5">
      <p className="flex items-center gap-2 rounded-full bg-pistachio-soft px-4 py-2 text-pistachio-text">
        <Icon name="star" size={22} />
        <CountUp value={shown.points} from={0} format={plus} className="font-display text-lg font-bold" />
        <span className="text-compact font-medium">{t('test.result.points', { count: points })}</span>
      </p>
      {coins > 0 && (
        <p className="flex items-center gap-2 rounded-full bg-saffron-soft px-4 py-2 text-saffron-text">
          <Coin size={22} />
          <CountUp value={shown.coins} from={0} format={plus} className="font-display text-lg font-bold" />
          <span className="text-compact font-medium">{t('test.result.coins', { count: coins })}</span>
        </p>
      )}
    </div>
  )
}

interface NextAttemptProps {
  result: AttemptResult
  canRetry: boolean
  onRefill: () => void
}

function NextAttempt({ result, canRetry, onRefill }: NextAttemptProps): ReactNode {
  const { t } = useTranslation()
  if (result.attempts_left > 0)
    return (
      <p className="mt-4 text-compact font-medium">
        {t('test.result.attempts_left', { count: result.attempts_left })}
      </p>
    )
  if (canRetry || !result.refill_at) return null
  return (
    <div className="mt-5 flex flex-col items-center gap-2">
      <p className="text-compact font-medium">{t('test.handover.next_attempt')}</p>
      <Countdown
        until={result.refill_at}
        label={t('test.handover.next_attempt')}
        tone="turquoise"
        onEnd={onRefill}
        className="[&>span]:min-h-12 [&>span]:px-5 [&>span]:font-display [&>span]:text-2xl"
      />
    </div>
  )
}
