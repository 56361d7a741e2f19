import { examLevels, limits } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { FormFault } from '@qadam/ui/form-fault'
import { Girih } from '@qadam/ui/girih'
import { Icon, type IconName } from '@qadam/ui/icon'
import { Mascot } from '@qadam/ui/mascot'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '../../../platform/error-text.ts'
import { formatNumber } from '../../../platform/i18n/format.ts'
import { ExamFrame } from './exam-frame.tsx'
import type { ExamState } from './exam-state.ts'

/** What comes, before any clock runs. */
export function ExamReady({
  state,
  onStart,
}: {
  state: Extract<ExamState, { phase: 'ready' }>
  onStart: () => void
}): ReactNode {
  const { t } = useTranslation()
  const { exam, next, isStarting, problem } = state
  const number = examLevels.indexOf(next) + 1
  const count = exam.duration_s / 60
  const minutes = formatNumber(count)
  const isFirst = number === 1
  const part = exam.parts[number - 1]
  return (
    <ExamFrame
      exam={exam}
      current={next}
      isUnderWay={exam.state === 'running'}
      action={
        <>
          <FormFault isCentered>{problem !== undefined && errorText(problem)}</FormFault>
          <Button full size="lg" data-key="Enter" loading={isStarting} onClick={onStart}>
            {isFirst ? t('exam.ready.start') : t('exam.ready.next_start', { number })}
          </Button>
        </>
      }
    >
      <div className="flex flex-1 flex-col items-center justify-center pb-4 text-center short:justify-start">
        <div className="relative isolate -mx-4 flex justify-center self-stretch pt-1 pb-1 sm:py-5 short:hidden">
          <Girih
            fade="none"
            className="-z-10 [mask-image:radial-gradient(closest-side,#000_50%,transparent)]"
          />
          <Mascot mood="hello" size={88} className="animate-pop" />
        </div>
        <h1 tabIndex={-1} className="text-2xl leading-7 font-bold text-balance outline-none">
          {isFirst ? t('exam.ready.title') : t('exam.ready.next_title', { number })}
        </h1>
        <p className="mt-2 max-w-[40ch] text-muted text-pretty">
          {isFirst
            ? t('exam.ready.text', { percent: exam.pass_percent })
            : t('exam.ready.next_text', { count, minutes })}
        </p>
        {isFirst && (
          <dl className="mt-3 grid w-full max-w-md grid-cols-3 divide-x divide-line rounded-card border border-line bg-card">
            <Fact
              icon="exam"
              value={exam.parts.length}
              label={t('exam.ready.parts', { count: exam.parts.length })}
            />
            <Fact icon="clock" value={minutes} label={t('exam.ready.minutes', { count })} />
            <Fact
              icon="quiz"
              value={limits.exam.questionsInPart}
              label={t('exam.ready.questions', { count: limits.exam.questionsInPart })}
            />
          </dl>
        )}
        {part && <p className="mt-3 max-w-[40ch] text-compact font-medium text-pretty">{part.description}</p>}
        <p className="mt-1.5 max-w-[44ch] text-compact text-muted text-pretty">{t('exam.ready.rules')}</p>
      </div>
    </ExamFrame>
  )
}

function Fact({ icon, value, label }: { icon: IconName; value: ReactNode; label: string }): ReactNode {
  return (
    <div className="flex flex-col-reverse items-center justify-end gap-0.5 px-1.5 py-2.5 short:py-2">
      <dt className="text-caption leading-4 text-muted">{label}</dt>
      <dd className="flex flex-col items-center gap-1.5 font-display text-lg font-bold short:flex-row">
        <Icon name={icon} size={24} className="text-turquoise-text" />
        {value}
      </dd>
    </div>
  )
}
