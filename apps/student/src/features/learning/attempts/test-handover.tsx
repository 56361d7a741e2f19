import type { Lesson } from '@qadam/contract'
import { Countdown } from '@qadam/ui/countdown'
import { FormFault } from '@qadam/ui/form-fault'
import { Girih } from '@qadam/ui/girih'
import { Icon, type IconName } from '@qadam/ui/icon'
import { Mascot } from '@qadam/ui/mascot'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPercent } from '../../../platform/i18n/format.ts'

export interface TestHandoverProps {
  lesson: Lesson
  /** Until when an attempt runs, by this device's clock. */
  runningUntil: Date | undefined
  /** The server's word where it refused to start. */
  refusal: string | undefined
  onRefill: () => void
  /** The way to the review of the last attempt; after a pass it stands where the facts of the test were. */
  children?: ReactNode
}

/** Between learning and the test: what awaits. */
export function TestHandover({
  lesson,
  runningUntil,
  refusal,
  onRefill,
  children,
}: TestHandoverProps): ReactNode {
  const { t } = useTranslation()
  const { test, attempts, result } = lesson
  if (!test) return null
  const isPassed = result?.passed === true
  const isExhausted = !isPassed && attempts.left === 0
  if (runningUntil) return <RunningTest until={runningUntil} refusal={refusal} onEnd={onRefill} />
  return (
    <div className="flex flex-1 flex-col items-center justify-center pb-8 text-center short:pb-0">
      <div className="relative isolate -mx-4 flex justify-center self-stretch py-[clamp(12px,4dvh,32px)] short:hidden">
        <Girih
          fade="none"
          className="-z-10 [mask-image:radial-gradient(closest-side,#000_50%,transparent)]"
        />
        <Mascot
          mood={isExhausted ? 'sleeping' : isPassed ? 'happy' : 'hello'}
          size={168}
          className="h-[clamp(96px,20dvh,168px)] w-auto animate-pop"
        />
      </div>
      <h1 tabIndex={-1} className="text-heading leading-8 font-bold text-balance outline-none">
        {t(isExhausted ? 'test.handover.rest' : isPassed ? 'test.handover.passed' : 'test.handover.ready')}
      </h1>
      <p className="mt-2 max-w-[34ch] text-muted text-balance">
        {isExhausted
          ? t('test.handover.rest_text')
          : isPassed
            ? t('test.handover.passed_text', { percentage: formatPercent(result.percentage) })
            : t(`test.handover.${lesson.type === 'Checkpoint' ? 'checkpoint' : 'ready'}_text`, {
                percent: test.pass_percent,
              })}
      </p>
      {isExhausted && attempts.refill_at ? (
        <div className="mt-6 flex flex-col items-center gap-2">
          <span className="text-compact font-medium">{t('test.handover.next_attempt')}</span>
          <Countdown
            until={attempts.refill_at}
            label={t('test.handover.next_attempt')}
            tone="turquoise"
            onEnd={onRefill}
            className="[&>span]:min-h-12 [&>span]:px-5 [&>span]:font-display [&>span]:text-2xl"
          />
        </div>
      ) : isPassed && children ? null : (
        <dl className="mt-7 grid w-full max-w-md grid-cols-3 divide-x divide-line rounded-card border border-line bg-card">
          <Fact
            icon="quiz"
            value={String(test.questions)}
            label={t('test.handover.questions', { count: test.questions })}
          />
          <Fact icon="clock" {...timeFact(test.time_limit_s, t)} />
          {isPassed ? (
            <Fact icon="refresh" value="∞" label={t('test.handover.free_attempts')} />
          ) : (
            <Fact
              icon="star"
              value={`${attempts.left} / ${attempts.max}`}
              label={t('test.handover.attempts', { count: attempts.left })}
            />
          )}
        </dl>
      )}
      {children}
      <div className="mt-4 max-w-[36ch]">
        <FormFault>{refusal}</FormFault>
      </div>
    </div>
  )
}

interface RunningTestProps {
  until: Date
  refusal: string | undefined
  onEnd: () => void
}

/** An attempt that was begun before, on this device or another: its clock goes on. */
function RunningTest({ until, refusal, onEnd }: RunningTestProps): ReactNode {
  const { t } = useTranslation()
  return (
    <div className="flex flex-1 flex-col items-center justify-center pb-8 text-center short:pb-0">
      <Mascot mood="thinking" size={152} className="animate-pop short:hidden" />
      <h1 tabIndex={-1} className="mt-6 text-heading leading-8 font-bold text-balance outline-none">
        {t('test.handover.running')}
      </h1>
      <p className="mt-2 max-w-[34ch] text-muted text-balance">{t('test.handover.running_text')}</p>
      <div className="mt-6 flex flex-col items-center gap-2">
        <span className="text-compact font-medium">{t('test.time_left')}</span>
        <Countdown
          until={until}
          label={t('test.time_left')}
          thresholds={{ warn: 60, danger: 15 }}
          onEnd={onEnd}
          className="[&>span]:min-h-12 [&>span]:px-5 [&>span]:font-display [&>span]:text-2xl"
        />
      </div>
      <div className="mt-4 max-w-[36ch]">
        <FormFault>{refusal}</FormFault>
      </div>
    </div>
  )
}

function timeFact(seconds: number, t: TFunction): { value: string; label: string } {
  if (seconds < 60) return { value: String(seconds), label: t('test.handover.seconds', { count: seconds }) }
  const minutes = Math.floor(seconds / 60)
  const rest_s = seconds % 60
  return {
    value: rest_s === 0 ? String(minutes) : `${minutes}:${String(rest_s).padStart(2, '0')}`,
    label: t('test.handover.minutes', { count: minutes }),
  }
}

function Fact({ icon, value, label }: { icon: IconName; value: string; label: string }): ReactNode {
  return (
    <div className="flex flex-col-reverse items-center justify-end gap-0.5 px-1.5 py-4">
      <dt className="text-caption leading-4 text-muted">{label}</dt>
      <dd className="flex flex-col items-center gap-1.5 font-display text-lg font-bold">
        <Icon name={icon} size={24} className="text-turquoise-text" />
        {value}
      </dd>
    </div>
  )
}
