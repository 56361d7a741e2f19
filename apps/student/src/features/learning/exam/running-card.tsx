import type { User } from '@qadam/contract'
import { buttonClass } from '@qadam/ui/button'
import { Card } from '@qadam/ui/card'
import { Countdown } from '@qadam/ui/countdown'
import { Icon } from '@qadam/ui/icon'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../platform/paths.ts'
import { useRunningExam } from './running-exam.ts'

/** On home while a sitting goes on: its clock, and the way back. */
export default function RunningExamCard({ user }: { user: User }): ReactNode {
  const { t } = useTranslation()
  const running = useRunningExam(user)
  if (!running) return null
  const { part, until } = running
  return (
    <Card className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:p-5 lg:mb-6">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-saffron-soft text-saffron-text">
        <Icon name="exam" size={26} />
      </span>
      <div className="min-w-0 flex-1 basis-44">
        <h2 className="leading-6 font-bold">
          {until === null ? t('exam.ready.next_title', { number: part }) : t('exam.under_way.title')}
        </h2>
        <p className="text-compact text-muted">
          {until === null ? t('exam.under_way.pause') : t('exam.part', { number: part })}
        </p>
      </div>
      {until !== null && (
        <Countdown
          until={new Date(until)}
          label={t('exam.time_left')}
          tone="turquoise"
          thresholds={{ warn: 60, danger: 15 }}
          className="[&>span]:min-h-11 [&>span]:px-4 [&>span]:font-display [&>span]:text-xl"
        />
      )}
      <Link to={paths.exam} className={`${buttonClass({ size: 'md' })} max-sm:w-full`}>
        {t('exam.under_way.back')}
        <Icon name="arrow-right" size={20} />
      </Link>
    </Card>
  )
}
