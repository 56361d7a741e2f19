import type { Submission } from '@qadam/contract'
import { Button } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import { Timeline, type TimelineItem } from '@qadam/ui/timeline'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TeacherLetter } from './decision.tsx'
import { formatMoment } from '../../../platform/i18n/sizes-and-moments.ts'
import { SubmittedWork } from './submitted-work.tsx'

export interface VersionHistoryProps {
  /** Newest first. */
  versions: readonly Submission[]
  /** The older ones could not be asked for. */
  isIncomplete: boolean
  onRetry: () => void
}

/** Every version of an answer, newest first, each with what was submitted and the teacher's comment. */
export function VersionHistory({ versions, isIncomplete, onRetry }: VersionHistoryProps): ReactNode {
  const { t } = useTranslation()
  return (
    <section>
      <h2 className="mb-3 text-lg font-bold">{t('practice.history')}</h2>
      <Timeline
        label={t('practice.history')}
        items={versions.map((version, index) => itemOf(t, version, index === 0))}
      />
      {isIncomplete && (
        <p
          role="alert"
          className="mt-3 flex flex-wrap items-center gap-x-3 text-compact text-pomegranate-text"
        >
          {t('practice.no_history')}
          <Button variant="ghost" size="sm" onClick={onRetry}>
            {t('errors.retry')}
          </Button>
        </p>
      )}
    </section>
  )
}

function itemOf(t: TFunction, version: Submission, isNewest: boolean): TimelineItem {
  const { submission_id, status, submittedAt } = version
  // An older, undecided one was replaced before a teacher reviewed it.
  const shown = status === 'uploaded' && !isNewest ? 'replaced' : status
  return {
    id: String(submission_id),
    tone: shown === 'replaced' ? 'sent' : shown === 'uploaded' ? 'checking' : shown,
    title: (
      <>
        {t('practice.version', { version: version.version })}
        <span className="font-normal text-muted"> · {t(`practice.version_status.${shown}`)}</span>
      </>
    ),
    time: formatMoment(submittedAt),
    dateTime: submittedAt,
    children: (
      <details open={isNewest} className="group min-w-0">
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control pr-3 font-semibold text-turquoise-text select-none">
          <Icon
            name="chevron-right"
            size={20}
            className="transition-transform duration-[120ms] group-open:rotate-90"
          />
          {t('practice.show_version')}
        </summary>
        <div className="mt-2 flex flex-col gap-3">
          {/* The newest letter stands on top of the page. */}
          {!isNewest && <TeacherLetter submission={version} />}
          <SubmittedWork submission={version} />
        </div>
      </details>
    ),
  }
}
