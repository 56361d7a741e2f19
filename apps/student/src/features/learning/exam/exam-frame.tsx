import { type Exam, type ExamLevel, limits } from '@qadam/contract'
import { Countdown } from '@qadam/ui/countdown'
import { Icon } from '@qadam/ui/icon'
import { ProgressBar } from '@qadam/ui/progress-bar'
import { Tabs } from '@qadam/ui/tabs'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../platform/paths.ts'
import { LanguageSwitch } from '../../access/accounts/language-switch.tsx'
import type { ExamRun } from './exam-state.ts'

export interface ExamFrameProps {
  exam: Exam | undefined
  /** The part on the screen. */
  current?: ExamLevel | undefined
  /** While a part runs. */
  run?: ExamRun
  /** The language stays as it is as long as the exam is under way. */
  isUnderWay?: boolean
  /** The one thing to do next, where a thumb reaches it. */
  action?: ReactNode
  children: ReactNode
}

/** As wide as what is asked below it, between which and the edge of a laptop's column only the cross stands. */
const asContent = 'md:mx-12 md:w-[calc(100%-6rem)] short:mx-0'

/** The exam and nothing else: its parts, the clock and the way so far on top, one action at the bottom. */
export function ExamFrame(props: ExamFrameProps): ReactNode {
  const { exam, current, run, isUnderWay = false, action, children } = props
  const { t } = useTranslation()
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="below-banner safe-top sticky top-0 z-30 bg-ground">
        <div className="mx-auto flex w-full max-w-3xl flex-wrap items-center gap-x-2 gap-y-1.5 px-4 py-1.5 max-[22rem]:gap-x-1 max-[22rem]:px-3 short:flex-nowrap">
          <Link
            to={paths.home}
            data-key="Escape"
            aria-label={t('exam.close')}
            title={t('exam.close')}
            className="-ml-2.5 grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-tile hover:text-ink"
          >
            <Icon name="cross" size={24} />
          </Link>
          {run ? (
            <>
              <QuestionCount run={run} />
              <ExamClock run={run} />
            </>
          ) : (
            <span className="min-w-0 flex-1 text-base leading-5 font-bold break-words sm:font-display sm:text-lead short:hidden">
              {t('exam.title')}
            </span>
          )}
          <div className="ml-auto md:mr-12 short:order-last short:mr-0">
            <LanguageSwitch isDisabled={isUnderWay} />
          </div>
          {exam && <PartTabs exam={exam} current={current} isRunning={run !== undefined} />}
          {run && (
            <ProgressBar
              value={Object.keys(run.given).length / run.part.questions.length}
              label={t('exam.progress')}
              tone="pistachio"
              className={`w-full ${asContent} short:w-24 short:shrink-0`}
            />
          )}
        </div>
      </header>
      <main className="below-banner mx-auto flex w-full max-w-2xl flex-1 flex-col px-4 pb-8">{children}</main>
      {action && (
        <footer className="sticky bottom-0 z-20 bg-ground before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-6 before:bg-linear-to-t before:from-ground before:to-transparent">
          <div className="safe-bottom mx-auto flex w-full max-w-2xl flex-col gap-2 px-4 pt-2 [--safe-bottom:16px] short:pt-1 short:[--safe-bottom:6px] short:[&_button]:min-h-11">
            {action}
          </div>
        </footer>
      )}
    </div>
  )
}

function PartTabs({
  exam,
  current,
  isRunning,
}: {
  exam: Exam
  current: ExamLevel | undefined
  isRunning: boolean
}): ReactNode {
  const { t } = useTranslation()
  return (
    <Tabs
      label={t('exam.parts')}
      className={`w-full ${asContent} min-w-0 max-sm:[&_[role=tab]]:gap-1 max-sm:[&_[role=tab]]:px-1.5 short:w-auto short:flex-1 short:[&_[role=tab]]:gap-1 short:[&_[role=tab]]:px-1.5`}
      value={current ?? exam.parts[0]?.title ?? 'Part 1'}
      items={exam.parts.map(({ id, title, locked, state }) => ({
        value: title,
        disabled: locked || (isRunning && title !== current),
        icon:
          state === 'passed' ? (
            <Icon name="check" size={16} label={t('exam.passed_part')} className="text-pistachio-text" />
          ) : state === 'failed' ? (
            <Icon name="cross" size={16} label={t('exam.failed_part')} className="text-muted" />
          ) : locked ? (
            <Icon name="lock" size={16} label={t('exam.locked')} />
          ) : undefined,
        label: t('exam.part', { number: id }),
      }))}
    />
  )
}

/** '3 / 10'. */
function QuestionCount({ run }: { run: ExamRun }): ReactNode {
  const total = run.part.questions.length
  const place = Math.min(Object.keys(run.given).length + 1, total)
  return (
    <span className="numbers shrink-0 text-compact font-semibold text-muted">
      {place} / {total}
    </span>
  )
}

/** The time that is left, by the school's clock. */
function ExamClock({ run }: { run: ExamRun }): ReactNode {
  const { t } = useTranslation()
  return (
    <Countdown
      until={run.deadline}
      now={() => Date.now() + run.offset_ms}
      thresholds={{ warn: limits.exam.yellowFrom_s, danger: limits.exam.redFrom_s }}
      label={t('exam.time_left')}
      announce={(seconds) => t('exam.time_left_is', { count: seconds })}
    />
  )
}
