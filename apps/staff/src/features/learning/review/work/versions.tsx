import type { Submission } from '@qadam/contract'
import { Timeline, type TimelineTone } from '@qadam/ui/timeline'
import { Prose } from '@qadam/ui/prose'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../../platform/times.ts'

const tones: Record<Submission['status'], TimelineTone> = {
  uploaded: 'checking',
  approved: 'approved',
  rejected: 'rejected',
}

export interface VersionsProps {
  versions: readonly Submission[]
  /** The one that is shown above. */
  shown: number
  onShow: (submissionId: number) => void
}

/** Every version of a submission, newest first, with its decision. */
export function Versions({ versions, shown, onShow }: VersionsProps): ReactNode {
  const { t } = useTranslation()
  return (
    <Timeline
      label={t('review.versions')}
      items={versions.map((version) => ({
        id: String(version.submission_id),
        tone: tones[version.status],
        title: t('queue.version', { value: version.version }),
        time: formatMoment(version.submittedAt),
        dateTime: version.submittedAt,
        children: (
          <>
            {version.reviewed_at && (
              <p className="text-compact text-muted numbers">
                {t(`queue.status.${version.status}`)}
                {version.score !== null && ` · ${t('review.score_of', { score: version.score })}`}
                {version.reviewer && ` · ${version.reviewer}`}
              </p>
            )}
            {version.teacher_comment && (
              <Prose className="border-l-4 border-line pl-3 text-compact" html={version.teacher_comment} />
            )}
            <button
              type="button"
              aria-pressed={version.submission_id === shown}
              disabled={version.submission_id === shown}
              onClick={() => onShow(version.submission_id)}
              className="min-h-11 w-max rounded-control px-2 text-sm font-semibold text-turquoise-text enabled:hover:bg-turquoise-soft disabled:text-muted"
            >
              {t(version.submission_id === shown ? 'review.shown' : 'review.show')}
            </button>
          </>
        ),
      }))}
    />
  )
}
